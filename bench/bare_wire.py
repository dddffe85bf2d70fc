"""The bare server of `bench/bare.py` on our own wire: the same rooms, commits and messages, without any framework.

What is left between it and our server is what tables, rules, views and identities cost.
"""

from __future__ import annotations

import importlib
import os
from typing import Any, Final

import uvicorn

from pelagos.server.sockets import WIRE

STORE: Final[Any] = importlib.import_module("bare").STORE
"""The bare server's own, found beside this file."""
ROOMS: Final[dict[str, set[Any]]] = {}


async def app(scope: Any, receive: Any, send: Any) -> None:
    """One socket in a room, or the life of the application, about which there is nothing to do."""
    if scope["type"] != "websocket":
        return
    room, wire = scope["path"], scope["extensions"][WIRE]
    members = ROOMS.setdefault(room, set())

    def hear(body: str) -> None:
        STORE.execute("INSERT INTO said (room, body) VALUES (?, ?)", (room, body))
        data = body.encode()
        for member in members:
            member.write(data)

    await receive()
    await send({"type": "websocket.accept"})
    members.add(wire)
    wire.on_text = hear
    while (await receive())["type"] != "websocket.disconnect":
        pass
    members.discard(wire)


def main() -> None:
    from pelagos.server.wire import Wire  # noqa: PLC0415 -- as the server does, when it is started

    uvicorn.run(
        app,
        port=int(os.environ["LOAD_PORT"]),
        loop="uvloop",
        http="httptools",
        ws=Wire,
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="warning",
        access_log=False,
    )


if __name__ == "__main__":
    main()
