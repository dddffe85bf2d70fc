"""A whole turn of Hellas without a mouse, and one can always see where one is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.sync_api import Page, expect

from e2e.clicks import board, open_table, settled
from e2e.openings import hellas_opening

if TYPE_CHECKING:
    from e2e.conftest import NewPage
    from e2e.tables import Host

FOCUSED: Final = "selector => document.activeElement?.matches(selector) ?? false"
SEEN: Final = """() => {
    const here = document.activeElement;
    const drawn = (element) => {
        const look = getComputedStyle(element);
        const outlined = look.outlineStyle !== 'none' && parseFloat(look.outlineWidth) >= 2;
        return outlined || (look.stroke !== 'none' && parseFloat(look.strokeWidth) > 2);
    };
    const ring = here.querySelector('.hit-focus');
    return here.matches(':focus-visible') && (drawn(here) || (ring !== null && drawn(ring)));
}"""
FAR: Final = 80


def tab_to(page: Page, selector: str) -> None:
    """The tab key, as often as it takes; the focus is to be seen wherever it stops."""
    for _ in range(FAR):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            continue
        assert page.evaluate(SEEN), page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        if page.evaluate(FOCUSED, selector):
            return
    raise AssertionError(f"the tab key does not lead to {selector}")


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def answer(page: Page, *numbers: str) -> None:
    """Entries by their numbers, then Enter."""
    press(page, *numbers)
    expect(page.locator(".confirm")).to_be_visible()
    press(page, "Enter")
    settled(page)


def answer_on_the_map(page: Page) -> None:
    tab_to(page, ".board-map .glows")
    place = page.evaluate("document.activeElement.getAttribute('aria-label')")
    press(page, "PageDown")
    assert page.evaluate(FOCUSED, ".board-map .glows")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") != place
    press(page, "Enter")
    tab_to(page, ".confirm")
    press(page, "Enter")
    settled(page)


def test_a_turn_of_hellas_by_keyboard_alone(new_page: NewPage, host: Host) -> None:
    seats = hellas_opening(host)
    page = new_page()
    open_table(page, seats.path(0))
    before = board(page)

    answer(page, "1")
    expect(page.locator(".question")).to_contain_text("step")
    press(page, "1")
    answer_on_the_map(page)
    assert board(page) != before
    answer(page, "2", "1")
    press(page, "2", "Escape")
    expect(page.locator(".confirm")).to_have_count(0)
    answer(page, "3", "1")
    answer(page, "1")

    expect(page.locator(".question")).to_have_text("Player 2 is to answer")
