"""Routes of notices: contacts, what to be told and when, invitations, vacations; and the links in messages."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, delete, get, post
from litestar.params import Body, FromPath, PathParameter, QueryParameter

from pelagos.kernel.title import Json
from pelagos.server import requests
from pelagos.server.errors import Conflict, Forbidden, Missing
from pelagos.server.identity import COOKIE, Principal
from pelagos.server.ids import player_of, user_of
from pelagos.server.notices.contacting import masked
from pelagos.server.notices.times import checked_zone
from pelagos.server.routes.page import Sent, home
from pelagos.server.routes.request_context import client_of, principal_of, services_of, texts_of
from pelagos.server.store.contacts import CONFIRMED, KINDS, MAIL
from pelagos.server.tables import clock
from pelagos.table.waiting_room import OVER

AnyRequest = Request[Any, Any, Any]
Game = FromPath[str]
Number = Annotated[int, PathParameter(ge=1, le=2**53)]
Token = FromPath[str]
OfTable = Annotated[str, QueryParameter(name="game", max_length=32)]


def _somebody(request: AnyRequest, change: bool = True) -> Principal:
    """An account on one of its devices, or a guest by the key of their seat; a token may only read."""
    principal = principal_of(request)
    principal.must_be_known()
    if change and principal.user is not None and request.headers.get("authorization"):
        raise Forbidden("only-signed-in")
    return principal


def _check_proved(request: AnyRequest, principal: Principal) -> None:
    """With an address of an account its password can be reset, so it is changed by its owner alone."""
    if principal.user is not None:
        services_of(request).accounts.check_proved(str(request.cookies.get(COOKIE, "")))


@get("/api/notices", summary="How you are told, of what, and when", sync_to_thread=False)
def show_notices(request: AnyRequest, game: OfTable = "") -> Json:
    return _shown(request, _somebody(request, change=False), game)


def _shown(request: AnyRequest, principal: Principal, game: str = "") -> Json:
    """`channels` are those that are set up: where `mail` is missing, the page says so."""
    services, player = services_of(request), principal.at(game) if game else principal.player
    settings = services.notices.settings(player)
    here = game or principal.game
    return {
        "channels": list(services.sender.channels),
        "kinds": list(KINDS),
        "contacts": services.contacting.all_of(player),
        "zone": settings.zone,
        "quiet": None if settings.quiet is None else list(settings.quiet),
        "digest_at": settings.digest_at,
        "table": services.notices.table_kinds(player, here) if here else None,
        "vacation": None if principal.user is None else services.vacations.plain(player),
    }


# contacts


@post("/api/notices/mail", summary="An address of yours; it must be confirmed", status_code=200, sync_to_thread=False)
def add_mail(request: AnyRequest, data: Annotated[requests.NewMailContact, Body()]) -> Json:
    services, principal = services_of(request), _somebody(request)
    _check_proved(request, principal)
    services.contact_requests.take(client_of(request))
    services.contacting.add_mail(principal.player, data.address, texts_of(request).language, clock())
    return _shown(request, principal)


@post("/api/notices/contacts/{number:int}", summary="What is sent to a contact", status_code=200, sync_to_thread=False)
def choose(request: AnyRequest, number: Number, data: Annotated[requests.ContactChoice, Body()]) -> Json:
    services, principal = services_of(request), _somebody(request)
    contact = services.contacting.own(principal.player, number)
    services.contacts.choose(contact.id, data.kinds, data.digest)
    return _shown(request, principal)


@delete("/api/notices/contacts/{number:int}", summary="Forget a contact", status_code=200, sync_to_thread=False)
def drop_contact(request: AnyRequest, number: Number) -> Json:
    services, principal = services_of(request), _somebody(request)
    contact = services.contacting.own(principal.player, number)
    if contact.channel == MAIL:
        _check_proved(request, principal)
        if principal.user is not None and contact.state == CONFIRMED:
            services.recovery.tell(principal.user, "address-removed", clock(), address=contact.address)
    services.contacts.remove(principal.player, number)
    return _shown(request, principal)


@post("/api/notices/contacts/{number:int}/test", summary="A test message", status_code=200, sync_to_thread=False)
def send_test(request: AnyRequest, number: Number) -> Json:
    services, principal = services_of(request), _somebody(request)
    services.contact_requests.take(client_of(request))
    services.contacting.test(principal.player, number, clock())
    return {}


@post("/api/notices/hours", summary="When you are told", status_code=200, sync_to_thread=False)
def keep_hours(request: AnyRequest, data: Annotated[requests.NoticeHours, Body()]) -> Json:
    services, principal = services_of(request), _somebody(request)
    settings = services.notices.settings(principal.player)
    quiet = None if data.quiet is None or data.quiet[0] == data.quiet[1] else data.quiet
    changed = msgspec.structs.replace(settings, zone=checked_zone(data.zone), quiet=quiet, digest_at=data.digest_at)
    services.notices.set_settings(principal.player, changed)
    return _shown(request, principal)


# tables


@post("/api/games/{game:str}/notices", summary="What you are told of a table", status_code=200, sync_to_thread=False)
def choose_of_table(request: AnyRequest, game: Game, data: Annotated[requests.TableNotices, Body()]) -> Json:
    services, principal = services_of(request), _somebody(request)
    services.tables.live(game)
    services.notices.set_table_kinds(principal.at(game), game, data.kinds)
    return _shown(request, principal, game)


@post("/api/games/{game:str}/invite", summary="Invite an account to a table", status_code=200, sync_to_thread=False)
def invite(request: AnyRequest, game: Game, data: Annotated[requests.Invitation, Body()]) -> Json:
    """By whoever sits there or owns the table. Whether the other is told, and how, is theirs alone to know."""
    services, principal = services_of(request), _somebody(request)
    live = services.tables.live(game)
    seat = live.table.seat_of(principal.at(game))
    if seat < 0 and live.table.owner != principal.player:
        raise Forbidden("not-seated")
    if live.table.phase == OVER:
        raise Conflict("game-over")
    found = services.people.by_name(data.name)
    if found is None or found[0] == principal.user:
        raise Missing("no-such-name")
    services.contact_requests.take(client_of(request))
    if principal.user is None or not services.people.is_blocked(found[0], principal.user):
        by = live.table.chairs[seat].name if seat >= 0 else principal.name
        services.announcer.invite(player_of(found[0]), game, by)
    return {}


# vacations


@post("/api/account/vacation", summary="Be away from a day to a day, by post", status_code=200)
async def take_vacation(request: AnyRequest, data: Annotated[requests.Vacation, Body()]) -> Json:
    principal = _somebody(request)
    principal.must_have_account()
    await services_of(request).vacations.take(principal.player, data.start, data.end)
    return _shown(request, principal)


@delete("/api/account/vacation", summary="Be back", status_code=200)
async def end_vacation(request: AnyRequest) -> Json:
    principal = _somebody(request)
    principal.must_have_account()
    await services_of(request).vacations.end(principal.player)
    return _shown(request, principal)


# links in messages: whoever has one has read the message


@post("/api/confirm", summary="Confirm a contact", status_code=200, sync_to_thread=False)
def confirm(request: AnyRequest, data: Annotated[requests.Confirmation, Body()]) -> Json:
    services = services_of(request)
    contact = services.contacts.confirm(data.token, clock())
    user = user_of(contact.player)
    if user is not None and contact.channel == MAIL:
        services.recovery.tell(user, "address-added", clock(), but=contact.address, address=contact.address)
    return {"channel": contact.channel, "address": masked(contact), "state": contact.state, "told": bool(contact.kinds)}


@get("/api/unsubscribe/{token:str}", summary="What a link would end", sync_to_thread=False)
def show_unsubscribe(request: AnyRequest, token: Token) -> Json:
    contact = services_of(request).contacting.linked(token)
    return {"channel": contact.channel, "address": masked(contact), "state": contact.state, "told": bool(contact.kinds)}


@get("/unsubscribe/{token:str}", summary="The page that asks", include_in_schema=False, sync_to_thread=False)
def show_unsubscribe_page(request: AnyRequest, token: Token) -> Sent:
    return home(request)


@post(
    "/unsubscribe/{token:str}",
    summary="End messages with one click (RFC 8058)",
    status_code=200,
    include_in_schema=False,
    sync_to_thread=False,
)
def unsubscribe(request: AnyRequest, token: Token, game: OfTable = "") -> Json:
    """Asked by a mail program, which has no page of ours and no cookie; the token is all it needs."""
    services_of(request).contacting.unsubscribe(token, game, clock())
    return {}


HANDLERS: Final = (
    show_notices, add_mail, choose, drop_contact, send_test, keep_hours, choose_of_table, invite, take_vacation,
    end_vacation, confirm, show_unsubscribe, show_unsubscribe_page, unsubscribe,
)  # fmt: skip
