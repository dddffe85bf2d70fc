"""Resigning and leaving: asked about, told to everybody, and what comes after."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from e2e.clicks import in_sight, open_table
from e2e.hosting import PHONE, WIDE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import NewPage
    from e2e.tables import Host

NAMES = ("Anna", "Zoe", "Bruno")


def asks(page: Page, deed: str) -> None:
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name=f"{deed}…").click()


def does(page: Page, deed: str) -> None:
    asks(page, deed)
    page.get_by_role("dialog").get_by_role("button", name=deed, exact=True).click()


def test_who_resigns_is_asked_looks_on_and_everybody_is_told(new_page: NewPage, host: Host) -> None:
    """The page froze, said “Your turn”, and the report knew no names."""
    seats = host.table("classic", people=3, names=NAMES)
    first = host.asked(seats)
    second, third = (seat for seat in range(3) if seat != first)
    gone, stays = new_page(), new_page()
    open_table(gone, seats.path(first))
    open_table(stays, seats.path(second))
    expect(in_sight(gone, "Your turn")).to_be_visible()

    asks(gone, "Resign")
    expect(gone.get_by_role("dialog")).to_contain_text("You cannot come back")
    gone.get_by_role("button", name="Play on").click()
    assert host.seen(seats, second)["whole"]["table"]["chairs"][first]["kind"] == "person"
    does(gone, "Resign")

    expect(in_sight(gone, "You have resigned and are looking on.")).to_be_visible()
    expect(in_sight(gone, "Your turn")).to_have_count(0)
    assert "Your turn" not in gone.title()
    expect(gone.locator(".notices").get_by_role("link", name="To the start page")).to_be_visible()
    expect(in_sight(stays, f"{NAMES[first]} has resigned. A bot plays on.")).to_be_visible()
    expect(stays.locator(".seats", has_text=f"{NAMES[first]} resigned").first).to_be_visible()
    gone.reload()
    gone.wait_for_selector(".foot")
    expect(gone.get_by_role("button", name="Take my seat back")).to_have_count(0)

    does(stays, "Resign")
    stays.wait_for_url("**/after")
    expect(stays.locator("h1", has_text=f"{NAMES[third]} has won")).to_be_visible()
    expect(in_sight(stays, f"{NAMES[first]} (resigned")).to_be_visible()
    stays.goto("/")
    expect(in_sight(stays, f"{NAMES[third]} has won").first).to_be_visible()
    expect(in_sight(stays, "bot: novice")).to_have_count(0)


def test_who_leaves_may_come_back_to_the_same_seat(new_page: NewPage, host: Host) -> None:
    """It was one click, final and silent."""
    seats = host.table("legendary", people=2, names=NAMES)
    anna, zoe = new_page(), new_page()
    open_table(anna, seats.path(0))
    open_table(zoe, seats.path(1))
    asks(anna, "Leave the table")
    expect(anna.get_by_role("dialog")).to_contain_text("you can take it back")
    anna.get_by_role("button", name="Leave the table", exact=True).click()

    expect(in_sight(anna, "You have left. A bot plays on in your seat.")).to_be_visible()
    expect(in_sight(anna, "Your turn")).to_have_count(0)
    expect(in_sight(zoe, "Anna has left. A bot plays on.")).to_be_visible()
    anna.reload()
    anna.get_by_role("button", name="Take my seat back").click()

    expect(in_sight(anna, "You have left")).to_have_count(0)
    expect(anna.locator(".seats .tag", has_text="you")).to_have_count(1)
    expect(in_sight(zoe, "Anna is back.")).to_be_visible()
    assert host.seen(seats, 0)["seat"] == 0


@pytest.mark.parametrize(
    ("title", "seats", "options", "size"),
    [
        ("classic", 3, {}, WIDE),
        ("hellas", 2, {}, PHONE),
        ("legendary", 2, {}, WIDE),
        pytest.param("legendary", 4, {"mode": "team4"}, WIDE, marks=pytest.mark.slow),
        pytest.param("classic", 3, {}, PHONE, marks=pytest.mark.slow),
        pytest.param("hellas", 2, {}, WIDE, marks=pytest.mark.slow),
        pytest.param("legendary", 2, {}, PHONE, marks=pytest.mark.slow),
    ],
)
def test_a_game_against_bots_that_is_given_up_leads_to_a_true_report(
    new_page: NewPage, host: Host, title: str, seats: int, options: dict[str, Any], size: tuple[int, int]
) -> None:
    """“bot: novice, bot: novice, and bot: novice have won”."""
    table = host.table(title, people=1, bots=seats - 1, names=["Anna"], options=options)
    page = new_page(size, touch=size == PHONE)
    open_table(page, table.path(0))
    asks(page, "Resign")
    expect(page.get_by_role("dialog")).to_contain_text("the game is over")
    page.get_by_role("button", name="Resign", exact=True).click()

    page.wait_for_url("**/after")
    expect(page.locator("h1", has_text="Anna has given up")).to_be_visible()
    expect(in_sight(page, "Anna (resigned)")).to_be_visible()
    page.goto("/")
    expect(in_sight(page, "Anna (resigned) has given up").first).to_be_visible()
