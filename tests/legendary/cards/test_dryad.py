"""Dryad."""

from __future__ import annotations

from legendary.setups import DUEL, FOUR_NO_HOME, TEAMS, bought, holds, options_of, say, why
from rulings import asked, stands, told


def test_she_takes_a_priestess_from_an_opponent_who_has_one() -> None:
    """L-15.4.1, L-15.0.2"""
    g = bought("dryad", "priestesses blu 1, red 2, yel 1")
    assert asked(g) == "p1 StealPriestess"
    assert options_of(g, "rob") == ["red", "yel"]
    assert why(g, "p1 rob grn") == "nothing-to-steal L-15.0.2"
    assert why(g, "p1 rob blu") == "same-team L-15.0.2"
    assert why(g, "p1 end turn") == "effect-first L-10.7.1"
    say(g, "p1 rob red")

    assert told(g) == ["priestess-stolen blu red"]
    stands(g, "priestesses blu 2, red 1, grn 0, yel 1", "supply priestesses 16")
    stands(g, "creatures discard dryad 1", "gold blu 8", "asks TakeTurn")


def test_a_single_victim_is_robbed_without_asking() -> None:
    """L-15.4.1, L-10.7.5"""
    g = bought("dryad", "priestesses yel 1")

    assert told(g) == ["creature-bought blu dryad 2", "priestess-stolen blu yel"]
    stands(g, "priestesses blu 1, yel 0")


def test_if_no_opponent_has_one_she_has_no_effect() -> None:
    """L-15.4.1, L-10.7.5 (S-79): the gold is paid, the card discarded, nothing asked."""
    g = bought("dryad", "priestesses blu 3")

    assert told(g) == ["creature-bought blu dryad 2", "effect-lost blu dryad"]
    stands(g, "priestesses blu 3", "gold blu 8", "creatures discard dryad 1", "asks TakeTurn")


def test_the_theft_does_not_need_the_supply() -> None:
    """L-15.4.1, L-1.4: all twenty are out."""
    g = bought("dryad", "priestesses blu 5, red 15")

    stands(g, "priestesses blu 6, red 14", "supply priestesses 0")


def test_a_teammate_is_never_robbed_in_teams_or_in_a_duel() -> None:
    """L-15.0.2, L-15.4.1: one faction of the other team is, and what is stolen is the caster's alone (L-18.3)."""
    for rules in (TEAMS, DUEL):
        g = bought("dryad", "priestesses yel 2, red 1, grn 1", rules=rules)
        assert options_of(g, "rob") == ["red", "grn"]
        assert why(g, "p1 rob yel") == "same-team L-15.0.2"
        say(g, "p1 rob grn")
        stands(g, "priestesses blu 1, red 1, grn 0, yel 2")

        lost = bought("dryad", "priestesses yel 2", rules=rules)
        assert told(lost)[-1] == "effect-lost blu dryad"


def test_an_eliminated_faction_still_holds_its_cards() -> None:
    """L-15.4.1, L-17.7"""
    lands = [*holds("blu", "A1", 1), *holds("red", "B1", 1), *holds("grn", "G1", 1)]
    g = bought("dryad", *lands, "elimination 1", "priestesses yel 1, red 1", rules=FOUR_NO_HOME)
    stands(g, "alive yel 0")
    say(g, "p1 rob yel")

    stands(g, "priestesses blu 1, yel 0")
