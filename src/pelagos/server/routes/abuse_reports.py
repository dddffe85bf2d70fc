"""The route by which players and spectators report somebody."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, post
from litestar.params import Body

from pelagos.kernel.title import Json
from pelagos.server import requests
from pelagos.server.routes.request_context import client_of, services_of
from pelagos.server.routes.tables import Game, seen

AnyRequest = Request[Any, Any, Any]


@post("/api/games/{game:str}/abuse-reports", summary="Report somebody", status_code=200, sync_to_thread=False)
def report_abuse(request: AnyRequest, game: Game, data: Annotated[requests.NewAbuseReport, Body()]) -> Json:
    """To the moderators, with the chat around it. Whoever is reported is told nothing."""
    live, viewer, principal = seen(request, game)
    services = services_of(request)
    services.sanctions.check_not_banned(principal.player, client_of(request))
    services.reporting.take(f"from {client_of(request)}")
    if principal.player:
        services.reporting.take(principal.player)
    services.abuse_reports.add(principal, viewer, live, data)
    return {}


HANDLERS: Final = (report_abuse,)
