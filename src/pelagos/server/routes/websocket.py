"""The door of the sockets."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from pelagos.kernel.errors import PelagosError
from pelagos.server.errors import TooOften
from pelagos.server.routes.request_context import check_host, from_own_origin, services_of, speaker_of, visitor_of
from pelagos.server.sockets import Socket, Transport
from pelagos.server.wire import WIRE
from pelagos.texts import Texts

STRANGE = 4003
BUSY = 4029
LINE = "line"


def remember(scope: Scope, receive: Receive, send: Send) -> None:
    """The line as it is before the framework puts its layers around it, which every message would pay."""
    if scope["type"] == ScopeType.WEBSOCKET:
        found: Any = (scope.get("extensions") or {}).get(WIRE)
        scope.setdefault("state", {})[LINE] = Transport(receive, send, found)


def spoken_at(socket: WebSocket[Any, Any, Any]) -> Texts:
    """A page cannot choose the headers of a socket, so its language stands in the address."""
    chosen, preferred = socket.query_params.get("language", ""), socket.headers.get("accept-language", "")
    return services_of(socket).language(f"{chosen},{preferred}")


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """One socket for any number of tables. A browser of another origin gets none: cookies would speak for it."""
    services = services_of(socket)
    try:
        check_host(socket)
        if not from_own_origin(socket):
            await socket.close(STRANGE, "strange origin")
            return
        services.requests.take(visitor_of(socket))
        principal = speaker_of(socket)
        services.count_socket(visitor_of(socket))
    except TooOften:
        await socket.close(BUSY, "too many sockets")
        return
    except PelagosError as error:
        await socket.close(STRANGE, error.code)
        return
    try:
        await socket.accept()
        await Socket(services, socket.scope["state"][LINE], principal, spoken_at(socket)).run()
    finally:
        services.forget_socket(visitor_of(socket))
