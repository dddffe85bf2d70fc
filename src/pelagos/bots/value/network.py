"""The value model's arithmetic: rows of whole numbers in, chances out. One small hidden layer, alike for all sides.

Every side is seen as itself, and set against the best of its rivals. What comes out for each is a strength; a softmax
over the sides makes chances of strengths. Whole numbers only, so that both builds and every machine say the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from pelagos.bots.value.reading import FigureRows
from pelagos.kernel.arrays import Ints, filled, ints

CERTAIN: Final = 1_000_000
"""Chances are counted in millionths."""
FIRST_BITS: Final = 20
"""Weights of the first layer and strengths are counted in 2 ** -20. One more of a strength is twice as likely."""
HIDDEN_BITS: Final = 10
"""Hidden units and the weights behind them, in 2 ** -10."""
STEP_BITS: Final = 15
"""A halving has 32 steps of so many bits."""
HALVING: Final[Ints] = ints([
    65536, 64132, 62757, 61413, 60097, 58809, 57549, 56316, 55109, 53928, 52773, 51642, 50535, 49452, 48393, 47356,
    46341, 45348, 44376, 43425, 42495, 41584, 40693, 39821, 38968, 38133, 37316, 36516, 35734, 34968, 34219, 33486,
    32768,
])  # fmt: skip
"""2 ** (16 - k / 32)"""
FINE_BITS: Final = 14
"""What is left of an even chance is counted in 2 ** -30."""
FARTHEST: Final = 30
"""Halvings after which nothing is left."""


class Network:
    """The weights of one title. `first` holds, unit by unit, the weights of all inputs."""

    def __init__(self, first: Sequence[int], bias: Sequence[int], second: Sequence[int], direct: Sequence[int]) -> None:
        self._first: Final = ints(first)
        self._bias: Final = ints(bias)
        self._second: Final = ints(second)
        self._direct: Final = ints(direct)
        self._units: Final[i64] = len(bias)
        self._inputs: Final[i64] = len(direct)
        self._input: Final = filled(len(direct))

    def chances(self, row: FigureRows) -> Ints:
        """Of every side, in millionths; together they are certain."""
        strengths = filled(row.sides)
        for side in range(row.sides):
            self._fill(row, side)
            strengths[side] = self._strength()
        return softmax(strengths)

    def _fill(self, row: FigureRows, side: i64) -> None:
        """A side's own figures, how far it is ahead of its best rival in each, and those of the table."""
        inputs, values = self._input, row.values
        count = row.figures
        for figure in range(count):
            best: i64 = 0
            first = True
            for other in range(row.sides):
                if other != side:
                    value = values[other * count + figure]
                    if first or value > best:
                        best, first = value, False
            own = values[side * count + figure]
            inputs[figure] = own
            inputs[count + figure] = own - best
        at = 2 * count
        for number in row.common:
            inputs[at] = number
            at += 1

    def _strength(self) -> i64:
        total: i64 = 0
        inputs, first, direct = self._input, self._first, self._direct
        for i in range(self._inputs):
            total += direct[i] * inputs[i]
        at: i64 = 0
        for unit in range(self._units):
            excited = self._bias[unit]
            for i in range(self._inputs):
                excited += first[at] * inputs[i]
                at += 1
            if excited > 0:
                total += self._second[unit] * (excited >> (FIRST_BITS - HIDDEN_BITS))
        return total


def softmax(strengths: Ints) -> Ints:
    """Chances by strengths. What rounding leaves over goes to the strongest."""
    top: i64 = 0
    for side in range(len(strengths)):
        if strengths[side] > strengths[top]:
            top = side
    weights = filled(len(strengths))
    total: i64 = 0
    for side in range(len(strengths)):
        weights[side] = left_after(strengths[top] - strengths[side])
        total += weights[side]
    spent: i64 = 0
    for side in range(len(strengths)):
        weights[side] = weights[side] * CERTAIN // total
        spent += weights[side]
    weights[top] += CERTAIN - spent
    return weights


def left_after(behind: i64) -> i64:
    """2 ** -behind, counted in 2 ** -30: by a table and straight lines between its numbers."""
    whole = behind >> FIRST_BITS
    if whole > FARTHEST:
        return 0
    part = behind - (whole << FIRST_BITS)
    step = part >> STEP_BITS
    rest = part - (step << STEP_BITS)
    fine = (HALVING[step] << FINE_BITS) - (((HALVING[step] - HALVING[step + 1]) * rest) << FINE_BITS >> STEP_BITS)
    return fine >> whole
