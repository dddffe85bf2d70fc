"""Our server for `bench/load.py`, as it is run for people, only without limits on how fast one address may ask."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from pelagos.games import TITLES
from pelagos.server.config import Config, Limits
from pelagos.server.run import run

FREE: Final = (1e9, 1e9)
LIMITS: Final = Limits(
    requests=FREE,
    signing_in=FREE,
    new_tables=FREE,
    socket_messages=FREE,
    sockets_each=10**6,
    open_tables=10**6,
    open_tables_guests=10**6,
)


def main() -> None:
    config = Config(Path(os.environ["LOAD_DATA"]), port=int(os.environ["LOAD_PORT"]), limits=LIMITS)
    run(config, {title.name: title for title in TITLES})


if __name__ == "__main__":
    main()
