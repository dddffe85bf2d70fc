"""Somebody whose account is deleted leaves no name behind, and the others play on."""

from __future__ import annotations

import pytest

from pelagos.table.table import OWNERLESS, Table
from pelagos.table.terms import Terms
from pelagos.table.waiting_room import OVER, RUNNING, WAITING
from table.setting import BLITZ, DAY, reloaded, saved, seated, started

NAME = "Somebody"


def names(table: Table) -> list[str]:
    return [chair.name for chair in table.chairs]


def test_before_the_game_the_chair_is_free_and_the_table_has_another_owner() -> None:
    table = seated()
    name = table.chairs[0].name
    table.forget("u0", NAME, 1)

    assert (table.phase, table.chairs[0].kind, table.owner) == (WAITING, "empty", "u1")
    assert name not in str(saved(table))


@pytest.mark.parametrize(("leaver", "kind"), [("bot", "bot"), ("empty", "empty")])
def test_in_the_game_they_leave_by_the_terms(leaver: str, kind: str) -> None:
    table = started(terms=Terms(leaver=leaver))
    table.talk(0, "table", "hello", 1)
    name = table.chairs[0].name
    table.forget("u0", NAME, 2)

    assert (table.phase, table.chairs[0].kind, table.chairs[0].player) == (RUNNING, kind, "")
    assert table.talk_for(1)["table"][0][3] == NAME
    assert name not in str(saved(table))


def test_a_chair_that_a_bot_keeps_for_them_is_the_bots() -> None:
    table = started(terms=BLITZ)
    seat = table.clock.running
    player, name = table.chairs[seat].player, table.chairs[seat].name
    assert table.tick(DAY)
    assert table.chairs[seat].is_waiting()
    table.forget(player, NAME, DAY)

    assert not table.chairs[seat].is_waiting()
    assert name not in str(saved(table))


def test_after_the_game_their_place_stays_under_another_name() -> None:
    table = started()
    table.propose(0, "end", 1)
    for seat in range(1, len(table.chairs)):
        table.vote(seat, True, 1)
    ending = saved(table)["ending"]
    table.forget("u0", NAME, 2)

    assert (table.phase, table.chairs[0].kind, names(table)[0]) == (OVER, "person", NAME)
    assert saved(table)["ending"] == ending
    assert table.seat_of("u0") == -1
    assert saved(reloaded(table)) == saved(table)


def test_a_table_that_everybody_left_is_nobodys() -> None:
    table = seated()
    for seat in range(len(table.chairs)):
        table.forget(f"u{seat}", NAME, 1)

    assert table.owner == OWNERLESS


def test_a_stranger_changes_nothing_but_the_version() -> None:
    table = seated()
    before = names(table)
    table.forget("stranger", NAME, 1)

    assert names(table) == before
    assert table.owner == "u0"
