"""Nothing is lost: not by kills at any moment, not by a full disk, not by a database somebody else holds."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from pelagos.kernel.title import Json, rules_for
from pelagos.server.config import Config
from pelagos.server.errors import StoreFailed
from pelagos.server.hub import Hub, Subscription
from pelagos.server.jobs import JobPlanner, JobQueue
from pelagos.server.metrics import Metrics
from pelagos.server.store.change import Change
from pelagos.server.store.games import Games
from pelagos.server.store.sqlite import FILE, open_engine
from pelagos.server.tables import Tables, clock
from pelagos.table.saving import save_table
from pelagos.table.table import Table
from server.clusters import own_cluster
from server.conftest import ALL
from server.database_kills import kill_database_again_and_again
from server.killing import Loss, kill_again_and_again

KILLS = 10


@pytest.mark.pure
def test_every_acknowledged_answer_survives_kills(tmp_path: Path) -> None:
    assert asyncio.run(kill_again_and_again(tmp_path, KILLS, seed=1)) > KILLS


@pytest.mark.pure
def test_a_commit_behind_the_broadcast_is_caught(tmp_path: Path) -> None:
    with pytest.raises((Loss, ExceptionGroup)):
        asyncio.run(kill_again_and_again(tmp_path, KILLS, 1, "late"))


@pytest.mark.slow
@pytest.mark.pure
@pytest.mark.parametrize("part", range(6))
def test_three_hundred_kills(tmp_path: Path, part: int) -> None:
    assert asyncio.run(kill_again_and_again(tmp_path, 50, seed=100 + part)) > 50


@pytest.mark.slow
@pytest.mark.pure
@pytest.mark.parametrize("part", range(6))
def test_fifty_kills_of_a_server_on_postgresql(tmp_path: Path, postgres: str, part: int) -> None:
    assert asyncio.run(kill_again_and_again(tmp_path, 50, 200 + part, f"database={postgres}")) > 50


@pytest.mark.slow
@pytest.mark.pure
def test_a_commit_behind_the_broadcast_is_caught_on_postgresql(tmp_path: Path, postgres: str) -> None:
    with pytest.raises((Loss, ExceptionGroup)):
        asyncio.run(kill_again_and_again(tmp_path, KILLS, 1, "late", f"database={postgres}"))


@pytest.mark.slow
@pytest.mark.pure
@pytest.mark.parametrize("part", range(5))
def test_ten_kills_of_postgresql_itself(tmp_path: Path, part: int) -> None:
    with own_cluster() as cluster:
        endured = asyncio.run(kill_database_again_and_again(tmp_path, cluster, 10, seed=300 + part))

    assert endured.acknowledged > 50
    assert endured.refused
    assert endured.reasons == {"store-gone"}


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root may mount a small disk")
def test_a_truly_full_disk(tmp_path: Path) -> None:
    """A disk of two megabytes, filled to the brim beside the database, and freed again."""
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(tmp_path)], check=True)
    engine = open_engine(tmp_path)
    games = Games(engine)
    try:
        tables = over(games)
        game = begun(tables)
        with contextlib.suppress(OSError):
            (tmp_path / "rubbish").write_bytes(bytes(4_000_000))
        version, _, said, refusal = play_until_refused(tables, game, Listener())
        assert refusal.said["reason"] in ("full", "broken")
        assert tables.live(game).table.version == version
        (tmp_path / "rubbish").unlink()
        tables.change(game, "submit", said)
        assert tables.live(game).table.version > version
    finally:
        games.close()
        engine.dispose()
        subprocess.run(["umount", "-l", str(tmp_path)], check=True)


class Listener:
    """Counts what they are sent."""

    def __init__(self) -> None:
        self.heard = 0

    def send(self, data: bytes) -> None:
        self.heard += 1


def over(games: Games) -> Tables:
    """The tables of this store, as after a start."""
    return Tables(games, ALL, JobPlanner(Config(Path())).plan, 100, Hub(), JobQueue(), Metrics(0))


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    engine = open_engine(tmp_path)
    games = Games(engine)
    yield over(games)
    games.close()
    engine.dispose()


def begun(tables: Tables) -> str:
    table = Table(rules_for(ALL["hellas"], 2), "g-0", bytes(32))
    table.sit(0, "g-0", "Anna")
    table.sit(1, "g-1", "Ben")
    table.start("g-0", clock())
    return tables.open(table, public=False).game


def answer(tables: Tables, game: str) -> Json:
    table = tables.live(game).table
    play = table.running()
    options = play.options()
    return {"seat": int(play.who), "phrases": [options[0]], "at": table.version, "key": ""}


def fill(tables: Tables) -> None:
    """No page more may be used: to SQLite that is a full disk."""
    line = tables.games._connection()
    pages = line.exec_driver_sql("PRAGMA page_count").scalar_one()
    line.exec_driver_sql(f"PRAGMA max_page_count={pages}")
    line.rollback()


def play_until_refused(tables: Tables, game: str, listener: Listener) -> tuple[int, int, Json, StoreFailed]:
    """The version, what was heard and what was said before the first refusal, and that refusal."""
    for _ in range(200):
        version, heard, said = tables.live(game).table.version, listener.heard, answer(tables, game)
        try:
            tables.change(game, "submit", said)
        except StoreFailed as refusal:
            return version, heard, said, refusal
    raise AssertionError("the disk is never full")


def test_with_a_full_disk_a_move_is_refused_whole_and_nobody_hears_of_it(tables: Tables) -> None:
    game = begun(tables)
    listener = Listener()
    tables.subscribe(Subscription(listener, game, "g-0", ""))
    fill(tables)

    version, heard, said, refusal = play_until_refused(tables, game, listener)

    assert refusal.said["reason"] == "full"
    assert tables.live(game).table.version == version
    assert listener.heard == heard

    tables.games._connection().exec_driver_sql("PRAGMA max_page_count=1000000")
    tables.games._connection().rollback()
    tables.change(game, "submit", said)
    assert tables.live(game).table.version > version


def test_a_locked_database_refuses_and_later_takes_the_same_answer(tables: Tables, tmp_path: Path) -> None:
    game = begun(tables)
    said = answer(tables, game)
    version = tables.live(game).table.version
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    with pytest.raises(StoreFailed) as caught:
        tables.change(game, "submit", said)

    assert caught.value.said["reason"] == "locked"
    assert tables.live(game).table.version == version
    other.execute("ROLLBACK")
    other.close()
    tables.change(game, "submit", said)
    assert tables.live(game).table.version > version


def test_a_number_is_taken_once(tables: Tables) -> None:
    """Two servers over one database would both write the next call: the second fails, and its table is dropped."""
    game = begun(tables)
    rival = over(tables.games)
    said = answer(rival, game)
    tables.change(game, "submit", answer(tables, game))

    with pytest.raises(StoreFailed):
        rival.change(game, "submit", said)
    assert rival.live(game).table.version == tables.live(game).table.version


def test_a_server_that_was_left_behind_destroys_nothing(engine: Engine) -> None:
    """Another one has gone on and saved: neither a call nor a save of the first is taken after that."""
    games, others = Games(engine), Games(engine)
    tables, rival = over(games), over(others)
    game = begun(tables)
    tables.change(game, "submit", answer(tables, game))
    stale = tables.live(game)
    for _ in range(3):
        rival.change(game, "submit", answer(rival, game))
    rival.close()
    number, version = others.load(game).number, over(others).live(game).table.version
    said = stale.number + 1
    late: list[tuple[str, Json]] = [("ring", {}), ("ring", {})]

    for change in (
        Change(game, said, late, {"asked": 0}, None, delta=b""),
        Change(game, said, late, {"asked": 0}, save_table(stale.table), rules="planted"),
        tables._save_of(stale),
    ):
        with pytest.raises(StoreFailed):
            games.write(change)
    assert others.load(game).number == number
    assert over(others).live(game).table.version == version
    games.close()
    others.close()


def test_what_cannot_be_written_leaves_no_transaction_open_for_the_next_move(tables: Tables, tmp_path: Path) -> None:
    game = begun(tables)
    number = tables.live(game).number

    with pytest.raises(UnicodeEncodeError):
        tables.games.write(Change(game, number + 1, [("ring", {}), ("talk", {"text": "\ud800"})]))

    tables.change(game, "submit", answer(tables, game))
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as other:
        assert other.execute("SELECT name FROM calls").fetchall() == [("submit",)]
