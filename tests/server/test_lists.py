"""What lists say of a table: who is asked, and when it was last touched; also after a crash or a stop."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Engine, event, insert, select, text, update

from pelagos.server import tables as all_tables
from pelagos.server.hub import Hub
from pelagos.server.jobs import JobQueue
from pelagos.server.live_table import LiveTable
from pelagos.server.metrics import Metrics
from pelagos.server.server_clock import ServerClock
from pelagos.server.store.games import Games
from pelagos.server.store.schema import CALLS, GAMES
from pelagos.server.store.schema import PLAYERS as PLAYERS_TABLE
from pelagos.server.tables import TOUCHED_EVERY_MS, Tables
from pelagos.table.table import Table
from server.conftest import ALL
from table.setting import RULES, SECRET, game, started

PLAYERS = ("u-0", "u-1", "u-2", "u-3")
OPEN: list[Games] = []
"""Each keeps a connection until it is closed."""


@pytest.fixture(autouse=True)
def closing(engine: Engine) -> Iterator[None]:
    """What was opened over this engine, before it is closed itself."""
    yield
    while OPEN:
        OPEN.pop().close()


ON_SQLITE: Final = pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
"""For what asks SQLite how it would search."""


def games_of(engine: Engine) -> Games:
    OPEN.append(Games(engine))
    return OPEN[-1]


def at(engine: Engine) -> Tables:
    """The tables of a server, as after a start."""
    return Tables(games_of(engine), ALL, lambda table, now, jobs, new_phase: [], 10, Hub(), JobQueue(), Metrics(0))


def opened(tables: Tables) -> LiveTable:
    table = started("classic-4")
    for chair, player in zip(table.chairs, PLAYERS, strict=True):
        chair.player = player
    return tables.open(table, public=True)


def answer(tables: Tables, live: LiveTable, least: int = 1) -> int:
    """So many answers, and on until another seat is asked; gives that seat."""
    before, said = int(game(live.table).who), 0
    while said < least or game(live.table).who == before:
        play = game(live.table)
        arguments = {"seat": int(play.who), "phrases": [play.options()[0]], "at": live.table.version, "now": 0}
        tables.change(live.game, "submit", arguments)
        said += 1
    return int(game(live.table).who)


def waiting(games: Games) -> list[str]:
    """Everybody who finds a table that waits for them."""
    return [player for player in PLAYERS if games.of_player(player, 2**53, waiting=True)]


def test_a_table_waits_for_whoever_is_asked_after_every_move(engine: Engine) -> None:
    tables = at(engine)
    live = opened(tables)

    for _ in range(6):
        asked = answer(tables, live)
        assert waiting(tables.games) == [PLAYERS[asked]]
        assert [card["asked"] for card in tables.games.public("running", 2**53)] == [asked]


def test_who_is_asked_is_known_after_a_crash_and_after_a_stop(engine: Engine) -> None:
    tables = at(engine)
    asked = answer(tables, opened(tables))

    assert waiting(at(engine).games) == [PLAYERS[asked]]
    tables.close()
    with engine.connect() as line:
        assert line.execute(select(CALLS.c.number)).all() == []
    assert waiting(at(engine).games) == [PLAYERS[asked]]


@pytest.mark.pure
def test_who_is_asked_is_known_when_a_save_replaces_the_calls(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(all_tables, "SAVE_EVERY_CALLS", 1)
    tables = at(engine)
    asked = answer(tables, opened(tables))

    assert waiting(tables.games) == [PLAYERS[asked]]


def test_a_move_is_one_row_and_nothing_else(engine: Engine) -> None:
    tables = at(engine)
    live = opened(tables)
    with engine.connect() as line:
        before = line.execute(select(GAMES)).all()
    answer(tables, live, least=5)

    with engine.connect() as line:
        assert line.execute(select(GAMES)).all() == before
        assert len(line.execute(select(CALLS)).all()) == live.number


def test_of_several_tables_those_wait_that_ask_him(engine: Engine) -> None:
    tables = at(engine)
    several = [opened(tables) for _ in range(3)]
    for least, live in enumerate(several, 1):
        answer(tables, live, least)

    for seat, player in enumerate(PLAYERS):
        asking = {live.game for live in several if game(live.table).who == seat}
        assert {card["game"] for card in tables.games.of_player(player, 2**53, waiting=True)} == asking


@ON_SQLITE
@pytest.mark.parametrize("waiting_only", [True, False])
def test_for_somebodys_list_nobody_elses_tables_are_looked_at(engine: Engine, waiting_only: bool) -> None:
    games = games_of(engine)
    said: list[tuple[str, Any]] = []
    event.listen(engine, "before_cursor_execute", lambda *heard: said.append((heard[2], heard[3])))
    games.of_player(PLAYERS[0], 2**53, waiting=waiting_only)

    with engine.connect() as line:
        asked = [(words, values) for words, values in said if words.startswith("SELECT")]
        plans = [row.detail for ask in asked for row in line.exec_driver_sql("EXPLAIN QUERY PLAN " + ask[0], ask[1])]
    assert any("games" in step for step in plans)
    assert not [step for step in plans if step.startswith("SCAN games")]


def test_whoever_is_forgotten_owns_no_table_either_where_they_never_sat(engine: Engine) -> None:
    tables = at(engine)
    live = tables.open(Table(RULES["classic-4"], "u-7", SECRET), public=True)
    assert tables.games.all_of("u-7") == [live.game]
    tables.change(live.game, "forget", {"player": "u-7", "name": "Somebody", "now": 0})

    assert tables.games.all_of("u-7") == []


def touched(engine: Engine) -> int:
    with engine.connect() as line:
        return int(line.execute(select(GAMES.c.touched)).scalar_one())


@pytest.mark.pure
def test_moves_touch_a_table_to_the_minute_and_private_things_do_not(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 10 * TOUCHED_EVERY_MS
    monkeypatch.setattr(ServerClock, "now", lambda _: now)
    tables = at(engine)
    live = opened(tables)
    now += 2 * TOUCHED_EVERY_MS
    tables.change(live.game, "leave_order", {"seat": 1, "text": "always stand"})
    tables.change(live.game, "mute", {"seat": 2, "name": "Nobody 0"})
    tables.change(live.game, "talk", {"viewer": 0, "channel": "table", "text": "hello"})

    assert touched(engine) == 10 * TOUCHED_EVERY_MS
    answer(tables, live)
    assert touched(engine) == now


# by post


def post(games: Games, player: str, since: int = 0) -> list[Any]:
    return games.by_post(player, since, lambda uptime: uptime)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The server's, to be set: its only element."""
    now = [10_000_000]
    for name in ("now", "uptime"):
        monkeypatch.setattr(ServerClock, name, lambda _: now[0])
    monkeypatch.setattr(ServerClock, "uptime_at", lambda _, moment: moment)
    return now


@pytest.mark.pure
def test_the_table_that_has_waited_longest_comes_first_and_those_of_others_last(
    engine: Engine, clock: list[int]
) -> None:
    tables = at(engine)
    several = [opened(tables) for _ in range(8)]
    began = {}
    for least, live in enumerate(reversed(several), 1):
        clock[0] += 1_000
        answer(tables, live, least)
        began[live.game] = clock[0]

    for seat, player in enumerate(PLAYERS):
        found = post(tables.games, player)
        assert {card["game"] for card in found} == {live.game for live in several}
        assert {card["game"]: card["asked_since"] for card in found} == began
        assert all(card["you"] == [seat] and card["waiting"] == (card["asked"] == seat) for card in found)
        assert found == sorted(found, key=lambda card: (not card["waiting"], card["asked_since"]))
    assert post(tables.games, "u-9") == []


@pytest.mark.pure
def test_since_when_a_seat_is_asked_outlives_crashes_stops_and_saves(
    engine: Engine, clock: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = at(engine)
    live = opened(tables)
    clock[0] += 5_000
    player = PLAYERS[answer(tables, live)]
    began = clock[0]
    clock[0] += 5_000

    assert post(at(engine).games, player)[0]["asked_since"] == began
    tables.close()
    restarted = at(engine)
    assert post(restarted.games, player)[0]["asked_since"] == began
    assert restarted.live(live.game).asked_since == began
    monkeypatch.setattr(all_tables, "SAVE_EVERY_CALLS", 1)
    restarted.change(live.game, "talk", {"viewer": 0, "channel": "table", "text": "hello", "now": clock[0]})
    assert post(at(engine).games, player)[0]["asked_since"] == began


@pytest.mark.pure
def test_games_that_ended_are_listed_once(engine: Engine, clock: list[int]) -> None:
    tables = at(engine)
    live = opened(tables)
    clock[0] += 5_000
    tables.change(live.game, "propose", {"seat": 0, "kind": "end", "to": 0, "now": clock[0]})
    for seat in range(1, 4):
        tables.change(live.game, "vote", {"seat": seat, "agree": True, "now": clock[0]})

    for player in PLAYERS:
        assert [card["phase"] for card in post(tables.games, player, clock[0] - 1)] == ["over"]
        assert post(tables.games, player, clock[0]) == []


@ON_SQLITE
def test_the_list_by_post_looks_at_nobody_elses_tables(engine: Engine) -> None:
    games = games_of(engine)
    said: list[tuple[str, Any]] = []
    event.listen(engine, "before_cursor_execute", lambda *heard: said.append((heard[2], heard[3])))
    games.by_post(PLAYERS[0], 0, lambda uptime: uptime)

    with engine.connect() as line:
        asked = [(words, values) for words, values in said if words.startswith("SELECT")]
        plans = [row.detail for ask in asked for row in line.exec_driver_sql("EXPLAIN QUERY PLAN " + ask[0], ask[1])]
    assert any("games" in step for step in plans)
    assert not [step for step in plans if step.startswith("SCAN")]


@ON_SQLITE
def test_a_list_by_post_is_as_quick_among_many_tables(engine: Engine) -> None:
    """Steps of the database are counted: 20 tables of one's own among 2,000 others cost what they cost alone."""
    steps = []
    games, tables = games_of(engine), at(engine)
    live = opened(tables)
    copied = text(
        "INSERT INTO games (id, title, phase, public, owner, created, touched, asked, card, asked_since) "
        "SELECT :id, title, phase, public, owner, created, touched, asked, card, asked_since FROM games WHERE id = :one"
    )
    for number in range(2):
        with engine.begin() as line:
            for i in range(20 if number == 0 else 2_000):
                line.execute(copied, {"id": f"{number}x{i}", "one": live.game})
                row = {"game": f"{number}x{i}", "seat": 0, "player": PLAYERS[0] if number == 0 else f"u-{100 + i}"}
                line.execute(insert(PLAYERS_TABLE), row)
        steps.append(counted(games))

    assert steps[1] < 1.2 * steps[0]


def counted(games: Games) -> int:
    """How many instructions SQLite's machine runs for one list, to the ten."""
    driver: Any = games._connection().connection.driver_connection
    steps = 0

    def step() -> None:
        nonlocal steps
        steps += 1

    driver.set_progress_handler(step, 10)
    assert len(games.by_post(PLAYERS[0], 0, lambda uptime: uptime)) == 21
    driver.set_progress_handler(None, 0)
    return steps


def migrated(engine: Engine, to: str) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", "pelagos.server.store:migrations")
    with engine.connect() as line:
        config.attributes["connection"] = line
        (command.upgrade if to == "head" else command.downgrade)(config, to)
        line.commit()


def test_a_database_from_before_calls_said_who_is_asked_goes_on(engine: Engine) -> None:
    tables = at(engine)
    asked = answer(tables, opened(tables))
    tables.games.close()
    migrated(engine, "0001")
    with engine.connect() as line:
        assert line.execute(text("SELECT asked FROM games")).scalar_one() == asked
    migrated(engine, "head")
    tables = at(engine)

    assert waiting(tables.games) == [PLAYERS[asked]]
    with engine.connect() as line:
        live = tables.live(line.execute(select(GAMES.c.id)).scalar_one())
    asked = answer(tables, live)
    assert waiting(tables.games) == [PLAYERS[asked]]


def test_a_row_that_is_believed_more_than_the_last_call_is_caught(engine: Engine) -> None:
    """The test of the tests: such a list is wrong after the first move."""
    tables = at(engine)
    asked = answer(tables, opened(tables))
    with engine.begin() as line:
        line.execute(update(CALLS).values(asked=None))

    assert waiting(tables.games) != [PLAYERS[asked]]
