"""Poseidon: a port, fleets, sea moves (L-10.3)."""

from __future__ import annotations

import pytest

from legendary.setups import TEAMS, explained, figure, holds, options_of, phrases, sails, say, turn, why
from rulings import options, stands, told


def test_everything_poseidon_asks_for_at_the_start() -> None:
    """L-10.3.1, L-10.3.2"""
    g = turn("poseidon", *holds("blu", "A1"), *sails("blu", "S3"), due=True)

    assert options(g) == ["build port a1", "recruit fleet S1", "recruit fleet S6"]


def test_the_free_fleet() -> None:
    """L-10.3.2"""
    g = turn("poseidon", *holds("blu", "A1"), due=True)
    say(g, "p1 recruit fleet S6")

    assert told(g) == ["fleet-recruited blu S6 0"]
    stands(g, "ruler S6 blu", "fleets S6 1", "fleet_reserve blu 7", "gold blu 10", "recruit_due 0", "build_due 1")


def test_three_more_fleets_cost_1_2_3() -> None:
    """L-10.3.3, L-10.0.2: six in all, and a fourth never."""
    g = turn("poseidon", *holds("blu", "A1"), "gold blu 20")
    for price, left in ((1, 19), (2, 17), (3, 14)):
        say(g, "p1 recruit fleet S1")
        assert told(g) == [f"fleet-recruited blu S1 {price}"]
        stands(g, f"gold blu {left}")

    stands(g, "fleets S1 3", "extras 3")
    assert why(g, "p1 recruit fleet S1") == "enough-recruits L-10.0.2"


@pytest.mark.parametrize(("extras", "price"), [(0, 1), (1, 2), (2, 3)])
def test_each_of_them_must_be_paid(extras: int, price: int) -> None:
    """L-10.3.3, L-9.6"""
    lands = holds("blu", "A1")
    poor = turn("poseidon", *lands, f"extras {extras}", f"gold blu {price - 1}")
    assert why(poor, "p1 recruit fleet S1") == f"too-dear {price} L-9.6"
    assert "recruit fleet S1" in options(turn("poseidon", *lands, f"extras {extras}", f"gold blu {price}"))


def test_fleets_are_recruited_beside_own_land_on_free_or_own_seas() -> None:
    """L-10.3.4"""
    g = turn("poseidon", *holds("blu", "A1"), *holds("blu", "B2"), *sails("red", "S2"), *sails("blu", "S3"))

    assert options_of(g, "recruit fleet") == ["S1", "S3", "S6"]
    assert why(g, "p1 recruit fleet S2") == "sea-of-another S2 L-10.3.4"
    assert why(g, "p1 recruit fleet S4") == "sea-not-next-to-you S4 L-10.3.4"


def test_not_where_a_creature_closes_the_sea() -> None:
    """L-10.3.4, L-15.15.2, L-15.18.1"""
    lands = (*holds("blu", "A1"), *holds("blu", "D1"))
    kraken = turn("poseidon", *lands, *figure("kraken", "S4", "red"))
    assert options_of(kraken, "recruit fleet") == ["S0", "S1", "S6"]
    assert why(kraken, "p1 recruit fleet S4") == "closed-sea S4 L-11.1.2"
    giant = turn("poseidon", *lands, *figure("polyphemus", "Z1", "red"))
    assert options_of(giant, "recruit fleet") == ["S1", "S4"]
    assert why(giant, "p1 recruit fleet S6") == "closed-sea S6 L-11.1.2"


def test_not_beside_a_teammate() -> None:
    """L-10.3.4, L-18.3, L-18.4: neither his land nor his sea will do."""
    g = turn("poseidon", *holds("blu", "A1"), *holds("yel", "B2"), *sails("yel", "S6"), rules=TEAMS)

    assert options_of(g, "recruit fleet") == ["S1"]
    assert why(g, "p1 recruit fleet S6") == "sea-of-another S6 L-10.3.4"
    assert why(g, "p1 recruit fleet S3") == "sea-not-next-to-you S3 L-10.3.4"


def test_without_a_fleet_in_reserve_none_is_recruited() -> None:
    """L-1.3, L-9.4"""
    g = turn("poseidon", *holds("blu", "A1"), *sails("blu", "S1", 8))
    assert options_of(g, "recruit fleet") == []
    assert why(g, "p1 recruit fleet S1") == "reserve-empty L-1.3"
    due = turn("poseidon", *holds("blu", "A1"), *sails("blu", "S1", 8), due=True)
    say(due, "p1 build port a1")

    assert told(due) == ["building-built blu port a1", "free-action-lapsed blu"]
    stands(due, "recruit_due 0")


def test_sea_moves_cost_1_each_without_end() -> None:
    """L-10.3.5"""
    g = turn("poseidon", *holds("blu", "A1"), *sails("blu", "S1"), "gold blu 3")
    say(g, "p1 sail S1 > S2 1", "p1 sail S2 > S3 1", "p1 sail S3 > S4 1")

    stands(g, "gold blu 0", "fleets S4 1")
    assert options(g) == ["end turn"]
    assert why(g, "p1 sail S4 > S5 1") == "too-dear 1 L-9.6"


def test_recruits_and_moves_mix() -> None:
    """L-9.2: in any order, each paid when chosen."""
    g = turn("poseidon", *holds("blu", "A1"))
    say(g, "p1 recruit fleet S1", "p1 sail S1 > S0 1", "p1 recruit fleet S1", "p1 sail S1 > S0 1")

    stands(g, "gold blu 5", "fleets S0 2, S1 0", "ruler S1 nobody")


def test_every_refusal_has_its_reason() -> None:
    """L-10.3, L-11.1"""
    g = turn(
        "poseidon",
        *holds("blu", "A1"),
        *holds("blu", "D1"),
        *sails("blu", "S1", 2),
        *sails("red", "S2"),
        *figure("kraken", "S4", "red"),
        "gold blu 1",
    )

    explained(g, *phrases(g, "sail {sea} > {sea} {0..3}"), *phrases(g, "recruit fleet {sea}"))
