"""Routes to the past: frames of a game, its report and its seal when it is over; and odds of what may come."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.params import FromPath, QueryParameter

from pelagos.kernel.ids import SPECTATOR, Viewer
from pelagos.kernel.play import Play
from pelagos.kernel.record import read_record
from pelagos.kernel.title import Json
from pelagos.kernel.view import view
from pelagos.server.errors import Conflict, Forbidden, Missing
from pelagos.server.live_table import LiveTable
from pelagos.server.routes.tables import seen
from pelagos.study.finality import can_be_undone, is_final, price
from pelagos.study.odds import odds_of
from pelagos.study.offers import offer_of, promises_of
from pelagos.study.report import report
from pelagos.study.timeline import Timeline
from pelagos.study.verify import verified
from pelagos.study.ways import MOST_ANSWERS, is_telling, ways_of
from pelagos.table.errors import Refused
from pelagos.table.game_room import PLAYED
from pelagos.table.records import record_for
from pelagos.table.waiting_room import OVER

AnyRequest = Request[Any, Any, Any]
Game = FromPath[str]
First = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)]
End = Annotated[int, QueryParameter(name="to", ge=0, le=1_000_000)]
ViewerName = Annotated[str, QueryParameter(name="as", max_length=32)]
SaidTogether = Annotated[str, QueryParameter(min_length=1, max_length=600)]
BETWEEN: Final = ";"
"""Separates answers that would be said together."""
MOST_FRAMES: Final = 200
ALL: Final = "all"
WATCH: Final = "watch"


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
    frames = past_frames(live, past_viewer(live, viewer, viewer_name), first, min(end, first + MOST_FRAMES))
    assert live.table.play is not None
    return {"frames": frames, "last": len(live.table.play.log)}


def past_frames(live: LiveTable, viewer: Viewer | None, first: int, end: int) -> list[Json]:
    """Frames as this viewer saw them; None is the all-seeing."""
    if live.table.play is None:
        raise Refused("not-started")
    return _timeline(live, live.table.play).frames(viewer, first, end)


def _timeline(live: LiveTable, play: Play) -> Timeline:
    """The past is played again. If it was played under other rules, it must lead to where the game stands."""
    if live.timeline is None:
        timeline = Timeline(live.table.rules, play.log)
        if play.rules_changed:
            timeline.check(play.g)
        live.timeline = timeline
    return live.timeline


def past_viewer(live: LiveTable, viewer: Viewer, wanted: str) -> Viewer | None:
    """Whose frames: None is the all-seeing."""
    rules = live.table.rules
    over = live.table.phase == OVER
    if wanted in ("", rules.seat_word(viewer)) or (wanted == WATCH and viewer == SPECTATOR):
        return viewer
    if not over:
        raise Forbidden("not-before-the-end")
    if wanted == ALL:
        return None
    seat = SPECTATOR if wanted == WATCH else rules.seats.index(wanted)
    if seat != SPECTATOR and not 0 <= seat < rules.setup.seats:
        raise Missing("no-such-viewer", viewer=wanted)
    return seat


def _finished(request: AnyRequest, game: str) -> LiveTable:
    """The table, if its game is over: reports and seals hold every secret."""
    live, _, _ = seen(request, game)
    play = live.table.play
    if live.table.phase != OVER:
        raise Conflict("not-over")
    if play is not None and play.rules_changed:
        _timeline(live, play)
    return live


@get("/api/games/{game:str}/report", summary="A finished game: places, curves, luck", sync_to_thread=False)
def show_report(request: AnyRequest, game: Game) -> Json:
    live = _finished(request, game)
    play, ending = live.table.play, live.table.ending
    assert play is not None
    told = report(live.table.rules, play.log, places=None if ending is None else ending.places)
    chairs = [chair.plain() for chair in live.table.chairs]
    return {**told, "how": PLAYED if ending is None else ending.how, "chairs": chairs}


@get("/api/games/{game:str}/seal", summary="Were the dice right?", sync_to_thread=False)
def show_seal(request: AnyRequest, game: Game) -> Json:
    live = _finished(request, game)
    if not live.table.sealed:
        return {"sealed": False}
    return {"sealed": True, **verified(live.table.rules, read_record(record_for(live.table, SPECTATOR)))}


@get("/api/games/{game:str}/odds", summary="What an answer would begin", sync_to_thread=False)
def show_odds(request: AnyRequest, game: Game, say: SaidTogether) -> Json:
    """The odds of its battle, can it be taken back, what is paid now or for an offer; all from what one may see.

    What cannot be said now begins nothing; a page may ask just when its turn is over.
    """
    live, viewer, _ = seen(request, game)
    play, rules = live.table.running(), live.table.rules
    phrases = say.split(BETWEEN)
    if len(phrases) > MOST_ANSWERS:
        raise Forbidden("not-asked")
    if play.who != viewer or phrases[0] not in play.options():
        return {"odds": None, "final": False, "price": 0, "offer": None, "undoable": False}
    shown = view(rules, play.g, viewer)
    return {
        "odds": odds_of(rules, shown, phrases),
        "final": is_final(rules, shown, phrases),
        "price": price(rules, shown, phrases),
        "offer": offer_of(rules, shown, say) if len(phrases) == 1 else None,
        "undoable": can_be_undone(rules, shown, phrases),
    }


@get("/api/games/{game:str}/ways", summary="Answers that can be said together", sync_to_thread=False)
def show_ways(request: AnyRequest, game: Game) -> Json:
    """Of the question that one is asked, from what one may see; none for whoever is not asked."""
    live, viewer, _ = seen(request, game)
    play, rules = live.table.running(), live.table.rules
    if play.who != viewer:
        return {"ways": [], "telling": False}
    return {"ways": ways_of(rules, view(rules, play.g, viewer)), "telling": is_telling(play.g)}


@get("/api/games/{game:str}/offers", summary="What the offers of one's side will cost", sync_to_thread=False)
def show_offers(request: AnyRequest, game: Game) -> Json:
    """Those that stand now; of a spectator none."""
    live, viewer, _ = seen(request, game)
    return {"offers": promises_of(live.table.rules, view(live.table.rules, live.table.running().g, viewer))}


HANDLERS: Final = (show_replay, show_report, show_seal, show_odds, show_offers, show_ways)
