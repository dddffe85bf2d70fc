"""Before and after every route: host names, origins and limits; headers, metrics and the access log."""

from __future__ import annotations

import logging
import time
from typing import Any, Final

from litestar import Request
from litestar.types import Message, Scope

from pelagos.server.config import Config
from pelagos.server.errors import Forbidden, Missing, StoreFailed, body_of
from pelagos.server.routes.request_context import (
    HOST,
    OFFLINE,
    SAFE,
    check_host,
    client_of,
    from_own_origin,
    principal_of,
    services_of,
)
from pelagos.server.services import Services
from pelagos.server.store.commits import SEEN
from pelagos.table.messages import encode

ACCESS: Final = logging.getLogger("pelagos.access")
BEGAN: Final = "began"
NOT_KEPT: Final = "not-kept"
"""What is sent instead of an answer that depends on a change that was not kept."""
HEALTH: Final = "/health"
MODERATION: Final = "/api/admin/"
DATA_PATHS: Final = ("/api/", "/texts/", "/icons/", "/schema/", "/health", "/metrics")
"""Addresses that give data and no pages."""
NO_STORE: Final = b"no-store"
HSTS_S: Final = 31_536_000

NOTHING: Final = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
PAGE: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; connect-src 'self'"
)
"""No script and no style but our own files. Browsers differ in whether `self` means sockets, too, so they are named."""
WITH_PYTHON: Final = f"{PAGE}; script-src 'self' 'wasm-unsafe-eval'"
"""For the table without a server: Python there compiles its WebAssembly. It has no sockets."""
ALWAYS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)


def check(request: Request[Any, Any, Any]) -> None:
    """What is true of every request, whatever it asks for."""
    request.scope["state"][BEGAN] = time.perf_counter()
    if request.scope["path"] == HEALTH:
        return
    check_host(request)
    services = services_of(request)
    limiter = services.offline_files if request.scope["path"].startswith(OFFLINE) else services.requests
    limiter.take(client_of(request))
    # A cross-origin page may send forms without asking; no cookie is needed to open a hundred tables.
    if request.method not in SAFE and not from_own_origin(request):
        raise Forbidden("not-our-page")
    if not request.scope["path"].startswith(MODERATION):
        _check_club(services, request)


def _check_club(services: Services, request: Request[Any, Any, Any]) -> None:
    """What belongs to a club is there for its members alone, by whatever route."""
    game, tournament = request.path_params.get("game", ""), request.path_params.get("tournament", "")
    if game in services.clubs.games:
        services.clubs.check_game(game, principal_of(request))
    club = services.tournament_store.club_of(tournament) if tournament else None
    if club is not None and not services.clubs.is_member(club, principal_of(request).user):
        raise Missing("no-such-tournament")


async def answer_when_kept(message: Message, scope: Scope) -> None:
    """An answer leaves when everything is kept that it depends on; if that failed, it says so instead."""
    if message["type"] == "http.response.start":
        try:
            for commit in SEEN.get() or ():
                await commit.wait()
        except StoreFailed as error:
            services: Services = scope["litestar_app"].state.services
            wanted = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
            body = encode(body_of(error, services.language(wanted.decode("latin-1"))))
            services.metrics.refusals += 1
            scope["state"][NOT_KEPT] = body
            message["status"] = error.status
            message["headers"] = [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
            ]
    elif message["type"] == "http.response.body" and NOT_KEPT in scope.get("state", {}):
        message["body"], scope["state"][NOT_KEPT] = scope["state"][NOT_KEPT], b""


async def add_headers(message: Message, scope: Scope) -> None:
    """Every response, refusals and pages alike, has these headers."""
    if message["type"] != "http.response.start":
        return
    services: Services = scope["litestar_app"].state.services
    headers: list[tuple[bytes, bytes]] = list(message["headers"])
    headers += ALWAYS
    headers.append((b"content-security-policy", policy(scope, services.config)))
    if services.config.secure:
        headers.append((b"strict-transport-security", f"max-age={HSTS_S}".encode()))
    if not any(name.lower() == b"cache-control" for name, _ in headers):
        headers.append((b"cache-control", NO_STORE))
    message["headers"] = headers
    _log(services, scope, message["status"])


def policy(scope: Scope, config: Config) -> bytes:
    if scope["path"].startswith(DATA_PATHS):
        return NOTHING.encode()
    if scope["path"].startswith(OFFLINE):
        return WITH_PYTHON.encode()
    sockets = [origin.replace("http", "ws", 1) for origin in config.origins]
    host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    if not sockets and HOST.fullmatch(host):
        sockets = [f"ws://{host}", f"wss://{host}"]
    return " ".join([PAGE, *sockets]).encode()


def _log(services: Services, scope: Scope, status: int) -> None:
    """The pattern of the address, not the address: ids of tables are private."""
    began = scope.get("state", {}).get(BEGAN)
    seconds = 0.0 if began is None else time.perf_counter() - began
    services.metrics.requested(status, seconds)
    route = scope.get("path_template", "")
    ACCESS.info(
        "request",
        extra={"method": scope.get("method", "GET"), "route": route, "status": status, "ms": round(1000 * seconds, 1)},
    )
