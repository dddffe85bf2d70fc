"""A game against bots is taken elsewhere: its record is kept, and it goes on where the record is opened."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.clicks import open_table

if TYPE_CHECKING:
    from e2e.conftest import NewPage
    from e2e.tables import Host


def test_a_game_is_taken_elsewhere_and_goes_on_where_it_is_opened(new_page: NewPage, host: Host) -> None:
    seats = host.table("hellas", 1, bots=1)
    host.say(seats, 0, host.seen(seats, 0)["whole"]["game"]["options"][0])
    page = new_page()
    open_table(page, seats.path(0))
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Go on elsewhere").click()
    page.locator(".danger", has_text="Go on elsewhere").click()
    page.wait_for_url(re.compile(r"/after$"))
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the game as a file").click()
    record = saved.value.path().read_text(encoding="utf-8")

    assert "# ended: moved\n# bot orange novice\n" in record
    page.get_by_role("button", name="Go on here after all").click()
    page.wait_for_url(re.compile(rf"/game/(?!{seats.game})\w+$"))
    card = host.ask(f"/api/games/{page.url.rpartition('/')[2]}")
    assert (card["phase"], [chair["kind"] for chair in card["chairs"]]) == ("running", ["person", "bot"])
    expect(page.locator(".foot")).to_be_visible()


def test_a_record_that_is_brought_from_the_page_beside_goes_on_at_once(new_page: NewPage, host: Host) -> None:
    """The page without a server hands it over by the storage of the tab."""
    seats = host.table("hellas", 1, bots=1)
    host.do(seats, 0, {"do": "propose", "kind": "move"})
    page = new_page()
    page.goto("/privacy")
    page.evaluate(
        "async ([game, key]) => sessionStorage.setItem('pelagos-moving', await (await fetch("
        "`/api/games/${game}/record`, {headers: {Authorization: `Seat ${key}`}})).text())",
        [seats.game, seats.keys["0"]],
    )
    page.goto("/")
    page.wait_for_url(re.compile(r"/game/\w+$"))

    assert page.evaluate("sessionStorage.getItem('pelagos-moving')") is None
    expect(page.locator(".foot")).to_be_visible()
