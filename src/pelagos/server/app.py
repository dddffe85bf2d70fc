"""The ASGI application: routes, limits, headers and errors around the services."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from pelagos import __version__
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Rules, Title
from pelagos.server.config import Config
from pelagos.server.errors import BadRequest, Conflict, Missing, ServerError, TooLarge, TooOften, body_of, status_of
from pelagos.server.protocol_stack import ANY_SERVER, ProtocolStack
from pelagos.server.routes import (
    abuse_reports,
    accounts,
    admin,
    analyses,
    bidding,
    channels,
    clubs,
    coach,
    history,
    lessons,
    lobby,
    middleware,
    notices,
    offline_site,
    ops,
    page,
    passkeys,
    primer,
    privacy,
    puzzles,
    ratings,
    reasons,
    recovery,
    tables,
    tournaments,
    websocket,
)
from pelagos.server.routes.openapi import with_responses
from pelagos.server.routes.request_context import services_of, texts_of
from pelagos.server.services import Services
from pelagos.server.store.commits import SEEN

LOG: Final = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, Any]
ROUTES: Final = (
    lobby, lessons, puzzles, analyses, tables, reasons, abuse_reports, history, bidding, coach, accounts, passkeys,
    recovery, clubs, tournaments, ratings, notices, channels, admin, privacy, primer, ops, offline_site, page,
)  # fmt: skip


class LenientRequest(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """Two ways of being unreadable that the framework takes for faults."""
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError):
            raise BadRequest("no-json") from None


class PelagosApp(Litestar):
    """An application whose sockets bypass the layers of the framework."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        websocket.remember_transport(scope, receive, send)
        if scope["type"] == "http":
            # Here, because what goes before a route may run in a thread with a context of its own.
            SEEN.set([])
        if scope["type"] == "http" and scope["method"] == "HEAD":
            # RFC 9110, 9.3.2: as GET, without the body.
            scope, send = {**scope, "method": "GET"}, without_body(send)
        await super().__call__(scope, receive, send)


def without_body(send: Any) -> Any:
    """Sends what it is given, but of a body only that it is over."""

    async def send_head(message: Any) -> None:
        if message["type"] != "http.response.body":
            await send(message)
        elif not message.get("more_body", False):
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    return send_head


def make_app(config: Config, titles: Mapping[str, Title], stack: ProtocolStack = ANY_SERVER) -> Litestar:
    """A server over these titles; its services are opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        app.state.services = Services(config, titles, stack)
        await app.state.services.open()
        try:
            yield
        finally:
            await app.state.services.close()

    return PelagosApp(
        route_handlers=[*[with_responses(handler) for routes in ROUTES for handler in routes.HANDLERS], websocket.live],
        lifespan=[lifespan],
        before_request=middleware.check,
        before_send=[middleware.answer_when_kept, middleware.add_headers],
        exception_handlers={PelagosError: refused, HTTPException: unreadable, Exception: failed},
        openapi_config=OpenAPIConfig(
            title="Pelagos", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_class=LenientRequest,
        request_max_body_size=config.limits.body,
        logging_config=None,
    )


def refused(request: AnyRequest, error: PelagosError) -> Response[Any]:
    """Whatever is refused has a code and a sentence."""
    services = services_of(request)
    services.metrics.refusals += 1
    headers = {"Retry-After": str(error.said.get("wait", 1))} if isinstance(error, TooOften) else {}
    body = body_of(error, texts_of(request), _rules(request))
    return Response(body, status_code=status_of(error), headers=headers, media_type="application/json")


def _rules(request: AnyRequest) -> Rules | None:
    """Of the table in the address: with them a refusal names places as people do."""
    game = request.path_params.get("game")
    try:
        return services_of(request).tables.live(str(game)).table.rules if game else None
    except PelagosError:
        return None


def unreadable(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses before a route is reached, answered like everything else."""
    refusal: ServerError
    if error.status_code == 404:
        refusal = Missing("no-such-door")
    elif error.status_code == 405:
        refusal = BadRequest("wrong-method")
    elif error.status_code == 413:
        refusal = TooLarge("body-too-large", most=services_of(request).config.limits.body)
    elif error.status_code < 500:
        refusal = BadRequest("bad-request", detail=_detail(error))
    else:
        return failed(request, error)
    response = refused(request, refusal)
    response.status_code = error.status_code
    return response


def _detail(error: HTTPException) -> str:
    """Which field, and what is wrong with it; the framework's own words, cut short."""
    extra = error.extra if isinstance(error.extra, list) else []
    named = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    return ("; ".join(named) or error.detail)[:300]


def failed(request: AnyRequest, error: Exception) -> Response[Any]:
    """A fault of ours. What it was stands in the log and nowhere else."""
    services_of(request).metrics.faults += 1
    LOG.error("fault", exc_info=error, extra={"route": request.scope.get("path_template", "")})
    refusal = Conflict("fault")
    return Response(body_of(refusal, texts_of(request)), status_code=500, media_type="application/json")
