"""A running server in this thread, and clients of its routes: no port, no other thread, every byte kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Mapping
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import unquote_to_bytes

import uvicorn
from uvicorn.server import ServerState

from pelagos.kernel.title import Title
from pelagos.server.app import make_app
from pelagos.server.config import Config
from pelagos.server.services import Services
from pelagos.server.wire import Wire
from pelagos.server.wire_check import PipeTransport

T = TypeVar("T")
HOST: Final = "127.0.0.1:8000"
PATIENCE: Final = 30.0
HANDSHAKE: Final = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
FIRST_PING: Final = 10**9
"""Ours, which no test says by itself."""


class Ask(NamedTuple):
    """A request."""

    method: str
    target: str
    """Path and query."""
    body: Any = None
    """Bytes, or something to be sent as JSON."""
    headers: Mapping[str, str] = {}

    def sent(self) -> bytes:
        if self.body is None or isinstance(self.body, bytes):
            return self.body or b""
        return json.dumps(self.body).encode()


class Answer(NamedTuple):
    """Everything that came back."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)

    def header(self, name: str) -> str:
        return next((value.decode("latin-1") for key, value in self.headers if key.decode().lower() == name), "")


class Place:
    """An application that runs while somebody waits for it, in between it stands still."""

    def __init__(self, config: Config, titles: Mapping[str, Title], wired: bool = False) -> None:
        self.wired: Final = wired
        self.app: Final = make_app(config, titles)
        self.loop: Final = asyncio.new_event_loop()
        self._end: Final = asyncio.Event()
        self._open: Final = asyncio.Event()
        self._life: Final = self.loop.create_task(self._live())
        self.wait(self._open.wait())
        # The loop stands still while nobody waits: it would seem to lag, now and then.
        self.services.health.checks.remove(self.services.health._loop)

    async def _live(self) -> None:
        async with self.app.lifespan():
            self._open.set()
            await self._end.wait()

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    def wait(self, what: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(asyncio.wait_for(what, PATIENCE))

    def close(self) -> None:
        self._end.set()
        self.wait(_joined(self._life))
        self.loop.close()

    # routes

    def ask(self, ask: Ask) -> Answer:
        return self.wait(self._ask(ask))

    def get(self, target: str, **headers: str) -> Answer:
        return self.ask(Ask("GET", target, None, headers))

    def post(self, target: str, body: Any, **headers: str) -> Answer:
        return self.ask(Ask("POST", target, body, headers))

    async def _ask(self, ask: Ask) -> Answer:
        body, told = ask.sent(), [{"type": "http.request", "body": ask.sent(), "more_body": False}]
        length = {"content-length": str(len(body))} if body else {}
        kind = {"content-type": "application/json"} if body else {}
        heard: list[Any] = []

        async def receive() -> Any:
            return told.pop() if told else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            heard.append(message)

        scope = {**_scope(ask.target, {**length, **kind, **ask.headers}), "type": "http", "method": ask.method}
        await self.app({**scope, "scheme": "http"}, receive, send)  # type: ignore[arg-type]
        sent = b"".join([message.get("body", b"") for message in heard[1:]])
        return Answer(heard[0]["status"], tuple(sorted(heard[0]["headers"])), sent)

    def line(self, **headers: str) -> Line:
        """By the way that this place takes."""
        return (WiredLine if self.wired else Line)(self, headers)


class Line:
    """A socket."""

    def __init__(self, place: Place, headers: Mapping[str, str], target: str = "/api/live") -> None:
        self._place: Final = place
        self._in: Final[asyncio.Queue[Any]] = asyncio.Queue()
        self._out: Final[asyncio.Queue[Any]] = asyncio.Queue()
        self._ear: Final = asyncio.Event()
        self._ear.set()
        self.closed: tuple[int, str] | None = None
        self._pings = FIRST_PING
        scope = {**_scope(target, headers), "type": "websocket", "scheme": "ws", "subprotocols": []}
        self._in.put_nowait({"type": "websocket.connect"})
        self._life: Final = self._begin(scope)
        self._took(place.wait(self._next()))

    def _begin(self, scope: Any) -> asyncio.Task[Any]:
        app: Any = self._place.app
        return self._place.loop.create_task(app(scope, self._in.get, self._hear))

    async def _next(self) -> Any:
        return await self._out.get()

    async def _hear(self, message: Any) -> None:
        await self._ear.wait()
        await self._out.put(message)

    def listen_slowly(self) -> None:
        """Not at all, until it is asked what was heard."""
        self._ear.clear()

    def _took(self, message: Any) -> str | None:
        if message["type"] == "websocket.close":
            self.closed = message["code"], message.get("reason", "")
        text: str | None = message.get("text")
        return text

    def send(self, text: str) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})

    def send_bytes(self, data: bytes) -> None:
        self._in.put_nowait({"type": "websocket.receive", "bytes": data, "text": None})

    def heard(self) -> list[str]:
        """Everything that was sent until now: up to the answer to a question of ours, or to a farewell."""
        self._ear.set()
        self._pings += 1
        end = f'{{"pong":{self._pings}}}'
        self.send(json.dumps({"ping": self._pings}))
        found: list[str] = []
        while self.closed is None:
            text = self._took(self._place.wait(self._next()))
            if text == end:
                break
            if text is not None:
                found.append(text)
        return found

    def told(self, message: Any) -> list[Any]:
        """Say this, and hear what comes of it."""
        self.send(message if isinstance(message, str) else json.dumps(message))
        return [json.loads(text) for text in self.heard()]

    def close(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000, "reason": ""})
        self._place.wait(_joined(self._life))


class WiredLine(Line):
    """A socket whose messages go through our wire, as bytes, over a transport of its own."""

    def __init__(self, place: Place, headers: Mapping[str, str]) -> None:
        self.pipe: Final = PipeTransport()
        config = uvicorn.Config(
            place.app, ws_max_size=2**20, ws_per_message_deflate=False, lifespan="off", log_config=None
        )
        config.load()
        self._wire: Final = Wire(config, ServerState(), {}, place.loop)
        self._wire.connection_made(self.pipe)
        self._rest = b""
        super().__init__(place, headers)

    def _begin(self, scope: Any) -> asyncio.Task[Any]:
        lines = [b"GET /api/live HTTP/1.1", *[b": ".join(header) for header in scope["headers"]], HANDSHAKE]
        self._wire.data_received(b"\r\n".join(lines))
        (task,) = self._wire.tasks
        return task

    def _heard_now(self) -> Any:
        """What was sent so far, message by message."""
        self._rest += self.pipe.taken()
        head, found, rest = self._rest.partition(b"\r\n\r\n")
        if head.startswith(b"HTTP/") and found:
            self._rest = rest
            return {"type": "websocket.accept"}
        size, start = _size_of(self._rest)
        if head.startswith(b"HTTP/") or len(self._rest) < start + size or not self._rest:
            return None
        opcode, data, self._rest = self._rest[0] & 15, self._rest[start : start + size], self._rest[start + size :]
        if opcode == 8:
            return {"type": "websocket.close", "code": int.from_bytes(data[:2], "big"), "reason": data[2:].decode()}
        return {"type": "websocket.send", "text": data.decode()}

    async def _next(self) -> Any:
        while (found := self._heard_now()) is None:
            await asyncio.sleep(0)
        return found

    def send(self, text: str) -> None:
        self._wire.data_received(_framed(0x81, text.encode("utf-8", "surrogatepass")))

    def send_bytes(self, data: bytes) -> None:
        """Not a text, so it takes the way of uvicorn's queue, and the loop must come round for it."""
        self._wire.data_received(_framed(0x82, data))
        while not self._wire.queue.empty():
            self._place.wait(asyncio.sleep(0))

    def close(self) -> None:
        if not self.pipe.closing:
            self._wire.data_received(_framed(0x88, b"\x03\xe8"))
        self._wire.connection_lost(None)
        self._place.wait(_joined(self._life))


def _framed(first: int, data: bytes) -> bytes:
    """As a client sends it; under a mask of noughts."""
    if len(data) < 126:
        size = bytes([0x80 | len(data)])
    elif len(data) < 1 << 16:
        size = b"\xfe" + len(data).to_bytes(2, "big")
    else:
        size = b"\xff" + len(data).to_bytes(8, "big")
    return bytes([first]) + size + bytes(4) + data


def _size_of(frame: bytes) -> tuple[int, int]:
    """Of a server's frame: the size of what it holds, and where that begins."""
    length = frame[1] if len(frame) > 1 else 0
    wide = {126: 2, 127: 8}.get(length, 0)
    return (int.from_bytes(frame[2 : 2 + wide], "big") if wide else length), 2 + wide


async def _joined(task: asyncio.Task[Any]) -> None:
    await task


def _scope(target: str, headers: Mapping[str, str]) -> dict[str, Any]:
    path, _, query = target.partition("?")
    named = {"host": HOST, "accept-language": "en", **{name.replace("_", "-"): text for name, text in headers.items()}}
    return {
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "path": unquote_to_bytes(path).decode("utf-8", "replace"),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.lower().encode(), text.encode("utf-8")) for name, text in named.items()],
        "server": ("127.0.0.1", 8000),
        "client": ("127.0.0.1", 50000),
        "extensions": {},
    }
