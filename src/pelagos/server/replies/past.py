"""The past of a game: frames as one viewer knew them; the report and the seal when it is over."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from pelagos.bots.value.comparison import PlayoutEffort
from pelagos.kernel.ids import SPECTATOR, Viewer, knows
from pelagos.kernel.play import Play
from pelagos.kernel.record import export, read_record
from pelagos.kernel.title import Json
from pelagos.server.errors import Conflict, Forbidden, Missing
from pelagos.study.ledger import ledger
from pelagos.study.replaying import began
from pelagos.study.report import report
from pelagos.study.timeline import Timeline
from pelagos.study.verify import verified
from pelagos.study.whole import study_in_steps
from pelagos.table.errors import Refused
from pelagos.table.game_room import PLAYED
from pelagos.table.records import record_for
from pelagos.table.table import Table
from pelagos.table.waiting_room import OVER

MOST_FRAMES: Final = 200
MOST_EVENTS: Final = 200
ALL: Final = "all"
WATCH: Final = "watch"


class Past:
    """The past of one table. It is played again once, when somebody first asks for it."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._timeline: Timeline | None = None

    def frames(self, viewer: Viewer | None, first: int, end: int) -> list[Json]:
        """Frames as this viewer saw them; None is the all-seeing."""
        if self._table.play is None:
            raise Refused("not-started")
        return self._played_again(self._table.play).frames(viewer, first, end)

    def _played_again(self, play: Play) -> Timeline:
        """If it was played under other rules, it must lead to where the game stands."""
        if self._timeline is None:
            timeline = Timeline(self._table.rules, play.log, began(play))
            if play.rules_changed:
                timeline.check(play.g)
            self._timeline = timeline
        return self._timeline

    def replay(self, viewer: Viewer, wanted: str, first: int, end: int) -> Json:
        """One's own while the game runs; any viewer's, or all-seeing, when it is over."""
        frames = self.frames(past_viewer(self._table, viewer, wanted), first, min(end, first + MOST_FRAMES))
        assert self._table.play is not None
        return {"frames": frames, "last": len(self._table.play.log)}

    def _finished(self) -> Play:
        """The game, if it is over: reports and seals hold every secret."""
        play = self._table.play
        if self._table.phase != OVER or play is None:
            raise Conflict("not-over")
        if play.rules_changed:
            self._played_again(play)
        return play

    def report(self) -> Json:
        """A finished game: places, curves, luck."""
        play, ending = self._finished(), self._table.ending
        told = report(self._table.rules, play.log, began(play), places=None if ending is None else ending.places)
        chairs = [chair.plain() for chair in self._table.chairs]
        return {**told, "how": PLAYED if ending is None else ending.how, "chairs": chairs}

    def whole_record(self) -> str:
        """Of a finished game, with every secret of it."""
        return export(self._finished())

    def study_in_steps(self, effort: PlayoutEffort, close_looks: int) -> Generator[None, None, Json | None]:
        """The same game studied here, a little at a time."""
        play = self._finished()
        return study_in_steps(self._table.rules, play.log, began(play), effort, close_looks)

    def seal(self) -> Json:
        """Were the dice right?"""
        self._finished()
        if not self._table.sealed:
            return {"sealed": False}
        return {"sealed": True, **verified(self._table.rules, read_record(record_for(self._table, SPECTATOR)))}

    def ledger(self, viewer: Viewer) -> Json:
        """While the game runs as far as the viewer can reckon; when it is over all of it.

        A game whose past cannot be played under the rules as they are now has none.
        """
        play = self._table.play
        if play is None:
            raise Refused("not-started")
        if play.rules_changed:
            self.frames(viewer, 0, 0)
        reckoned_by = None if self._table.phase == OVER else viewer
        return {"ledger": ledger(self._table.rules, play.log, reckoned_by, began(play))}


def past_viewer(table: Table, viewer: Viewer, wanted: str) -> Viewer | None:
    """Whose frames: None is the all-seeing."""
    rules = table.rules
    if wanted in ("", rules.seat_word(viewer)) or (wanted == WATCH and viewer == SPECTATOR):
        return viewer
    if table.phase != OVER:
        raise Forbidden("not-before-the-end")
    if wanted == ALL:
        return None
    seat = SPECTATOR if wanted == WATCH else rules.seats.index(wanted)
    if seat != SPECTATOR and not 0 <= seat < rules.setup.seats:
        raise Missing("no-such-viewer", viewer=wanted)
    return seat


def older_events(table: Table, viewer: Viewer, before: int) -> Json:
    """Counted as this viewer heard them, so that those they did not hear leave no gap."""
    play = table.play
    heard = [event.plain() for event in (play.events if play else ()) if knows(event.to, viewer)]
    first = max(0, min(before, len(heard)) - MOST_EVENTS)
    return {"first": first, "events": heard[first : min(before, len(heard))]}
