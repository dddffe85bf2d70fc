"""Doors for whoever looks after the server."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get

from pelagos import __version__
from pelagos.kernel.title import Json
from pelagos.server.errors import Missing
from pelagos.server.metrics import TYPE, exposition
from pelagos.server.routes.request_context import LOCAL, services_of

Asked = Request[Any, Any, Any]
FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip", "via")


@get("/health", summary="Does the server live?", sync_to_thread=False)
def show_health(request: Asked) -> Json:
    """It does if its store answers; otherwise the error says what the store lacks."""
    services_of(request).games.count()
    return {"status": "fine", "version": __version__}


@get("/metrics", summary="What Prometheus reads", sync_to_thread=False)
def show_metrics(request: Asked) -> Response[str]:
    wanted = services_of(request).config.metrics
    if wanted == "off" or (wanted == "loopback" and not is_here(request)):
        raise Missing("no-such-door")
    return Response(exposition(services_of(request)), media_type=TYPE)


def is_here(request: Asked) -> bool:
    """From this machine itself, and not for somebody else: a proxy that nobody told us of is here, too."""
    peer = request.client.host if request.client else ""
    return peer in LOCAL and not any(name in request.headers for name in FORWARDED)


HANDLERS: Final = (show_health, show_metrics)
