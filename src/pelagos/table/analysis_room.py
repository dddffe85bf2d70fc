"""An analysis at a table: whoever holds its chairs answers for everybody and for nature, and goes back and forth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pelagos.analysis.run import AnalysisRun, load_run
from pelagos.kernel.ids import NATURE, Seat
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules
from pelagos.table.errors import Refused
from pelagos.table.puzzle_room import PuzzleRoom
from pelagos.table.terms import Terms
from pelagos.table.waiting_room import RUNNING

GO: Final = "go"
COMMENT: Final = "comment"
PROMOTE: Final = "promote"
REMOVE: Final = "remove"
NATURE_SAYS: Final = "nature"
CHANCE: Final = "chance"
WISHES: Final = (GO, COMMENT, PROMOTE, REMOVE, NATURE_SAYS, CHANCE)


class AnalysisRoom(PuzzleRoom):
    """A room in which a game can be analysed, where the terms say so."""

    def __init__(self, rules: Rules, owner: str, terms: Terms, secret: bytes) -> None:
        super().__init__(rules, owner, terms, secret)
        self.analysis: AnalysisRun | None = None

    def lay_out(self, run: AnalysisRun) -> None:
        """Before it starts: what is to be analysed."""
        self.check_waiting()
        self.analysis = run
        self.sealed = False

    def opened(self) -> Play:
        if self.analysis is None:
            return super().opened()
        return self.analysis.play

    def resume_analysis(self, data: Any) -> None:
        """The analysis of a table that was saved; its game is there already."""
        assert self.play is not None
        self.analysis = load_run(self.play, data)

    @property
    def taught(self) -> bool:
        return self.analysis is not None or super().taught

    def say(self, play: Play, seat: Seat, phrases: Sequence[str]) -> None:
        if self.analysis is None:
            super().say(play, seat, phrases)
        else:
            self.analysis.say(seat, *phrases)

    def teach(self, seat: Seat, wish: str, at: int, now: int, to: int = 0, text: str = "") -> int:
        """Go to an answer, comment on it, make it the main line, remove it; or say what nature says. The version."""
        if self.analysis is None:
            return super().teach(seat, wish, at, now)
        self.running()
        self.chair(seat)
        self.check_version(at)
        self._follow(self.analysis, wish, to, text)
        self.after_move(now)
        return self.version

    def _follow(self, run: AnalysisRun, wish: str, to: int, text: str) -> None:
        if wish == GO:
            run.go(to)
        elif wish == COMMENT:
            run.tree.comment(to, text)
        elif wish == PROMOTE:
            run.tree.promote(to)
        elif wish == REMOVE:
            run.remove(to)
        elif wish == NATURE_SAYS:
            run.say(NATURE, text)
        elif wish == CHANCE:
            run.let_chance_decide(self.secret)
        else:
            raise Refused("unknown-analysis-wish", wish=wish, known=", ".join(WISHES))

    def undo(self, seat: Seat, at: int, now: int, count: int = 0) -> int:
        """One answer back, whoever said it; it stays in the tree."""
        if self.analysis is None:
            return super().undo(seat, at, now, count)
        self.running()
        self.chair(seat)
        self.check_version(at)
        self.analysis.back()
        self.after_move(now)
        return self.version

    def perhaps_end(self, now: int) -> None:
        """An analysis is never over: even after the last answer one may go back."""
        if self.analysis is None or self.phase != RUNNING or not self.persons():
            super().perhaps_end(now)
