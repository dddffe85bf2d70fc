"""Before any door opens and after it has closed: names, origins, limits; headers, counts, a line in the log."""

from __future__ import annotations

import logging
import time
from typing import Any, Final

from litestar import Request
from litestar.types import Message, Scope

from pelagos.server.config import Config
from pelagos.server.errors import Forbidden
from pelagos.server.routes.request_context import HOST, SAFE, check_host, from_own_origin, services_of, visitor_of
from pelagos.server.services import Services

ACCESS: Final = logging.getLogger("pelagos.access")
BEGAN: Final = "began"
HEALTH: Final = "/health"
PROGRAMS: Final = ("/api/", "/texts/", "/icons/", "/schema/", "/health", "/metrics")
"""Addresses that give data and no pages."""
HELD: Final = b"no-store"
YEAR: Final = 31_536_000

NOTHING: Final = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
PAGE: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; connect-src 'self'"
)
"""No script and no style but our own files. Browsers differ in whether `self` means sockets, too, so they are named."""
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
    services_of(request).requests.take(visitor_of(request))
    # A strange page may send forms to us without asking; no cookie is needed to open a hundred tables.
    if request.method not in SAFE and not from_own_origin(request):
        raise Forbidden("not-our-page")


async def leave(message: Message, scope: Scope) -> None:
    """Everything that is sent, refusals and pages alike, wears these headers."""
    if message["type"] != "http.response.start":
        return
    services: Services = scope["litestar_app"].state.services
    headers: list[tuple[bytes, bytes]] = list(message["headers"])
    headers += ALWAYS
    headers.append((b"content-security-policy", policy(scope, services.config)))
    if services.config.secure:
        headers.append((b"strict-transport-security", f"max-age={YEAR}".encode()))
    if not any(name.lower() == b"cache-control" for name, _ in headers):
        headers.append((b"cache-control", HELD))
    message["headers"] = headers
    _note(services, scope, message["status"])


def policy(scope: Scope, config: Config) -> bytes:
    if scope["path"].startswith(PROGRAMS):
        return NOTHING.encode()
    sockets = [origin.replace("http", "ws", 1) for origin in config.origins]
    host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    if not sockets and HOST.fullmatch(host):
        sockets = [f"ws://{host}", f"wss://{host}"]
    return " ".join([PAGE, *sockets]).encode()


def _note(services: Services, scope: Scope, status: int) -> None:
    """The pattern of the address, not the address: names of tables are nobody's business."""
    services.metrics.requests += 1
    began = scope.get("state", {}).get(BEGAN)
    seconds = 0.0 if began is None else time.perf_counter() - began
    services.metrics.request_seconds.add(seconds)
    door = scope.get("path_template", "")
    ACCESS.info(
        "request",
        extra={"method": scope.get("method", "GET"), "door": door, "status": status, "ms": round(1000 * seconds, 1)},
    )
