"""Somebody who has never been here plays a cycle of each title by clicking what glows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from e2e.clicker import Clicker

if TYPE_CHECKING:
    from e2e.conftest import NewPage


@pytest.mark.parametrize(("title", "reached"), [("Classic", "Cycle 2"), ("Legendary", "Cycle 2"), ("Hellas", "Turn 2")])
def test_one_click_and_a_cycle_of_what_glows(new_page: NewPage, title: str, reached: str) -> None:
    page = new_page()
    page.goto("/")
    clicker = Clicker(page, 1)

    page.locator("section", has_text="Play now").locator("button.title", has_text=title).click()
    page.wait_for_selector(".foot")
    clicker.play(until=lambda: reached in page.inner_text(".headline"))

    assert reached in page.inner_text(".headline")
    assert len(clicker.line.said) > 1
    clicker.line.check()
