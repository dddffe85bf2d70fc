"""A server that tests may kill: `victim.py FOLDER PORT [late]`. `late` plants a fault: told first, written later."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Final

import uvicorn

from pelagos.games import TITLES
from pelagos.server.app import make_app
from pelagos.server.config import Config, Limits
from pelagos.server.store.games import Change, Games

FREE: Final = (1e9, 1e9)
LATE: Final = 0.05
"""Seconds between telling and writing, when the fault is planted."""


def plant_late_writing() -> None:
    """The commit moved behind the broadcast: what people heard may be lost."""
    write = Games.write

    def later(games: Games, change: Change) -> None:
        asyncio.get_running_loop().call_later(LATE, write, games, change)

    Games.write = later  # type: ignore[method-assign,assignment]


def main() -> None:
    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    if "late" in sys.argv[3:]:
        plant_late_writing()
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
        Config(folder, port=port, bot_pause=0.0, limits=limits),
        {title.name: title for title in TITLES},
    )
    uvicorn.run(app, port=port, log_level="error", access_log=False, ws="websockets-sansio")


if __name__ == "__main__":
    main()
