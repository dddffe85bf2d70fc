"""Ratings against values that can be worked out by hand."""

from __future__ import annotations

from math import log10, sqrt

import pytest

from pelagos.bots.intervals import NORMAL
from pelagos.bots.ratings import PER_E, FieldOfPlay, inverse, rated


def test_three_wins_in_four_are_odds_of_three_to_one() -> None:
    better, worse = rated([FieldOfPlay({"a": 1, "b": 1}, {"a": 75, "b": 25})], "b", prior=0)

    assert (better.name, worse.name) == ("a", "b")
    assert better.points == pytest.approx(400 * log10(3))
    assert (worse.points, worse.low, worse.high) == (0, 0, 0)
    # The information of 100 games with a chance of 3/4 is 100 * 3/4 * 1/4.
    assert better.high - better.points == pytest.approx(NORMAL * PER_E / sqrt(18.75))


def test_one_among_three_of_the_same_strength_wins_every_fourth_game() -> None:
    equal, _ = rated([FieldOfPlay({"a": 1, "b": 3}, {"a": 25, "b": 75})], "b", prior=0)
    stronger, _ = rated([FieldOfPlay({"a": 1, "b": 3}, {"a": 50, "b": 50})], "b", prior=0)

    assert equal.points == pytest.approx(0, abs=1e-6)
    assert stronger.points == pytest.approx(400 * log10(3))


def test_ratings_add_up_along_a_chain() -> None:
    """Two who never met are rated by those whom both have met."""
    first = FieldOfPlay({"a": 1, "b": 1}, {"a": 60, "b": 40})
    second = FieldOfPlay({"b": 1, "c": 1}, {"b": 80, "c": 20})
    by_name = {rating.name: rating for rating in rated([first, second], "c", prior=0)}

    assert by_name["b"].points == pytest.approx(400 * log10(4))
    assert by_name["a"].points == pytest.approx(400 * (log10(4) + log10(1.5)))
    assert by_name["a"].high - by_name["a"].points > by_name["b"].high - by_name["b"].points


def test_three_who_all_met_agree_with_the_model() -> None:
    """Strengths 1, 2, 4: the expected results of many games give them back."""
    strength = {"a": 4, "b": 2, "c": 1}
    fields = [
        FieldOfPlay({x: 1, y: 1}, {x: 1000 * strength[x] / total, y: 1000 * strength[y] / total})
        for x, y in (("a", "b"), ("b", "c"), ("a", "c"))
        for total in [strength[x] + strength[y]]
    ]
    by_name = {rating.name: rating.points for rating in rated(fields, "c", prior=0)}

    assert by_name["a"] == pytest.approx(400 * log10(4))
    assert by_name["b"] == pytest.approx(400 * log10(2))


def test_who_won_every_game_has_a_rating_and_a_wide_interval() -> None:
    sure, _ = rated([FieldOfPlay({"a": 1, "b": 1}, {"a": 40})], "b")

    assert 600 < sure.points < 900
    assert sure.high - sure.low > 600


def test_a_matrix_times_its_inverse_is_one() -> None:
    found = inverse([[0.0, 2.0], [4.0, 1.0]])

    assert found == [[-0.125, 0.25], [0.5, 0.0]]
