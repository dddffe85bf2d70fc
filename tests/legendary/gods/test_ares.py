"""Ares: a fortress, troops, land moves (L-10.4)."""

from __future__ import annotations

import pytest

from legendary.setups import figure, hero, holds, options_of, say, turn, why
from rulings import options, stands, told


def test_everything_ares_asks_for_at_the_start() -> None:
    """L-10.4.1, L-10.4.2"""
    g = turn("ares", *holds("blu", "A1"), *holds("blu", "A3", 2), due=True)

    assert options(g) == [
        "build fortress a1",
        "build fortress a3",
        "recruit troop A1",
        "recruit troop A3",
        "recruit troop HOME_blu",
    ]


def test_the_free_troop() -> None:
    """L-10.4.2"""
    g = turn("ares", *holds("blu", "A1"), due=True)
    say(g, "p1 recruit troop A1")

    assert told(g) == ["troop-recruited blu A1 0"]
    stands(g, "troops A1 1", "troop_reserve blu 7", "gold blu 10")


def test_three_more_troops_cost_2_3_4() -> None:
    """L-10.4.3, L-10.0.2"""
    g = turn("ares", *holds("blu", "A1"), "gold blu 20")
    for price, left in ((2, 18), (3, 15), (4, 11)):
        say(g, "p1 recruit troop A1")
        assert told(g) == [f"troop-recruited blu A1 {price}"]
        stands(g, f"gold blu {left}")

    stands(g, "troops A1 3")
    assert options_of(g, "recruit troop") == []
    assert why(g, "p1 recruit troop A1") == "enough-recruits L-10.0.2"


@pytest.mark.parametrize(("extras", "price"), [(0, 2), (1, 3), (2, 4)])
def test_each_of_them_must_be_paid(extras: int, price: int) -> None:
    """L-10.4.3, L-9.6"""
    poor = turn("ares", *holds("blu", "A1"), f"extras {extras}", f"gold blu {price - 1}")
    assert why(poor, "p1 recruit troop A1") == f"too-dear {price} L-9.6"
    enough = turn("ares", *holds("blu", "A1"), f"extras {extras}", f"gold blu {price}")
    assert "recruit troop A1" in options(enough)


def test_troops_are_recruited_on_own_land_even_medusa_s() -> None:
    """L-10.4.2, L-15.16.2"""
    g = turn("ares", *holds("blu", "A1"), *holds("red", "B1"), *figure("medusa", "A1", "red"))

    assert options_of(g, "recruit troop") == ["A1", "HOME_blu"]
    assert why(g, "p1 recruit troop B1") == "not-your-land B1 L-13.1"
    assert why(g, "p1 recruit troop D1") == "not-your-land D1 L-13.1"


def test_without_a_troop_in_reserve_none_is_recruited_but_land_moves_go_on() -> None:
    """L-1.3, L-9.4; S-38"""
    g = turn("ares", *holds("blu", "A1", 8), due=True)
    assert options(g) == ["build fortress a1"]
    assert why(g, "p1 recruit troop A1") == "reserve-empty L-1.3"
    say(g, "p1 build fortress a1")

    assert told(g) == ["building-built blu fortress a1", "free-action-lapsed blu"]
    assert options(g) == ["march A1 > A2", "end turn"]


def test_land_moves_cost_1_each_without_end() -> None:
    """L-10.4.4"""
    g = turn("ares", *holds("blu", "A1", 1), "gold blu 3")
    say(g, "p1 march A1 > A2", "p1 march A2 > A3", "p1 march A3 > A2")

    stands(g, "gold blu 0", "troops A2 1", "owner A1 blu, A2 blu, A3 blu")
    assert why(g, "p1 march A2 > A1") == "too-dear 1 L-9.6"


def test_heroes_move_with_ares_without_rising_prices() -> None:
    """L-10.4.4: and their heroic counters stand still."""
    g = turn("ares", *holds("blu", "A1"), *hero("ajax", "A1", "blu"))
    say(g, "p1 march A1 > A2", "p1 march A2 > A1", "p1 march A1 > A2")

    stands(g, "gold blu 7", "hero_land ajax A2", "hero_moves ajax 0")


def test_ares_has_no_heroic_move() -> None:
    """L-10.4.4, L-10.0.1"""
    g = turn("ares", *holds("blu", "A1"), *hero("ajax", "A1", "blu"))

    assert not options(g, "lead")
    assert why(g, "p1 lead ajax > A2") == "no-heroic-move L-11.3.1"
