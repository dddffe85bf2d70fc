"""The layout of a table at four sizes: what is in view, what covers what, how much is the map, how it is loaded."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from e2e.clicks import in_sight, open_table
from e2e.places import PLACES, early
from e2e.table_layout import ASKED, WATCH_SHIFTS, WIDE, faults_of, measured
from e2e.test_drawn_board import PLANT

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import NewPage
    from e2e.places import Place
    from e2e.tables import Host

MOST_SHIFT: Final = 0.02
"""How much of the screen may move, and how far, while a table is loaded."""
MANY: Final = {
    **{f"classic-{seats}": early("classic", seats - 1) for seats in (2, 3, 4, 5)},
    **{f"legendary-{seats}": early("legendary", seats - 1) for seats in (2, 3, 4, 5, 6)},
}
PLANTED: Final = {
    "a page that scrolls": ".table { height: 120dvh !important }",
    "a prompt out of sight": ".foot { margin-top: 120dvh !important }",
    "answers behind something": ".stage { position: fixed !important; inset: 0 0 50% 0; background: red }",
    "gods cut off": ".stage { height: 40px; overflow: hidden }",
    "cards that scroll away": ".left .card { min-height: 300px !important }",
    "a small map": ".table { --cards: 560px !important }",
    "no goal": ".goal { display: none !important }",
    "small letters": ".seats .tag { font-size: 10px !important }",
    "pale letters": ".log li { color: var(--line) !important }",
}


def shown(new_page: NewPage, host: Host, place: Place, dark: bool = False) -> Page:
    page: Page = new_page(WIDE, dark=dark)
    page.add_init_script(f"({WATCH_SHIFTS})()")
    place(page, host)
    page.wait_for_selector(".board-map")
    return page


def check(page: Page) -> None:
    for size, asked in ASKED.items():
        assert faults_of(measured(page, size), asked) == [], size


@pytest.mark.parametrize("place", ["classic-mid", "auction", "hellas-mid"])
def test_a_table_is_laid_out_for_every_screen_and_nothing_moves_while_it_is_loaded(
    new_page: NewPage, host: Host, place: str
) -> None:
    page = shown(new_page, host, PLACES[place])
    assert page.evaluate("() => window.shift") < MOST_SHIFT
    check(page)


def test_planted_faults_of_the_layout_are_found(new_page: NewPage, host: Host) -> None:
    page = shown(new_page, host, PLACES["auction"])
    for name, style in PLANTED.items():
        page.evaluate(PLANT, style)
        assert faults_of(measured(page, WIDE), ASKED[WIDE]), name
    page.evaluate(PLANT, "")
    assert faults_of(measured(page, WIDE), ASKED[WIDE]) == []

    shift = page.evaluate("() => window.shift")
    page.evaluate(PLANT, ".head { margin-top: 90px }")
    page.wait_for_function(f"() => window.shift > {shift + MOST_SHIFT}")


def test_who_talks_sees_the_board_and_what_is_new_is_counted(new_page: NewPage, host: Host) -> None:
    seats = host.table("hellas", people=2)
    page = new_page(WIDE)
    open_table(page, seats.path(0))
    page.wait_for_selector(".board-map")
    host.do(seats, 1, {"do": "talk", "channel": "table", "text": "hello"})
    tab = page.get_by_role("tab", name="Talk")
    tab.get_by_text("1").wait_for()

    page.get_by_role("button", name="Talk").click()
    in_sight(page, "hello").wait_for()
    assert page.get_by_role("dialog").count() == 0
    assert tab.locator(".unread").count() == 0
    page.locator(".board-map").click(trial=True)


def test_the_log_is_folded_into_cycles_and_turns(new_page: NewPage, host: Host) -> None:
    page = shown(new_page, host, PLACES["classic-mid"])
    log = page.get_by_role("log")
    cycles = log.locator("details:not(.inner)")
    assert [cycle.get_attribute("open") is not None for cycle in cycles.all()][-1:] == [True]
    turns = cycles.last.locator("details.inner")
    assert turns.first.locator("li").count() == 0
    turns.first.locator("summary").click()
    turns.first.locator("li").first.wait_for()
    assert turns.first.locator("li").first.get_attribute("class") is not None
    turns.first.locator("summary .card-name").click()
    expect(turns.first.locator("li")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("place", "dark"),
    list(
        itertools.product(
            [*MANY, "classic-mid", "legendary-mid", "auction", "hellas-early", "hellas-mid"], [False, True]
        )
    ),
)
def test_a_table_is_laid_out_for_every_number_of_seats(new_page: NewPage, host: Host, place: str, dark: bool) -> None:
    check(shown(new_page, host, {**PLACES, **MANY}[place], dark))
