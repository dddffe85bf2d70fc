"""What others do can be followed: step by step, at one's own pace, with a line for every turn, and once more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect

from e2e.clicks import open_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import NewPage
    from e2e.tables import Host, Seats

SLOW: Final = """localStorage.setItem('pelagos-settings', JSON.stringify({ pace: 'slow', ...JSON.parse(
    localStorage.getItem('pelagos-settings') ?? '{}') }))"""

BEFORE_THE_END: Final = 789
"""Answers of a golden game: the last turn is still to be ended."""


def followed(new_page: NewPage, host: Host, seats: Seats, **more: Any) -> Page:
    """A page on which things take so long that a test can look at them; it is opened when its seat is asked."""
    host.bots_done(seats, 0)
    page = new_page(follows=True, **more)
    page.add_init_script(SLOW)
    open_table(page, seats.path(0))
    expect(page.locator(".foot.asked")).to_be_visible()
    return page


def answered(host: Host, seats: Seats) -> None:
    """The seat of the page says the first of what it may, until others have to answer; they do so at once."""
    version = -1
    while (seen := host.seen(seats, 0))["whole"]["game"]["options"] and seen["v"] != version:
        version = seen["v"]
        host.say(seats, 0, seen["whole"]["game"]["options"][0])


def test_bots_move_step_by_step_and_a_recap_tells_their_turns(new_page: NewPage, host: Host) -> None:
    seats = host.table("classic", 1, 3)
    page = followed(new_page, host, seats)
    to_my_turn = page.get_by_role("button", name="To my turn")

    answered(host, seats)
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    expect(page.locator(".foot.asked")).to_have_count(0)
    before = page.get_by_role("log").inner_text()
    page.get_by_role("button", name="One step").click()
    expect(page.get_by_role("log")).not_to_have_text(before, use_inner_text=True)
    expect(page.get_by_role("button", name="Go on")).to_be_visible()

    expect(to_my_turn).to_be_visible()
    to_my_turn.click()
    expect(page.locator(".foot.asked")).to_be_visible()
    expect(to_my_turn).to_have_count(0)
    recap = page.get_by_role("region", name="Meanwhile")
    expect(recap).to_be_visible()
    expect(recap.locator("details").first).to_be_visible()
    assert recap.locator("details").count() >= 2

    now = page.get_by_role("log").inner_text()

    recap.locator("summary").first.click()
    expect(recap.locator("details[open] li").first).to_be_visible()
    recap.get_by_role("button", name="Show again").click()
    expect(page.locator(".foot.asked")).to_have_count(0)
    assert page.get_by_role("log").inner_text() != now
    to_my_turn.click()
    expect(page.locator(".foot.asked")).to_be_visible()
    assert page.get_by_role("log").inner_text() == now


def test_whoever_acts_does_not_wait_and_a_reload_plays_nothing(new_page: NewPage, host: Host) -> None:
    seats = host.table("legendary", 1, 2)
    page = followed(new_page, host, seats)

    answered(host, seats)
    expect(page.get_by_role("button", name="To my turn")).to_be_visible()
    page.locator(".board-map").click(position={"x": 30, "y": 30})
    expect(page.locator(".foot.asked")).to_be_visible()

    page.reload()
    expect(page.locator(".foot.asked")).to_be_visible()
    expect(page.get_by_role("button", name="To my turn")).to_have_count(0)


def test_sounds_are_turned_off_for_good(new_page: NewPage, host: Host) -> None:
    page = followed(new_page, host, host.table("hellas", 1, 1))

    page.get_by_role("button", name="Turn the sounds off").click()
    page.reload()

    expect(page.get_by_role("button", name="Turn the sounds on")).to_be_visible()


def test_what_happened_meanwhile_lies_beside_the_map(new_page: NewPage, host: Host) -> None:
    """Over the log, which tells the same; on a small screen there is no room beside the map."""
    seats = host.table("classic", 1, 3)
    page = followed(new_page, host, seats)
    answered(host, seats)
    page.get_by_role("button", name="To my turn").click()
    recap = page.get_by_role("region", name="Meanwhile")
    expect(recap).to_be_visible()

    lies, map_ = recap.bounding_box(), page.locator("main.map").bounding_box()
    assert lies
    assert map_
    assert lies["x"] >= map_["x"] + map_["width"]
    expect(recap.locator("summary").last).to_be_visible()


def test_how_a_game_ended_is_told_when_it_has_been_shown(new_page: NewPage, host: Host) -> None:
    """Nor does the offer to play again push the table down before."""
    seats = host.resumed("classic-3-3", BEFORE_THE_END, people=3)
    page = followed(new_page, host, seats)
    again = page.get_by_role("button", name="Play again")

    host.say(seats, 0, "end turn")
    page.get_by_role("button", name="Pause").click()
    expect(page.locator(".question")).to_have_text("The end is being shown")
    expect(again).to_have_count(0)
    page.get_by_role("button", name="Skip to now").click()
    expect(page.locator(".question")).to_contain_text("The game is over")
    expect(again).to_be_visible()


def test_only_what_others_changed_is_ringed_and_only_until_the_next_answer(new_page: NewPage, host: Host) -> None:
    """One's own new tile was ringed, too, and the rings stayed until the turn was over."""
    seats = host.table("hellas", people=2)
    first = host.first_of_all(seats, 2)
    page = new_page()
    open_table(page, seats.path(first))
    expect(page.locator(".foot.asked")).to_be_visible()
    rings = page.locator(".board-map .ring-fresh")
    expect(rings).to_have_count(0)

    for _ in range(3):
        host.first_of_all(seats, 1)
        expect(page.locator(".foot:not(.asked)")).to_be_visible()
        host.first_of_all(seats, 1)
        expect(page.locator(".foot.asked")).to_be_visible()
        expect(rings).to_have_count(1)
    host.say(seats, first, "declare burst")
    expect(page.locator(".question")).to_contain_text("next step")
    expect(rings).to_have_count(0)
