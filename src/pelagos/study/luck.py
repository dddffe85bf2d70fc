"""How far chance went from what could be expected: sums of independent outcomes with known mean and variance."""

from __future__ import annotations

from math import sqrt
from typing import Final

from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import Json

SOME: Final = 1
MUCH: Final = 2
"""Times the usual distance: one game in three is further away than the first, one in twenty than the second."""


class LuckSum:
    """What came, what was to be expected, and by how much it usually differs."""

    def __init__(self) -> None:
        self.count = 0
        self.actual = 0.0
        self.mean = 0.0
        self.variance = 0.0

    def add(self, actual: float, mean: float, variance: float) -> None:
        self.count += 1
        self.actual += actual
        self.mean += mean
        self.variance += variance

    def deviation(self) -> float:
        """The z-score: how many times the usual distance; 0 where nothing was left to chance."""
        return (self.actual - self.mean) / sqrt(self.variance) if self.variance else 0.0

    def plain(self, what: str) -> Json:
        """`says` is the id of a sentence about it: `study-dice-good`."""
        return {
            "count": self.count,
            "actual": round(self.actual, 3),
            "expected": round(self.mean, 3),
            "luck": round(self.actual - self.mean, 3),
            "z": round(self.deviation(), 3),
            "says": f"study-{what}-{self.says()}",
        }

    def says(self) -> str:
        """One word for it."""
        if not self.variance:
            return "none"
        z = self.deviation()
        if abs(z) < SOME:
            return "usual"
        if z > 0:
            return "good" if z < MUCH else "great"
        return "poor" if z > -MUCH else "awful"


def spread(sheet: Sheet, second: bool) -> tuple[float, float]:
    """Mean and variance of the first or second number that nature may say now, by her weights."""
    total = mean = square = 0
    for i in range(sheet.count):
        answer, weight = sheet.answer(i), sheet.weight(i)
        value = answer.y if second else answer.x
        total += weight
        mean += weight * value
        square += weight * value * value
    return mean / total, square / total - (mean / total) ** 2
