"""A rated game, from the switch at a new table to the page of whoever has won it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.members import Member, finished
from e2e.places import PLACES

if TYPE_CHECKING:
    from e2e.conftest import NewPage
    from e2e.tables import Host


def test_a_rated_table_is_made_by_one_tick(new_page: NewPage, host: Host) -> None:
    page = new_page()
    PLACES["account"](page, host)
    page.goto("/new?title=hellas")
    page.get_by_label("Play for ratings").check()
    expect(page.get_by_role("radio", name="live")).to_be_checked()
    expect(page.get_by_label("The coach may be asked", exact=False)).to_have_count(0)
    page.get_by_role("button", name="Make the table").click()

    expect(page.get_by_text("Rated game", exact=True)).to_be_visible()
    expect(page.locator(".room li", has_text="Anna")).to_contain_text("1500?")


def test_without_an_account_the_switch_says_why_not(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new?title=hellas")

    expect(page.get_by_label("Play for ratings")).to_be_disabled()
    expect(page.get_by_text("Only for people with an account.")).to_be_visible()


def test_a_finished_game_leads_to_ratings_and_people(new_page: NewPage, host: Host) -> None:
    winner, loser = Member(host, "Circe"), Member(host, "Aiolos")
    game = finished(winner, loser)
    page = new_page()
    page.goto(f"/game/{game}/after")
    expect(page.locator("ol li.first")).to_contain_text("+")
    page.get_by_role("link", name="Leaderboards").click()
    page.locator(".boards a[href='/leaderboard/hellas/duel']").click()
    expect(page.get_by_role("heading", name="one against one", level=1)).to_be_visible()
    page.goto("/player/Circe")
    expect(page.get_by_role("img", name="after one game")).to_be_visible()
    page.get_by_text("As a table").click()
    expect(page.get_by_role("cell", name="±").first).to_be_visible()
    page.get_by_role("link", name="Aiolos").first.click()

    expect(page.get_by_role("heading", name="Aiolos", level=1)).to_be_visible()
