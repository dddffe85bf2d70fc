"""Single steps in the page: choose what has a name, confirm, hear that it was taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

POINT: Final = """(element) => {
    const box = element.getBoundingClientRect();
    const steps = [4, 2, 6, 1, 7, 3, 5];
    for (const v of steps) for (const u of steps) {
        const [x, y] = [box.left + (box.width * u) / 8, box.top + (box.height * v) / 8];
        if (document.elementFromPoint(x, y)?.closest('.glows') === element) return [x, y];
    }
    return null;
}"""
STILL_MS: Final = 150
STILL_TRIES: Final = 200
BOARD: Final = """() => {
    const drawn = (part) => [...part.querySelectorAll('[class]')].map((one) => one.getAttribute('class'));
    const marks = [...document.querySelectorAll('.board-map [data-mark]')].map((mark) => [
        mark.dataset.mark, mark.style.transform, mark.textContent, drawn(mark).join(' '),
        ...[...mark.querySelectorAll('[style]')].map((one) => one.getAttribute('style')),
    ]);
    const owners = [...document.querySelectorAll('.board-map .owned')].map((one) => [one.outerHTML]);
    return [...marks, ...owners].map((one) => one.join(' | ')).sort();
}"""


def in_sight(page: Page, text: str) -> Locator:
    """What is written on the page, without what is only announced: that often says the same, at another moment."""
    return page.get_by_text(text).and_(page.locator(":not(.voice *)"))


def entry(page: Page, label: str) -> Locator:
    """A button of the list of answers."""
    return page.locator(".entry", has_text=label)


def choose(page: Page, *labels: str) -> None:
    """The answer that these entries make, sent. Many places are listed only on demand."""
    listed = page.locator(".hint .link")
    for label in labels:
        entry(page, label).or_(listed).first.wait_for()
        if listed.is_visible():
            listed.click()
        entry(page, label).first.click()
    confirm(page)


def point(page: Page, name: str) -> None:
    """A click on a glowing place of the map, where nothing else lies over it, or not any more."""
    place = page.locator(f'.board-map .glows[aria-label*="{name}"]').first
    for _ in range(STILL_TRIES):
        at = place.evaluate(POINT)
        if at is not None:
            page.mouse.click(*at)
            return
        # What has just happened is being shown: a panel or the camera is still on its way.
        page.wait_for_timeout(STILL_MS)
    raise AssertionError(f"something lies over {name}")


def confirm(page: Page) -> None:
    page.locator(".confirm").click()
    settled(page)


def settled(page: Page) -> None:
    """What was sent has been answered."""
    expect(page.locator(".foot")).to_have_attribute("aria-busy", "false")


def question(page: Page) -> str:
    return page.locator(".question").inner_text()


def board(page: Page) -> Any:
    """Everything that stands on the map, once it is drawn and stands still: what, where, whose, how many."""
    before = None
    for _ in range(STILL_TRIES):
        seen = page.evaluate(BOARD)
        if seen and seen == before:
            break
        before = seen
        page.wait_for_timeout(STILL_MS)
    return before


def open_table(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_selector(".foot, .veil")
