"""A server that tests may kill: `victim.py FOLDER PORT [late] [after=MS] [database=ADDRESS]`.

`late` plants a fault: told first, written later. `after` lets it start so much later than it is. `database` is one of
PostgreSQL.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from typing import Final

import uvicorn

from pelagos.games import TITLES
from pelagos.server.app import make_app
from pelagos.server.config import Config, Limits
from pelagos.server.store.change import Change
from pelagos.server.store.commits import Commit
from pelagos.server.store.games import Games

FREE: Final = (1e9, 1e9)
LATE: Final = 0.05
"""Seconds between telling and writing, when the fault is planted."""


def plant_late_writing() -> None:
    """The commit moved behind the broadcast: what people heard may be lost."""
    write = Games.write

    def later(games: Games, change: Change, _: Commit | None = None) -> None:
        asyncio.get_running_loop().call_later(LATE, write, games, change)

    Games.write = later  # type: ignore[method-assign,assignment]


def start_later(ms: int) -> None:
    """All clocks of the machine show that it is later."""
    time_ns, clock_gettime_ns, monotonic_ns = time.time_ns, time.clock_gettime_ns, time.monotonic_ns
    time.time_ns = lambda: time_ns() + ms * 10**6
    time.clock_gettime_ns = lambda which: clock_gettime_ns(which) + ms * 10**6
    time.monotonic_ns = lambda: monotonic_ns() + ms * 10**6


def main() -> None:
    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    if "late" in sys.argv[3:]:
        plant_late_writing()
    for word in sys.argv[3:]:
        if word.startswith("after="):
            start_later(int(word.removeprefix("after=")))
    database = "".join([word.partition("=")[2] for word in sys.argv[3:] if word.startswith("database=")])
    limits = Limits(
        requests=FREE,
        new_tables=FREE,
        socket_messages=FREE,
        chat=FREE,
        chat_address=FREE,
        sockets_each=10**6,
        open_tables=10**6,
        open_tables_guests=10**6,
    )
    app = make_app(
        Config(folder, database=database, port=port, bot_pause=0.0, limits=limits),
        {title.name: title for title in TITLES},
    )
    uvicorn.run(app, port=port, log_level="error", access_log=False, ws="websockets-sansio")


if __name__ == "__main__":
    main()
