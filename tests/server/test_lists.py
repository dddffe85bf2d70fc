"""What lists say of a table: who is asked, and when it was last touched; also after a crash or a stop."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Engine, event, select, text, update

from pelagos.server import desk as desks
from pelagos.server.desk import MINUTE, Desk, Held
from pelagos.server.store.engine import open_engine
from pelagos.server.store.games import Games
from pelagos.server.store.schema import CALLS, GAMES
from pelagos.table.table import Table
from server.conftest import ALL
from table.setting import RULES, SECRET, game, started

PLAYERS = ("u-0", "u-1", "u-2", "u-3")


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    return open_engine(tmp_path)


def at(engine: Engine) -> Desk:
    """A server's desk, as after a start."""
    return Desk(Games(engine), ALL, lambda table, now, jobs: [], 10)


def opened(desk: Desk) -> Held:
    table = started("classic-4")
    for chair, player in zip(table.chairs, PLAYERS, strict=True):
        chair.player = player
    return desk.open(table, public=True)


def answer(desk: Desk, held: Held, least: int = 1) -> int:
    """So many answers, and on until another seat is asked; gives that seat."""
    before, said = int(game(held.table).who), 0
    while said < least or game(held.table).who == before:
        play = game(held.table)
        arguments = {"seat": int(play.who), "phrases": [play.options()[0]], "at": held.table.version, "now": 0}
        desk.change(held.game, "submit", arguments)
        said += 1
    return int(game(held.table).who)


def waiting(games: Games) -> list[str]:
    """Everybody who finds a table that waits for him."""
    return [player for player in PLAYERS if games.of_player(player, 2**53, waiting=True)]


def test_a_table_waits_for_whoever_is_asked_after_every_move(engine: Engine) -> None:
    desk = at(engine)
    held = opened(desk)

    for _ in range(6):
        asked = answer(desk, held)
        assert waiting(desk.games) == [PLAYERS[asked]]
        assert [card["asked"] for card in desk.games.public("running", 2**53)] == [asked]


def test_who_is_asked_is_known_after_a_crash_and_after_a_stop(engine: Engine) -> None:
    desk = at(engine)
    asked = answer(desk, opened(desk))

    assert waiting(at(engine).games) == [PLAYERS[asked]]
    desk.close()
    with engine.connect() as line:
        assert line.execute(select(CALLS.c.number)).all() == []
    assert waiting(at(engine).games) == [PLAYERS[asked]]


@pytest.mark.pure
def test_who_is_asked_is_known_when_a_save_replaces_the_calls(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "SAVE_EVERY", 1)
    desk = at(engine)
    asked = answer(desk, opened(desk))

    assert waiting(desk.games) == [PLAYERS[asked]]


def test_a_move_is_one_row_and_nothing_else(engine: Engine) -> None:
    desk = at(engine)
    held = opened(desk)
    with engine.connect() as line:
        before = line.execute(select(GAMES)).all()
    answer(desk, held, least=5)

    with engine.connect() as line:
        assert line.execute(select(GAMES)).all() == before
        assert len(line.execute(select(CALLS)).all()) == held.number


def test_of_several_tables_those_wait_that_ask_him(engine: Engine) -> None:
    desk = at(engine)
    tables = [opened(desk) for _ in range(3)]
    for least, held in enumerate(tables, 1):
        answer(desk, held, least)

    for seat, player in enumerate(PLAYERS):
        asking = {held.game for held in tables if game(held.table).who == seat}
        assert {card["game"] for card in desk.games.of_player(player, 2**53, waiting=True)} == asking


@pytest.mark.parametrize("waiting_only", [True, False])
def test_for_somebodys_list_nobody_elses_tables_are_looked_at(engine: Engine, waiting_only: bool) -> None:
    games = Games(engine)
    said: list[tuple[str, Any]] = []
    event.listen(engine, "before_cursor_execute", lambda *heard: said.append((heard[2], heard[3])))
    games.of_player(PLAYERS[0], 2**53, waiting=waiting_only)

    with engine.connect() as line:
        asked = [(words, values) for words, values in said if words.startswith("SELECT")]
        plans = [row.detail for ask in asked for row in line.exec_driver_sql("EXPLAIN QUERY PLAN " + ask[0], ask[1])]
    assert any("games" in step for step in plans)
    assert not [step for step in plans if step.startswith("SCAN games")]


def test_whoever_is_forgotten_owns_no_table_either_where_he_never_sat(engine: Engine) -> None:
    desk = at(engine)
    held = desk.open(Table(RULES["classic-4"], "u-7", SECRET), public=True)
    assert desk.games.all_of("u-7") == [held.game]
    desk.change(held.game, "forget", {"player": "u-7", "name": "Somebody", "now": 0})

    assert desk.games.all_of("u-7") == []


def touched(engine: Engine) -> int:
    with engine.connect() as line:
        return int(line.execute(select(GAMES.c.touched)).scalar_one())


@pytest.mark.pure
def test_moves_touch_a_table_to_the_minute_and_private_things_do_not(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 10 * MINUTE
    monkeypatch.setattr(desks, "clock", lambda: now)
    desk = at(engine)
    held = opened(desk)
    now += 2 * MINUTE
    desk.change(held.game, "leave_order", {"seat": 1, "text": "always stand"})
    desk.change(held.game, "mute", {"seat": 2, "name": "Nobody 0"})
    desk.change(held.game, "talk", {"viewer": 0, "channel": "table", "text": "hello", "now": now})

    assert touched(engine) == 10 * MINUTE
    answer(desk, held)
    assert touched(engine) == now


def migrated(engine: Engine, to: str) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", "pelagos.server.store:migrations")
    with engine.connect() as line:
        config.attributes["connection"] = line
        (command.upgrade if to == "head" else command.downgrade)(config, to)
        line.commit()


def test_a_database_from_before_calls_said_who_is_asked_goes_on(engine: Engine) -> None:
    desk = at(engine)
    asked = answer(desk, opened(desk))
    desk.games.close()
    migrated(engine, "0001")
    with engine.connect() as line:
        assert line.execute(text("SELECT asked FROM games")).scalar_one() == asked
    migrated(engine, "head")
    desk = at(engine)

    assert waiting(desk.games) == [PLAYERS[asked]]
    with engine.connect() as line:
        held = desk.held(line.execute(select(GAMES.c.id)).scalar_one())
    asked = answer(desk, held)
    assert waiting(desk.games) == [PLAYERS[asked]]


def test_a_row_that_is_believed_more_than_the_last_call_is_caught(engine: Engine) -> None:
    """The test of the tests: such a list is wrong after the first move."""
    desk = at(engine)
    asked = answer(desk, opened(desk))
    with engine.begin() as line:
        line.execute(update(CALLS).values(asked=None))

    assert waiting(desk.games) != [PLAYERS[asked]]
