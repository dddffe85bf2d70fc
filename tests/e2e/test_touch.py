"""A phone: a cycle of Classic by tapping, 360 pixels wide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from e2e.clicker import Clicker
from e2e.clicks import open_table
from e2e.hosting import PHONE

if TYPE_CHECKING:
    from e2e.conftest import NewPage
    from e2e.tables import Host


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


def test_offers_in_legendary_do_not_scroll_the_page(new_page: NewPage, host: Host) -> None:
    """The gods are longer than a phone: their list scrolls, and the page under it stays."""
    seats = host.table("legendary", people=1, bots=3)
    page = new_page(PHONE, touch=True)
    clicker = Clicker(page, 3, touch=True)
    open_table(page, seats.path(0))

    clicker.play(until=page.locator(".offers").first.is_visible)

    assert page.evaluate("document.documentElement.scrollHeight") <= PHONE[1], "the page scrolls down"
