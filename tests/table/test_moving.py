"""A game that goes on elsewhere: alone with bots, from the whole record, with new luck."""

from __future__ import annotations

import pytest

from pelagos.kernel.codec import digest
from pelagos.kernel.rng import Rng
from pelagos.table.chair import BOT
from pelagos.table.errors import Refused
from pelagos.table.records import import_record, record_for
from pelagos.table.table import Table
from pelagos.table.terms import NOBODY, Terms
from table.setting import ALL, RULES, SECRET, game, reloaded, saved, started, wander

OTHER_SECRET = bytes(range(1, 33))


def alone(name: str, answers: int) -> Table:
    """One person against bots, after so many answers."""
    rules = RULES[name]
    table = Table(rules, "u0", SECRET)
    table.sit(0, "u0", "Zoe", "00ff")
    for seat in range(1, rules.setup.seats):
        table.seat_bot("u0", seat, "settler" if seat % 2 else "novice")
    table.start("u0", 0)
    wander(table, Rng(1), answers)
    return table


@pytest.mark.parametrize("name", ["classic-4", "hellas", "legendary-duel", "legendary-team4"])
def test_a_game_goes_on_where_its_record_is_opened(name: str) -> None:
    table = alone(name, 60)
    position = digest(RULES[name], game(table).g)
    table.propose(0, "move", 5)
    record = record_for(table, 0)
    there = import_record(record, ALL, "eva", OTHER_SECRET)

    assert table.phase == "over"
    assert table.ending is not None
    assert table.ending.how == "moved"
    assert [chair.kind == BOT for chair in there.chairs] == [seat > 0 for seat in range(len(there.chairs))]
    assert [chair.level for chair in there.chairs[1:]] == [chair.level for chair in table.chairs[1:]]
    assert saved(reloaded(there)) == saved(there)
    assert saved(reloaded(table)) == saved(table)

    there.sit(0, "eva", "Eva")
    there.start("eva", 0)
    assert digest(RULES[name], game(there).g) == position
    wander(there, Rng(2), 4000)
    assert there.phase == "over"


def test_nature_draws_anew_there() -> None:
    """The secret of the dice is published when the game has left, so nothing that comes may follow from it."""
    table = alone("hellas", 30)
    table.propose(0, "move", 5)
    there = import_record(record_for(table, 0), ALL, "eva", OTHER_SECRET)

    assert SECRET.hex() in record_for(table, 0)
    assert there.secret != table.secret
    assert not there.sealed


def test_only_somebody_alone_takes_a_game_elsewhere() -> None:
    """The whole record tells what others hold."""
    with pytest.raises(Refused, match="cannot-move"):
        started("classic-2").propose(0, "move", 1)

    away = alone("legendary-team4", 10)
    away.chairs[1].seat_person("u1", "Ann")
    away.leave(1, 2)
    assert away.chairs[1].kind == BOT
    away.propose(0, "move", 3)
    assert away.phase == "over"


def test_whoever_may_come_back_is_not_left_behind() -> None:
    table = alone("legendary-team4", 10)
    table.chairs[1].seat_person("u1", "Ann")
    table.chairs[1].seat_bot("novice", keep=True)

    with pytest.raises(Refused, match="cannot-move"):
        table.propose(0, "move", 3)
    assert table.phase == "running"


def test_a_lesson_stays_where_it_is() -> None:
    table = alone("hellas", 5)
    table.terms = Terms(newcomers=NOBODY, practice=True, example="creature-kraken")

    with pytest.raises(Refused, match="cannot-move"):
        table.propose(0, "move", 3)


def test_while_it_runs_the_record_names_no_bots() -> None:
    table = alone("hellas", 5)

    assert "# bot" not in record_for(table, 0)


@pytest.mark.parametrize("remark", ["# bot p9 novice", "# bot", "# bot p1 novice extra", "# bottle p1 x"])
def test_a_remark_that_names_no_seat_says_nothing(remark: str) -> None:
    table = alone("hellas", 30)
    table.propose(0, "move", 5)
    lines = [line for line in record_for(table, 0).splitlines() if not line.startswith("# bot")]
    there = import_record("\n".join([*lines, remark]), ALL, "eva", OTHER_SECRET)

    assert [chair.kind for chair in there.chairs] == ["empty", "empty"]
