"""Routes for whoever runs the server."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get

from pelagos import __version__
from pelagos.kernel.title import Json
from pelagos.server.errors import Missing
from pelagos.server.health import NOT_READY
from pelagos.server.metrics import TYPE, exposition
from pelagos.server.routes.request_context import LOCAL, services_of

AnyRequest = Request[Any, Any, Any]
FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip", "via")


@get("/health", summary="How is the server?", sync_to_thread=False)
def show_health(request: AnyRequest) -> Response[Json]:
    """`ready`, or `degraded` with the reasons; 503 only if it cannot serve at all (`not-ready`)."""
    status, reasons = services_of(request).health.report()
    body = {"status": status, "version": __version__, "reasons": list(reasons)}
    return Response(body, status_code=503 if status == NOT_READY else 200)


@get("/metrics", summary="What Prometheus reads", sync_to_thread=False)
def show_metrics(request: AnyRequest) -> Response[str]:
    wanted = services_of(request).config.metrics
    if wanted == "off" or (wanted == "loopback" and not is_local(request)):
        raise Missing("no-such-door")
    return Response(exposition(services_of(request)), media_type=TYPE)


def is_local(request: AnyRequest) -> bool:
    """From this machine itself, and not forwarded: an unknown proxy is on this machine, too."""
    peer = request.client.host if request.client else ""
    return peer in LOCAL and not any(name in request.headers for name in FORWARDED)


HANDLERS: Final = (show_health, show_metrics)
