"""H-4.1: what holds in white's turn holds in orange's."""

from __future__ import annotations

from typing import Final

from hellas.setups import M1, M2, RULES, garrisons, of, turn, why
from pelagos.games.hellas.ids import SAY_REGROUP
from pelagos.games.hellas.regroup import Regroup
from pelagos.kernel.answer import Answer
from rulings import asked, described, options, say, stands, told

ORANGE: Final = "t02 3/2, t03 1/2"
WHITE: Final = "t04 1/1, t05 1/0, t01 1/0, t06 1/0"


def test_orange_attacks() -> None:
    """H-4.1, H-7.3, H-7.10, H-7.12"""
    g = turn(WHITE, ORANGE, who="orange", hands=("p5 a6", "a5"))
    say(g, "orange declare attack")
    assert options(g) == ["target t01", "target t04", "target t05", "no attack"]
    assert why(g, "orange target t03") == "not-theirs t03 H-7.3"
    say(g, "orange target t04", "orange add t02")
    assert asked(g) == "orange Fight"
    say(g, "orange pass")
    assert asked(g) == "white Fight"
    say(g, "white pass", "white play a6", "white evacuate t06")
    stands(g, "owner t04 orange", "greeks t04 2, t06 2", "ships t06 1", "greek_supply orange 11, white 11")
    say(g, "orange spoils 1")
    stands(g, "ships t04 1", "ship_supply orange 5")


def test_orange_sails() -> None:
    """H-4.1, H-6.4, H-6.9"""
    g = turn(WHITE, ORANGE, who="orange", hands=("", "p1"), nature=["tile t07"])
    say(g, "orange declare voyage")
    assert why(g, "orange place 2,0 0") == "too-few-ships 2,0 0 1 H-6.4"
    say(g, "orange place 1,-1 4", "orange go on", "orange as they stand")
    stands(g, "owner t07 orange", "greeks t07 1", "ships t03 1", "ship_supply orange 7, white 9")


def test_orange_has_a_temple_step_and_draws() -> None:
    """H-4.1, H-5.1, H-11.3"""
    g = turn("t01 1/0", "t17 1/0, t05 1/0", who="orange", lands=M2, hands=("z1 z2 z3", ""))
    say(g, "orange declare burst", "orange card zeus", "nature draw z5")
    stands(g, "steps 3", "zeus drawn z5 1")
    say(g, "orange greek t05", "orange stop", "orange regroup", "orange garrison t05 1 0")
    stands(g, "zeus hand-orange z5 1", "greeks t05 1, t17 2", "who white")


def test_orange_has_none_for_equal_or_fewer_temples() -> None:
    """H-5.1, H-12.30"""
    g = turn("t17 1/0", "t01 1/0, t05 1/0", who="orange", lands=M2)
    say(g, "orange declare burst")
    stands(g, "steps 3")


def test_orange_plays_free_cards() -> None:
    """H-4.1, H-10.Z2, H-10.Z3, H-10.Z6"""
    g = turn(WHITE, ORANGE, who="orange", hands=("p1 p2 a1 a2", "z2 z3 z6"))
    say(g, "orange play z3", "orange pass")
    assert asked(g) == "white DiscardCard"
    say(g, "white discard p2", "orange play z6", "orange pass")
    assert options(g) == ["steal poseidon", "steal ares"]
    assert why(g, "orange steal zeus") == "no-such-back zeus H-10.Z6"
    say(g, "orange steal poseidon")
    assert options(g) == ["pick hand-white p1"]
    say(g, "nature pick hand-white p1")
    assert told(g) == ["card-stolen orange white poseidon", "stolen-card-seen orange white p1"]
    say(g, "orange play z2", "orange swap t02")
    assert options(g) == ["with t01", "with t04", "with t05", "with t06"]
    assert why(g, "orange with t03") == "not-theirs t03 H-7.3"
    say(g, "orange with t06")
    stands(g, "owner t06 orange, t02 white", "greeks t06 3, t02 1")


def test_orange_holds_and_returns_cards() -> None:
    """H-10.Z7, H-4.7"""
    g = turn(WHITE, ORANGE, who="orange", hands=("", "p6 z7"))
    say(g, "orange play p6", "orange play z7")
    stands(g, "poseidon open-orange p6 1", "greeks t02 2", "greek_supply orange 12")


def test_supplies_follow_from_what_stands_on_the_map_and_before_the_target() -> None:
    """H-1.1, H-7.6, H-17.1"""
    g = described(
        RULES,
        *M1,
        *garrisons("white", "t02 1/1"),
        *garrisons("orange", "t04 2/2"),
        "sent t02 2",
        "greeks_afloat 1",
        "ships_afloat 2",
    )
    stands(g, "greek_supply white 11, orange 13", "ship_supply white 7, orange 8")


def test_two_cities_may_regroup() -> None:
    """H-8.1"""
    g = of(turn("t02 1/0, t03 1/0", "t04 1/0"))
    assert Regroup().why_not(g, Answer(SAY_REGROUP)) is None
