"""How even the starts on a board are."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise

import pytest

from legendary.boards.made import recommended_board
from pelagos.games.legendary.board import Board, LandPlan, Plan, SeaPlan
from pelagos.games.legendary.fairness import Estimate, estimate, fault_of, islands_of, well_parted
from pelagos.games.legendary.layout import mode_named


@dataclass(frozen=True)
class Numbers:
    """An estimate to be changed in one place."""

    income: int = 500
    gap: int = 200
    ratio: int = 75
    order: int = 20
    cramped: int = 10
    short: int = 0

    def estimate(self) -> Estimate:
        return Estimate(self.income, self.gap, self.ratio, self.order, self.cramped, self.short)


ALONE = Numbers()
TEAMS = Numbers(gap=250, ratio=85, order=25)


def fault(mode: str, numbers: Numbers) -> str:
    return fault_of(recommended_board(mode), mode_named(mode), numbers.estimate())


@pytest.mark.parametrize(
    ("mode", "income", "gap", "ratio", "order"),
    [
        ("ffa3", 550, 40, 92, 2),
        ("ffa4", 520, 72, 91, 3),
        ("ffa5", 520, 64, 90, 3),
        ("team4", 540, 39, 96, 2),
        ("team6", 450, 116, 93, 3),
        ("duel", 510, 62, 96, 4),
    ],
)
def test_the_recommended_boards_measure_as_on_the_page_of_the_tile_set(
    mode: str, income: int, gap: int, ratio: int, order: int
) -> None:
    """Other seats, other tastes: nearly the same numbers."""
    found = estimate(recommended_board(mode), mode_named(mode), 100)

    assert abs(found.income - income) <= 25
    assert abs(found.gap - gap) <= 30
    assert abs(found.ratio - ratio) <= 4
    assert abs(found.order - order) <= 5
    assert (found.cramped, found.short) == (0, 0)


def test_the_estimate_of_a_board_is_always_the_same() -> None:
    board, mode = recommended_board("ffa4"), mode_named("ffa4")
    first, second = estimate(board, mode), estimate(board, mode)

    assert (first.income, first.gap, first.ratio, first.order) == (
        second.income,
        second.gap,
        second.ratio,
        second.order,
    )


def test_the_bounds_belong_to_what_is_good() -> None:
    assert fault("ffa4", ALONE) == ""
    assert fault("team4", TEAMS) == ""


@pytest.mark.parametrize(("mode", "bound"), [("ffa4", ALONE), ("duel", TEAMS)])
def test_beyond_a_bound_a_board_is_not_good(mode: str, bound: Numbers) -> None:
    assert fault(mode, replace(bound, short=1)) == "short"
    assert fault(mode, replace(bound, ratio=bound.ratio - 1)) == "ratio"
    assert fault(mode, replace(bound, gap=bound.gap + 1)) == "gap"
    assert fault(mode, replace(bound, order=bound.order + 1)) == "order"
    assert fault(mode, replace(bound, cramped=11)) == "room"


def parted(*sizes: int) -> Board:
    """Islands of so many lands each."""
    lands = [[f"l{i}-{k}" for k in range(size)] for i, size in enumerate(sizes)]
    borders = [pair for island in lands for pair in pairwise(island)]
    words = [word for island in lands for word in island]
    return Board(Plan("", [LandPlan(word, "", 0, False, [], []) for word in words], [SeaPlan("s", "", 0, [])], borders))


def test_islands_are_small_and_none_is_a_continent() -> None:
    assert islands_of(parted(1, 4, 2)) == [4, 2, 1]
    assert well_parted(parted(7, 4, 1, 1, 1))
    assert not well_parted(parted(8, 4, 1, 1, 1))
    assert well_parted(parted(10, 4, 4, 4, 4, 4))
    assert not well_parted(parted(5, 5, 1, 1, 1))
    assert fault_of(parted(8, 4, 1, 1, 1), mode_named("ffa3"), ALONE.estimate()) == "islands"
