"""What tables cost inside the server, without sockets.

`moves.py cost [STORED]`: microseconds of a move, and of these for publishing it, with five subscribers at each of 40
tables of Legendary; STORED more tables lie on disk, to show that they cost nothing. `moves.py held [TABLES]`: memory of
so many tables in their middle.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from pelagos.games import TITLES
from pelagos.kernel.title import new_setup
from pelagos.server.config import Config
from pelagos.server.hub import Hub, Origin, Subscription
from pelagos.server.jobs import JobPlanner, JobQueue
from pelagos.server.live_table import LiveTable
from pelagos.server.metrics import Metrics
from pelagos.server.run import limit_garbage_collection
from pelagos.server.store.commits import Commit
from pelagos.server.store.games import Games
from pelagos.server.store.sqlite import open_engine
from pelagos.server.tables import Tables, clock
from pelagos.table.interning import shared_rules
from pelagos.table.table import Table

TABLES: Final = 40
MOVES: Final = 4000
ANSWERS: Final = 150
EACH: Final = 5


class Nowhere:
    """A connection that only counts."""

    def __init__(self) -> None:
        self.bytes = 0

    def send(self, data: bytes) -> None:
        self.bytes += len(data)


def new_table() -> Table:
    title = next(title for title in TITLES if title.name == "legendary")
    table = Table(shared_rules(title, new_setup(title, EACH, "", {"mode": "ffa5"})), "g-0", bytes(32))
    for seat in range(EACH):
        table.sit(seat, f"g-{seat}", f"Player {seat}")
    table.start("g-0", 0)
    return table


class TimedHub(Hub):
    """A hub that says how long publishing took."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds = 0.0

    def publish(self, live: LiveTable, now: int, origin: Origin | None = None, after: Commit | None = None) -> bool:
        start = time.perf_counter()
        try:
            return super().publish(live, now, origin, after)
        finally:
            self.seconds += time.perf_counter() - start


def new_tables(folder: str, capacity: int, hub: Hub) -> Tables:
    config = Config(Path(folder))
    titles = {title.name: title for title in TITLES}
    games = Games(open_engine(config.data))
    return Tables(games, titles, JobPlanner(config).plan, capacity, hub, JobQueue(), Metrics(clock()))


def cost(stored: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        hub, connection, chance = TimedHub(), Nowhere(), random.Random(1)
        tables = new_tables(folder, 4000, hub)
        for _ in range(stored):
            tables.drop(tables.open(new_table(), public=True).game)
        names = [tables.open(new_table(), public=False).game for _ in range(TABLES)]
        for game in names:
            for seat in range(EACH):
                tables.subscribe(Subscription(connection, game, f"g-{seat}", ""))
        connection.bytes, hub.seconds = 0, 0.0
        start = time.perf_counter()
        for move in range(MOVES):
            game = names[move % TABLES]
            table = tables.live(game).table
            play = table.running()
            said = [chance.choice(play.options())]
            who, at = int(play.who), table.version
            tables.change(game, "submit", {"seat": who, "phrases": said, "at": at, "key": ""})
        total = time.perf_counter() - start
        for stage, seconds in (("all", total), ("publish", hub.seconds)):
            print(f"{stage:8} {1e6 * seconds / MOVES:8.1f} us a move")
        print(f"bytes {connection.bytes / MOVES:8.0f} a move, {stored} tables more on disk")


def resident() -> int:
    """Megabytes of this process, as the system counts them."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) // 1024
    return 0


def live(count: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        tables, connection = new_tables(folder, count + 1, Hub()), Nowhere()
        chance, before = random.Random(1), resident()
        for _ in range(count):
            game = tables.open(new_table(), public=False).game
            for seat in range(EACH):
                tables.subscribe(Subscription(connection, game, f"g-{seat}", ""))
            for _ in range(ANSWERS):
                table = tables.live(game).table
                play = table.running()
                said = [chance.choice(play.options())]
                who, at = int(play.who), table.version
                tables.change(game, "submit", {"seat": who, "phrases": said, "at": at, "key": ""})
        after = resident()
    print(f"{count} live tables after {ANSWERS} answers, {EACH} subscribers each: {after} MB in all,", end=" ")
    print(f"{1024 * (after - before) / count:.0f} kB a table")


def main() -> None:
    what, number = [*sys.argv[1:3], "", ""][:2]
    limit_garbage_collection()
    if what == "held":
        live(int(number or 2000))
    else:
        cost(int(number or 0))


if __name__ == "__main__":
    main()
