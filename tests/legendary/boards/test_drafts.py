"""Placement drafts by greedy seats."""

from __future__ import annotations

from itertools import product

import pytest

from legendary.boards.made import recommended_board
from pelagos.games.archipelago.bits import set_of
from pelagos.games.legendary.board import Board, LandPlan, Plan, SeaPlan
from pelagos.games.legendary.boards import board_named
from pelagos.games.legendary.drafts import Draft, Ground, Start
from pelagos.games.legendary.layout import mode_named
from pelagos.games.legendary.modes import MODES
from pelagos.kernel.rng import Rng

SEEDS = range(20)
modes = pytest.mark.parametrize("mode", [mode.word for mode in MODES])


def drafts(mode: str, board: str = "") -> list[Draft]:
    ground = Ground(board_named(board, mode, []) if board else recommended_board(mode))
    return [Draft(ground, mode_named(mode), Rng(seed)) for seed in SEEDS]


def test_steps_go_over_areas() -> None:
    """L-2.7: on TB-1 a border is one step, a common sea two, two seas three."""
    board = board_named("tb-1", "ffa3", [])
    ground = Ground(board)
    a1, a2, a3, b1, e2 = (board.land_words.index(word) for word in ("A1", "A2", "A3", "B1", "E2"))

    assert (ground.steps[a1][a2], ground.steps[a1][a3], ground.steps[a3][b1]) == (1, 2, 2)
    assert (ground.steps[a1][e2], ground.steps[e2][a1]) == (3, 3)
    assert ground.near[a1] >> a3 & 1
    assert not ground.near[a1] >> e2 & 1


def test_steps_are_the_shortest_ways() -> None:
    """Against Floyd and Warshall."""
    board = recommended_board("ffa3")
    words = board.land_words + board.sea_words
    away = {pair: 0 if pair[0] == pair[1] else 999 for pair in product(words, words)}
    for a, b in board.plan.borders:
        away[a, b] = away[b, a] = 1
    for over, a, b in product(words, words, words):
        away[a, b] = min(away[a, b], away[a, over] + away[over, b])

    found = Ground(board).steps

    assert found == [[away[a, b] for b in board.land_words] for a in board.land_words]


def test_a_land_lists_its_richest_sea_first() -> None:
    board = board_named("tb-1", "ffa3", [])
    ground = Ground(board)

    assert [board.sea_words[sea] for sea in ground.seas[board.land_words.index("A2")]] == ["S0", "S1"]
    assert [board.sea_words[sea] for sea in ground.seas[board.land_words.index("B2")]] == ["S2", "S3"]


@modes
def test_everybody_gets_three_lands_on_two_islands_and_three_fleets(mode: str) -> None:
    """L-4.8 to L-4.10"""
    for draft in drafts(mode):
        lands = [land for start in draft.starts for land in start.chosen]
        seas = [sea for start in draft.starts for sea in start.seas]

        assert not draft.short()
        assert len(lands) == len(set(lands)) == len(seas) == len(set(seas)) == 3 * len(draft.order)
        assert draft.free == (2**draft.ground.lands - 1) & ~set_of(lands)
        for start in draft.starts:
            assert draft.ground.island[start.chosen[0]] != draft.ground.island[start.chosen[1]]
            assert all(sea in draft.ground.seas[land] for land, sea in zip(start.chosen, start.seas, strict=True))


@pytest.mark.parametrize("mode", ["team4", "team6", "duel"])
def test_teams_begin_on_four_islands(mode: str) -> None:
    """L-4.11"""
    for draft in drafts(mode):
        for team in range(draft.mode.teams):
            members = [faction for faction in draft.order if draft.mode.team_of[faction] == team]
            first = [draft.ground.island[land] for faction in members for land in draft.starts[faction].chosen[:2]]
            assert len(set(first)) == 4


@modes
def test_strength_is_income_priestesses_sites_and_free_lands_nearby(mode: str) -> None:
    """Worked out afresh, in hundredths."""
    for draft in drafts(mode):
        ground = draft.ground
        wanted = []
        for start in draft.starts:
            income = sum(ground.corn[land] for land in start.chosen) + sum(ground.sea_corn[sea] for sea in start.seas)
            priestesses = sum(ground.priestess[land] for land in start.chosen)
            sites = sum(ground.sites[land] for land in start.chosen)
            assert (start.income, start.earned()) == (income, 100 * income + 80 * priestesses)
            wanted.append(100 * income + 80 * priestesses + 35 * min(sites, 5) + 15 * max(sites - 5, 0))
        taken = {land for start in draft.starts for land in start.chosen}
        for land in set(range(ground.lands)) - taken:
            away = [min(ground.steps[other][land] for other in start.chosen) for start in draft.starts]
            nearest = [faction for faction in draft.order if away[faction] == min(away)]
            for faction in nearest:
                wanted[faction] += 20 // len(nearest)

        assert draft.strengths() == wanted


def test_sites_beyond_five_count_less() -> None:
    start = Start()
    start.sites = 7

    assert start.worth() == 5 * 35 + 2 * 15


def test_on_a_board_without_room_somebody_comes_short() -> None:
    """L-4.12: TB-1 has seven seas, and three factions would place nine fleets."""
    for draft in drafts("ffa3", "tb-1"):
        placed = sum(len(start.seas) for start in draft.starts)

        assert draft.short()
        assert placed <= 7


def test_on_one_island_the_rule_of_two_islands_gives_way() -> None:
    """L-4.12"""
    lands = [LandPlan(f"l{i}", "", 0, False, [], []) for i in range(9)]
    seas = [SeaPlan(f"s{i}", "", 0, []) for i in range(9)]
    borders = [(f"l{i}", f"l{i + 1}") for i in range(8)] + [(f"l{i}", f"s{i}") for i in range(9)]
    draft = Draft(Ground(Board(Plan("chain", lands, seas, borders))), mode_named("ffa3"), Rng(1))

    assert all(start.short and len(start.chosen) == 3 for start in draft.starts)


def test_a_seat_without_free_land_within_two_steps_is_cramped() -> None:
    draft = drafts("ffa3")[0]

    assert not draft.cramped()
    draft.free = 0
    assert draft.cramped()


def test_seats_differ_in_taste_and_order() -> None:
    found = drafts("ffa4")

    assert len({tuple(draft.order) for draft in found}) > 5
    assert len({tuple(sorted(start.lands for start in draft.starts)) for draft in found}) > 5
