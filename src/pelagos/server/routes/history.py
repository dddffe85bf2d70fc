"""Routes to the past: frames of a game, its report and its seal when it is over; and odds of what may come."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.params import FromPath, QueryParameter

from pelagos.kernel.title import Json
from pelagos.server.replies import question
from pelagos.server.replies.past import MOST_FRAMES
from pelagos.server.routes.request_context import client_of, services_of
from pelagos.server.routes.tables import seen
from pelagos.server.studying import StudyJob

AnyRequest = Request[Any, Any, Any]
Game = FromPath[str]
First = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)]
End = Annotated[int, QueryParameter(name="to", ge=0, le=1_000_000)]
ViewerName = Annotated[str, QueryParameter(name="as", max_length=32)]
SaidTogether = Annotated[str, QueryParameter(min_length=1, max_length=600)]


@get("/api/games/{game:str}/replay", summary="Past frames, as one viewer knew them", sync_to_thread=False)
def show_replay(
    request: AnyRequest,
    game: Game,
    viewer_name: ViewerName = "",
    first: First = 0,
    end: End = MOST_FRAMES,
) -> Json:
    """One's own while the game runs; any viewer's, or all-seeing, when it is over."""
    live, viewer, _ = seen(request, game)
    return live.past.replay(viewer, viewer_name, first, end)


@get("/api/games/{game:str}/report", summary="A finished game: places, curves, luck", sync_to_thread=False)
def show_report(request: AnyRequest, game: Game) -> Json:
    live, _, _ = seen(request, game)
    return live.past.report()


@get("/api/games/{game:str}/study", summary="A finished game: chances, luck and mistakes")
async def show_study(request: AnyRequest, game: Game) -> Json:
    """Worked out when it is first asked for, which takes a while; null for a title without a value model."""
    live, _, principal = seen(request, game)
    record, services = live.past.whole_record(), services_of(request)
    services.coach_requests.take(principal.at(game) or client_of(request))
    return await services.studying.ask(StudyJob(live.table.rules.title.module, record))


@get("/api/games/{game:str}/seal", summary="Were the dice right?", sync_to_thread=False)
def show_seal(request: AnyRequest, game: Game) -> Json:
    live, _, _ = seen(request, game)
    return live.past.seal()


@get("/api/games/{game:str}/odds", summary="What an answer would begin", sync_to_thread=False)
def show_odds(request: AnyRequest, game: Game, say: SaidTogether) -> Json:
    """The odds of its battle, can it be taken back, what is paid now or for an offer; all from what one may see."""
    live, viewer, _ = seen(request, game)
    return question.outlook(live.table, viewer, say)


@get("/api/games/{game:str}/ways", summary="What can be said together, and prices", sync_to_thread=False)
def show_ways(request: AnyRequest, game: Game) -> Json:
    """Of the question that one is asked, from what one may see; none for whoever is not asked."""
    live, viewer, _ = seen(request, game)
    return question.ways(live.table, viewer)


@get("/api/games/{game:str}/offers", summary="What the offers of one's side will cost", sync_to_thread=False)
def show_offers(request: AnyRequest, game: Game) -> Json:
    """Those that stand now; of a spectator none."""
    live, viewer, _ = seen(request, game)
    return question.offers(live.table, viewer)


@get("/api/games/{game:str}/income", summary="What every purse gains next", sync_to_thread=False)
def show_income(request: AnyRequest, game: Game) -> Json:
    """If income were paid as things stand; the same for everybody."""
    live, _, _ = seen(request, game)
    return question.income(live.table)


@get("/api/games/{game:str}/targets", summary="What can be attacked as the pieces lie", sync_to_thread=False)
def show_targets(request: AnyRequest, game: Game) -> Json:
    """By oneself, and of one's own by rivals, as anybody can see on the map; of a spectator nothing."""
    live, viewer, _ = seen(request, game)
    return question.targets(live.table, viewer)


HANDLERS: Final = (
    show_replay,
    show_report,
    show_study,
    show_seal,
    show_odds,
    show_offers,
    show_income,
    show_ways,
    show_targets,
)
