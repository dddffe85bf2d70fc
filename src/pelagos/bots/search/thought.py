"""What came of a search: the answers that were played on, how often they won, and how the best goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple


class LinePart(NamedTuple):
    """An answer in a line of play."""

    seat: int
    phrase: str


class ThoughtLine(NamedTuple):
    """One answer: in how many playouts, and the chance of winning after it, in ten-thousandths."""

    phrase: str
    playouts: int
    chance: int
    goes_on: tuple[LinePart, ...]


class Thought:
    """The lines, best first; and the seat that wins most where the thinker does not, or -1."""

    def __init__(self, lines: Sequence[ThoughtLine], feared: int, nodes: int) -> None:
        self.lines: Final = list(lines)
        self.feared: Final = feared
        self.nodes: Final = nodes
        """Answers that were given in playouts."""

    def ahead(self) -> int:
        """By how much the first line is better than the second, in ten-thousandths."""
        return self.lines[0].chance - self.lines[1].chance if len(self.lines) > 1 else 0
