"""A title that the page has never heard of: board and answering are generic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.clicker import Clicker
from e2e.clicks import open_table

if TYPE_CHECKING:
    from e2e.conftest import NewPage
    from e2e.tables import Host


def test_the_toy_is_played_to_its_end_by_clicking(new_page: NewPage, host: Host) -> None:
    seats = host.table("toy", people=1, bots=1, options={"rounds": "3"})
    page = new_page()
    clicker = Clicker(page, 5)
    open_table(page, seats.path(0))

    clicker.play(until=lambda: False)

    expect(page.locator(".question")).to_contain_text("The game is over")
    assert len(clicker.line.said) > 5
    clicker.line.check()
