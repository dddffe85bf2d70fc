"""Cards wherever their names stand: read by pointer, finger and key; and why one may not be chosen now."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from e2e.clicker import Line
from e2e.clicks import entry, open_table
from e2e.hosting import PHONE
from e2e.places import PLACES, mid

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import NewPage
    from e2e.tables import Host

CARD: Final = ".hover-card"
DRAWN: Final = "picture => picture.complete && picture.naturalWidth > 0"
HUMILITY: Final = mid("hellas-2-1", 36, 2)
LAUNCH: Final = mid("hellas-2-1", 227, 2)


def apart(page: Page, anchor: str) -> bool:
    """Does the card leave free what it tells about?"""
    one, two = page.locator(anchor).first.bounding_box(), page.locator(CARD).bounding_box()
    assert one is not None
    assert two is not None
    beside = one["x"] + one["width"] <= two["x"] or two["x"] + two["width"] <= one["x"]
    return beside or one["y"] + one["height"] <= two["y"] or two["y"] + two["height"] <= one["y"]


def test_a_finger_reads_a_god_and_a_button_chooses_it(new_page: NewPage, host: Host) -> None:
    page = new_page(PHONE, touch=True)
    line = Line(page)
    PLACES["auction"](page, host)
    god = page.locator(".god.glows", has_text="Poseidon")

    god.tap()

    card = page.locator(CARD)
    expect(card.locator("h3")).to_have_text("Poseidon")
    expect(card).to_contain_text("fleet")
    expect(card.get_by_role("link")).to_have_attribute("href", re.compile(r"/rules/legendary#L-\d"))
    assert page.locator(".god.picked").count() == 0, "reading is not choosing"
    expect(page.locator(".confirm")).to_have_count(0)

    card.get_by_role("button", name="Choose Poseidon").tap()

    expect(card).to_have_count(0)
    expect(page.locator(".foot")).to_contain_text("Poseidon")
    assert line.said == []


def test_a_card_by_key_tells_closes_and_leaves_the_answer_alone(new_page: NewPage, host: Host) -> None:
    pictures: list[str] = []
    page = new_page()
    page.on("request", lambda request: pictures.append(request.url) if "/assets/" in request.url else None)
    PLACES["auction"](page, host)
    assert not [url for url in pictures if "/poseidon-" in url], "pictures are fetched when they are first shown"
    god = page.locator(".god", has_text="Poseidon")

    page.keyboard.press("Tab")
    god.focus()

    card = page.locator(CARD)
    expect(card).to_have_attribute("role", "tooltip")
    expect(god).to_have_attribute("aria-describedby", card.get_attribute("id") or "")
    picture = card.locator("img")
    picture.wait_for()
    page.wait_for_function(f"() => ({DRAWN})(document.querySelector('{CARD} img'))")
    address = picture.get_attribute("src") or ""
    assert "immutable" in page.request.get(address).headers["cache-control"]
    assert apart(page, ".god:has-text('Poseidon')")

    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert god.get_attribute("aria-describedby") is None
    page.keyboard.press("Enter")
    expect(god).to_have_class(re.compile("picked"))
    page.keyboard.press("Escape")
    expect(god).not_to_have_class(re.compile("picked"))


def test_a_name_in_a_question_tells_and_so_does_what_is_thrown_away(new_page: NewPage, host: Host) -> None:
    page = new_page()
    HUMILITY(page, host)

    page.locator(".question .card-name", has_text="Humility").hover()
    card = page.locator(CARD)
    expect(card.locator("h3")).to_have_text("Humility")
    assert apart(page, ".question .card-name")
    page.mouse.move(5, 5)
    expect(card).to_have_count(0)

    entry(page, "Veto").click()
    expect(page.locator(".told")).to_contain_text("card")
    page.locator(".log .card-name", has_text="Humility").last.click()
    expect(card).to_have_attribute("role", "dialog")
    with page.context.expect_page() as opened:
        card.get_by_role("link").click()
    assert "/rules/hellas#H-" in opened.value.url


@pytest.mark.parametrize(
    ("place", "card", "clause"),
    [
        ("classic-mid", ".god:not(.glows)", "C-"),
        ("classic-mid", ".strip .card:not(.glows)", "C-"),
        ("legendary-mid", ".god:not(.glows)", "L-"),
        ("legendary-mid", ".strip .card:not(.glows)", "L-"),
        ("hellas-mid", ".strip .card[data-key^=god]:not(.glows)", "H-"),
        ("hellas-mid", ".seats .card[data-card^=hellas]:not([data-card*=back]):not(.glows)", "H-"),
    ],
)
def test_a_card_that_may_not_be_chosen_says_why(
    new_page: NewPage, host: Host, place: str, card: str, clause: str
) -> None:
    page = new_page()
    PLACES[place](page, host)

    page.locator(card).first.click()

    shown = page.locator(CARD)
    expect(shown.locator(".why-not")).to_contain_text(re.compile(r"\w+ \w+ \w+"))
    links = shown.get_by_role("link").all_inner_texts()
    assert any(link.startswith(f"Read {clause}") for link in links), links
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


def test_odds_say_what_they_count_on(new_page: NewPage, host: Host) -> None:
    page = new_page()
    LAUNCH(page, host)

    entry(page, "Launch").click()

    expect(page.locator(".odds")).to_contain_text(
        re.compile(r"100 in 100 .* if you play Beachhead; otherwise 0 in 100")
    )


def test_names_in_the_rules_open_their_cards(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/rules/hellas")

    name = page.locator(".rules-text .card-name", has_text="Beachhead").first
    name.scroll_into_view_if_needed()
    name.hover()

    expect(page.locator(f"{CARD} h3")).to_have_text("Beachhead")


def test_what_cannot_be_done_is_told_at_once(new_page: NewPage, host: Host) -> None:
    """On a device that has never seen a question of this game."""
    page = new_page()
    open_table(page, host.table("hellas", people=2).path(0))
    page.wait_for_selector(".foot")
    page.goto("about:blank")
    PLACES["classic-mid"](page, host)

    page.get_by_role("button", name="What cannot be done now").click()

    patterns = page.locator("dialog .patterns")
    expect(patterns.locator("dt").first).to_be_visible()
    expect(patterns).to_contain_text("not with the god of your turn")
    assert patterns.locator("dd a[target=_blank]").count() >= 3
