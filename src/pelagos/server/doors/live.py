"""The door of the sockets."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from pelagos.kernel.errors import PelagosError
from pelagos.server.doors.speaking import check_host, from_own_origin, house_of, speaker_of, visitor_of
from pelagos.server.errors import TooOften
from pelagos.server.live import Line, Socket
from pelagos.server.wire import WIRE
from pelagos.texts import Texts

STRANGE = 4003
BUSY = 4029
LINE = "line"


def remember(scope: Scope, receive: Receive, send: Send) -> None:
    """The line as it is before the framework puts its layers around it, which every message would pay."""
    if scope["type"] == ScopeType.WEBSOCKET:
        found: Any = (scope.get("extensions") or {}).get(WIRE)
        scope.setdefault("state", {})[LINE] = Line(receive, send, found)


def spoken_at(socket: WebSocket[Any, Any, Any]) -> Texts:
    """A page cannot choose the headers of a socket, so its language stands in the address."""
    chosen, preferred = socket.query_params.get("language", ""), socket.headers.get("accept-language", "")
    return house_of(socket).language(f"{chosen},{preferred}")


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """One socket for any number of tables. A browser of another origin gets none: cookies would speak for it."""
    house = house_of(socket)
    try:
        check_host(socket)
        if not from_own_origin(socket):
            await socket.close(STRANGE, "strange origin")
            return
        house.requests.take(visitor_of(socket))
        speaker = speaker_of(socket)
        house.count_socket(visitor_of(socket))
    except TooOften:
        await socket.close(BUSY, "too many sockets")
        return
    except PelagosError as error:
        await socket.close(STRANGE, error.code)
        return
    try:
        await socket.accept()
        await Socket(house, socket.scope["state"][LINE], speaker, spoken_at(socket)).run()
    finally:
        house.forget_socket(visitor_of(socket))
