"""What tables cost inside the server, without sockets.

`moves.py cost [STORED]`: microseconds of a move, and of these for telling it, with five watchers at each of 40 tables
of Legendary; STORED more tables lie on disk, to show that they cost nothing. `moves.py held [TABLES]`: memory of so
many tables in their middle.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from pelagos.games import TITLES
from pelagos.kernel.title import new_setup
from pelagos.server.config import Config
from pelagos.server.hub import Hub, Subscription
from pelagos.server.jobs import JobPlanner
from pelagos.server.run import calm_collector
from pelagos.server.store.engine import open_engine
from pelagos.server.store.games import Games
from pelagos.server.tables import Tables, clock
from pelagos.table.interning import shared_rules
from pelagos.table.table import Table

TABLES: Final = 40
MOVES: Final = 4000
ANSWERS: Final = 150
EACH: Final = 5


class Nowhere:
    """A line that only counts."""

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


def timed(spent: dict[str, float], stage: str, inner: Callable[..., Any]) -> Callable[..., Any]:
    def outer(*arguments: Any) -> Any:
        start = time.perf_counter()
        try:
            return inner(*arguments)
        finally:
            spent[stage] = spent.get(stage, 0.0) + time.perf_counter() - start

    return outer


def cost(stored: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        config = Config(Path(folder))
        games = Games(open_engine(config.data))
        tables = Tables(games, {title.name: title for title in TITLES}, JobPlanner(config).plan, 4000)
        for _ in range(stored):
            tables.drop(tables.open(new_table(), public=True).game)
        hub, line, chance = Hub(tables), Nowhere(), random.Random(1)
        names = [tables.open(new_table(), public=False).game for _ in range(TABLES)]
        for game in names:
            for seat in range(EACH):
                hub.add(Subscription(line, game, f"g-{seat}", ""))
        spent: dict[str, float] = {}
        tables.listeners[:] = [timed(spent, "tell", hub.tell)]
        line.bytes = 0
        start = time.perf_counter()
        for move in range(MOVES):
            game = names[move % TABLES]
            table = tables.live(game).table
            play = table.running()
            said = [chance.choice(play.options())]
            who, at = int(play.who), table.version
            tables.change(game, "submit", {"seat": who, "phrases": said, "at": at, "now": clock(), "key": ""})
        total = time.perf_counter() - start
        for stage, seconds in (("all", total), *spent.items()):
            print(f"{stage:5} {1e6 * seconds / MOVES:8.1f} us a move")
        print(f"bytes {line.bytes / MOVES:8.0f} a move, {stored} tables more on disk")


def resident() -> int:
    """Megabytes of this process, as the system counts them."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) // 1024
    return 0


def live(count: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        config = Config(Path(folder))
        tables = Tables(
            Games(open_engine(config.data)), {t.name: t for t in TITLES}, JobPlanner(config).plan, count + 1
        )
        hub, line, chance, before = Hub(tables), Nowhere(), random.Random(1), resident()
        for _ in range(count):
            game = tables.open(new_table(), public=False).game
            for seat in range(EACH):
                hub.add(Subscription(line, game, f"g-{seat}", ""))
            for _ in range(ANSWERS):
                table = tables.live(game).table
                play = table.running()
                said = [chance.choice(play.options())]
                who, at = int(play.who), table.version
                tables.change(game, "submit", {"seat": who, "phrases": said, "at": at, "now": clock(), "key": ""})
        after = resident()
    print(f"{count} live tables after {ANSWERS} answers, {EACH} watchers each: {after} MB in all,", end=" ")
    print(f"{1024 * (after - before) / count:.0f} kB a table")


def main() -> None:
    what, number = [*sys.argv[1:3], "", ""][:2]
    calm_collector()
    if what == "held":
        live(int(number or 2000))
    else:
        cost(int(number or 0))


if __name__ == "__main__":
    main()
