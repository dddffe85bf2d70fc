"""A puzzle: a position, whose answer it is, and how good every answer is. One line of JSON in the file of its title."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Json

BEST: Final = "best"
GOOD: Final = "good"
INACCURATE: Final = "inaccurate"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
BEHIND: Final = "behind"
"""Not played on: the measure of the bots puts it behind all that were."""
GRADES: Final = (BEST, GOOD, INACCURATE, MISTAKE, BLUNDER, BEHIND)
SOLVED: Final = (BEST, GOOD)

FEWEST_STARS: Final = 1
MOST_STARS: Final = 6
UNKNOWN_CHANCE: Final = -1


class NoSuchPuzzle(PelagosError):
    """A title has no puzzle of this name."""


class BadPuzzle(PelagosError):
    """A puzzle that cannot be read or does not hold."""


class PuzzleRefusal(PelagosError):
    """What a solver cannot have now."""


class GradedAnswer(NamedTuple):
    """An answer, how good it is, and how often it wins: in ten-thousandths, UNKNOWN_CHANCE if it was not played on."""

    phrase: str
    grade: str
    chance: int

    @property
    def solves(self) -> bool:
        return self.grade in SOLVED


class Puzzle(NamedTuple):
    """A whole puzzle."""

    name: str
    """Of the position: it does not change while that does not."""
    title: str
    seats: int
    board: str
    options: dict[str, str]
    position: tuple[str, ...]
    """Its statements, as in a record; nobody but the table may read them, for they hold what the solver cannot know."""
    solver: str
    """The word of the seat that is asked."""
    themes: tuple[str, ...]
    stars: int
    """How hard it is: one more for each level of bots that mostly misses it."""
    answers: tuple[GradedAnswer, ...]
    """The best first; what is not here is BEHIND."""
    found: tuple[int, ...]
    """By level from the gentlest on, how many of the bots that were asked found it."""
    asked: int
    """How many bots of each level were asked."""

    def grade(self, phrase: str) -> GradedAnswer:
        for answer in self.answers:
            if answer.phrase == phrase:
                return answer
        return GradedAnswer(phrase, BEHIND, UNKNOWN_CHANCE)

    def best(self) -> GradedAnswer:
        return self.answers[0]

    def next_best(self) -> GradedAnswer:
        """The best of those that do not solve it."""
        return next(answer for answer in self.answers if not answer.solves)

    def line(self) -> str:
        """As it stands in the file."""
        plain = {
            "name": self.name,
            "setup": [self.seats, self.board, self.options],
            "solver": self.solver,
            "themes": list(self.themes),
            "stars": self.stars,
            "found": [*self.found, self.asked],
            "answers": [list(answer) for answer in self.answers],
            "position": list(self.position),
        }
        return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def read_puzzle(title: str, line: str) -> Puzzle:
    """BadPuzzle if it is none."""
    try:
        return _puzzle(title, json.loads(line))
    except (ValueError, KeyError, TypeError, IndexError):
        raise BadPuzzle("unreadable-puzzle", title=title, text=line[:60]) from None


def _puzzle(title: str, plain: Json) -> Puzzle:
    seats, board, options = plain["setup"]
    *found, asked = plain["found"]
    answers = tuple([_answer(one) for one in plain["answers"]])
    return Puzzle(
        str(plain["name"]),
        title,
        int(seats),
        str(board),
        {str(name): str(value) for name, value in options.items()},
        tuple([str(line) for line in plain["position"]]),
        str(plain["solver"]),
        tuple([str(theme) for theme in plain["themes"]]),
        int(plain["stars"]),
        answers,
        tuple([int(count) for count in found]),
        int(asked),
    )


def _answer(plain: Any) -> GradedAnswer:
    phrase, grade, chance = plain
    if grade not in GRADES:
        raise ValueError(grade)
    return GradedAnswer(str(phrase), str(grade), int(chance))
