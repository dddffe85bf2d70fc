"""Routes of one table: what it shows, commands, chat, records, events, reasons."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.params import Body, FromPath, QueryParameter

from pelagos.kernel.ids import Viewer, knows
from pelagos.kernel.title import Json
from pelagos.server import requests
from pelagos.server.commands import commands_of
from pelagos.server.errors import Forbidden
from pelagos.server.identity import Principal
from pelagos.server.live_table import LiveTable, asked_at
from pelagos.server.rematches import Rematches
from pelagos.server.reply_types import RematchReply
from pelagos.server.routes.request_context import client_of, principal_of, services_of, texts_of
from pelagos.server.summaries import summary_of
from pelagos.table.messages import message
from pelagos.table.records import record_for

AnyRequest = Request[Any, Any, Any]
Game = FromPath[str]
Cursor = Annotated[str, QueryParameter(max_length=32)]
Said = Annotated[str, QueryParameter(min_length=1, max_length=200)]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
MOST_EVENTS: Final = 200


def seen(request: AnyRequest, game: str) -> tuple[LiveTable, Viewer, Principal]:
    """The table, as whom it is seen, and who asks; refused where spectators are not let in."""
    principal = principal_of(request)
    live = services_of(request).tables.live(game)
    viewer = live.viewer(principal.at(game))
    live.table.check_viewer(viewer)
    return live, viewer, principal


@get("/api/games/{game:str}", summary="The card of a table", sync_to_thread=False)
def show_summary(request: AnyRequest, game: Game) -> Json:
    principal = principal_of(request)
    live = services_of(request).tables.live(game)
    return full_summary(live, principal.at(game))


def full_summary(live: LiveTable, player: str) -> Json:
    """A summary, and what of it is the asker's own."""
    table = live.table
    asked = asked_at(table)
    seat = table.seat_of(player)
    deadline = table.next_deadline()
    left = table.seat_to_return_to(player)
    return {
        **summary_of(table),
        "game": live.game,
        "public": live.public,
        "created": live.created,
        "touched": live.touched,
        "asked": None if asked < 0 else asked,
        "asked_since": live.asked_since,
        "deadline": None if deadline is None else deadline["at"],
        "answers": 0 if table.play is None else len(table.play.log),
        "you": [] if seat < 0 else [seat],
        "return_to": None if left < 0 else left,
        "waiting": seat >= 0 and seat == asked,
        "v": table.version,
    }


@get("/api/games/{game:str}/state", summary="What you may see of a table, or what changed", sync_to_thread=False)
def show_state(request: AnyRequest, game: Game, since: Cursor = "") -> Json:
    live, viewer, _ = seen(request, game)
    now = services_of(request).clock.now()
    return message(live.feed.update_for(viewer, since), viewer, game, None, now)


@post(
    "/api/games/{game:str}/do",
    summary="Do something at a table",
    status_code=200,
    sync_to_thread=False,
)
def do(request: AnyRequest, game: Game, data: Annotated[requests.AnyCommand, Body()]) -> requests.Done:
    services = services_of(request)
    outcome = commands_of(services, client_of(request)).do(principal_of(request), game, data)
    return requests.Done(outcome.version, outcome.key)


@get("/api/games/{game:str}/talk", summary="What was said at a table, by channel", sync_to_thread=False)
def show_talk(request: AnyRequest, game: Game) -> Json:
    live, viewer, principal = seen(request, game)
    muted = services_of(request).accounts.muted_names(principal.user, live)
    talk = live.table.talk_for(viewer, mutes=muted)
    return {"talk": talk, "guests": live.table.chat.by_guests(talk)}


@get("/api/games/{game:str}/record", summary="The record, as far as you may know it", sync_to_thread=False)
def show_record(request: AnyRequest, game: Game) -> Response[str]:
    live, viewer, _ = seen(request, game)
    return Response(
        record_for(live.table, viewer),
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{live.table.rules.title.name}-{game}.game"'},
    )


@get("/api/games/{game:str}/events", summary="Older events", sync_to_thread=False)
def show_events(
    request: AnyRequest, game: Game, before: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 1_000_000
) -> Json:
    """Counted as this viewer heard them, so that those they did not hear leave no gap."""
    live, viewer, _ = seen(request, game)
    play = live.table.play
    heard = [event.plain() for event in (play.events if play else ()) if knows(event.to, viewer)]
    first = max(0, min(before, len(heard)) - MOST_EVENTS)
    return {"first": first, "events": heard[first : min(before, len(heard))]}


@post(
    "/api/games/{game:str}/rematch",
    summary="Offer, accept or decline another game with the same people",
    status_code=200,
    sync_to_thread=False,
)
def rematch(request: AnyRequest, game: Game, data: Annotated[requests.RematchRequest, Body()]) -> RematchReply:
    """For whoever sat at a table whose game is over."""
    return Rematches(services_of(request), client_of(request)).answer(principal_of(request), game, data)


@get("/api/games/{game:str}/why-not", summary="Why an answer is not on offer", sync_to_thread=False)
def show_why_not(request: AnyRequest, game: Game, say: Said) -> Json:
    """Only for the seat that is asked: what it may not say could tell others what it holds."""
    live, viewer, _ = seen(request, game)
    play = live.table.running()
    if play.who != viewer:
        raise Forbidden("not-asked")
    offered = say in play.options()
    refusal = None if offered else play.why_not(say)
    says = "" if refusal is None else texts_of(request).refusal(live.table.rules, refusal)
    return {"offered": offered, "says": says, "clause": refusal.kind.clause if refusal else ""}


HANDLERS: Final = (show_summary, show_state, do, rematch, show_talk, show_record, show_events, show_why_not)
