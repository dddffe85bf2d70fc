"""The bare server that ours is measured against: rooms of five, every message committed and sent to all in the room.

No rules, no views, no identities: the least a server of live tables can do. Run by `bench/load.py` under uvicorn.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

Send = Callable[[str], Awaitable[None]]

ROOMS: Final[dict[str, set[Send]]] = {}


def opened() -> sqlite3.Connection:
    store = sqlite3.connect(os.environ["BARE_DB"], isolation_level=None)
    store.execute("PRAGMA journal_mode=WAL")
    store.execute("PRAGMA synchronous=NORMAL")
    store.execute("CREATE TABLE IF NOT EXISTS said (id INTEGER PRIMARY KEY, room TEXT, body TEXT)")
    return store


STORE: Final = opened()


async def serve(socket: WebSocket) -> None:
    room = socket.path_params["room"]
    await socket.accept()
    ROOMS.setdefault(room, set()).add(socket.send_text)
    try:
        while True:
            body = await socket.receive_text()
            STORE.execute("INSERT INTO said (room, body) VALUES (?, ?)", (room, body))
            for send in list(ROOMS[room]):
                await send(body)
    except WebSocketDisconnect:
        ROOMS[room].discard(socket.send_text)


app: Final = Starlette(routes=[WebSocketRoute("/live/{room}", serve)])
