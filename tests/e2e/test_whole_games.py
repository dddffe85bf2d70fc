"""Whole games by clicking, each title to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.clicker import Clicker
from e2e.clicks import open_table

if TYPE_CHECKING:
    from e2e.conftest import NewPage
    from e2e.tables import Host

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("title", "bots"), [("classic", 2), ("legendary", 2), ("hellas", 1)])
def test_a_game_to_its_end(new_page: NewPage, host: Host, title: str, bots: int, seed: int) -> None:
    seats = host.table(title, people=1, bots=bots)
    page = new_page()
    clicker = Clicker(page, seed)
    open_table(page, seats.path(0))

    clicker.play(until=lambda: False)

    expect(page.locator(".question")).to_contain_text("The game is over")
    clicker.line.check()
    page.get_by_role("link", name="See how it went").click()
    expect(page.locator("h1", has_text="won")).to_be_visible()
