"""Routes for those who cannot sign in any more: asking for a link, and setting a new password with it."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.background_tasks import BackgroundTask
from litestar.params import Body

from pelagos.kernel.title import Json
from pelagos.server import requests
from pelagos.server.errors import Conflict
from pelagos.server.recovery import Recovery
from pelagos.server.routes.request_context import services_of
from pelagos.server.routes.signing_in import check_attempt, signed_in_response
from pelagos.server.store.contacts import MAIL
from pelagos.server.store.people import folded
from pelagos.server.tables import clock

AnyRequest = Request[Any, Any, Any]


@get("/api/account/recovery", summary="How a forgotten password is set anew here", sync_to_thread=False)
def show_ways(request: AnyRequest) -> Json:
    """Without mail: by a link from whoever runs the server, and no other way."""
    return {"mail": MAIL in services_of(request).sender.channels}


@post("/api/account/forgotten", summary="A link to set a new password, by mail", status_code=202, sync_to_thread=False)
def send_link(request: AnyRequest, data: Annotated[requests.ForgottenPassword, Body()]) -> Response[Json]:
    """The answer is the same whether there is such an account or not, and is sent before anybody looks."""
    check_attempt(request)
    services = services_of(request)
    if MAIL not in services.sender.channels:
        raise Conflict("no-mail")
    services.signing_in_name.take(f"reset {folded(data.who)[:64]}")
    return Response({}, background=BackgroundTask(_send, services.recovery, data.who))


async def _send(recovery: Recovery, who: str) -> None:
    recovery.send_links(who, clock())


@post("/api/account/reset", summary="Set a new password with a link; signs in", status_code=200)
async def reset(request: AnyRequest, data: Annotated[requests.PasswordReset, Body()]) -> Response[Json]:
    """Every other device is signed out. If so wished the tokens and the passkeys are gone, too."""
    check_attempt(request)
    services = services_of(request)
    user = await services.recovery.reset(data.token, data.password, clock(), data.revoke_tokens, data.remove_passkeys)
    services.disconnect(user)
    return signed_in_response(request, user)


HANDLERS: Final = (show_ways, send_link, reset)
