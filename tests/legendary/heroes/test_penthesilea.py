"""Penthesilea: wins ties; her card keeps a metropolis safe (L-16.7; what the card holds: test_protected_metropolis)."""

from __future__ import annotations

import pytest

from legendary.heroes.armies import DICE, clash, facing, lead, roll, stay
from legendary.setups import explained, figure, holds, options_of, phrases, sails, say, turn, why
from rulings import asked, options, stands, told


def fallen(events: list[str]) -> list[str]:
    """The factions that lost a unit, in order."""
    return [event.split()[1] for event in events if "-lost " in event]


@pytest.mark.parametrize(("x", "y"), DICE)
def test_her_attack_wins_ties(x: int, y: int) -> None:
    """L-16.7.1: in a tied round only the enemy removes a unit; other rounds are as ever."""
    g = clash("1b penthesilea", "2b")
    assert roll(g, x, y) == f"{2 + x} {2 + y}"

    if x < y:
        assert asked(g) == "p1 LoseUnit"
        stands(g, "troops B1 2")
    else:
        assert fallen(told(g)) == ["red"]
        stands(g, "troops B1 1", "attack_troops 1", "hero_land penthesilea B1")


@pytest.mark.parametrize(("x", "y"), DICE)
def test_her_defence_wins_ties(x: int, y: int) -> None:
    """L-16.7.1: on either side."""
    g = clash("2b", "1b penthesilea")
    roll(g, x, y)

    if x > y:
        assert asked(g) == "p2 LoseUnit"
        stands(g, "attack_troops 2")
    else:
        assert fallen(told(g)) == ["blu"]
        stands(g, "attack_troops 1", "troops B1 1")


def test_the_last_defender_falls_alone() -> None:
    """L-16.7.1, L-12.1.7: where both would be gone she stands alone and takes the land."""
    g = facing("penthesilea", "1b", god="athena")
    lead(g, "penthesilea", "B1")
    assert roll(g, 1, 1) == "2 2"

    assert fallen(told(g)) == ["red"]
    stands(g, "owner B1 blu", "hero_land penthesilea B1", "hero_place penthesilea play")


def test_her_heroic_moves_of_the_printed_example() -> None:
    """L-11.3, L-16.7.1, S-08: 1 and 2 GP; 4 against 4 costs red a troop, and red may retreat to G2."""
    field = (*holds("blu", "B2", 3), *sails("blu", "S3"), *holds("red", "G1", 2))
    g = turn("athena", *holds("blu", "B1"), *field, "gold blu 5", *hero_in_b1())
    lead(g, "penthesilea", "B2")
    stands(g, "gold blu 4", "owner B1 blu", "hero_land penthesilea B2")
    say(g, "p1 lead penthesilea > G1", "p1 troops 2")
    stands(g, "gold blu 2", "troops B2 1", "attack_troops 2")
    assert roll(g, 1, 2) == "4 4"

    assert fallen(told(g)) == ["red"]
    assert asked(g) == "p2 RetreatFromLand"
    assert options(g) == ["stay", "retreat G2"]


def hero_in_b1() -> tuple[str, ...]:
    return (
        "hero_place penthesilea play",
        "hero_land penthesilea B1",
        "hero_owner penthesilea blu",
        "hero_cycle penthesilea 1",
    )


def test_once_she_has_fallen_a_tie_costs_both() -> None:
    """L-12.1.3: the defender first."""
    g = clash("2b penthesilea", "4b")
    roll(g, 0, 0)
    say(g, "p1 lose penthesilea")
    stay(g)
    assert roll(g, 3, 1) == "5 5"

    assert fallen(told(g)) == ["red", "blu"]
    stands(g, "hero_place penthesilea discard", "attack_troops 1", "troops B1 3")


def test_when_she_retreats_the_minotaur_loses_ties_like_anybody() -> None:
    """L-12.1.6, L-12.1.3: she leaves him in B1; from then on a tie costs both sides."""
    around = (*figure("minotaur", "B1", "red"), *sails("red", "S0"))
    g = clash("5b", "1b penthesilea", *around)
    assert roll(g, 1, 0) == "6 4"
    say(g, "p2 lose troop")
    assert asked(g) == "p2 RetreatFromLand"
    explained(g, *phrases(g, "retreat {land}"), "stay", "lose troop")
    say(g, "p2 retreat E2")
    assert told(g)[0] == "retreated-land red E2 1"
    stands(g, "owner E2 red, B1 red", "hero_land penthesilea E2", "asks RetreatFromLand", "who p1")
    say(g, "p1 stay")
    assert roll(g, 0, 3) == "5 5"

    assert fallen(told(g)) == ["red", "blu"]
    stands(g, "owner B1 blu", "troops B1 4", "figure_area minotaur off", "creatures discard minotaur 1")


def test_next_to_the_battle_she_wins_nothing() -> None:
    """L-16.0.1"""
    g = facing("2b penthesilea", "2b")
    say(g, "p1 march B2 > B1", "p1 troops 2", "p1 without penthesilea")
    roll(g, 0, 0)

    assert fallen(told(g)) == ["red", "blu"]


@pytest.mark.parametrize("philosophers", [0, 3])
def test_the_turn_never_offers_to_sacrifice_her(philosophers: int) -> None:
    """L-16.7.2, section 22.8: she is used when a metropolis is founded."""
    g = turn("athena", *holds("blu", "B1"), *hero_in_b1(), f"philosophers blu {philosophers}")

    assert options_of(g, "sacrifice") == []
    assert why(g, "p1 sacrifice penthesilea") == "when-founding penthesilea L-16.7.2"
