"""P6 Flood."""

from __future__ import annotations

from hellas.cards.answers import back_in_hand, keep, play, veto, veto_back
from hellas.setups import turn, why
from rulings import asked, options, say, stands, told


def test_every_city_with_three_greeks_is_reduced_to_two() -> None:
    """H-10.P6"""
    g = turn("t02 3/3, t03 2/0, t06 1/0", "t04 3/1, t01 1/0, t05 3/0", hands=("p6", ""))
    play(g, "white", "p6")

    assert told(g)[-3:] == ["city-flooded white t02 1", "city-flooded orange t04 1", "city-flooded orange t05 1"]
    stands(g, "greeks t02 2, t03 2, t06 1, t04 2, t05 2, t01 1", "ships t02 3, t04 1")
    stands(g, "greek_supply white 10, orange 10", "poseidon discard p6 1", "asks Declare")


def test_a_mustered_city_loses_all_but_two() -> None:
    """H-10.P6, H-10.A1"""
    g = turn("t02 3/3, t03 2/0", "t04 1/1", hands=("p6 a1", ""))
    say(g, "white declare attack", "white play a1", "white ships 3", "white play p6")

    assert told(g)[-1] == "city-flooded white t02 4"
    stands(g, "greeks t02 2", "greek_supply white 11")


def test_it_needs_a_city_with_three() -> None:
    """H-10.P6, H-9.11"""
    g = turn("t02 2/3, t03 2/0", "t04 2/1", hands=("p6", ""))
    assert options(g, "play") == []
    assert why(g, "white play p6") == "no-use p6 H-9.11"
    assert options(turn("t02 2/3, t03 2/0", "t04 3/1", hands=("p6", "")), "play") == ["play p6"]


def test_it_is_not_played_in_battle() -> None:
    """H-10.P6, H-9.5"""
    g = turn("t05 3/3, t02 2/0", "t04 1/1, t01 3/0", hands=("p6 a5", ""))
    say(g, "white declare attack", "white target t04", "white add t05", "white launch")
    assert asked(g) == "white Fight"
    assert why(g, "white play p6") == "other-window p6 H-9.4"


def test_vetoed_nothing_happens() -> None:
    """H-10.P6"""
    g = turn("t02 3/3, t03 2/0", "t04 1/1", hands=("p6", "z5"))
    veto(g, "white", "p6")
    stands(g, "greeks t02 3", "asks Declare")


def test_vetoed_back_it_works() -> None:
    """H-10.P6, H-9.7"""
    g = turn("t02 3/3, t03 2/0", "t04 1/1", hands=("p6 z5", "z5"))
    veto_back(g, "white", "p6")
    stands(g, "greeks t02 2", "poseidon discard p6 1", "asks Declare")


def test_kept_it_returns_right_after_its_effect() -> None:
    """H-10.P6, H-10.Z7: and may be played again in the same turn."""
    g = turn("t02 3/3, t03 2/0", "t04 1/1", hands=("p6 z7", ""))
    keep(g, "white", "p6")

    assert told(g)[-2:] == ["city-flooded white t02 1", "card-returned white p6"]
    back_in_hand(g, "p6")
    assert asked(g) == "white Declare"
    assert options(g, "play") == []
    say(g, "white declare burst", "white greek t02")
    assert options(g, "play") == ["play p6"]
    say(g, "white play p6")
    stands(g, "greeks t02 2", "poseidon discard p6 1")
