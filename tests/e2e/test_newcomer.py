"""Somebody who has never been here plays a cycle of each title by clicking what glows."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from e2e.clicker import Clicker

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import NewPage


@pytest.mark.parametrize("title", ["Classic", "Legendary", "Hellas"])
def test_one_click_and_a_cycle_of_what_glows(new_page: NewPage, title: str) -> None:
    page = new_page()
    page.goto("/")
    clicker = Clicker(page, 1)

    page.locator("section", has_text="Play now").locator("button.title", has_text=title).click()
    page.wait_for_selector(".foot")
    # Whoever puts the pawn on Apollo says nothing else in a cycle.
    clicker.play(until=lambda: cycle_shown(page) > 1 and len(clicker.line.said) > 1)

    assert cycle_shown(page) > 1
    assert len(clicker.line.said) > 1
    clicker.line.check()


def cycle_shown(page: Page) -> int:
    """The cycle or turn in the headline, 0 before the first; bots go on meanwhile."""
    found = re.search(r"\d+", page.inner_text(".headline"))
    return int(found[0]) if found else 0
