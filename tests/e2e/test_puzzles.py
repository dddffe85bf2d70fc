"""A puzzle by clicks and by touch, and an analysis: chance as wished, back, a branch, played on from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.clicker import Clicker
from e2e.hosting import PHONE, WIDE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import NewPage
    from e2e.tables import Host


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_puzzle_is_answered_graded_and_counted(new_page: NewPage, size: tuple[int, int]) -> None:
    touch = size == PHONE
    page = new_page(size, touch=touch)
    clicker = Clicker(page, 3, touch)
    page.goto("/puzzles/classic")
    solve = page.locator("section", has=page.locator("#title-classic")).locator(".solve")
    solve.tap() if touch else solve.click()
    panel = page.locator(".puzzle")
    expect(panel).to_have_attribute("data-grade", "")
    clicker.answer()

    expect(panel.locator(".verdict")).to_be_visible()
    if panel.get_by_role("button", name="Show me").is_visible():
        page.keyboard.press("Enter")
        expect(panel.locator(".verdict")).to_have_count(0)
        panel.get_by_role("button", name="Show me").click()
    expect(panel.locator("details li.best")).to_have_count(1)
    panel.get_by_role("button", name="Next puzzle").click()
    expect(panel).to_have_attribute("data-grade", "")
    page.goto("/puzzles")
    assert page.evaluate("Object.keys(JSON.parse(localStorage.getItem('pelagos-puzzles')).tried).length") == 1


def test_a_finished_game_is_taken_apart_and_played_on(new_page: NewPage, host: Host) -> None:
    page = new_page(WIDE)
    page.goto(f"/game/{host.recorded('legendary-ffa4-1', 10_000).game}/after")
    page.get_by_role("button", name="Analyse").click()
    panel = page.locator(".analysis")
    expect(panel.get_by_role("button", name="One answer on")).to_be_disabled()
    panel.get_by_role("button", name="To the beginning").click()
    expect(panel).to_have_attribute("data-at", "0")
    branched(page)

    panel.locator("summary").click()
    panel.get_by_label("Comment").fill("what if")
    panel.get_by_role("button", name="Make it the main line").click()
    expect(panel.get_by_role("button", name="Make it the main line")).to_be_disabled()
    panel.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".analysis")).to_have_count(0)
    expect(page.locator(".foot")).to_be_visible()


def branched(page: Page) -> None:
    """The first thing that chance says is said otherwise, and chance decides the next."""
    panel = page.locator(".analysis")
    said = panel.locator("ol li").first.inner_text()
    other = panel.locator(".chances button").filter(has_not_text=said.split("\n")[-1].split(" ", 1)[-1]).last
    other.click()
    expect(panel).not_to_have_attribute("data-at", "0")
    expect(panel.locator(".answer.other")).not_to_have_count(0)
    if panel.get_by_role("button", name="Let chance decide").count():
        before = panel.get_attribute("data-at")
        panel.get_by_role("button", name="Let chance decide").click()
        expect(panel).not_to_have_attribute("data-at", before or "")
        page.keyboard.press("Alt+ArrowLeft")
        expect(panel).to_have_attribute("data-at", before or "")
