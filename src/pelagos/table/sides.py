"""Places in a game that was left: who plays with whom is the title's to say."""

from __future__ import annotations

from collections.abc import Sequence


def placed(sides: list[int], points: Sequence[tuple[int, int]]) -> list[int]:
    """The place of every seat, by the best points of its side; less is better, and equal places are shared."""
    best = {side: min(points[seat] for seat in range(len(sides)) if sides[seat] == side) for side in set(sides)}
    return [1 + sum(other < best[side] for other in best.values()) for side in sides]
