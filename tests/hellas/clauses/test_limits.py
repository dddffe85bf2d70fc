"""H-11: limits."""

from __future__ import annotations

import pytest

from hellas.setups import of, turn, why
from pelagos.games.hellas.hands import owned, within_limits
from rulings import options, say, stands

ORANGE = "t01 1/0, t04 2/1"


def test_a_city_holds_three_greeks_and_three_ships() -> None:
    """H-11.1"""
    g = turn("t02 3/2, t03 2/3", ORANGE)
    say(g, "white declare burst")

    assert options(g, "greek") == ["greek t03"]
    assert options(g, "ship") == ["ship t02"]
    assert why(g, "white greek t02") == "city-full greek t02 H-11.1"
    assert why(g, "white ship t03") == "city-full ship t03 H-11.1"


def test_muster_alone_exceeds_three_until_the_end_of_the_attack() -> None:
    """H-11.1, H-10.A1, H-12.12"""
    g = turn("t02 3/3, t03 2/0", ORANGE, hands=("a1 z2", ""))
    say(g, "white declare attack", "white play a1", "white pass", "white ships 3")
    stands(g, "greeks t02 6", "greek_supply white 7", "ship_supply white 10")
    say(g, "white no attack")

    stands(g, "greeks t02 3", "greek_supply white 10", "asks FinishTurn")


def test_every_city_keeps_a_greek() -> None:
    """H-11.2"""
    g = turn("t02 2/1, t03 1/0", ORANGE, hands=("a5", ""))
    say(g, "white declare attack", "white target t01")

    # The one spare Greek of t02 is sent by itself, and launched: t03 has none to spare.
    stands(g, "greeks t02 1, t03 1", "sent t02 1, t03 0", "asks Fight")
    g = turn("t02 2/1, t03 1/0", ORANGE)
    say(g, "white declare burst", "white stop", "white regroup")
    assert why(g, "white garrison t02 3 0") == "wrong-greeks t02 1 2 H-8.8"


@pytest.mark.parametrize(
    ("hand", "more", "offered"),
    [
        ("p1 p2 z1 z2 a1 a2", "", ["poseidon", "zeus", "ares"]),
        ("p1 p2 z1 z2 a1 a2 a3", "", []),
        ("p1 p2 p3 z1 z2 a1", "", ["zeus", "ares"]),
        ("p1 p2 p3 z1 z2 z3", "", ["ares"]),
        ("p1 p2", "poseidon drawn p3 1", ["zeus", "ares"]),
        ("p1 p2", "poseidon held p3 1", ["zeus", "ares"]),
        ("p1 p2", "poseidon locked p3 1", ["zeus", "ares"]),
        ("p1 p2", "poseidon open-white p3 1", ["zeus", "ares"]),
        ("p1 p2", "poseidon hand-orange p3 1", ["poseidon", "zeus", "ares"]),
        ("p1 p2", "poseidon table p3 1", ["poseidon", "zeus", "ares"]),
        ("p1 p2 z1 z2 a1 a2", "zeus drawn z5 1", []),
        ("p1 p2 z1 z2 a1 a2", "zeus held z5 1", []),
        ("", "", ["poseidon", "zeus", "ares"]),
    ],
)
def test_seven_cards_and_three_of_a_god(hand: str, more: str, offered: list[str]) -> None:
    """H-11.3, H-5.2"""
    g = turn("t02 1/0, t03 1/0", ORANGE, *([more] if more else []), hands=(hand, ""))
    say(g, "white declare burst")

    assert options(g, "card") == [f"card {god}" for god in offered]
    for god in {"poseidon", "zeus", "ares"} - set(offered):
        assert why(g, f"white card {god}") == f"hand-full {god} H-11.3"


def test_what_is_drawn_held_or_locked_belongs_to_the_active_player() -> None:
    """H-11.3"""
    g = of(turn("t02 1/0", ORANGE, "zeus drawn z1 1, held z2 1, locked z3 1", hands=("", "z5")))

    assert [owned(g, 0, god) for god in range(3)] == [0, 3, 0]
    assert [owned(g, 1, god) for god in range(3)] == [0, 1, 0]
    assert [within_limits(g, 0, god) for god in range(3)] == [True, False, True]
    assert [within_limits(g, 1, god) for god in range(3)] == [True, True, True]


def test_there_are_no_more_pieces_than_fifteen_and_ten() -> None:
    """H-11.4, H-5.4: with all 10 ships on the map no ship can be had."""
    g = turn("t02 1/3, t03 1/3, t05 1/3, t06 1/1", ORANGE)
    stands(g, "ship_supply white 0", "greek_supply white 11")
    say(g, "white declare burst")
    assert options(g, "ship") == []
    assert why(g, "white ship t06") == "supply-empty ship H-5.4"
