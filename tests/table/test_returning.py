"""Who left may come back to their own seat, who gave up may not; and the names of both stay."""

from __future__ import annotations

import pytest

from pelagos.table.chair import KEPT_HOLDERS
from pelagos.table.errors import Refused
from pelagos.table.table import Table
from pelagos.table.terms import ANYONE, EMPTY, LOSS, Terms, TimeControl
from table.setting import BLITZ, DAY, RULES, SECRET, game, reloaded, saved, started, whole

TITLES = ["classic-2", "classic-4", "hellas", "legendary-duel", "legendary-ffa3", "legendary-team4"]


def alone(name: str) -> Table:
    """Anna against bots."""
    table = Table(RULES[name], "anna", SECRET)
    table.sit(0, "anna", "Anna")
    for seat in range(1, len(table.chairs)):
        table.seat_bot("anna", seat, "novice")
    table.start("anna", 0)
    return table


def former(table: Table, seat: int) -> list[tuple[str, str]]:
    return [(one["name"], one["why"]) for one in whole(table, 15)["table"]["chairs"][seat]["former"]]


@pytest.mark.parametrize("leaver", ["bot", EMPTY])
def test_who_left_takes_their_own_seat_again(leaver: str) -> None:
    table = started(terms=Terms(leaver=leaver))
    table.leave(1, 5)
    assert former(table, 1) == [("Nobody 1", "left")]
    again = reloaded(table)
    assert again.seat_to_return_to("u1") == 1
    again.come_back(1, "u1", 6)

    assert (again.seat_of("u1"), again.chairs[1].name, former(again, 1)) == (1, "Nobody 1", [])
    assert saved(reloaded(again)) == saved(again)
    again.leave(1, 7)
    assert again.seat_to_return_to("u1") == 1


def test_nobody_comes_back_after_resigning() -> None:
    table = started()
    table.resign(1, 5)

    assert table.seat_to_return_to("u1") == -1
    with pytest.raises(Refused, match="not-your-seat"):
        table.come_back(1, "u1", 6)


def test_nobody_comes_back_to_another_seat_than_their_own() -> None:
    """They would have seen two hands."""
    table = started()
    table.leave(1, 5)
    table.leave(2, 5)

    with pytest.raises(Refused, match="not-your-seat"):
        table.come_back(2, "u1", 6)
    with pytest.raises(Refused, match="held-another-seat"):
        table.ask_for_chair(2, "u1", "Nobody 1", 6)


def test_nobody_comes_back_where_somebody_else_sits_now() -> None:
    table = started()
    table.leave(1, 5)
    table.ask_for_chair(1, "eva", "Eva", 6)
    table.admit("u0", 1, 6)

    assert table.seat_to_return_to("u1") == -1
    assert (table.chairs[1].name, former(table, 1)) == ("Eva", [("Nobody 1", "left")])
    table.leave(1, 7)
    assert former(table, 1) == [("Nobody 1", "left"), ("Eva", "left")]
    # It was never hers from the start: she asks again, and so nobody looks in and out.
    assert (table.seat_to_return_to("eva"), table.seat_to_return_to("u1")) == (-1, 1)


def test_nobody_comes_back_who_was_removed_or_when_the_game_is_over() -> None:
    table = started("classic-4")
    table.propose(1, "remove", 1, 3)
    table.vote(0, True, 1)
    table.vote(2, True, 1)
    assert (table.seat_to_return_to("u3"), former(table, 3)) == (-1, [("Nobody 3", "removed")])
    table.leave(2, 2)
    table.propose(0, "end", 3)
    table.vote(1, True, 3)

    assert (table.phase, table.seat_to_return_to("u2")) == ("over", -1)
    with pytest.raises(Refused, match="game-over"):
        table.come_back(2, "u2", 4)


def test_a_vote_that_waited_for_nobody_else_waits_for_whoever_comes_back() -> None:
    table = started()
    table.leave(1, 1)
    table.propose(0, "end", 2)
    table.come_back(1, "u1", 3)
    table.vote(2, True, 4)

    assert table.phase == "running"


def test_whose_time_was_out_keeps_their_name_in_the_report() -> None:
    table = started("classic-4", Terms(TimeControl("live", 60_000, 5_000), out_of_time=LOSS))
    seat = int(game(table).who)
    table.tick(DAY)

    assert former(table, seat) == [(f"Nobody {seat}", "out-of-time")]


def test_the_chair_of_somebody_who_is_away_has_no_former_holder() -> None:
    table = started("toy", BLITZ)
    seat = int(game(table).who)
    table.tick(DAY)

    assert (table.chairs[seat].is_waiting(), former(table, seat)) == (True, [])


@pytest.mark.parametrize("name", TITLES)
def test_the_report_of_a_resigned_game_knows_who_resigned(name: str) -> None:
    table = started(name)
    seats = len(table.chairs)
    # All of one side give up, then as many others as it takes.
    for seat in sorted(range(seats), key=lambda seat: table.sides[seat] != table.sides[0]):
        if table.phase == "running":
            table.resign(seat, 1)

    assert table.ending is not None
    assert table.ending.how == "deserted"
    resigned = [seat for seat in range(seats) if former(table, seat) == [(f"Nobody {seat}", "resigned")]]
    winners = [seat for seat in range(seats) if table.ending.places[seat] == 1]
    sides = {table.sides[seat] for seat in winners}
    assert 0 in resigned
    assert len(sides) == 1
    assert not any(seat in resigned for seat in winners)
    assert table.ending.places[0] > 1


@pytest.mark.parametrize("name", TITLES)
def test_against_bots_the_game_ends_and_nobody_takes_the_place_of_the_name(name: str) -> None:
    table = alone(name)
    table.resign(0, 1)

    assert (table.phase, former(table, 0)) == ("over", [("Anna", "resigned")])
    assert table.ending is not None
    places = table.ending.places
    assert all((place > 1) == (table.sides[seat] == table.sides[0]) for seat, place in enumerate(places))


def test_of_many_who_come_and_go_the_first_and_the_latest_are_kept() -> None:
    table = started(terms=Terms(newcomers=ANYONE))
    table.leave(1, 1)
    for number in range(KEPT_HOLDERS + 2):
        table.ask_for_chair(1, f"guest{number}", f"Guest {number}", 2)
        table.leave(1, 3)

    names = [name for name, _ in former(table, 1)]
    assert (len(names), names[0], names[-1]) == (KEPT_HOLDERS, "Nobody 1", f"Guest {KEPT_HOLDERS + 1}")
    assert table.seat_to_return_to("u1") == 1


def test_a_former_holder_is_renamed_and_forgotten_as_everybody_is() -> None:
    table = started()
    table.talk(1, "table", "hello", 1)
    table.leave(1, 2)
    table.rename("u1", "Carla")
    assert (former(table, 1), table.talk_for(0)["table"][0][3]) == ([("Carla", "left")], "Carla")
    table.forget("u1", "Somebody", 3)

    assert (former(table, 1), table.talk_for(0)["table"][0][3]) == ([("Somebody", "left")], "Somebody")
    assert "u1" not in repr(saved(table)).replace("'ui", "")
    assert "Carla" not in repr(saved(table))
