"""Who plays with whom. Most seats play for themselves; a title with teams stands in this table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pelagos.games.legendary.modes import mode_for
from pelagos.kernel.title import Rules


def legendary_sides(rules: Rules) -> list[int]:
    options = rules.setup.options
    mode = mode_for(options["mode"], rules.setup.seats, options["goal"])
    return [mode.team_of_seat(seat) for seat in range(rules.setup.seats)]


SIDES: Final[dict[str, Callable[[Rules], list[int]]]] = {"legendary": legendary_sides}


def sides_of(rules: Rules) -> list[int]:
    """By seat, the number of its side."""
    sides = SIDES.get(rules.title.name)
    return list(range(rules.setup.seats)) if sides is None else sides(rules)


def placed(sides: list[int], points: Sequence[tuple[int, int]]) -> list[int]:
    """The place of every seat, by the best points of its side; less is better, and equal places are shared."""
    best = {side: min(points[seat] for seat in range(len(sides)) if sides[seat] == side) for side in set(sides)}
    return [1 + sum(other < best[side] for other in best.values()) for side in sides]
