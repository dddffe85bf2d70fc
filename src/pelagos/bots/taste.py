"""What a beginner likes to say, in figures: how dear each phrase is to them, and how a particular one looks."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from pelagos.kernel.answer import Answer
from pelagos.kernel.ids import Seat
from pelagos.kernel.position import Position

SPLENDID: Final = 100
FAIR: Final = 50
POOR: Final = 20
BAD: Final = 4
"""How an answer looks among others of its phrase."""

USUAL: Final = 40
IDLE: Final = 8
IDLE_WORDS: Final = ("pass", "stop", "done", "end", "decline", "forgo", "leave", "no", "return", "without")
"""First words of phrases that do nothing; a beginner seldom says them while there is something to do."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Taste:
    """For any title: rather something than nothing, and small bids.

    The position is one that was imagined; a taste looks only at what lies open in it, and at the own purse.
    """

    weights: ClassVar[dict[str, int]] = {}
    """By phrase, as the vocabulary writes it."""

    def weight(self, phrase: str) -> int:
        """How much they like to say such a thing."""
        usual = IDLE if phrase.split(maxsplit=1)[0] in IDLE_WORDS else USUAL
        return self.weights.get(phrase, usual)

    def looks(self, phrase: str, said: Answer, g: Position, seat: Seat) -> i64:
        """How this one looks to them among others of its phrase."""
        return cheap(said.n, 0) if phrase.startswith("bid ") else FAIR

    def attacks(self, phrase: str, said: Answer, g: Position, seat: Seat) -> bool:
        """Does it go against a rival? Only for what is said about it."""
        return False


def cheap(price: i64, gold: i64) -> i64:
    """A beginner offers little, but feels rich with a full purse."""
    pain = 8 * price // (gold + 4)
    return max(1, min(SPLENDID, 4 * SPLENDID // (3 + pain * pain)))


def many(count: i64) -> i64:
    """A beginner takes all they can."""
    return min(SPLENDID, BAD + POOR * count)


def stronger(mine: i64, theirs: i64) -> i64:
    """A beginner counts heads and forgets walls and dice."""
    if mine == theirs:
        return POOR
    return SPLENDID if mine > theirs else BAD
