"""A running server in this thread, and clients of its routes: no port, no other thread, every byte kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Mapping
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import unquote_to_bytes

from pelagos.kernel.title import Title
from pelagos.server.app import make_app
from pelagos.server.config import Config
from pelagos.server.services import Services

T = TypeVar("T")
HOST: Final = "127.0.0.1:8000"
PATIENCE: Final = 30.0
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

    def __init__(self, config: Config, titles: Mapping[str, Title]) -> None:
        self.app: Final = make_app(config, titles)
        self.loop: Final = asyncio.new_event_loop()
        self._end: Final = asyncio.Event()
        self._open: Final = asyncio.Event()
        self._life: Final = self.loop.create_task(self._live())
        self.wait(self._open.wait())

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
        return Line(self, headers)


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
        app: Any = place.app
        self._life: Final = place.loop.create_task(app(scope, self._in.get, self._hear))
        self._took(place.wait(self._out.get()))

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
            text = self._took(self._place.wait(self._out.get()))
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
