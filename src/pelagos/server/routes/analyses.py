"""Routes of analyses: of a game of this server, of a record; and playing on from where one stands."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, post
from litestar.params import Body, FromPath

from pelagos.server.analysis_types import AnalysisRequest, PlayOnRequest, RecordToAnalyse
from pelagos.server.ids import network_mark
from pelagos.server.new_tables import check_open_tables
from pelagos.server.replies.analysing import (
    Keys,
    analysis_of,
    analysis_of_record,
    analysis_table,
    table_to_play_on,
)
from pelagos.server.reply_types import Opened
from pelagos.server.routes.request_context import client_of, principal_of, services_of
from pelagos.server.routes.tables import seen
from pelagos.table.table import Table

AnyRequest = Request[Any, Any, Any]
Game = FromPath[str]


@post("/api/games/{game:str}/analyses", summary="Analyse a game, at a table of its own", sync_to_thread=False)
def analyse_game(request: AnyRequest, game: Game, data: Annotated[AnalysisRequest, Body()]) -> Opened:
    """A finished game, or one's own against bots alone."""
    _check_new_table(request)
    live, viewer, _ = seen(request, game)
    return _opened(request, *analysis_table(analysis_of(live.table, viewer, data.at)))


@post("/api/analyses", summary="Analyse a record, at a table of its own", sync_to_thread=False)
def analyse_record(request: AnyRequest, data: Annotated[RecordToAnalyse, Body()]) -> Opened:
    """With its variations and comments; not of a game that runs here among people."""
    _check_new_table(request)
    services = services_of(request)
    run = analysis_of_record(data.record, services.titles, services.tables.in_memory())
    return _opened(request, *analysis_table(run))


@post("/api/games/{game:str}/play-on", summary="Play on against bots from an analysis", sync_to_thread=False)
def play_on(request: AnyRequest, game: Game, data: Annotated[PlayOnRequest, Body()]) -> Opened:
    """A practice table that begins where the analysis stands."""
    _check_new_table(request)
    live, _, _ = seen(request, game)
    return _opened(request, *table_to_play_on(live.table, data.seat, data.level, data.name))


def _check_new_table(request: AnyRequest) -> None:
    services, principal = services_of(request), principal_of(request)
    services.sanctions.check_not_banned(principal.player, client_of(request))
    services.new_tables.take(client_of(request))
    check_open_tables(services, principal, network_mark(client_of(request)))


def _opened(request: AnyRequest, table: Table, keys: Keys) -> Opened:
    """The keys of all chairs go to whoever asked: an account can hold but one seat of a table."""
    services = services_of(request)
    table.start(table.owner, services.clock.now())
    held = [(key, player) for _, player, key in keys]
    live = services.tables.open(table, False, held, network_mark(client_of(request)))
    return Opened(live.game, {str(seat): key for seat, _, key in keys}, table.version, table.commit)


HANDLERS: Final = (analyse_game, analyse_record, play_on)
