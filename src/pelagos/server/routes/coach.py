"""Routes to the coach: advice for a seat, and warnings before an answer. Refused where it would be unfair."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, get
from litestar.params import FromPath

from pelagos.bots.bot import view_bytes
from pelagos.coach.news import heard_since_answer
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.title import Json
from pelagos.server.coaching import CoachJob
from pelagos.server.errors import Forbidden
from pelagos.server.replies.analysing import asked_in_analysis
from pelagos.server.replies.question import BETWEEN
from pelagos.server.routes.history import SaidTogether
from pelagos.server.routes.request_context import client_of, services_of
from pelagos.server.routes.tables import seen
from pelagos.study.ways import MOST_ANSWERS

AnyRequest = Request[Any, Any, Any]
Game = FromPath[str]


@get("/api/games/{game:str}/coach", summary="Advice of the coach for one's own seat")
async def show_advice(request: AnyRequest, game: Game) -> Json:
    """Goal, phase, news, dangers, and if one is asked up to three answers with their reasons."""
    return await _asked(request, game, [])


@get("/api/games/{game:str}/warnings", summary="What the coach can prove against an answer")
async def show_warnings(request: AnyRequest, game: Game, say: SaidTogether) -> Json:
    """Nothing where it cannot be said; a page may ask just when its turn is over."""
    phrases = say.split(BETWEEN)
    if len(phrases) > MOST_ANSWERS:
        raise Forbidden("not-asked")
    return await _asked(request, game, phrases)


@get("/api/games/{game:str}/opinion", summary="What the search thinks, in an analysis")
async def show_opinion(request: AnyRequest, game: Game) -> Json:
    """Of whoever is asked there, from what that seat knows. At a table where somebody plays, never."""
    live, viewer, principal = seen(request, game)
    table, services = live.table, services_of(request)
    play = asked_in_analysis(table, viewer)
    services.coach_requests.take(principal.at(game) or client_of(request))
    shown = view_bytes(table.rules, play.g, play.who).decode()
    job = CoachJob(table.rules.title.module, shown, play.options(), [], [], engine=True)
    return await services.coaching.ask(job)


async def _asked(request: AnyRequest, game: str, say: list[str]) -> Json:
    live, viewer, principal = seen(request, game)
    table, services = live.table, services_of(request)
    if viewer == SPECTATOR:
        raise Forbidden("not-seated")
    table.check_coach()
    play = table.running()
    mine = play.who == viewer
    if say and (not mine or say[0] not in play.options()):
        return {"warnings": []}
    services.coach_requests.take(principal.at(game) or client_of(request))
    shown = view_bytes(table.rules, play.g, viewer).decode()
    heard = [] if say else heard_since_answer(play, viewer)
    options = play.options() if mine else []
    return await services.coaching.ask(CoachJob(table.rules.title.module, shown, options, heard, say))


HANDLERS: Final = (show_advice, show_warnings, show_opinion)
