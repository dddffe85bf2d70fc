"""What the page says about its connection is true, and an answer given meanwhile counts once or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.cable import Cable
from e2e.clicks import entry, open_table, settled
from e2e.conftest import BEFORE_STAYING
from e2e.hosting import Server, visitor

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from e2e.conftest import NewPage
    from e2e.tables import Host, Seats

ROUNDS = ".battle li"


def state(page: Page, kind: str) -> None:
    expect(page.locator(f".connection[data-state={kind}]")).to_be_visible()


def answer(page: Page) -> None:
    entry(page, "Stay and fight").click()
    page.locator(".confirm").click()


def answers(host: Host, seats: Seats) -> int:
    said: int = host.seen(seats, 0)["whole"]["table"]["answers"]
    return said


def test_an_answer_given_while_the_line_is_cut_is_kept_and_counts_once(
    breakable: NewPage, host: Host, battle: Seats
) -> None:
    """It said that it would be tried again, and never was."""
    page = breakable()
    cable = Cable(page)
    open_table(page, battle.path(0))
    cable.cut()
    state(page, "away")
    expect(page.locator(".connection")).to_contain_text("Next try in")
    page.get_by_role("button", name="Try now").click()
    answer(page)
    expect(page.locator(".connection")).to_contain_text("Your answer is kept and will be sent once.")
    assert answers(host, battle) == BEFORE_STAYING
    cable.mend()

    # It is told for a few seconds only, so it is looked for first.
    state(page, "back")
    expect(page.locator(ROUNDS)).to_have_count(2)
    settled(page)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_an_answer_that_is_taken_back_is_not_sent(breakable: NewPage, host: Host, battle: Seats) -> None:
    page = breakable()
    cable = Cable(page)
    open_table(page, battle.path(0))
    cable.cut()
    state(page, "away")
    answer(page)
    page.get_by_role("button", name="Do not send it").click()
    expect(page.get_by_role("alert")).to_contain_text("Your answer was not sent.")
    cable.mend()
    state(page, "back")

    assert answers(host, battle) == BEFORE_STAYING
    expect(page.locator(ROUNDS)).to_have_count(1)


def test_a_slow_line_is_called_slow_until_it_answers(new_page: NewPage, battle: Seats) -> None:
    page = new_page()
    cable = Cable(page)
    open_table(page, battle.path(0))
    entry(page, "Stay and fight").wait_for()
    cable.hold()
    answer(page)
    state(page, "slow")
    cable.release()

    expect(page.locator(ROUNDS)).to_have_count(2)
    expect(page.locator(".connection")).to_have_count(0)


def test_of_two_tabs_that_answer_one_question_one_answer_counts(breakable: NewPage, host: Host, battle: Seats) -> None:
    page = breakable()
    cable = Cable(page)
    open_table(page, battle.path(0))
    other = page.context.new_page()
    open_table(other, battle.path(0))
    cable.cut()
    state(page, "away")
    answer(page)
    # The whole browser is offline: the other tab's answer is given by a friend's hand.
    host.say(battle, 0, "stay")
    cable.mend()

    expect(page.get_by_role("alert")).to_contain_text("The game has moved on")
    expect(page.locator(ROUNDS)).to_have_count(2)
    expect(other.locator(ROUNDS)).to_have_count(2)


@pytest.mark.slow
def test_a_server_that_is_killed_is_waited_for_and_the_answer_counts_once(browser: Browser, tmp_path: Path) -> None:
    """It said “Slow connection”; the note stayed after the server was back."""
    server = Server(tmp_path, ["classic"])
    try:
        server.start()
        seats = server.host.resumed("classic-2-3", BEFORE_STAYING, people=2)
        context = visitor(browser, server.host)
        page = context.new_page()
        open_table(page, seats.path(0))
        entry(page, "Stay and fight").wait_for()
        server.kill()
        state(page, "away")
        answer(page)
        expect(page.locator(".connection")).to_contain_text("Your answer is kept")
        server.start()

        expect(page.locator(ROUNDS)).to_have_count(2)
        state(page, "back")
        settled(page)
        said = answers(server.host, seats)
        page.reload()
        expect(page.locator(ROUNDS)).to_have_count(2)
        assert answers(server.host, seats) == said
        context.close()
    finally:
        server.end()


def test_nothing_is_called_lost_before_it_was_there(new_page: NewPage, battle: Seats) -> None:
    """A first visit on a slow line flashed “Reconnecting…”."""
    page = new_page()
    page.route_web_socket("**/api/live?*", lambda socket: None)
    # Such a socket opens at once; one that hangs is made by the page's own patience.
    page.add_init_script(
        "WebSocket = class { static OPEN = 1; readyState = 0; send() {} close() { this.onclose?.({ code: 1006 }); } }"
    )
    open_table(page, battle.path(0))

    state(page, "connecting")
