"""The page of those who play by post: my turns first, and from one to the next."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from e2e.clicks import open_table
from e2e.hosting import PHONE, WIDE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import NewPage
    from e2e.tables import Host, Seats

DAY_MS: Final = 86_400_000
BY_POST: Final = {"pace": {"kind": "post", "step": 3 * DAY_MS}}


def at_turn(host: Host, *, mine: bool, **terms: Any) -> Seats:
    """A table at which seat 0, or the other, is asked."""
    seats = host.table("toy", people=2, names=("Anna", "Nikos"), terms=terms or BY_POST)
    while (host.asked(seats) == 0) != mine:
        host.first_of_all(seats, 1)
    return seats


def holds(page: Page, *tables: Seats) -> None:
    """The device has the keys of the first seats."""
    keys = {seats.game: [seats.keys["0"]] for seats in tables}
    page.add_init_script(f"localStorage.setItem('pelagos-keys', {json.dumps(json.dumps(keys))})")


def paths(page: Page, section: str) -> list[str | None]:
    links = page.locator(f"section[aria-labelledby={section}] li a")
    return [link.get_attribute("href") for link in links.all()]


def path(seats: Seats) -> str:
    return f"/game/{seats.game}"


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
def test_my_turns_come_first_then_those_of_others_then_what_ended(
    new_page: NewPage, host: Host, size: tuple[int, int]
) -> None:
    first, second = at_turn(host, mine=True), at_turn(host, mine=True, pace={"kind": "none"})
    other, ended = at_turn(host, mine=False), at_turn(host, mine=False)
    host.do(ended, 0, {"do": "propose", "kind": "end"})
    host.do(ended, 1, {"do": "vote", "agree": True})
    page = new_page(size)
    holds(page, other, ended, second, first)
    page.goto("/post")
    page.get_by_role("heading", name="Your turn (2)").wait_for()

    assert paths(page, "turns") == [path(first), path(second)]
    assert paths(page, "others") == [path(other)]
    assert paths(page, "ended") == [f"{path(ended)}/after"]
    one, two = page.locator("section[aria-labelledby=turns] li a").all()
    expect(one).to_contain_text("with Nikos")
    expect(one).to_contain_text("Has waited for 1 minute")
    expect(one).to_contain_text("Time left: 2 days")
    expect(two).to_contain_text("No time limit")
    expect(page.locator("section[aria-labelledby=others] li a")).to_contain_text("Waiting for Nikos, 1 minute so far")
    expect(page.get_by_role("link", name="By post 2", exact=True)).to_be_visible()
    expect(page.get_by_title("Your turn at 2 tables")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0], "the page scrolls sideways"


def test_what_ended_is_told_once(new_page: NewPage, host: Host) -> None:
    seats, page = at_turn(host, mine=False), new_page()
    host.do(seats, 0, {"do": "propose", "kind": "end"})
    host.do(seats, 1, {"do": "vote", "agree": True})
    holds(page, seats)
    for _ in range(2):
        page.goto("/post")
        page.get_by_role("heading", name="Finished since your last visit").wait_for()
    page.evaluate("sessionStorage.clear()")
    page.goto("/post")
    page.get_by_text("Nobody waits for you.").wait_for()

    assert paths(page, "ended") == []


def test_one_tap_leads_from_turn_to_turn(new_page: NewPage, host: Host) -> None:
    tables = [at_turn(host, mine=True) for _ in range(3)]
    page = new_page(PHONE, touch=True)
    holds(page, *tables)
    page.goto("/post")
    page.get_by_role("link", name="To the table that has waited longest").tap()
    for number, seats in enumerate(tables):
        page.wait_for_url(f"**{path(seats)}")
        page.wait_for_selector(".foot.asked")
        expect(page.get_by_role("link", name="Next table")).to_have_count(0)
        while host.asked(seats) == 0:
            host.first_of_all(seats, 1)
        left = len(tables) - number - 1
        if left:
            page.get_by_role("link", name=f"Next table where it is your turn ({left})").tap()
    page.wait_for_selector(".foot:not(.asked)")
    expect(page.get_by_role("link", name="Next table")).to_have_count(0)


def test_it_is_read_with_the_keyboard_and_in_italian(new_page: NewPage, host: Host) -> None:
    seats = at_turn(host, mine=True)
    page = new_page(language="it")
    holds(page, seats)
    page.goto("/post")
    page.get_by_role("heading", name="Tocca a te (1)").wait_for()
    page.get_by_role("link", name="Al tavolo che aspetta da più tempo").focus()
    page.keyboard.press("Tab")

    row = page.locator("section[aria-labelledby=turns] li a")
    expect(row).to_be_focused()
    expect(row).to_contain_text("Ti aspetta da 1 minuto")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**{path(seats)}")


def test_whoever_has_no_table_is_not_led_there_and_finds_an_empty_page(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.wait_for_selector(".cards")
    expect(page.get_by_role("link", name="By post")).to_have_count(0)
    page.goto("/post")

    page.get_by_text("Nobody waits for you.").wait_for()
    expect(page.get_by_role("button", name="Tell me on this device")).to_have_count(0)


def test_an_account_finds_its_tables_by_post(new_page: NewPage, host: Host) -> None:
    page = new_page()
    page.goto("/account")
    page.get_by_label("New account").check()
    page.get_by_label("Name", exact=True).fill("Postina")
    page.get_by_label("Password").fill("seven little owls")
    page.locator("form button[type=submit]").click()
    page.get_by_role("heading", name="Postina").wait_for()
    opened = page.evaluate(
        """async () => {
            const chairs = [{ kind: 'me' }, { kind: 'bot' }];
            const body = JSON.stringify({ title: 'toy', seats: 2, chairs, start: true });
            const headers = { 'Content-Type': 'application/json', 'X-Pelagos': '1' };
            return await (await fetch('/api/games', { method: 'POST', body, headers })).json();
        }"""
    )
    page.goto("/post")
    page.get_by_role("link", name="Toy").first.wait_for()

    assert paths(page, "turns") + paths(page, "others") == [f"/game/{opened['game']}"]
    open_table(page, f"/game/{opened['game']}")
