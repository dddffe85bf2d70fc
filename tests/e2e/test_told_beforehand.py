"""What is told before anything is clicked: prices, the next income; odds beside the button that begins a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from e2e.clicks import entry, open_table

if TYPE_CHECKING:
    from e2e.conftest import NewPage
    from e2e.tables import Host, Seats

BEFORE_BUILDING: Final = 12
"""Answers of a golden game: Poseidon's turn, with gold."""


def test_prices_stand_beside_answers_and_income_beside_gold(new_page: NewPage, host: Host) -> None:
    """C-11.1, C-6.4: before anything is chosen."""
    seats = host.resumed("classic-3-3", BEFORE_BUILDING, people=3)
    page = new_page()
    open_table(page, seats.path(0))

    expect(entry(page, "Sail")).to_contain_text("1")
    expect(entry(page, "End the turn").locator("svg")).to_have_count(0)
    income = page.locator(".right .seats [title^='next income']")
    expect(income).to_have_count(3)


def test_a_list_of_places_says_what_is_done_there(new_page: NewPage, host: Host) -> None:
    """The first question of a game of Legendary."""
    seats = host.table("legendary", 3)
    page = new_page()
    open_table(page, seats.path(host.asked(seats)))

    expect(page.locator(".lead")).to_have_text("Claim a land")


def test_six_numbers_to_choose_an_offer_from_stand_in_one_line(new_page: NewPage, host: Host) -> None:
    """C-7.3: seven gold; a second line would lie over the northernmost seas."""
    seats = host.table("classic", 3)
    page = new_page()
    open_table(page, seats.path(host.asked(seats)))
    row = page.locator(".stage .offers").first
    expect(row.locator(".offer")).to_have_count(6)

    assert len(set(row.locator(".offer").evaluate_all("all => all.map((one) => one.offsetTop)"))) == 1


def test_odds_have_room_of_their_own_beside_confirm(new_page: NewPage, battle: Seats) -> None:
    """C-14: whoever is asked to stay reads the odds below the question, and nothing pushes the button away."""
    page = new_page()
    open_table(page, battle.path(0))
    entry(page, "Stay").first.click()

    odds = page.locator(".outlook .odds")
    expect(odds).to_contain_text("in 100 for the attack")
    question, room = page.locator(".question").bounding_box(), odds.bounding_box()
    button, column = page.locator(".confirm").bounding_box(), page.locator(".foot").bounding_box()
    assert question
    assert room
    assert button
    assert column
    assert room["y"] >= question["y"] + question["height"] - 1
    assert room["width"] > 0.8 * column["width"]
    assert button["y"] >= room["y"] + room["height"] - 1
    assert button["y"] + button["height"] <= column["y"] + column["height"] + 1
