"""Running a server until it is stopped: the port, the log, the lock on its folder, the close of all sockets."""

from __future__ import annotations

import errno
import gc
import logging
import socket
import sys
from collections.abc import Callable, Mapping
from typing import Final

import uvicorn

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Title
from pelagos.server.app import make_app
from pelagos.server.config import Config, address_of
from pelagos.server.logs import start_log
from pelagos.server.protocol_stack import choose_stack
from pelagos.server.store.database import reserved

if sys.platform != "win32":
    from pelagos.server.descriptors import raise_descriptor_limit

LOG: Final = logging.getLogger(__name__)
SHUTDOWN_TIMEOUT_S: Final = 5
"""For open requests to finish when the server stops."""
LISTEN_BACKLOG: Final = 2048

Ready = Callable[[str], None]
"""Called with the address of the server as soon as it answers."""


class BadPort(PelagosError):
    """The server cannot listen there."""


class Serving(uvicorn.Server):
    """Says when it answers. At the end uvicorn closes every socket with 1012, and clients connect again."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def run(config: Config, titles: Mapping[str, Title], level: str = "warning", ready: Ready = lambda _: None) -> None:
    """Returns after a stop by signal; every game is on disk, and goes on at the next start."""
    start_log(level)
    if sys.platform != "win32":
        raise_descriptor_limit()
    with reserved(config), listening(config.host, config.port) as listener:
        address = address_of(config.host, listener.getsockname()[1])
        LOG.info("serving", extra={"address": address})
        serving = Serving(settings(config, titles), lambda: ready(address))
        limit_garbage_collection()
        serving.run([listener])


def limit_garbage_collection() -> None:
    """Tables live long and hold no cycles; collecting over all of them again and again would cost as much as the moves.

    What is there from the start is frozen; `GarbageCollector` collects the rest when nobody waits for an answer.
    """
    gc.collect()
    gc.freeze()
    gc.disable()


def settings(config: Config, titles: Mapping[str, Title]) -> uvicorn.Config:
    """Compression would reveal secrets by the length of what they are compressed with, so sockets use none."""
    stack = choose_stack(config)
    return uvicorn.Config(
        make_app(config, titles, stack),
        http=stack.http,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        ws=stack.websocket,
        ws_max_size=4 * config.limits.message,
        ws_per_message_deflate=False,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
    )


def listening(host: str, port: int) -> socket.socket:
    """The port, opened before anything else is done."""
    try:
        family, _, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        return socket.create_server(place[:2], family=family, backlog=LISTEN_BACKLOG)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadPort("port-taken", port=str(port)) from None
        raise BadPort("cannot-listen", host=host, port=str(port), reason=str(error.strerror)) from None
