"""How sure a rate is."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

NORMAL: Final = 1.959964
"""So many standard deviations hold 95 % of a normal distribution."""


class Interval(NamedTuple):
    low: float
    high: float


def wilson(wins: float, games: float) -> Interval:
    """The 95 % interval of Wilson for a rate; shared wins count in part."""
    if games == 0:
        return Interval(0.0, 1.0)
    rate, spread = wins / games, NORMAL * NORMAL / games
    centre = (rate + spread / 2) / (1 + spread)
    margin = NORMAL * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return Interval(max(0.0, centre - margin), min(1.0, centre + margin))
