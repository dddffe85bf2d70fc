"""Does the direct wire fit the installed uvicorn and websockets? Every internal it uses is looked for and tried.

`fault_of_wire` and `fault_of_http` find what differs before the server listens, so that another version costs speed, or
the limits of connections, but no game. Both talk to the protocol over a transport of their own, without a port.
"""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import uvicorn
from uvicorn.server import ServerState

from pelagos.server.sockets import WIRE

UPGRADE: Final = (
    b"GET /check HTTP/1.1\r\nHost: check\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
PLAIN: Final = b"GET /check HTTP/1.1\r\nHost: check\r\n\r\n"
MASK: Final = b"\x11\x22\x33\x44"
TEXT, CONTINUATION, CLOSE, PING, PONG = 0x1, 0x0, 0x8, 0x9, 0xA
FINAL: Final = 0x80
TURNS: Final = 20
"""Of the loop, after which everything that was begun has been done."""
EOF_OF_APP: Final = "websocket.disconnect"

WIRE_METHODS: Final = {
    "data_received": ("self", "data"),
    "handle_connect": ("self", "event"),
    "send_receive_event_to_app": ("self",),
    "handle_ping": ("self",),
    "handle_parser_exception": ("self",),
    "keepalive_timeout": ("self",),
    "pause_writing": ("self",),
    "resume_writing": ("self",),
}
"""Methods of uvicorn's protocol that the wire replaces or calls, with their parameters."""
WIRE_FIELDS: Final = {
    "handshake_initiated": bool,
    "close_sent": bool,
    "curr_msg_data_type": str,
    "frames": list,
    "conn": object,
    "loop": asyncio.AbstractEventLoop,
    "writable": asyncio.Event,
}
"""What the wire reads and writes of a new connection."""
HTTP_METHODS: Final = {
    "connection_made": ("self", "transport"),
    "connection_lost": ("self", "exc"),
    "data_received": ("self", "data"),
    "on_message_begin": ("self",),
    "on_headers_complete": ("self",),
    "on_message_complete": ("self",),
    "handle_websocket_upgrade": ("self",),
}
HTTP_FIELDS: Final = {"connections": set, "app_state": dict, "loop": asyncio.AbstractEventLoop}


class Differs(Exception):
    """Something is not as it is expected; the text says what."""


class PipeTransport(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.written = b""
        self.closing = False
        self.protocol: Any = None

    def write(self, data: Any) -> None:
        self.written += data

    def taken(self) -> bytes:
        """What was written since it was last asked."""
        written, self.written = self.written, b""
        return written

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = True

    def pause_reading(self) -> None:
        """Nothing comes that was not sent for the check."""

    def resume_reading(self) -> None:
        """As above."""

    def get_write_buffer_size(self) -> int:
        return len(self.written)

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol


class UpgradedProtocol(asyncio.Protocol):
    """Takes the place of a WebSocket protocol, and keeps what it is given."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any]) -> None:
        self.app_state: Final = app_state
        self.received = b""

    def data_received(self, data: bytes) -> None:
        self.received += data


class CheckedApp:
    """The smallest application that sees what ours sees."""

    def __init__(self) -> None:
        self.wire: Any = None
        self.events: list[str] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body", "body": b""})
            return
        self.wire = (scope.get("extensions") or {}).pop(WIRE, None)
        await receive()
        await send({"type": "websocket.accept"})
        while not self.events or self.events[-1] != EOF_OF_APP:
            self.events.append((await receive())["type"])


def fault_of_wire(protocol: Callable[..., Any]) -> str:
    """What of uvicorn's WebSocket protocol is not as the wire needs it; empty if the wire works."""
    return _fault(lambda: _try_wire(protocol))


def fault_of_http(protocol: Callable[..., Any]) -> str:
    """What of uvicorn's HTTP protocol is not as our connections need it; empty if they work."""
    return _fault(lambda: _try_http(protocol))


def _fault(trying: Callable[[], None]) -> str:
    try:
        trying()
    except Differs as difference:
        return str(difference)
    except Exception as error:  # noqa: BLE001 -- whatever an unknown version does is a difference
        return f"{type(error).__name__} in the check"
    return ""


@contextmanager
def _looped() -> Iterator[asyncio.AbstractEventLoop]:
    """A loop of its own; what is left in it at the end is not worth a line in the log."""
    loop, log = asyncio.new_event_loop(), logging.getLogger("uvicorn.error")
    before, log.disabled = log.disabled, True
    try:
        yield loop
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        _turn(loop)
        loop.close()
        log.disabled = before


def _turn(loop: asyncio.AbstractEventLoop) -> None:
    async def turns() -> None:
        for _ in range(TURNS):
            await asyncio.sleep(0)

    loop.run_until_complete(turns())


def _made(protocol: Callable[..., Any], app: CheckedApp, loop: asyncio.AbstractEventLoop, ws: Any = "none") -> Any:
    config = uvicorn.Config(
        app, http="httptools", ws=ws, ws_per_message_deflate=False, lifespan="off", log_config=None, access_log=False
    )
    config.load()
    return protocol(config, ServerState(), {}, loop)


def _expect(condition: bool, what: str) -> None:
    if not condition:
        raise Differs(what)


def _check_shape(made: Any, methods: dict[str, tuple[str, ...]], fields: dict[str, type]) -> None:
    for base in type(made).__mro__[1:]:
        if not base.__module__.startswith("uvicorn."):
            continue
        for name, parameters in methods.items():
            method = getattr(base, name, None)
            _expect(callable(method), f"{base.__name__}.{name}")
            _expect(tuple(inspect.signature(method).parameters) == parameters, f"{base.__name__}.{name}")  # type: ignore[arg-type]
        break
    for name, kind in fields.items():
        _expect(isinstance(getattr(made, name, None), kind), f"field {name}")


# the wire


def frame(opcode: int, data: bytes, fin: bool = True) -> bytes:
    """As a client sends it, under a mask."""
    masked = bytes([byte ^ MASK[i % 4] for i, byte in enumerate(data)])
    return bytes([(FINAL if fin else 0) | opcode, 0x80 | len(data)]) + MASK + masked


def _try_wire(protocol: Callable[..., Any]) -> None:
    with _looped() as loop:
        app, pipe = CheckedApp(), PipeTransport()
        made = _made(protocol, app, loop)
        _check_shape(made, WIRE_METHODS, WIRE_FIELDS)
        _shake_hands(made, app, pipe, loop)
        _try_reading(made, pipe)
        _try_writing(made, pipe)
        _try_broken_text(protocol)
        made.data_received(frame(CLOSE, b"\x03\xe8"))
        _turn(loop)
        _expect(pipe.taken()[:1] == bytes([FINAL | CLOSE]) and pipe.closing, "close")
        _expect(app.events == [EOF_OF_APP], "end of the socket")
        try:
            made.write(b"late")
        except OSError:
            return
        raise Differs("write after close")


def _shake_hands(made: Any, app: CheckedApp, pipe: PipeTransport, loop: asyncio.AbstractEventLoop) -> None:
    made.connection_made(pipe)
    made.data_received(UPGRADE)
    _turn(loop)
    _expect(pipe.taken().startswith(b"HTTP/1.1 101 "), "handshake")
    _expect(app.wire is made, "scope of the socket")


def _try_reading(made: Any, pipe: PipeTransport) -> None:
    heard: list[str] = []
    made.on_text = heard.append
    whole = frame(TEXT, b"whole")
    made.data_received(whole + whole)
    _expect(heard == ["whole", "whole"], "text")
    made.data_received(frame(TEXT, b"in ", fin=False) + frame(PING, b"p") + frame(CONTINUATION, b"parts"))
    _expect(heard[2:] == ["in parts"], "fragmented text")
    _expect(pipe.taken() == bytes([FINAL | PONG, 1]) + b"p", "ping")
    made.data_received(whole[:3])
    made.data_received(whole[3:])
    _expect(heard[3:] == ["whole"], "text in two pieces")


def _try_writing(made: Any, pipe: PipeTransport) -> None:
    _expect(made.write(b"out") and pipe.taken() == bytes([FINAL | TEXT, 3]) + b"out", "write")
    made.pause_writing()
    paused = made.write(b"no")
    made.data_received(frame(PING, b""))
    _expect(not paused and not made.writable.is_set() and pipe.taken() == b"", "full transport")
    made.resume_writing()
    _expect(made.writable.is_set() and made.write(b"yes"), "drained transport")
    pipe.taken()


def _try_broken_text(protocol: Callable[..., Any]) -> None:
    """In two parts, so that it is not read by the wire alone."""
    with _looped() as loop:
        app, pipe = CheckedApp(), PipeTransport()
        made = _made(protocol, app, loop)
        _shake_hands(made, app, pipe, loop)
        made.on_text = lambda _: None
        made.data_received(frame(TEXT, b"\xff", fin=False) + frame(CONTINUATION, b"\xfe"))
        _turn(loop)
        _expect(pipe.taken()[:1] == bytes([FINAL | CLOSE]) and pipe.closing, "text that is no text")


# connections


def _try_http(protocol: Callable[..., Any]) -> None:
    with _looped() as loop:
        app, pipe = CheckedApp(), PipeTransport()
        made = _made(protocol, app, loop)
        _check_shape(made, HTTP_METHODS, HTTP_FIELDS)
        made.connection_made(pipe)
        made.data_received(PLAIN[:20])
        _expect(made.is_waiting, "half a request")
        made.data_received(PLAIN[20:])
        _turn(loop)
        _expect(not made.is_waiting and pipe.taken().startswith(b"HTTP/1.1 204 "), "request")
        made.connection_lost(None)
    with _looped() as loop:
        pipe = PipeTransport()
        made = _made(protocol, CheckedApp(), loop, ws=UpgradedProtocol)
        made.connection_made(pipe)
        made.data_received(UPGRADE)
        upgraded = pipe.protocol
        _expect(isinstance(upgraded, UpgradedProtocol) and upgraded.received.startswith(b"GET /check"), "upgrade")
        _expect(pipe in upgraded.app_state.values(), "transport of a socket")
