"""A puzzle at a table: the solver sits alone, and nobody else answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pelagos.kernel.ids import Seat
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules
from pelagos.puzzles.puzzle import Puzzle
from pelagos.puzzles.run import PuzzleRun, load_run
from pelagos.puzzles.shelf import begun, puzzle_named
from pelagos.table.errors import Refused
from pelagos.table.game_room import LEARNT
from pelagos.table.lesson_room import LessonRoom
from pelagos.table.terms import Terms
from pelagos.table.waiting_room import RUNNING


class PuzzleRoom(LessonRoom):
    """A room in which a puzzle can be solved. Where the terms name none it is a room for lessons and games."""

    def __init__(self, rules: Rules, owner: str, terms: Terms, secret: bytes) -> None:
        super().__init__(rules, owner, terms, secret)
        self.puzzle: PuzzleRun | None = None

    def opened(self) -> Play:
        if not self.terms.puzzle:
            return super().opened()
        self.puzzle = PuzzleRun(self._puzzle(), begun(self._puzzle(), self.rules))
        # Nature is never asked: the answer is graded, and nothing is played on.
        self.sealed = False
        return self.puzzle.play

    def _puzzle(self) -> Puzzle:
        return puzzle_named(self.rules.title.name, self.terms.puzzle)

    def resume_puzzle(self, data: Any) -> None:
        """The puzzle of a table that was saved; its game is there already."""
        assert self.play is not None
        puzzle = self._puzzle()
        self.play.start.extend(puzzle.position)
        self.puzzle = load_run(puzzle, self.play, data)

    @property
    def taught(self) -> bool:
        """Is it a lesson or a puzzle, where no bot and no order answers?"""
        return self.lesson is not None or self.puzzle is not None

    def say(self, play: Play, seat: Seat, phrases: Sequence[str]) -> None:
        if self.puzzle is None:
            super().say(play, seat, phrases)
        elif seat != self.puzzle.solver:
            raise Refused("nobody-there", seat=self.seat_word(seat))
        else:
            self.puzzle.say(*phrases)

    def teach(self, seat: Seat, wish: str, at: int, now: int, to: int = 0, text: str = "") -> int:
        """The solver asks for the same once more, or for the answer; returns the version."""
        if self.puzzle is None:
            return super().teach(seat, wish, at, now)
        self.running()
        if seat != self.puzzle.solver:
            raise Refused("nobody-there", seat=self.seat_word(seat))
        self.check_version(at)
        self.puzzle.wish(wish)
        self.after_move(now)
        return self.version

    def undo(self, seat: Seat, at: int, now: int, count: int = 0) -> int:
        version = super().undo(seat, at, now, count)
        if self.puzzle is not None:
            self.puzzle.went_back()
        return version

    def take_back(self, play: Play, to: int, now: int) -> None:
        if self.puzzle is not None:
            self.puzzle.went_back()
        super().take_back(play, to, now)

    def perhaps_end(self, now: int) -> None:
        """A puzzle ends when it is solved or shown, whatever has become of the game."""
        if self.puzzle is None or not self.persons():
            super().perhaps_end(now)
        elif self.puzzle.finished and self.phase == RUNNING:
            self.end(LEARNT, now)
