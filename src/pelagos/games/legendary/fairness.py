"""How even the starts on a board are, estimated from placement drafts: whole numbers, no games played.

The measures and their bounds are those the tile set was designed by. Win rates of real games should replace them.
"""

from __future__ import annotations

from typing import Final

from pelagos.games.legendary.board import Board
from pelagos.games.legendary.drafts import CORNUCOPIA, Draft, Ground
from pelagos.games.legendary.modes import Mode
from pelagos.kernel.rng import Rng

DRAFTS: Final = 24
SEED: Final = 24
"""The drafts of a board are always the same ones, so that its estimate is a property of the board."""

LEAST_RATIO: Final = 75
LEAST_TEAM_RATIO: Final = 85
MOST_GAP: Final = 200
MOST_TEAM_GAP: Final = 250
MOST_ORDER: Final = 20
MOST_TEAM_ORDER: Final = 25
MOST_CRAMPED: Final = 10
USUAL_ISLAND: Final = 4
LEAST_USUAL: Final = 80
LARGEST_ISLAND: Final = 7


class Estimate:
    """What many drafts on one board came to."""

    def __init__(self, income: int, gap: int, ratio: int, order: int, cramped: int, short: int) -> None:
        self.income: Final = income
        """Hundredths of gold a faction earns at once (L-6.1)."""
        self.gap: Final = gap
        """Hundredths between the team with the best yield and that with the worst."""
        self.ratio: Final = ratio
        """Per cent: the weakest start to the strongest."""
        self.order: Final = order
        """Per cent by which the mean strength differs with the place in the draft."""
        self.cramped: Final = cramped
        """Per cent of drafts in which somebody has no free land within two steps."""
        self.short: Final = short
        """Drafts in which a land or a free sea was not to be had, or a rule gave way (L-4.9, L-4.12)."""


def estimate(board: Board, mode: Mode, drafts: int = DRAFTS) -> Estimate:
    """L-4.7 to L-4.11, many times by seats of differing tastes."""
    rng = Rng(SEED)
    ground = Ground(board)
    return summed_up(mode, [Draft(ground, mode, rng) for _ in range(drafts)])


def summed_up(mode: Mode, drafts: list[Draft]) -> Estimate:
    strengths = [draft.strengths() for draft in drafts]
    sides = [_by_team(mode, row) for row in strengths]
    earned = [_by_team(mode, [start.earned() for start in draft.starts]) for draft in drafts]
    return Estimate(
        income=_mean([CORNUCOPIA * start.income for draft in drafts for start in draft.starts]),
        gap=_mean([max(row) - min(row) for row in earned]),
        ratio=_mean([100 * min(row) // max(*row, 1) for row in sides]),
        order=_order(drafts, strengths),
        cramped=100 * sum(int(draft.cramped()) for draft in drafts) // len(drafts),
        short=sum(int(draft.short()) for draft in drafts),
    )


def _by_team(mode: Mode, values: list[int]) -> list[int]:
    sums = [0] * mode.teams
    for faction, value in enumerate(values):
        sums[mode.team_of[faction]] += value
    return sums


def _mean(values: list[int]) -> int:
    """Rounded to the nearest."""
    return (sum(values) + len(values) // 2) // len(values)


def _order(drafts: list[Draft], strengths: list[list[int]]) -> int:
    places = len(drafts[0].order)
    means = [_mean([row[draft.order[i]] for draft, row in zip(drafts, strengths, strict=True)]) for i in range(places)]
    return 100 * (max(means) - min(means)) // max(_mean(means), 1)


def islands_of(board: Board) -> list[int]:
    """L-2.2: how many lands each island has, largest first."""
    return sorted([island.bit_count() for island in {int(island) for island in board.island}], reverse=True)


def well_parted(board: Board) -> bool:
    """Most islands have one to four lands, and none has more than seven or a third of all."""
    sizes = islands_of(board)
    usual = len([size for size in sizes if size <= USUAL_ISLAND])
    return 100 * usual >= LEAST_USUAL * len(sizes) and sizes[0] <= max(LARGEST_ISLAND, int(board.lands) // 3)


def fault_of(board: Board, mode: Mode, found: Estimate) -> str:
    """Why this board is not good, or nothing."""
    teams = mode.teams < mode.factions
    if found.short:
        return "short"
    if found.ratio < (LEAST_TEAM_RATIO if teams else LEAST_RATIO):
        return "ratio"
    if found.gap > (MOST_TEAM_GAP if teams else MOST_GAP):
        return "gap"
    if found.order > (MOST_TEAM_ORDER if teams else MOST_ORDER):
        return "order"
    if found.cramped > MOST_CRAMPED:
        return "room"
    return "" if well_parted(board) else "islands"
