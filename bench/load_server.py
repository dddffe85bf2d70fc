"""Our server for `bench/load.py`: as it is run for people, only without limits on how fast one address may ask."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from pelagos.games import TITLES
from pelagos.server.app import make_app
from pelagos.server.config import Config, Limits

FREE: Final = (1e9, 1e9)
LIMITS: Final = Limits(
    requests=FREE, signing_in=FREE, new_tables=FREE, socket_messages=FREE, sockets_each=10**6, open_tables=10**6
)

app: Final = make_app(
    Config(Path(os.environ["LOAD_DATA"]), port=int(os.environ["LOAD_PORT"]), limits=LIMITS),
    {title.name: title for title in TITLES},
)
