"""Connections before anybody has asked for anything: how many there may be, and how long a request may take to come.

A client that connects and says nothing, or half a request, costs a file descriptor. uvicorn would wait for it for ever,
and when no descriptor is left nobody else is let in. Not on Windows, where uvicorn has another HTTP protocol.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from pelagos.server.config import Config
from pelagos.server.descriptors import most_connections
from pelagos.server.networks import network_of
from pelagos.server.routes.request_context import LOCAL
from pelagos.server.sockets import CONNECTION

LOG: Final = logging.getLogger(__name__)
SWEEP_AFTER_S: Final = 1.0
"""Many may connect at once, after a restart for example. Who has not asked for anything by then is one too many."""
LOG_EVERY_S: Final = 10.0


class ConnectionGate:
    """Lets connections in, and counts by address those whose request has not come yet."""

    def __init__(self, config: Config) -> None:
        self.limits: Final = config.limits
        self._proxies: Final = config.proxies
        self._most: Final = config.limits.connections or most_connections()
        self._open: Final[Counter[str]] = Counter()
        self._half_open: Final[dict[str, dict[HttpConnection, None]]] = {}
        """By address, the oldest first."""
        self._logged_at_s: Final[dict[str, float]] = {}

    def admits(self, address: str, count: int) -> bool:
        """One more connection, where there are so many already."""
        if count > self._most:
            return self._refuse("too-many-connections")
        unlimited = address in self._proxies or address in LOCAL
        if not unlimited and self._open[address] >= self.limits.connections_each:
            return self._refuse("too-many-connections-of-one-address")
        return True

    def opened(self, address: str) -> None:
        self._open[address] += 1

    def closed(self, address: str) -> None:
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def half_open(self, connection: HttpConnection) -> None:
        waiting = self._half_open.setdefault(connection.address, {})
        waiting[connection] = None
        if len(waiting) == self.limits.half_open_each + 1 and connection.address not in self._proxies:
            connection.loop.call_later(SWEEP_AFTER_S, self._sweep, connection.address)

    def whole(self, connection: HttpConnection) -> None:
        waiting = self._half_open.get(connection.address, {})
        waiting.pop(connection, None)
        if not waiting:
            self._half_open.pop(connection.address, None)

    def _sweep(self, address: str) -> None:
        """Close the oldest that are too many."""
        waiting = list(self._half_open.get(address, {}))
        for connection in waiting[: max(0, len(waiting) - self.limits.half_open_each)]:
            self._refuse("too-many-half-requests")
            connection.cut()

    def _refuse(self, code: str) -> bool:
        """The log says so now and then: a flood of connections must not become a flood of lines."""
        now_s = time.monotonic()
        if now_s - self._logged_at_s.get(code, -LOG_EVERY_S) >= LOG_EVERY_S:
            self._logged_at_s[code] = now_s
            LOG.warning("connections refused", extra={"code": code})
        return False


class HttpConnection(HttpToolsProtocol):
    """A connection of uvicorn's that is let in by a gate, and whose requests must come in time."""

    gate: ConnectionGate
    """Of the server; set by `http_protocol`."""
    address = ""
    _admitted = False
    _is_whole = False
    """Whether nothing more is to come of the request."""
    _in_head = True
    _head_bytes = 0
    """Since the request began."""
    _timer: asyncio.TimerHandle | None = None

    @property
    def is_waiting(self) -> bool:
        """For the rest of a request."""
        return self._timer is not None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.address = network_of(self.client[0] if self.client else "nowhere")
        if not self.gate.admits(self.address, len(self.connections)):
            transport.abort()
            return
        self._admitted = True
        self.gate.opened(self.address)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._admitted or self.transport.is_closing():
            return
        self._head_bytes += len(data)
        super().data_received(data)
        if self._is_whole:
            self._stop_waiting()
        elif self._in_head and self._head_bytes > self.gate.limits.head:
            self.cut()
        else:
            self._wait()

    def on_message_begin(self) -> None:
        self._is_whole, self._in_head, self._head_bytes = False, True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_whole = True
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on the transport has another protocol, and sockets have limits of their own."""
        self._leave()
        # The state is copied into the scope of the socket: there it finds what to cut off if its client does not read.
        self.app_state = {**self.app_state, CONNECTION: self.transport}
        super().handle_websocket_upgrade()

    def cut(self) -> None:
        """Close it without a word: whoever sends half a request does not expect one."""
        self._stop_waiting()
        self.transport.abort()

    def _wait(self) -> None:
        """For the rest of the request; from its beginning on, not from its last byte."""
        if self._admitted and self._timer is None:
            self._timer = self.loop.call_later(self.gate.limits.request_s, self.cut)
            self.gate.half_open(self)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self.gate.whole(self)

    def _leave(self) -> None:
        self._stop_waiting()
        if self._admitted:
            self._admitted = False
            self.gate.closed(self.address)


def http_protocol(config: Config) -> type[asyncio.Protocol]:
    """The connections of one server."""
    return type("GatedConnection", (HttpConnection,), {"gate": ConnectionGate(config)})
