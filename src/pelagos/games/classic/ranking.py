"""Who wins (C-18.4 to C-18.7, C-16.10)."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.classic import events as told
from pelagos.games.classic.ops import metropolises, show_gold
from pelagos.games.classic.position import Classic
from pelagos.kernel.ids import Seat

GOLD_WEIGHT: Final = 1
METROPOLIS_WEIGHT: Final = 1 << 20
GOAL_WEIGHT: Final = 1 << 40


def score(g: Classic, seat: Seat, gold_only: bool) -> i64:
    """C-18.4: metropolises, then gold; or, by option, gold among all who reached the goal. The eliminated come last."""
    if not g.alive[seat]:
        return -1
    count = metropolises(g, seat)
    if gold_only and count >= g.frame.goal:
        return GOAL_WEIGHT + g.gold[seat] * GOLD_WEIGHT
    return count * METROPOLIS_WEIGHT + g.gold[seat] * GOLD_WEIGHT


def finish(g: Classic, gold_only: bool) -> None:
    """The ranking, equals sharing a place; the gold of those at the goal is shown, or of all if nobody is (C-18.6)."""
    scores = [score(g, seat, gold_only) for seat in range(g.seats)]
    at_goal = [metropolises(g, seat) >= g.frame.goal for seat in range(g.seats)]
    for seat in range(g.seats):
        if g.alive[seat] and (at_goal[seat] or True not in at_goal):
            show_gold(g, seat)
            g.tell(told.GOLD_SHOWN, seat, g.gold[seat])
    places = tuple([1 + len([other for other in scores if other > mine]) for mine in scores])
    for seat in range(g.seats):
        if places[seat] == 1:
            g.tell(told.GAME_WON, seat)
    g.finish(places)


def finish_with_survivor(g: Classic) -> None:
    """C-16.10"""
    living: i64 = 0
    for seat in range(g.seats):
        living += g.alive[seat]
    if living == 1:
        finish(g, gold_only=False)
