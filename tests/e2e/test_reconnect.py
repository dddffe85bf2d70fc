"""Reload and broken lines in the middle of a battle: nothing is lost, nothing is said twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from e2e.cable import Cable
from e2e.clicks import board, choose, confirm, entry, open_table, question

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import NewPage
    from e2e.tables import Host, Seats

ROUNDS: Final = ".battle li"


def shown(page: Page) -> list[object]:
    page.wait_for_selector(".board-map .mark")
    fight = page.locator(".battle").inner_text()
    return [question(page), fight, board(page), page.locator(".entry").all_inner_texts()]


def test_a_page_loaded_anew_is_where_it_was(new_page: NewPage, battle: Seats) -> None:
    page = new_page()
    open_table(page, battle.path(0))
    before = shown(page)

    page.reload()
    page.wait_for_selector(".foot")

    assert shown(page) == before
    choose(page, "Stay and fight")
    expect(page.locator(ROUNDS)).to_have_count(2)


def test_a_phrase_that_was_begun_is_finished_after_the_line_broke(breakable: NewPage, battle: Seats) -> None:
    page = breakable()
    cable = Cable(page)
    open_table(page, battle.path(0))
    entry(page, "Stay and fight").click()

    cable.cut()
    lost = page.locator(".connection[data-state=away]")
    expect(lost).to_be_visible()
    cable.mend()
    expect(lost).to_be_hidden()
    confirm(page)

    expect(page.locator(ROUNDS)).to_have_count(2)


def test_what_happened_meanwhile_is_seen_afterwards(breakable: NewPage, battle: Seats, host: Host) -> None:
    page = breakable()
    cable = Cable(page)
    open_table(page, battle.path(1))
    expect(page.locator(ROUNDS)).to_have_count(1)

    cable.cut()
    expect(page.locator(".connection[data-state=away]")).to_be_visible()
    host.say(battle, 0, "stay")
    cable.mend()

    expect(page.locator(ROUNDS)).to_have_count(2)
