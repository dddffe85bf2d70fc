"""A server for browsers under test: `host.py FOLDER PORT PAGE TITLE…`. Quick bots, no limits.

Dice and bots depend on nothing but the position, so that a test that fails can be looked at again.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from unittest.mock import patch

import uvicorn

from pelagos.games import TITLES
from pelagos.server.app import make_app
from pelagos.server.bot_pool import BotPool
from pelagos.server.config import Config, Hashing, Limits
from pelagos.server.routes import lobby
from toy.title import TITLE as TOY

FREE: Final = (1e9, 1e9)
LIMITS: Final = Limits(
    requests=FREE,
    offline_files=FREE,
    signing_in=FREE,
    signing_in_name=FREE,
    new_tables=FREE,
    coach=FREE,
    sockets_each=10**6,
    open_tables=10**6,
    open_tables_guests=10**6,
    chat=FREE,
    chat_address=FREE,
    reports=FREE,
)
THINK: Final = BotPool.ask


async def think(self: BotPool, level: str, seen: bytes, options: Sequence[str], _: int) -> str:
    return await THINK(self, level, seen, options, zlib.crc32(seen))


def main() -> None:
    folder, port, page = Path(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])
    config = Config(
        folder, page=page, port=port, bot_pause=0.0, order_pause=(0.0, 0.1), limits=LIMITS, hashing=Hashing(1, 8, 1)
    )
    app = make_app(config, {title.name: title for title in (*TITLES, TOY) if title.name in sys.argv[4:]})
    with patch.object(BotPool, "ask", think), patch.object(lobby, "new_secret", lambda: bytes(32)):
        uvicorn.run(app, port=port, log_level="error", access_log=False, ws="websockets-sansio")


if __name__ == "__main__":
    main()
