"""Satyr."""

from __future__ import annotations

from legendary.setups import DUEL, FOUR_NO_HOME, TEAMS, bought, hero, holds, options_of, say, why
from rulings import asked, options, stands, told


def test_he_takes_a_philosopher_from_an_opponent_who_has_one() -> None:
    """L-15.10.1, L-15.0.2"""
    g = bought("satyr", "philosophers blu 1, red 2, yel 1")
    assert asked(g) == "p1 StealPhilosopher"
    assert options_of(g, "rob") == ["red", "yel"]
    assert why(g, "p1 rob grn") == "nothing-to-steal L-15.0.2"
    assert why(g, "p1 rob blu") == "same-team L-15.0.2"
    assert why(g, "p1 plunder red") == "effect-first L-10.7.1"
    say(g, "p1 rob red")

    assert told(g) == ["philosopher-stolen blu red"]
    stands(g, "philosophers blu 2, red 1, grn 0, yel 1", "supply philosophers 16")
    stands(g, "creatures discard satyr 1", "gold blu 8", "asks TakeTurn")


def test_a_fourth_philosopher_becomes_a_metropolis_at_once() -> None:
    """L-15.10.1, L-14.9 (S-78): before the card is discarded."""
    g = bought("satyr", *holds("blu", "A2"), "philosophers blu 3, red 2")

    assert told(g) == ["creature-bought blu satyr 2", "philosopher-stolen blu red", "philosophers-given blu"]
    assert options(g) == ["found a2a", "found a2b"]
    stands(g, "philosophers blu 0, red 1", "creatures used satyr 1", "supply philosophers 19")
    say(g, "p1 found a2b", "nature token gold3")

    stands(g, "building a2b gold3", "gold blu 11", "creatures discard satyr 1", "asks TakeTurn")


def test_a_fourth_without_any_place_is_kept() -> None:
    """L-15.10.1, L-14.11"""
    g = bought("satyr", "philosophers blu 3, red 1")

    stands(g, "philosophers blu 4, red 0", "asks TakeTurn")


def test_a_fourth_that_was_kept_converts_as_soon_as_there_is_a_place() -> None:
    """L-15.10.1, L-14.11 (S-66): Pegasus brings it, in the same turn."""
    position = [*holds("blu", "HOME_blu", 1), "philosophers blu 3, red 1", "creatures slot-3 pegasus 1"]
    g = bought("satyr", *position)
    stands(g, "philosophers blu 4")
    say(g, "p1 buy 3", "p1 from HOME_blu", "p1 to A1")

    assert told(g) == ["units-flown blu HOME_blu A1 1", "land-claimed blu A1", "philosophers-given blu"]
    stands(g, "philosophers blu 0", "asks DrawToken")


def test_penthesilea_s_card_may_hold_the_metropolis() -> None:
    """L-15.10.1, L-16.7.2"""
    g = bought("satyr", *holds("blu", "A1"), *hero("penthesilea", "A1", "blu"), "philosophers blu 3, red 1")

    assert options(g) == ["found a1", "protect penthesilea"]


def test_if_no_opponent_has_one_he_has_no_effect() -> None:
    """L-15.10.1, L-10.7.5"""
    g = bought("satyr", "philosophers blu 3")

    assert told(g) == ["creature-bought blu satyr 2", "effect-lost blu satyr"]
    stands(g, "philosophers blu 3", "creatures discard satyr 1", "asks TakeTurn")


def test_the_theft_does_not_need_the_supply() -> None:
    """L-15.10.1, L-1.4: all twenty are out; nobody but the thief has four without a place."""
    g = bought("satyr", "philosophers blu 1, red 19")

    stands(g, "philosophers blu 2, red 18", "supply philosophers 0")


def test_a_teammate_is_never_robbed_and_philosophers_are_not_pooled() -> None:
    """L-15.0.2, L-18.3, L-15.10.1 (S-91): 3 and 1 in one team make no metropolis."""
    for rules in (TEAMS, DUEL):
        g = bought("satyr", *holds("blu", "A1"), "philosophers yel 3, red 1, grn 1", rules=rules)
        assert options_of(g, "rob") == ["red", "grn"]
        assert why(g, "p1 rob yel") == "same-team L-15.0.2"
        say(g, "p1 rob red")
        stands(g, "philosophers blu 1, yel 3, red 0", "asks TakeTurn")

        lost = bought("satyr", "philosophers yel 3", rules=rules)
        assert told(lost)[-1] == "effect-lost blu satyr"


def test_an_eliminated_faction_still_holds_its_cards() -> None:
    """L-15.10.1, L-17.7"""
    lands = [*holds("blu", "A1", 1), *holds("red", "B1", 1), *holds("grn", "G1", 1)]
    g = bought("satyr", *lands, "elimination 1", "philosophers yel 1, red 1", rules=FOUR_NO_HOME)
    say(g, "p1 rob yel")

    stands(g, "philosophers blu 1, yel 0", "alive yel 0")
