"""Where a game turned: by hand from a row of figures, and in whole games by what was told."""

from __future__ import annotations

from typing import Any

import pytest

from pelagos.study.adapter import Series
from pelagos.study.report import report
from pelagos.study.turning_points import MOST_TOLD, TurningPoints
from study.games import GOLDEN, golden
from table.setting import RULES

RULES_OF_FOUR = RULES["classic-4"]


def told(*rows: tuple[int, int, int, int]) -> list[tuple[int, str, str, int]]:
    """The moments of a game whose four seats have so much at each frame: when, what, who, how much then."""
    now: list[int] = []
    points = TurningPoints(RULES_OF_FOUR, Series("metropolises", "seat", lambda g, who: now[who]))
    g: Any = None
    for at, row in enumerate(rows):
        now[:] = row
        points.follow(g, at)
    return [(moment["at"], moment["kind"], moment["who"], moment["count"]) for moment in points.plain()]


def test_nothing_turns_where_nothing_changes() -> None:
    assert told((0, 0, 0, 0), (0, 0, 0, 0)) == []


def test_who_comes_alone_to_the_front_takes_the_lead_and_who_draws_level_gains() -> None:
    assert told((0, 0, 0, 0), (0, 1, 0, 0), (0, 1, 1, 0), (0, 1, 2, 0), (0, 2, 2, 0), (0, 2, 3, 0)) == [
        (1, "lead", "p2", 1),
        (2, "gain", "p3", 1),
        (3, "lead", "p3", 2),
        (4, "gain", "p2", 2),
        (5, "gain", "p3", 3),
    ]


def test_a_loss_is_told_of_who_lost() -> None:
    assert told((2, 1, 0, 0), (1, 1, 0, 0)) == [(1, "loss", "p1", 1)]


def test_the_worthiest_moments_are_kept_in_the_order_of_the_game() -> None:
    gains = [(0, 0, 0, n) for n in range(10)]
    found = told(*gains, (0, 0, 0, 8))

    assert len(found) == MOST_TOLD
    assert [moment[0] for moment in found] == [1, 6, 7, 8, 9, 10]
    assert (found[0][1], found[-1][1]) == ("lead", "loss")


@pytest.mark.parametrize(("chance", "kept"), [(0.25, [(7, "upset", 25)]), (0.26, [])])
def test_a_battle_won_against_the_odds_is_a_moment(chance: float, kept: list[tuple[int, str, int]]) -> None:
    points = TurningPoints(RULES_OF_FOUR, Series("metropolises", "seat", lambda g, who: 0))
    points.battle(7, 2, chance)

    assert [(moment["at"], moment["kind"], moment["count"]) for moment in points.plain()] == kept


@pytest.mark.parametrize("name", GOLDEN)
def test_the_frames_of_whole_games_show_what_is_told(name: str) -> None:
    play = golden(name)
    moments = report(play.rules, play.log)["turning_points"]

    assert 0 < len(moments) <= MOST_TOLD
    assert [moment["at"] for moment in moments] == sorted({moment["at"] for moment in moments})
    assert all(0 < moment["at"] <= len(play.log) for moment in moments)
