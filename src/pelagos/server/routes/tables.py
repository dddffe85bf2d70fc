"""Doors of one table: what it shows, what is done there, records, the past, reasons and odds."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.params import Body, FromPath, QueryParameter

from pelagos.kernel.ids import Viewer, knows
from pelagos.kernel.title import Json
from pelagos.server import requests as asked
from pelagos.server.commands import Commands
from pelagos.server.errors import Forbidden
from pelagos.server.hub import seat_or_none
from pelagos.server.identity import Principal
from pelagos.server.routes.request_context import services_of, speaker_of, texts_of
from pelagos.server.summaries import summary_of
from pelagos.server.tables import LiveTable, asked_at
from pelagos.table.records import record_for

Asked = Request[Any, Any, Any]
Game = FromPath[str]
Mark = Annotated[str, QueryParameter(max_length=32)]
Said = Annotated[str, QueryParameter(min_length=1, max_length=200)]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
MOST_EVENTS: Final = 200


def seen(request: Asked, game: str) -> tuple[LiveTable, Viewer, Principal]:
    """The table, as whom it is seen, and who looks; refused where spectators are not let in."""
    principal = speaker_of(request)
    live = services_of(request).tables.live(game)
    viewer = live.viewer(principal.at(game))
    live.table.check_viewer(viewer)
    return live, viewer, principal


@get("/api/games/{game:str}", summary="The card of a table", sync_to_thread=False)
def show_card(request: Asked, game: Game) -> Json:
    principal = speaker_of(request)
    live = services_of(request).tables.live(game)
    return full_card(live, principal.at(game))


def full_card(live: LiveTable, player: str) -> Json:
    """A card, and what of it is one's own."""
    table = live.table
    asked = asked_at(table)
    seat = table.seat_of(player)
    return {
        **summary_of(table),
        "game": live.game,
        "public": live.public,
        "created": live.created,
        "asked": None if asked < 0 else asked,
        "answers": 0 if table.play is None else len(table.play.log),
        "you": [] if seat < 0 else [seat],
        "waiting": seat >= 0 and seat == asked,
        "v": table.version,
    }


@get("/api/games/{game:str}/state", summary="What you may see of a table, or what changed", sync_to_thread=False)
def show_state(request: Asked, game: Game, since: Mark = "") -> Json:
    live, viewer, _ = seen(request, game)
    return {"game": game, "seat": seat_or_none(viewer), **live.table.payload_for(viewer, since)}


@post(
    "/api/games/{game:str}/do",
    summary="Do something at a table",
    status_code=200,
    sync_to_thread=False,
)
def do(request: Asked, game: Game, data: Annotated[asked.AnyCommand, Body()]) -> asked.Done:
    services = services_of(request)
    return Commands(services.tables, services.people).do(speaker_of(request), game, data)


@get("/api/games/{game:str}/talk", summary="What was said at a table, by channel", sync_to_thread=False)
def show_talk(request: Asked, game: Game) -> Json:
    live, viewer, principal = seen(request, game)
    return {"talk": live.table.talk_for(viewer, mutes=services_of(request).accounts.unheard(principal.user, live))}


@get("/api/games/{game:str}/record", summary="The record, as far as you may know it", sync_to_thread=False)
def show_record(request: Asked, game: Game) -> Response[str]:
    live, viewer, _ = seen(request, game)
    return Response(
        record_for(live.table, viewer),
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{live.table.rules.title.name}-{game}.game"'},
    )


@get("/api/games/{game:str}/events", summary="Older events", sync_to_thread=False)
def show_events(
    request: Asked, game: Game, before: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 1_000_000
) -> Json:
    """Counted as this viewer heard them, so that those he did not hear leave no gap."""
    live, viewer, _ = seen(request, game)
    play = live.table.play
    heard = [event.plain() for event in (play.events if play else ()) if knows(event.to, viewer)]
    first = max(0, min(before, len(heard)) - MOST_EVENTS)
    return {"first": first, "events": heard[first : min(before, len(heard))]}


@get("/api/games/{game:str}/why-not", summary="Why an answer is not on offer", sync_to_thread=False)
def show_why_not(request: Asked, game: Game, say: Said) -> Json:
    """Only for the seat that is asked: what it may not say could tell others what it holds."""
    live, viewer, _ = seen(request, game)
    play = live.table.running()
    if play.who != viewer:
        raise Forbidden("not-asked")
    offered = say in play.options()
    refusal = None if offered else play.why_not(say)
    says = "" if refusal is None else texts_of(request).refusal(live.table.rules, refusal)
    return {"offered": offered, "says": says, "clause": refusal.kind.clause if refusal else ""}


HANDLERS: Final = (show_card, show_state, do, show_talk, show_record, show_events, show_why_not)
