"""After a restart the server answers at once, however much is stored and due: work is counted by turns of its loop."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from typing import Any, Final

import pytest

from pelagos.server import scheduler
from pelagos.server.bot_pool import BotPool
from pelagos.server.config import Config
from pelagos.server.hub import Subscription
from pelagos.server.jobs import CLOCK, HORIZON_MS, NOTICE
from pelagos.server.scheduler import BotQueue
from pelagos.server.services import Services
from pelagos.server.store.rows import Job
from pelagos.server.store.sqlite import FILE
from pelagos.server.tables import Tables
from pelagos.table.terms import LIVE, Terms, TimeControl
from server.conftest import ALL
from server.test_scheduler import seated, until

STORED: Final = 60
HELD: Final = 10
MOST_IN_A_TURN: Final = 3
"""The scheduler takes up one table, and so does each of the two that ask the one process of bots."""

SCANS: Final = ("SCAN games", "SCAN saves", "SCAN calls", "SCAN jobs", "SCAN players", "SCAN keys")


def stored(config: Config, kind: str) -> None:
    """A store with many copies of one table, each with a job that is due."""

    async def begin() -> str:
        services = Services(config, ALL)
        terms = Terms(TimeControl(LIVE, main=1)) if kind == CLOCK else Terms()
        game = services.tables.open(seated("toy", terms, bots=(0, 1) if kind == "bot" else ()), public=True).game
        await services.close()
        return game

    game = asyncio.run(begin())
    with closing(sqlite3.connect(config.data / FILE)) as database:
        copy(database, game)
        if kind == NOTICE:
            database.execute("insert into jobs select id, 'notice', 0, 0, 0 from games")
        assert database.execute("select count(*) from jobs").fetchone() == (STORED,)
        database.commit()


def copy(database: sqlite3.Connection, game: str) -> None:
    for table, name in (("games", "id"), ("saves", "game"), ("players", "game"), ("jobs", "game")):
        columns = [row[1] for row in database.execute(f"pragma table_info({table})")]
        chosen = ", ".join(["?" if column == name else f'"{column}"' for column in columns])
        again = f"insert into {table} select {chosen} from {table} where {name} = ?"
        database.executemany(again, [(f"t{number:011}", game) for number in range(STORED - 1)])


class Loads:
    """Counts the tables that are loaded in each turn of the loop, and how many are in memory at most."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.turns = [0]
        self.most_held = 0
        load = Tables._load

        def counted(tables: Tables, game: str) -> Any:
            self.turns[-1] += 1
            self.most_held = max(self.most_held, len(tables))
            return load(tables, game)

        patch.setattr(Tables, "_load", counted)

    async def count(self, services: Services) -> None:
        """From the start of the server until every stored table was taken up."""
        await services.open()
        try:
            async with asyncio.timeout(60):
                while sum(self.turns) < STORED:
                    self.turns.append(0)
                    await asyncio.sleep(0)
        finally:
            await services.close()


async def anything_legal(_: BotPool, __: str, ___: bytes, options: list[str], seed: int) -> str:
    return options[seed % len(options)]


@pytest.mark.sqlite
@pytest.mark.pure
@pytest.mark.parametrize("kind", ["bot", CLOCK, NOTICE])
def test_due_work_is_taken_up_in_small_portions_and_memory_stays_bounded(
    config: Config, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr(BotPool, "ask", anything_legal)
    monkeypatch.setattr(scheduler, "READ_AT_ONCE", 7)
    config = replace(config, tables_held=HELD, bot_pause=1000.0)
    stored(replace(config, bot_pause=0.0), kind)
    loads = Loads(monkeypatch)
    asyncio.run(loads.count(Services(config, ALL)))

    assert max(loads.turns) <= MOST_IN_A_TURN
    assert loads.most_held <= HELD + 1


@pytest.mark.sqlite
def test_starting_reads_no_table_and_no_list_from_end_to_end(config: Config) -> None:
    """What SQLite would do for every statement of a start: it searches, and never scans what grows."""
    stored(config, CLOCK)
    said: list[str] = []

    async def start() -> None:
        services = Services(config, ALL)
        line: Any = services.games._connection().connection.driver_connection
        line.set_trace_callback(said.append)
        await services.open()
        for _ in range(5):
            await asyncio.sleep(0)
        services.games.check()
        line.set_trace_callback(None)
        await services.close()

    asyncio.run(start())
    with closing(sqlite3.connect(config.data / FILE)) as database:

        def scanned(text: str) -> list[str]:
            return [row[3] for row in database.execute(f"explain query plan {text}") if row[3] in SCANS]

        assert any("FROM jobs" in text for text in said)
        assert [scan for text in said if text.startswith("SELECT") for scan in scanned(text)] == []
        # So it would be noticed if all jobs were read.
        assert scanned("SELECT jobs.game, jobs.due FROM jobs WHERE jobs.at >= 0") == ["SCAN jobs"]


@pytest.mark.sqlite
def test_what_is_due_much_later_is_left_in_the_store_until_its_time_comes_nearer(config: Config) -> None:
    soon, late = Terms(TimeControl(LIVE, main=HORIZON_MS // 4)), Terms(TimeControl(LIVE, main=3 * HORIZON_MS))

    async def play(services: Services) -> None:
        await services.open()
        await until(lambda: services.queue.horizon > services.clock.uptime())
        for terms in (soon, late):
            services.tables.open(seated("toy", terms), public=False)
        assert len(services.queue) == 1
        await services.close()

    asyncio.run(play(Services(config, ALL)))


def test_bots_of_tables_that_somebody_follows_are_asked_first(config: Config) -> None:
    class Silent:
        def send(self, data: bytes) -> None:
            pass

    async def play(services: Services) -> None:
        games = [services.tables.open(seated("toy", bots=(0, 1)), public=False).game for _ in range(3)]
        bots = BotQueue(services.hub)
        for game in games:
            bots.put(game, Job("bot", 0, 0, 1))
        services.tables.subscribe(Subscription(Silent(), games[1], "", ""))
        assert [(await bots.take())[0] for _ in games] == [games[1], games[0], games[2]]
        await services.close()

    asyncio.run(play(Services(config, ALL)))
