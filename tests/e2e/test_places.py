"""Places of the map: what a click says where nothing may be chosen, and what a reader of the screen hears."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from e2e.clicks import open_table
from e2e.openings import burst
from e2e.places import PLACES

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import NewPage
    from e2e.tables import Host

FREE_POINT: Final = """(element) => {
    const box = element.getBoundingClientRect();
    for (let v = 1; v < 12; v += 1) for (let u = 1; u < 12; u += 1) {
        const [x, y] = [box.left + (box.width * u) / 12, box.top + (box.height * v) / 12];
        if (document.elementFromPoint(x, y)?.closest('[data-target]') === element) return [x, y];
    }
    return null;
}"""
STEP: Final = 3


def click_on(page: Page, target: str) -> None:
    """A click on a place, where nothing stands on it."""
    page.mouse.click(*page.locator(f'[data-target="{target}"]').evaluate(FREE_POINT))


def test_a_place_that_may_not_be_chosen_says_what_it_is_and_why_not(new_page: NewPage, host: Host) -> None:
    page = new_page()
    PLACES["legendary-mid"](page, host)
    page.locator(".entry", has_text="Recruit a fleet").click()

    click_on(page, "area-emporios")

    sheet = page.locator(".board-popover")
    expect(sheet.locator("h3").first).to_have_text("Sea of Emporios")
    expect(sheet.locator(".why-not p")).to_contain_text("Emporios")
    expect(sheet.locator(".why-not a")).to_have_text(re.compile(r"L-\d+"))
    assert sheet.locator(".why-not a").get_attribute("target") == "_blank"


def test_whoever_is_not_asked_is_told_so(new_page: NewPage, host: Host) -> None:
    seats = burst(host)
    page = new_page()
    open_table(page, seats.path(1))
    page.wait_for_selector(".board-map .mark")

    click_on(page, "area-t00")

    expect(page.locator(".board-popover .why-not")).to_have_text("You are not asked now.")


def test_a_place_that_may_be_chosen_keeps_owner_and_troops_in_its_label(new_page: NewPage, host: Host) -> None:
    page = new_page()
    PLACES["classic-mid"](page, host)

    label = page.locator('.board-map .glows[data-target="area-i01"]').get_attribute("aria-label") or ""

    assert label.startswith("Andros, Yours, 3 troops,")
    assert label.endswith("; may be chosen")
    assert ".." not in label


def test_the_ring_comes_with_the_pointer_and_goes_with_it(new_page: NewPage, host: Host) -> None:
    page = new_page()
    PLACES["classic-mid"](page, host)
    rings = page.locator(".board-map .ring-glow")
    expect(rings).to_have_count(0)

    page.mouse.move(*page.locator('[data-target="area-i01"]').evaluate(FREE_POINT))
    expect(rings).to_have_count(1)
    page.mouse.move(*page.locator('[data-target="area-a1"]').evaluate(FREE_POINT))
    expect(rings).to_have_count(0)
