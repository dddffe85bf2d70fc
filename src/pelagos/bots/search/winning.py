"""Chances of winning, out of what the judge says of every side. Whole numbers: floats differ between machines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from pelagos.bots.judge import Judge
from pelagos.kernel.arrays import Ints, filled, ints
from pelagos.kernel.ids import Seat
from pelagos.kernel.position import Position
from pelagos.kernel.title import Rules

SURE: Final = 10_000
"""Chances are counted in ten-thousandths."""
PARTS: Final = 32
"""Into so many a halving is divided."""
HALVING: Final[Ints] = ints([
    65536, 64132, 62757, 61413, 60097, 58809, 57549, 56316, 55109, 53928, 52773, 51642, 50535, 49452, 48393, 47356,
    46341, 45348, 44376, 43425, 42495, 41584, 40693, 39821, 38968, 38133, 37316, 36516, 35734, 34968, 34219, 33486,
])  # fmt: skip
"""2 ** (16 - k / 32)"""
FARTHEST: Final = 15
"""Halvings after which nothing is left."""


class Winning:
    """Who wins: the odds of two sides double with every so many hundredths of a coin between them."""

    def __init__(self, rules: Rules, judge: Judge) -> None:
        sides = rules.title.sides(rules.setup)
        self.judge: Final = judge
        self.doubling: Final[i64] = judge.doubling
        self.side_of: Final[list[int]] = list(sides)
        self.speakers: Final[list[int]] = speakers(sides)
        """Of each side one seat: partners share everything that counts."""
        self._values: Final = filled(len(self.speakers))
        self.chances: Final = filled(len(self.speakers))

    def judged(self, g: Position) -> None:
        """Fill in the chance of every side."""
        if g.result is not None:
            self._finished(g.result)
            return
        top: i64 = 0
        for side in range(len(self.speakers)):
            value = self.judge.value(g, self.speakers[side])
            self._values[side] = value
            if side == 0 or value > top:
                top = value
        total: i64 = 0
        for side in range(len(self.speakers)):
            weight = weight_of(top - self._values[side], self.doubling)
            self.chances[side] = weight
            total += weight
        for side in range(len(self.speakers)):
            self.chances[side] = self.chances[side] * SURE // total

    def _finished(self, places: Sequence[int]) -> None:
        winners: i64 = 0
        for side in range(len(self.speakers)):
            if places[self.speakers[side]] == 1:
                winners += 1
        for side in range(len(self.speakers)):
            won = places[self.speakers[side]] == 1
            self.chances[side] = SURE // winners if won else 0

    def chance(self, seat: Seat) -> i64:
        return self.chances[self.side_of[seat]]


def speakers(sides: Sequence[int]) -> list[int]:
    """The first seat of each side."""
    return [list(sides).index(side) for side in range(max(sides) + 1)]


def weight_of(behind: i64, doubling: i64) -> i64:
    """What is left of an even chance for who is so far behind."""
    parts = behind * PARTS // doubling
    whole = parts // PARTS
    return HALVING[parts - whole * PARTS] >> whole if whole <= FARTHEST else 0
