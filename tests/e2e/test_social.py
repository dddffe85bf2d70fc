"""Among friends and alone: a rematch, a pause, and practice that goes back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.clicks import in_sight, open_table

if TYPE_CHECKING:
    from e2e.conftest import NewPage
    from e2e.tables import Host

PRACTICE = {"newcomers": "nobody", "practice": True}


def test_a_game_against_a_bot_is_played_again_from_its_table_and_from_its_report(new_page: NewPage, host: Host) -> None:
    seats = host.table("hellas", 1, bots=1)
    host.do(seats, 0, {"do": "propose", "kind": "end"})
    page = new_page()
    open_table(page, seats.path(0))
    page.get_by_label("everybody one seat further").check()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(re.compile(rf"/game/(?!{seats.game})\w+$"))
    again = page.url.rpartition("/")[2]

    card = host.ask(f"/api/games/{again}")
    assert card["phase"] == "running"
    assert [chair["kind"] for chair in card["chairs"]] == ["bot", "person"]
    page.goto(f"/game/{seats.game}/after")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_of_two_friends_one_offers_and_the_other_accepts(new_page: NewPage, host: Host) -> None:
    seats = host.table("hellas", 2)
    host.do(seats, 0, {"do": "propose", "kind": "end"})
    host.do(seats, 1, {"do": "vote", "agree": True})
    anna, bert = new_page(), new_page()
    open_table(anna, seats.path(0))
    open_table(bert, seats.path(1))
    anna.get_by_role("button", name="Play again").click()
    expect(in_sight(anna, "kept for whoever sat here before")).to_be_visible()
    expect(in_sight(bert, "Player 1 offers another game.")).to_be_visible()
    bert.get_by_role("button", name="Accept").click()
    bert.wait_for_url(re.compile(rf"/game/(?!{seats.game})\w+$"))

    assert host.ask(f"/api/games/{bert.url.rpartition('/')[2]}")["phase"] == "running"


def test_a_pause_is_shown_and_ended(new_page: NewPage, host: Host) -> None:
    seats = host.table("hellas", 1, bots=1)
    page = new_page()
    open_table(page, seats.path(0))
    host.do(seats, 0, {"do": "propose", "kind": "pause"})
    expect(in_sight(page, "The game is paused.")).to_be_visible()
    page.get_by_role("button", name="Go on with the game").click()

    expect(in_sight(page, "The game is paused.")).to_be_hidden()
    assert host.seen(seats, 0)["whole"]["table"]["paused"] is None


def test_practice_goes_back_over_what_was_drawn(new_page: NewPage, host: Host) -> None:
    seats = host.table("hellas", 1, bots=1, terms=PRACTICE)
    before = host.seen(seats, 0)["whole"]
    answers = before["table"]["answers"]
    host.say(seats, 0, before["game"]["options"][0])
    page = new_page()
    open_table(page, seats.path(0))
    expect(page.get_by_text("Practice", exact=True)).to_be_visible()
    page.get_by_role("button", name="Back to my last answer").click()

    expect(page.get_by_role("status").filter(has_text="refused")).to_have_count(0)
    page.wait_for_function(
        "async ([game, key, n]) => (await (await fetch(`/api/games/${game}/state`, "
        "{headers: {Authorization: `Seat ${key}`}})).json()).whole.table.answers <= n",
        arg=[seats.game, seats.keys["0"], answers],
    )
