"""Board, tile, question and log belong to one version, on a slow line too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.clicks import open_table, question

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from e2e.conftest import NewPage
    from e2e.tables import Host


def shown(page: Page) -> list[object]:
    tiles = page.locator(".board-map").evaluate("(map) => map.querySelectorAll('[data-word]').length")
    return [question(page), tiles, page.get_by_role("log").inner_text()]


def test_nothing_of_a_message_is_shown_before_its_board(new_page: NewPage, host: Host) -> None:
    """Log and question came first: the rival's tile was previewed as one's own, and the laid one was missing."""
    seats = host.table("hellas", people=2)
    first = host.first_of_all(seats, 2)
    page = new_page()
    open_table(page, seats.path(1 - first))
    page.wait_for_selector(".board-map .mark")
    before = shown(page)

    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/geometry?*", hold)
    with page.expect_request("**/geometry?*"):
        host.first_of_all(seats, 1)
    # The message is here, since its board was asked for; and nothing of it is seen.
    assert shown(page) == before
    assert len(held) == 1
    held[0].continue_()
    page.unroute("**/geometry?*")

    expect(page.locator(".question")).not_to_have_text(str(before[0]))
    after = shown(page)
    assert after[1:] != before[1:]
    page.reload()
    page.wait_for_selector(".board-map .mark")
    expect(page.locator(".question")).to_have_text(str(after[0]))
    assert shown(page)[1] == after[1]
