"""Board, tile, question and log belong to one version, on a slow line too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from e2e.clicks import open_table, question

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from e2e.conftest import NewPage
    from e2e.tables import Host

QUICK: Final = """localStorage.setItem('pelagos-settings', JSON.stringify({ ...JSON.parse(
    localStorage.getItem('pelagos-settings') ?? '{}'), pace: 'quick' }))"""
WATCHED: Final = """() => {
    window.torn = [];
    window.drawn = new Set();
    new MutationObserver(() => {
        const told = /Drawn: (\\w+)/.exec(document.querySelector('aside.left').textContent)?.[1] ?? '';
        const tile = document.querySelector('.board-drawn:not([hidden])') !== null;
        drawn.add(told);
        if (tile !== (told !== '')) torn.push(`${told || 'no tile'} is told, ${tile ? 'a' : 'no'} tile is shown`);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
"""Beside the map stands which tile is drawn; the map shows it. Whenever one of the two changes, both have changed."""


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


def test_a_step_that_is_followed_comes_with_its_board(new_page: NewPage, host: Host) -> None:
    """What was shown of a rival's turn changed first, and the board a little later."""
    seats = host.table("hellas", people=2)
    host.first_of_all(seats, 2)
    page = new_page(follows=True)
    page.add_init_script(QUICK)
    open_table(page, seats.path(0))
    page.wait_for_selector(".board-map .mark")
    page.evaluate(WATCHED)

    for _ in range(12):
        host.first_of_all(seats, 1)
    # The set-up is over then, and no tile is drawn.
    expect(page.locator("aside.left")).not_to_contain_text("Drawn:")

    assert page.evaluate("torn") == []
    assert page.evaluate("drawn.size") > 1


def test_the_past_is_shown_with_its_board(new_page: NewPage, host: Host) -> None:
    """The pieces of the past stood on the board of now until theirs had come."""
    seats = host.table("hellas", people=2)
    host.first_of_all(seats, 4)
    page = new_page()
    open_table(page, seats.path(0))
    page.wait_for_selector(".board-map .mark")
    now = page.locator("aside.left").inner_text()

    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/geometry?*", hold)
    page.get_by_role("button", name="Step back through the game").click()
    with page.expect_request("**/geometry?*"):
        page.get_by_role("button", name="To the beginning").click()
    page.wait_for_function("() => document.fonts.ready")
    assert page.locator("aside.left").inner_text() == now
    for route in held:
        route.continue_()
    page.unroute("**/geometry?*")
    expect(page.locator("aside.left")).not_to_have_text(now, use_inner_text=True)
