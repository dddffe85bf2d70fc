"""H-13: the end of the game."""

from __future__ import annotations

import pytest

from hellas.setups import cities, of, turn
from rulings import say, stands, told


@pytest.mark.parametrize(("count", "over"), [(9, False), (10, True), (11, True)])
def test_ten_cities_win_at_the_end_of_the_own_turn(count: int, over: bool) -> None:
    """H-13.1, H-12.28"""
    g = turn(cities(1, count), cities(20, 2), lands=())
    say(g, "white declare burst", "white stop", "white as they stand")

    assert g.over == over
    assert ("game-won white ten-cities" in told(g)) == over
    if over:
        assert of(g).result == (1, 2)


def test_the_opponents_cities_are_not_counted_at_the_end_of_a_turn() -> None:
    """H-13.1: a case that cannot arise in play."""
    g = turn(cities(1, 3), cities(10, 10), lands=())
    say(g, "white declare attack")
    stands(g, "who orange")
    say(g, "orange declare attack")
    assert told(g)[-1] == "game-won orange ten-cities"
    assert of(g).result == (2, 1)


def test_a_player_without_a_city_loses_at_once() -> None:
    """H-13.2, H-12.29"""
    g = turn("t04 1/0", "t05 3/0, t01 1/0", who="orange", hands=("a6", "z2"))
    say(g, "orange declare attack", "orange target t04", "orange launch")

    assert g.over
    assert of(g).result == (2, 1)
    assert told(g)[-2:] == ["city-conquered orange t04", "game-won orange last-city"]
