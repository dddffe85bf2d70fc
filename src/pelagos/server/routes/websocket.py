"""The route of the sockets."""

from __future__ import annotations

from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from pelagos.kernel.errors import PelagosError
from pelagos.server.errors import TooOften
from pelagos.server.routes.request_context import check_host, client_of, from_own_origin, principal_of, services_of
from pelagos.server.sockets import CONNECTION, WIRE, Socket, Transport
from pelagos.texts import Texts

CLOSE_REFUSED: Final = 4003
CLOSE_TOO_MANY: Final = 4029
TRANSPORT: Final = "transport"


def remember_transport(scope: Scope, receive: Receive, send: Send) -> None:
    """The connection as it is before the framework puts its layers around it, which every message would pay for."""
    if scope["type"] == ScopeType.WEBSOCKET:
        wire: Any = (scope.get("extensions") or {}).pop(WIRE, None)
        state = scope.setdefault("state", {})
        connection: Any = state.pop(CONNECTION, None)
        state[TRANSPORT] = Transport(receive, send, wire, connection if wire is None else wire.transport)


def texts_at(socket: WebSocket[Any, Any, Any]) -> Texts:
    """A page cannot choose the headers of a socket, so its language stands in the address."""
    chosen, preferred = socket.query_params.get("language", ""), socket.headers.get("accept-language", "")
    return services_of(socket).language(f"{chosen},{preferred}")


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """One socket for any number of tables. A cross-origin page gets none: the cookie would sign it in."""
    services = services_of(socket)
    try:
        check_host(socket)
        if not from_own_origin(socket):
            await socket.close(CLOSE_REFUSED, "cross-origin")
            return
        services.requests.take(client_of(socket))
        principal = principal_of(socket)
        services.count_socket(client_of(socket))
    except TooOften:
        await socket.close(CLOSE_TOO_MANY, "too many sockets")
        return
    except PelagosError as error:
        await socket.close(CLOSE_REFUSED, error.code)
        return
    try:
        await socket.accept()
        await Socket(services, socket.scope["state"][TRANSPORT], principal, texts_at(socket), client_of(socket)).run()
    finally:
        services.forget_socket(client_of(socket))
        del socket.scope["state"][TRANSPORT]
