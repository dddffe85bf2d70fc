"""How soon a server answers after a start with much stored and much due.

`restart.py [--tables 100000] [--due 6000] [--folder FOLDER] [--most SECONDS]`: makes a store, if the folder has none,
starts a server over it as it is run for people, and says how long the first answer took from the start of the process,
how long requests took while the due work was done, and how much memory the server had in the end. With `--most` it
fails if the first answer took longer than that after the server of an empty folder gave its own.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final, NamedTuple

from pelagos.games import TITLES
from pelagos.kernel.title import rules_for
from pelagos.server.config import Config
from pelagos.server.services import Services
from pelagos.server.store.sqlite import FILE
from pelagos.table.table import Table
from pelagos.table.terms import POST, Terms, TimeControl

DAY_MS: Final = 86_400_000
PATTERNS: Final = 12
"""Different tables; the others are copies of them."""
ANSWERS: Final = 40
SERVER: Final = Path(__file__).parent / "load_server.py"
WATCHED_S: Final = 60.0
COPIED: Final = (("games", "id"), ("saves", "game"), ("calls", "game"), ("players", "game"), ("jobs", "game"))


class Measured(NamedTuple):
    first_s: float
    requests_s: list[float]
    due: int
    memory_mb: float


def pattern(number: int, now: int) -> Table:
    """A game by post in its middle; every other one waits for a bot."""
    title = TITLES[number % len(TITLES)]
    table = Table(rules_for(title, 2), "g-0", bytes(32), Terms(TimeControl(POST, DAY_MS, DAY_MS)))
    chance = random.Random(number)
    for seat in range(2):
        table.sit(seat, f"g-{seat}", f"Player {seat}")
    table.start("g-0", now)
    for _ in range(ANSWERS):
        play = table.running()
        table.submit(play.who, [chance.choice(play.options())], table.version, now)
    if number % 2:
        seat = int(table.running().who)
        table.leave(seat, now)
    return table


def fill(folder: Path, tables: int, due: int) -> None:
    services = Services(Config(folder), {title.name: title for title in TITLES})
    services.beat()
    now = services.clock.now()
    games = [services.tables.open(pattern(number, now), public=True).game for number in range(PATTERNS)]
    services.tables.close()
    services.games.close()
    services.engine.dispose()
    with contextlib.closing(sqlite3.connect(folder / FILE)) as database:
        for table, name in COPIED:
            columns = [row[1] for row in database.execute(f"pragma table_info({table})")]
            chosen = ", ".join(["?" if column == name else f'"{column}"' for column in columns])
            again = f"insert into {table} select {chosen} from {table} where {name} = ?"
            database.executemany(again, [(f"t{i:011}", games[i % PATTERNS]) for i in range(tables - PATTERNS)])
        # Bots were due at once, clocks some day; so many of all are due now.
        database.execute("update jobs set due = due + 10 * ?", (DAY_MS,))
        first = "select game from jobs order by substr(game, -3), game limit ?"
        database.execute(f"update jobs set due = 0 where game in ({first})", (due,))
        database.commit()
        found = database.execute("select count(*) from jobs where due = 0").fetchone()[0]
        size = (folder / FILE).stat().st_size / 1e6
        print(f"made a store of {tables} tables, {found} jobs due, {size:.0f} MB", flush=True)


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])


def answer_s(port: int) -> float | None:
    began = time.perf_counter()
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games?list=running", timeout=120) as answer:
            answer.read()
    except (urllib.error.URLError, ConnectionError):
        return None
    return time.perf_counter() - began


def jobs_left(folder: Path) -> int:
    with contextlib.closing(sqlite3.connect(f"file:{folder / FILE}?mode=ro", uri=True)) as database:
        return int(database.execute("select count(*) from jobs where due <= 0").fetchone()[0])


def memory_mb(process: int) -> float:
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith("VmHWM"):
                return int(line.split()[1]) / 1024
    return 0.0


def measure(folder: Path, watched_s: float) -> Measured:
    port = free_port()
    due = jobs_left(folder) if (folder / FILE).exists() else 0
    environment = {**os.environ, "LOAD_DATA": str(folder), "LOAD_PORT": str(port)}
    began = time.perf_counter()
    server = subprocess.Popen([sys.executable, str(SERVER)], env=environment)
    try:
        while answer_s(port) is None:
            time.sleep(0.02)
        first = time.perf_counter() - began
        taken: list[float] = []
        while time.perf_counter() - began < watched_s and (due and jobs_left(folder)):
            taken.append(answer_s(port) or 0.0)
            time.sleep(0.05)
        done = due - jobs_left(folder) if due else 0
        return Measured(first, sorted(taken), done, memory_mb(server.pid))
    finally:
        server.send_signal(signal.SIGKILL)
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--due", type=int, default=6_000)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--most", type=float, default=0.0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder: Path = options.folder or Path(scratch) / "full"
        if not (folder / FILE).exists():
            fill(folder, options.tables, options.due)
        empty = measure(Path(scratch) / "empty", 0.0)
        full = measure(folder, WATCHED_S)
    print(
        f"first answer: {full.first_s:.2f} s from the start of the process; over an empty store {empty.first_s:.2f} s"
    )
    if full.requests_s:
        middle, worst = full.requests_s[len(full.requests_s) // 2], full.requests_s[-1]
        print(
            f"{len(full.requests_s)} requests meanwhile: half within {1000 * middle:.0f} ms, all {1000 * worst:.0f} ms"
        )
    print(f"{full.due} of the due jobs done meanwhile; {full.memory_mb:.0f} MB of memory at most")
    if options.most and full.first_s - empty.first_s > options.most:
        sys.exit(f"the first answer took {full.first_s - empty.first_s:.2f} s longer than over an empty store")


if __name__ == "__main__":
    main()
