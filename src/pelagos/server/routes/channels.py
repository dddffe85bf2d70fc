"""Routes of the channels push and webhook: add one's own, and end it. For accounts, and for guests at their tables."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, delete, get, post
from litestar.params import Body

from pelagos.kernel.title import Json
from pelagos.server import requests
from pelagos.server.errors import BadRequest, Conflict, Forbidden
from pelagos.server.notices.outbound_http import BadUrl
from pelagos.server.notices.web_push import PUSH, BadSubscription
from pelagos.server.notices.webhook import WEBHOOK
from pelagos.server.routes.request_context import client_of, principal_of, services_of, texts_of
from pelagos.server.routes.signing_in import device_of
from pelagos.server.tables import clock

AnyRequest = Request[Any, Any, Any]
MOST_WEBHOOKS: Final = 4
"""Of one person."""


@get("/api/notices/push", summary="The key that a browser subscribes with", sync_to_thread=False)
def show_push_key(request: AnyRequest) -> Json:
    return {"key": services_of(request).push.key.public}


@post("/api/notices/push", summary="Send push messages to this browser", sync_to_thread=False)
def add_push(request: AnyRequest, data: Annotated[requests.NewPush, Body()]) -> Json:
    """The same browser twice is one contact."""
    services, player = services_of(request), _changer(request)
    services.push_requests.take(client_of(request))
    try:
        address = services.push.address_of(data)
    except BadSubscription:
        raise BadRequest("bad-subscription") from None
    device = device_of(request.headers.get("user-agent", ""))
    contact, _ = services.contacts.add(
        player, PUSH, address, texts_of(request).language, clock(), label=device, confirmed=True
    )
    return {"contact": contact.id}


@delete("/api/notices/push", summary="No more push messages to this browser", status_code=200, sync_to_thread=False)
def end_push(request: AnyRequest, data: Annotated[requests.PushEnd, Body()]) -> Json:
    """Whether there were any or not."""
    services, player = services_of(request), _changer(request)
    services.push_requests.take(client_of(request))
    for contact in services.contacts.of_player(player):
        if contact.channel == PUSH and msgspec.json.decode(contact.address)["endpoint"] == data.endpoint:
            services.contacts.remove(player, contact.id)
    return {}


@post("/api/notices/webhooks", summary="Send messages to an address of your own", sync_to_thread=False)
def add_webhook(request: AnyRequest, data: Annotated[requests.NewWebhook, Body()]) -> Json:
    """The secret of its signature is told this once."""
    services, player = services_of(request), _changer(request)
    services.contact_requests.take(client_of(request))
    others = [contact for contact in services.contacts.of_player(player) if contact.channel == WEBHOOK]
    if len(others) >= MOST_WEBHOOKS:
        raise Conflict("too-many-webhooks", most=MOST_WEBHOOKS)
    try:
        hook = services.webhooks.new_address(data.url, data.shape)
    except BadUrl:
        raise BadRequest("bad-webhook-address") from None
    label = data.label.strip() or services.webhooks.host_of(data.url)[:64]
    address = msgspec.json.encode(hook).decode()
    contact, _ = services.contacts.add(
        player, WEBHOOK, address, texts_of(request).language, clock(), label=label, confirmed=True
    )
    return {"contact": contact.id, "secret": hook.secret}


def _changer(request: AnyRequest) -> str:
    """Who changes how they are reached: an account on its page, or a guest by their key; a token does not do."""
    principal = principal_of(request)
    principal.must_be_known()
    if principal.user is not None and request.headers.get("authorization"):
        raise Forbidden("only-signed-in")
    return principal.player


HANDLERS: Final = (show_push_key, add_push, end_push, add_webhook)
