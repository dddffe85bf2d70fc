"""A phone: a cycle of Classic by tapping, 360 pixels wide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from e2e.clicker import Clicker
from e2e.clicks import entry, open_table
from e2e.hosting import PHONE
from e2e.places import mid

if TYPE_CHECKING:
    from e2e.conftest import NewPage
    from e2e.tables import Host

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
