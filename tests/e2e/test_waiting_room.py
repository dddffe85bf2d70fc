"""Before the game: the owner of a table seats bots of the level he wants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.places import waiting_room

if TYPE_CHECKING:
    from e2e.conftest import NewPage
    from e2e.tables import Host


def test_the_owner_chooses_the_level_of_a_bot_and_finds_it_chosen_again(new_page: NewPage, host: Host) -> None:
    page = new_page()
    waiting_room(page, host)
    level = page.get_by_label("Level of the bots you seat")
    seats = page.locator(".room li .name")
    expect(level).to_have_value("novice")
    level.select_option("settler")

    page.get_by_role("button", name="Seat a bot").first.click()
    expect(seats).to_have_text(["Anna guest, without an account", "bot, novice", "bot, settler", "free"])
    level.select_option("uniform")
    page.get_by_role("button", name="Seat a bot").click()
    expect(seats.last).to_have_text("bot, chance")

    waiting_room(page, host)
    expect(level).to_have_value("uniform")


def test_only_the_owner_seats_bots(new_page: NewPage, host: Host) -> None:
    owner, guest = new_page(), new_page()
    waiting_room(owner, host)
    guest.goto(owner.url.partition("#")[0])

    expect(guest.get_by_role("button", name="Sit here")).to_have_count(2)
    assert guest.get_by_label("Level of the bots you seat").count() == 0
    assert guest.get_by_role("button", name="Seat a bot").count() == 0
