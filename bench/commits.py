"""What it takes until a move is kept: python bench/commits.py [ADDRESS], of PostgreSQL, or without one for SQLite.

Many tables of five in Legendary, each with one move on its way at a time, in one event loop. Printed are moves a second
and how long a move took until it was kept; beside it how late the loop came round meanwhile.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pelagos.games import TITLES
from pelagos.kernel.title import new_setup
from pelagos.server.config import Config
from pelagos.server.hub import Hub
from pelagos.server.jobs import JobPlanner, JobQueue
from pelagos.server.metrics import Metrics
from pelagos.server.store.database import open_database
from pelagos.server.store.games import Games
from pelagos.server.tables import Tables, clock
from pelagos.table.interning import shared_rules
from pelagos.table.table import Table
from pelagos.table.waiting_room import RUNNING

TABLES: Final = (1, 10, 100)
SECONDS: Final = 5.0
EACH: Final = 5
LOOK_S: Final = 0.001


def new_table() -> Table:
    title = next(title for title in TITLES if title.name == "legendary")
    table = Table(shared_rules(title, new_setup(title, EACH, "", {"mode": "ffa5"})), "g-0", bytes(32))
    for seat in range(EACH):
        table.sit(seat, f"g-{seat}", f"Player {seat}")
    table.start("g-0", 0)
    return table


async def play(tables: Tables, game: str, until: float, took: list[float]) -> None:
    """One move after the other, each when the one before is kept."""
    while time.perf_counter() < until:
        table = tables.live(game).table
        if table.phase != RUNNING:
            game = tables.open(new_table(), public=False).game
            continue
        play = table.running()
        said = {"seat": int(play.who), "phrases": [play.options()[0]], "at": table.version, "key": ""}
        began = time.perf_counter()
        tables.change(game, "submit", said)
        await tables.settled(game)
        took.append(time.perf_counter() - began)
        await asyncio.sleep(0)


async def look(until: float, late: list[float]) -> None:
    while time.perf_counter() < until:
        began = time.perf_counter()
        await asyncio.sleep(LOOK_S)
        late.append(time.perf_counter() - began - LOOK_S)


def ms(values: Sequence[float], part: float) -> float:
    return 1000 * statistics.quantiles(values, n=100)[round(100 * part) - 1]


async def measure(config: Config, count: int) -> None:
    database = open_database(config)
    games = Games(database.engine, database.writer)
    titles = {title.name: title for title in TITLES}
    tables = Tables(games, titles, JobPlanner(config).plan, 4000, Hub(), JobQueue(), Metrics(clock()))
    names = [tables.open(new_table(), public=False).game for _ in range(count)]
    database.defer(asyncio.get_running_loop())
    took: list[float] = []
    late: list[float] = []
    until = time.perf_counter() + SECONDS
    await asyncio.gather(look(until, late), *[play(tables, game, until, took) for game in names])
    games.release()
    database.defer(None)
    games.close()
    database.close()
    print(
        f"{count:4} tables: {len(took) / SECONDS:6.0f} moves a second, kept after {ms(took, 0.5):.2f} ms "
        f"(p99 {ms(took, 0.99):.2f}), loop late by {ms(late, 0.5):.2f} ms (p99 {ms(late, 0.99):.2f})"
    )


def main() -> None:
    address = sys.argv[1] if len(sys.argv) > 1 else ""
    print("PostgreSQL" if address else "SQLite")
    for count in TABLES:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(measure(Config(Path(folder), database=address), count))


if __name__ == "__main__":
    main()
