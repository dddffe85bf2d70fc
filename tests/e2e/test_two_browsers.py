"""Two people at two browsers play the end of a Legendary duel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.clicks import board, choose, confirm, in_sight, point

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import NewPage
    from e2e.tables import Host


def sit(page: Page, path: str, name: str) -> None:
    page.goto(path)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()
    expect(in_sight(page, name)).to_be_visible()


def test_both_see_the_same_winner_and_the_same_board(new_page: NewPage, host: Host) -> None:
    seats = host.recorded("legendary-duel-2", 283)
    anna, zoe = new_page(), new_page()
    sit(anna, seats.path(), "Anna")
    sit(zoe, seats.path(), "Zoe")
    host.start(seats)

    choose(anna, "the sea of Ornos")
    choose(anna, "End")
    point(zoe, "Mykonos")
    confirm(zoe)
    point(zoe, "Grammata")
    confirm(zoe)

    for page in (anna, zoe):
        expect(page.locator(".question")).to_have_text("The game is over: Anna has won.")
    same = board(anna)
    assert board(zoe) == same
    assert len(same) > 40
    zoe.evaluate("document.querySelector('.board-map [data-mark]').remove()")
    assert board(zoe) != same, "this test is blind"
    for page in (anna, zoe):
        page.get_by_role("link", name="See how it went").click()
    won = [page.locator("h1", has_text="has won").inner_text() for page in (anna, zoe)]
    assert won[0] == won[1]
    assert "Anna" in won[0] or "Zoe" in won[0]
