"""Routes of moderators. For everybody else there is nothing here.

Looking takes a device on which an admin is signed in; acting takes one on which they signed in lately. Nobody becomes
an admin here: only the console grants that.
"""

from __future__ import annotations

import contextlib
from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.params import Body, FromPath, FromQuery, QueryParameter

from pelagos import __version__
from pelagos.kernel.title import Json
from pelagos.server import admin_types
from pelagos.server.errors import BadRequest, Missing, Nobody, StoreFailed
from pelagos.server.identity import COOKIE
from pelagos.server.ids import hashed, player_of
from pelagos.server.moderation.acts import Actor, SanctionTarget
from pelagos.server.moderation.overview import Overview
from pelagos.server.routes.request_context import principal_of, services_of
from pelagos.server.routes.tables import Game
from pelagos.server.services import Services
from pelagos.server.tables import clock

AnyRequest = Request[Any, Any, Any]
RECENT_MS: Final = 12 * 3_600_000
"""Whoever acts has signed in within this time."""
Before = Annotated[int, QueryParameter(ge=0, le=2**53)]
Beginning = Annotated[str, QueryParameter(max_length=64)]
Number = FromPath[int]


def admin_of(request: AnyRequest) -> tuple[Services, Actor]:
    """The admin who asks. Everybody else is told what they would be told of any address that does not exist."""
    services = services_of(request)
    if request.headers.get("authorization"):
        raise Missing("no-such-door")
    principal = principal_of(request)
    if principal.user is None or not services.moderation.is_admin(principal.user):
        raise Missing("no-such-door")
    return services, Actor(principal.name, principal.user)


def acting_admin(request: AnyRequest) -> tuple[Services, Actor]:
    """The same, before something is done: a device that was left open somewhere must not be enough."""
    services, actor = admin_of(request)
    began = services.people.session_began(hashed(str(request.cookies.get(COOKIE, ""))))
    if began is None or began < clock() - RECENT_MS:
        raise Nobody("sign-in-again")
    return services, actor


async def _follow(services: Services) -> Json:
    """What was done takes effect at once; where the disk is full, as soon as it is not."""
    with contextlib.suppress(StoreFailed):
        await services.effects.follow()
    return {}


# reports


@get("/api/admin/reports", summary="Reports of players and spectators", sync_to_thread=False)
def show_reports(request: AnyRequest, closed: FromQuery[bool] = False, before: Before = 2**53) -> list[Json]:
    services, actor = admin_of(request)
    reader = "" if actor.user is None else player_of(actor.user)
    return services.abuse_reports.listed(closed, before, reader)


@post("/api/admin/reports/{number:int}/close", summary="A report is dealt with", status_code=200)
async def close_report(request: AnyRequest, number: Number, data: Annotated[admin_types.ActReason, Body()]) -> Json:
    services, actor = acting_admin(request)
    services.acts.close_report(actor, number, data.reason)
    return await _follow(services)


# people


@get("/api/admin/people", summary="Accounts by the beginning of their name", sync_to_thread=False)
def show_people(request: AnyRequest, search: Beginning = "", before: Before = 2**53) -> list[Json]:
    services, _ = admin_of(request)
    return Overview(services.moderation, services.people).people(search, before)


@get("/api/admin/person", summary="One account", sync_to_thread=False)
def show_person(request: AnyRequest, name: Annotated[str, QueryParameter(min_length=1, max_length=64)]) -> Json:
    services, _ = admin_of(request)
    return Overview(services.moderation, services.people).person(name)


@get("/api/admin/sanctions", summary="The mutes and bans that hold", sync_to_thread=False)
def show_sanctions(request: AnyRequest) -> list[Json]:
    services, _ = admin_of(request)
    return Overview(services.moderation, services.people).sanctions()


@post("/api/admin/sanctions", summary="Mute or ban somebody", status_code=200)
async def impose_sanction(request: AnyRequest, data: Annotated[admin_types.SanctionRequest, Body()]) -> Json:
    services, actor = acting_admin(request)
    impose = services.acts.mute if data.kind == "mute" else services.acts.ban
    impose(actor, _targets(services, data), data.hours, data.reason)
    return await _follow(services)


def _targets(services: Services, data: admin_types.SanctionRequest) -> list[SanctionTarget]:
    if data.account:
        return services.acts.account(data.account)
    if data.report:
        return services.acts.reported(data.report, data.with_address)
    if not data.game:
        raise BadRequest("sanction-whom")
    player = services.moderation.player_at(data.game, data.seat) or ""
    address = services.authors.address_of(player) if data.with_address else ""
    return services.acts.seated(data.game, data.seat, address)


@post("/api/admin/sanctions/{number:int}/lift", summary="End a mute or a ban", status_code=200)
async def lift_sanction(request: AnyRequest, number: Number, data: Annotated[admin_types.ActReason, Body()]) -> Json:
    services, actor = acting_admin(request)
    services.acts.lift(actor, number, data.reason)
    return await _follow(services)


# tables


@get("/api/admin/tables", summary="All tables", sync_to_thread=False)
def show_tables(
    request: AnyRequest, search: Beginning = "", removed: FromQuery[bool] = False, before: Before = 2**53
) -> list[Json]:
    services, _ = admin_of(request)
    return services.moderation.tables(search, removed, before)


@post("/api/admin/tables/{game:str}/remove", summary="Hide a table from everybody", status_code=200)
async def remove_table(request: AnyRequest, game: Game, data: Annotated[admin_types.ActReason, Body()]) -> Json:
    services, actor = acting_admin(request)
    services.acts.remove_table(actor, game, data.reason)
    return await _follow(services)


@post("/api/admin/tables/{game:str}/restore", summary="Show a removed table again", status_code=200)
async def restore_table(request: AnyRequest, game: Game, data: Annotated[admin_types.ActReason, Body()]) -> Json:
    services, actor = acting_admin(request)
    services.acts.restore_table(actor, game, data.reason)
    return await _follow(services)


@post("/api/admin/tables/{game:str}/line", summary="Hide a line of chat, or show it again", status_code=200)
async def hide_line(request: AnyRequest, game: Game, data: Annotated[admin_types.LineRequest, Body()]) -> Json:
    services, actor = acting_admin(request)
    services.tables.live(game).table.chat.find(data.channel, data.number)
    services.acts.hide_line(actor, game, data.channel, data.number, data.hidden, data.reason)
    return await _follow(services)


# the log and the server


@get("/api/admin/audit", summary="Who did what, when and why", sync_to_thread=False)
def show_audit(request: AnyRequest, before: Before = 2**53) -> list[Json]:
    services, _ = admin_of(request)
    return services.moderation.audit(before)


@get("/api/admin/state", summary="How the server is", sync_to_thread=False)
def show_server_state(request: AnyRequest) -> Json:
    services, _ = admin_of(request)
    status, reasons = services.health.report()
    return {
        "status": status,
        "reasons": list(reasons),
        "version": __version__,
        "started": services.metrics.started,
        "sockets": len(services.sockets),
        "tables_held": len(services.tables),
        "jobs_waiting": len(services.queue),
        "open_reports": services.moderation.count_open_reports(),
        "unopenable": unopenable(services),
    }


def unopenable(services: Services) -> list[Json]:
    """The tables that could not be opened when they were last asked for."""
    found = [services.moderation.table(game) for game in sorted(services.tables.broken)]
    return [table for table in found if table is not None]


HANDLERS: Final = (
    show_reports, close_report, show_people, show_person, show_sanctions, impose_sanction, lift_sanction, show_tables,
    remove_table, restore_table, hide_line, show_audit, show_server_state,
)  # fmt: skip
