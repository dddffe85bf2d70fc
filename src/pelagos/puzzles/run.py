"""A puzzle being solved: an answer goes in, and how good it is comes out. It knows no table, no server and no page."""

from __future__ import annotations

from typing import Any, Final

from pelagos.kernel.errors import BadSave
from pelagos.kernel.play import Play
from pelagos.kernel.title import Json
from pelagos.puzzles.puzzle import Puzzle, PuzzleRefusal

AGAIN: Final = "again"
SHOW: Final = "show"
WISHES: Final = (AGAIN, SHOW)
"""What a solver may ask for: the same once more, or the answer."""


class PuzzleRun:
    """One solver at one puzzle. Only the first answer tells whether they found it; the others are for learning."""

    def __init__(self, puzzle: Puzzle, play: Play) -> None:
        self.puzzle: Final = puzzle
        self.play: Final = play
        self.solver: Final = int(play.rules.seat_of(puzzle.solver))
        self.tries: list[str] = []
        self.said = ""
        """The answer that is looked at; nothing while the question is open."""
        self.shown = False
        """Whether the answer was asked for."""

    @property
    def finished(self) -> bool:
        return bool(self.said) and self.puzzle.grade(self.said).solves

    def say(self, *phrases: str) -> None:
        """The solver answers. Of several phrases the first is the answer."""
        self._check_open()
        self.play.say(self.solver, phrases[0])
        self.said = " ".join(phrases[0].split())
        self.tries.append(self.said)

    def wish(self, what: str) -> None:
        """Once more, or the answer; a refusal changes nothing."""
        if what not in WISHES:
            raise PuzzleRefusal("unknown-puzzle-wish", wish=what, known=", ".join(WISHES))
        if self.finished:
            raise PuzzleRefusal("puzzle-over")
        self.play.back_to(0)
        self.said = ""
        if what == SHOW:
            self.shown = True
            self.said = self.puzzle.best().phrase
            self.play.say(self.solver, self.said)

    def went_back(self) -> None:
        """Answers were taken back from outside."""
        self.said = ""

    def _check_open(self) -> None:
        if self.finished:
            raise PuzzleRefusal("puzzle-over")
        if self.said:
            raise PuzzleRefusal("answered-already")

    def told(self) -> Json:
        """What the page is told; nothing of the answers while the question is open."""
        puzzle = self.puzzle
        grade = puzzle.grade(self.said) if self.said else None
        return {
            "name": puzzle.name,
            "themes": list(puzzle.themes),
            "stars": puzzle.stars,
            "tries": len(self.tries),
            "first": puzzle.grade(self.tries[0]).grade if self.tries else "",
            "said": self.said,
            "grade": grade.grade if grade is not None else "",
            "chance": grade.chance if grade is not None else -1,
            "finished": self.finished,
            "shown": self.shown,
            "answers": [list(answer) for answer in puzzle.answers] if self.finished else [],
            "found": list(puzzle.found) if self.finished else [],
            "asked": puzzle.asked,
        }

    # as plain data

    def save(self) -> Json:
        return {"tries": list(self.tries), "said": self.said, "shown": self.shown}


def load_run(puzzle: Puzzle, play: Play, data: Any) -> PuzzleRun:
    """The run as it was saved; its game is there already."""
    run = PuzzleRun(puzzle, play)
    try:
        run.tries = [str(phrase) for phrase in data["tries"]]
        run.said, run.shown = str(data["said"]), bool(data["shown"])
    except (KeyError, TypeError):
        raise BadSave("bad-field", field="puzzle") from None
    return run
