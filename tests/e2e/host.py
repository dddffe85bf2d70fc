"""A server for browsers under test: `host.py FOLDER PORT`. All titles and the toy, quick bots, no limits."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import uvicorn

from pelagos.games import TITLES
from pelagos.server.app import make_app
from pelagos.server.config import Config, Limits
from toy.title import TITLE as TOY

FREE: Final = (1e9, 1e9)
LIMITS: Final = Limits(FREE, FREE, FREE, FREE, sockets_each=10**6, open_tables=10**6)


def main() -> None:
    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    config = Config(folder, port=port, bot_pause=0.0, order_pause=(0.0, 0.1), limits=LIMITS)
    app = make_app(config, {title.name: title for title in (*TITLES, TOY)})
    uvicorn.run(app, port=port, log_level="error", access_log=False, ws="websockets-sansio")


if __name__ == "__main__":
    main()
