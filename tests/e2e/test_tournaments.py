"""A tournament by clicks: announced, filled with a bot, begun, and the table of the round is one click away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.hosting import PHONE
from e2e.places import account

if TYPE_CHECKING:
    from e2e.conftest import NewPage
    from e2e.tables import Host


def test_a_tournament_is_announced_entered_and_begun(new_page: NewPage, host: Host) -> None:
    page = new_page(PHONE, touch=True)
    account(page, host)
    page.goto("/")
    page.get_by_role("link", name="Tournaments").tap()
    page.locator("summary").tap()
    page.get_by_label("Name", exact=True).fill("Evening cup")
    page.get_by_text("Whoever loses is out").tap()
    page.get_by_role("button", name="Announce", exact=True).tap()

    expect(page.get_by_role("heading", name="Evening cup")).to_be_visible()
    page.get_by_role("button", name="Take part").tap()
    page.get_by_role("button", name="Add a bot").tap()
    expect(page.locator(".entrants li")).to_have_count(2)
    page.get_by_role("button", name="End registration and begin").tap()
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    expect(page.locator("tr.own")).to_have_count(1)
    page.get_by_role("link", name="Your game of this round").tap()

    page.wait_for_selector(".board-map")
