"""Doors of one table: what it shows, what is done there, records, the past, reasons and odds."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.params import Body, FromPath, QueryParameter

from pelagos.kernel.ids import Viewer, knows
from pelagos.kernel.title import Json
from pelagos.server import requests as asked
from pelagos.server.cards import card_of
from pelagos.server.deeds import Deeds
from pelagos.server.desk import Held, asked_at
from pelagos.server.doors.speaking import house_of, speaker_of, texts_of
from pelagos.server.errors import Forbidden
from pelagos.server.hub import seat_or_none
from pelagos.server.identity import Speaker
from pelagos.table.records import record_for

Asked = Request[Any, Any, Any]
Game = FromPath[str]
Mark = Annotated[str, QueryParameter(max_length=32)]
Said = Annotated[str, QueryParameter(min_length=1, max_length=200)]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
MOST_EVENTS: Final = 200


def seen(request: Asked, game: str) -> tuple[Held, Viewer, Speaker]:
    """The table, as whom it is seen, and who looks; refused where spectators are not let in."""
    speaker = speaker_of(request)
    held = house_of(request).desk.held(game)
    viewer = held.viewer(speaker.at(game))
    held.table.check_viewer(viewer)
    return held, viewer, speaker


@get("/api/games/{game:str}", summary="The card of a table", sync_to_thread=False)
def show_card(request: Asked, game: Game) -> Json:
    speaker = speaker_of(request)
    held = house_of(request).desk.held(game)
    return full_card(held, speaker.at(game))


def full_card(held: Held, player: str) -> Json:
    """A card, and what of it is one's own."""
    table = held.table
    asked = asked_at(table)
    seat = table.seat_of(player)
    return {
        **card_of(table),
        "game": held.game,
        "public": held.public,
        "created": held.created,
        "asked": None if asked < 0 else asked,
        "answers": 0 if table.play is None else len(table.play.log),
        "you": [] if seat < 0 else [seat],
        "waiting": seat >= 0 and seat == asked,
        "v": table.version,
    }


@get("/api/games/{game:str}/state", summary="What you may see of a table, or what changed", sync_to_thread=False)
def show_state(request: Asked, game: Game, since: Mark = "") -> Json:
    held, viewer, _ = seen(request, game)
    return {"game": game, "seat": seat_or_none(viewer), **held.table.payload_for(viewer, since)}


@post(
    "/api/games/{game:str}/do",
    summary="Do something at a table",
    status_code=200,
    sync_to_thread=False,
)
def do(request: Asked, game: Game, data: Annotated[asked.AnyDeed, Body()]) -> asked.Done:
    house = house_of(request)
    return Deeds(house.desk, house.people).do(speaker_of(request), game, data)


@get("/api/games/{game:str}/talk", summary="What was said at a table, by channel", sync_to_thread=False)
def show_talk(request: Asked, game: Game) -> Json:
    held, viewer, speaker = seen(request, game)
    return {"talk": held.table.talk_for(viewer, mutes=house_of(request).accounts.unheard(speaker.user, held))}


@get("/api/games/{game:str}/record", summary="The record, as far as you may know it", sync_to_thread=False)
def show_record(request: Asked, game: Game) -> Response[str]:
    held, viewer, _ = seen(request, game)
    return Response(
        record_for(held.table, viewer),
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{held.table.rules.title.name}-{game}.game"'},
    )


@get("/api/games/{game:str}/events", summary="Older events", sync_to_thread=False)
def show_events(
    request: Asked, game: Game, before: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 1_000_000
) -> Json:
    """Counted as this viewer heard them, so that those he did not hear leave no gap."""
    held, viewer, _ = seen(request, game)
    play = held.table.play
    heard = [event.plain() for event in (play.events if play else ()) if knows(event.to, viewer)]
    first = max(0, min(before, len(heard)) - MOST_EVENTS)
    return {"first": first, "events": heard[first : min(before, len(heard))]}


@get("/api/games/{game:str}/why-not", summary="Why an answer is not on offer", sync_to_thread=False)
def show_why_not(request: Asked, game: Game, say: Said) -> Json:
    """Only for the seat that is asked: what it may not say could tell others what it holds."""
    held, viewer, _ = seen(request, game)
    play = held.table.running()
    if play.who != viewer:
        raise Forbidden("not-asked")
    offered = say in play.options()
    refusal = None if offered else play.why_not(say)
    says = "" if refusal is None else texts_of(request).refusal(held.table.rules, refusal)
    return {"offered": offered, "says": says, "clause": refusal.kind.clause if refusal else ""}


HANDLERS: Final = (show_card, show_state, do, show_talk, show_record, show_events, show_why_not)
