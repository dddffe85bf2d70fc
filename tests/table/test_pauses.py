"""A game is paused when all agree, and goes on when anybody wishes."""

from __future__ import annotations

import pytest

from pelagos.kernel.rng import Rng
from pelagos.table.errors import Refused
from pelagos.table.table import Table
from pelagos.table.terms import Terms
from table.setting import BLITZ, BY_POST, DAY, SECOND, game, reloaded, started, wander, whole

HOUR = 3600 * SECOND


def paused(name: str = "hellas", terms: Terms = BLITZ, now: int = 10 * SECOND) -> Table:
    table = started(name, terms)
    table.propose(0, "pause", now)
    for seat in range(1, len(table.chairs)):
        table.vote(seat, True, now)
    return table


def test_it_takes_everybody() -> None:
    table = started("hellas", BLITZ)
    table.propose(0, "pause", SECOND)

    assert table.clock.paused_since == 0
    table.vote(1, True, 2 * SECOND)
    assert table.clock.paused_since == 2 * SECOND
    assert whole(table, 0)["table"]["paused"] == 2 * SECOND


def test_a_clock_that_stands_shows_what_was_left() -> None:
    table = paused(now=10 * SECOND)
    clock = whole(table, 0)["table"]["clock"]

    assert (clock["running"], clock["deadline"]) == (-1, None)
    assert clock["left"][game(table).who] == 50 * SECOND


def test_one_vote_against_it_is_enough() -> None:
    table = started("hellas", BLITZ)
    table.propose(0, "pause", SECOND)
    table.vote(1, False, SECOND)

    assert table.proposal is None
    assert table.clock.paused_since == 0


@pytest.mark.parametrize("terms", [BLITZ, BY_POST])
def test_no_time_runs_in_a_pause(terms: Terms) -> None:
    table, other = paused(terms=terms), started("hellas", terms)
    other.submit(game(other).who, [game(other).options()[0]], other.version, 20 * SECOND)
    assert table.next_deadline() is None
    assert not table.tick(50 * DAY)
    table.resume(1, 50 * DAY)
    table.submit(game(table).who, [game(table).options()[0]], table.version, 50 * DAY + 10 * SECOND)

    assert table.clock.left == other.clock.left


def test_the_deadline_moves_by_the_pause() -> None:
    table = started("hellas", BLITZ)
    due = table.next_deadline()
    assert due is not None
    table.propose(0, "pause", SECOND)
    table.vote(1, True, SECOND)
    table.resume(0, SECOND + HOUR)

    assert table.next_deadline() == {**due, "at": due["at"] + HOUR}


def test_nobody_answers_in_a_pause_and_no_bot_is_asked() -> None:
    table = started("hellas")
    asked = game(table).who
    table.propose(0, "pause", 1)
    table.vote(1, True, 1)
    option = game(table).options()[0]

    with pytest.raises(Refused, match="paused"):
        table.submit(asked, [option], table.version, 2)
    with pytest.raises(Refused, match="paused"):
        table.undo(asked, table.version, 2)
    table.leave(asked, 2)
    assert table.due() is None
    table.resume(1 - asked, 3)
    assert table.due() is not None


def test_a_pause_outlives_a_restart() -> None:
    table = reloaded(paused())

    assert table.clock.paused_since == 10 * SECOND
    table.resume(0, HOUR)
    with pytest.raises(Refused, match="not-paused"):
        table.resume(0, HOUR)


def test_a_paused_game_can_be_ended_by_consent() -> None:
    table = paused()
    table.propose(0, "end", HOUR)
    table.vote(1, True, HOUR)

    assert table.phase == "over"
    assert table.clock.paused_since == 0


def test_whoever_leaves_in_a_pause_is_not_charged_for_it() -> None:
    table = paused()
    left = list(table.clock.left)
    asked = int(game(table).who)
    table.leave(asked, HOUR)

    assert table.clock.left[asked] == left[asked] - 10 * SECOND + 5 * SECOND


def test_a_pause_cannot_be_proposed_twice_nor_by_an_empty_chair() -> None:
    table = paused()
    with pytest.raises(Refused, match="paused"):
        table.propose(0, "pause", HOUR)
    table.leave(1, HOUR)
    with pytest.raises(Refused, match="nobody-there"):
        table.resume(1, HOUR)


def test_play_goes_on_as_if_nothing_had_been() -> None:
    table, other = paused(), started("hellas", BLITZ)
    table.resume(0, HOUR)
    wander(table, Rng(3), 20, HOUR)
    wander(other, Rng(3), 20, 10 * SECOND)

    assert words(table) == words(other)


def words(table: Table) -> list[str]:
    return [table.rules.vocabulary.words(said.answer) for said in game(table).log]
