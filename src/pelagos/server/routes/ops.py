"""Routes for whoever runs the server."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get

from pelagos import __version__
from pelagos.kernel.title import Json
from pelagos.server.errors import Missing
from pelagos.server.health import NOT_READY
from pelagos.server.metrics import TYPE, exposition
from pelagos.server.routes.request_context import LOCAL, services_of, texts_of

AnyRequest = Request[Any, Any, Any]
FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip", "via")


@get("/health", summary="How is the server?", sync_to_thread=False)
def show_health(request: AnyRequest) -> Response[Json]:
    """`ready`, `degraded`, or, with 503, `not-ready`. Whoever may read the metrics is told why."""
    health = services_of(request).health
    status, _ = health.report()
    details = health.details(texts_of(request)) if may_look_inside(request) else {"status": status}
    return Response({**details, "version": __version__}, status_code=503 if status == NOT_READY else 200)


@get("/metrics", summary="What Prometheus reads", sync_to_thread=False)
def show_metrics(request: AnyRequest) -> Response[str]:
    if not may_look_inside(request):
        raise Missing("no-such-door")
    return Response(exposition(services_of(request)), media_type=TYPE)


def may_look_inside(request: AnyRequest) -> bool:
    """Everybody, or this machine only, or nobody, as the server was told at its start."""
    wanted = services_of(request).config.metrics
    return wanted == "open" or (wanted == "loopback" and is_local(request))


def is_local(request: AnyRequest) -> bool:
    """From this machine itself, and not forwarded: an unknown proxy is on this machine, too."""
    peer = request.client.host if request.client else ""
    return peer in LOCAL and not any(name in request.headers for name in FORWARDED)


HANDLERS: Final = (show_health, show_metrics)
