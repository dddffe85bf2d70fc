"""Routes of one table: what it shows, commands, chat, records, events, reasons."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.params import Body, FromPath, QueryParameter

from pelagos.kernel.ids import Viewer
from pelagos.kernel.title import Json
from pelagos.server import requests
from pelagos.server.commands import commands_of
from pelagos.server.identity import Principal
from pelagos.server.live_table import LiveTable
from pelagos.server.rematches import Rematches
from pelagos.server.replies import question
from pelagos.server.replies.past import older_events
from pelagos.server.reply_types import RematchReply
from pelagos.server.routes.request_context import client_of, principal_of, services_of, texts_of
from pelagos.server.summaries import full_summary
from pelagos.table.messages import envelope, message
from pelagos.table.records import record_for

AnyRequest = Request[Any, Any, Any]
Game = FromPath[str]
Cursor = Annotated[str, QueryParameter(max_length=32)]
Said = Annotated[str, QueryParameter(min_length=1, max_length=200)]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


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


@get("/api/games/{game:str}/state", summary="What you may see of a table, or what changed", sync_to_thread=False)
def show_state(request: AnyRequest, game: Game, since: Cursor = "") -> Response[bytes]:
    live, viewer, _ = seen(request, game)
    update = live.feed.update_for(viewer, since)
    enveloped = envelope(live.table.version, game, services_of(request).clock.now())
    return Response(message(update, viewer, enveloped), media_type=MediaType.JSON)


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
    return older_events(live.table, viewer, before)


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
    return question.why_not(live.table, viewer, say, texts_of(request))


HANDLERS: Final = (show_summary, show_state, do, rematch, show_talk, show_record, show_events, show_why_not)
