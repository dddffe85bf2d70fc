"""A phone: a cycle of Classic by tapping, 360 pixels wide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from e2e.clicker import Clicker
from e2e.clicks import entry, open_table
from e2e.hosting import PHONE
from e2e.places import mid

if TYPE_CHECKING:
    from e2e.conftest import NewPage
    from e2e.tables import Host, Seats

BEFORE_PASSING: Final = 174
"""Answers of a golden game: White is asked about a battle and holds no card for it."""
LYING: Final = (780, 360)
MOST_COVERED: Final = 0.2
"""Of the map, by a battle of one round."""
REACHED: Final = """(button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const corners = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4]];
    return corners.every(([x, y]) => document.elementFromPoint(x, y) === button);
}"""


def test_a_turn_of_classic_by_touch(new_page: NewPage, host: Host) -> None:
    seats = host.table("classic", people=1, bots=1)
    page = new_page(PHONE, touch=True)
    clicker = Clicker(page, 3, touch=True)
    open_table(page, seats.path(0))

    clicker.play(until=lambda: "Cycle 2" in page.inner_text(".headline"))

    assert len(clicker.line.said) > 3
    clicker.line.check()
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0], "the page scrolls sideways"


def test_a_foot_that_grows_leaves_the_buttons_of_the_map_free(new_page: NewPage, host: Host) -> None:
    page = new_page((360, 740), touch=True)
    mid("legendary-ffa4-1", 56, 4)(page, host)
    foot = page.locator(".foot")
    before = foot.bounding_box()
    entry(page, "Build").tap()
    expect(entry(page, "Site 2 of Erythrai")).to_be_visible()
    after = foot.bounding_box()

    assert before is not None
    assert after is not None
    assert after["height"] > before["height"], "the foot does not grow here, so this shows nothing"
    buttons = page.locator(".board-buttons button")
    assert [button.evaluate(REACHED) for button in buttons.all()] == [True] * 3


def test_offers_in_legendary_do_not_scroll_the_page(new_page: NewPage, host: Host) -> None:
    """The gods are longer than a phone: their list scrolls, and the page under it stays."""
    seats = host.table("legendary", people=1, bots=3)
    page = new_page(PHONE, touch=True)
    clicker = Clicker(page, 3, touch=True)
    open_table(page, seats.path(0))

    clicker.play(until=page.locator(".offers").first.is_visible)

    assert page.evaluate("document.documentElement.scrollHeight") <= PHONE[1], "the page scrolls down"


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["upright", "lying"])
def test_a_question_with_one_answer_is_read_before_it_is_confirmed(
    new_page: NewPage, host: Host, size: tuple[int, int]
) -> None:
    """Only “Pass. This cannot be taken back.” was to be seen, and not what was passed."""
    seats = host.resumed("hellas-2-1", BEFORE_PASSING, people=2)
    page = new_page(size, touch=True)
    open_table(page, seats.path(0))
    page.locator(".confirm").wait_for()

    expect(page.locator(".outlook")).to_be_visible()
    expect(page.locator(".question")).to_contain_text("do you play a card in this battle, or pass?")


def test_whoever_bids_twice_sees_the_gods_both_times(new_page: NewPage, host: Host) -> None:
    """In a duel the second pawn was asked for in a list, with no word about who has offered what."""
    seats = host.table("legendary", people=1, bots=1, options={"mode": "duel"})
    page = new_page(PHONE, touch=True)
    clicker = Clicker(page, 3, touch=True)
    open_table(page, seats.path(0))
    clicker.play(until=page.locator(".offers").first.is_visible)
    asked = host.seen(seats, 0)["whole"]["game"]["agenda"][0]

    clicker.answer()
    clicker.wait()
    again = host.seen(seats, 0)["whole"]["game"]["agenda"][0]

    assert again[0] == asked[0], "another question is asked here, so this shows nothing"
    expect(page.get_by_role("tab", name="Gods")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["upright", "lying"])
def test_a_battle_covers_little_of_a_small_map(new_page: NewPage, battle: Seats, size: tuple[int, int]) -> None:
    """Its panel hid a third of the map, with the cities beside the battle."""
    page = new_page(size, touch=True)
    open_table(page, battle.path(0))
    panel, area = page.locator(".battle-over").bounding_box(), page.locator(".map").bounding_box()

    assert panel is not None
    assert area is not None
    covered = panel["width"] * panel["height"] / (area["width"] * area["height"])
    assert covered < MOST_COVERED, f"{covered:.2f} of the map"
