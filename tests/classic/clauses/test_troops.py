"""C-12: Ares, moving troops."""

from __future__ import annotations

from typing import Final

import pytest

from classic.setups import figure, turn, why
from rulings import asked, options, say, stands, told

CHAIN: Final = ("ruler c5 p1, d5 p1", "fleets c5 1, d5 1")
"""From I01 to I03 and I04."""


def test_a_move_costs_one_gold_and_may_be_repeated() -> None:
    """C-12.1"""
    g = turn("ares", "gold p1 2", *CHAIN)
    say(g, "p1 march i01 > i04 1", "p1 march i04 > i01 1")

    stands(g, "gold p1 0", "troops i01 1, i04 0")
    assert options(g, "march") == []
    assert why(g, "p1 march i01 > i04 1") == "too-dear 1 C-8.9"


def test_any_number_of_troops_of_one_island_goes_to_one_island_with_a_chain() -> None:
    """C-12.2"""
    g = turn("ares", "troops i01 2", *CHAIN)

    assert options(g, "march") == ["march i01 > i03 1", "march i01 > i03 2", "march i01 > i04 1", "march i01 > i04 2"]
    assert why(g, "p1 march i01 > i04 3") == "too-few-troops i01 2 C-12.2"
    assert why(g, "p1 march i01 > i04 0") == "too-few-troops i01 2 C-12.2"
    assert why(g, "p1 march i02 > i03 1") == "not-your-island i02 C-2.8"
    assert why(g, "p1 march i01 > i01 1") == "same-island i01 C-12.2"
    assert why(g, "p1 march i01 > i12 1") == "no-chain i01 i12 C-2.9"


def test_an_island_without_troops_sends_none() -> None:
    """C-12.2"""
    g = turn("ares", "troops i01 0", *CHAIN)

    assert options(g, "march") == []
    assert why(g, "p1 march i01 > i04 1") == "no-troop-there i01 C-12.2"


def test_every_owned_island_with_a_chain_is_an_origin() -> None:
    """C-12.2: in the order of islands."""
    g = turn("ares", "owner i04 p1", "troops i04 1", *CHAIN)

    assert options(g, "march") == [
        "march i01 > i03 1",
        "march i01 > i04 1",
        "march i04 > i01 1",
        "march i04 > i03 1",
    ]


def test_troops_cannot_leave_medusa() -> None:
    """C-12.3, C-20.16.1: arriving is possible."""
    g = turn("ares", *CHAIN, "owner i04 p1", "troops i04 1", *figure("medusa", "i01", "p2"))

    assert options(g, "march") == ["march i04 > i01 1", "march i04 > i03 1"]
    assert why(g, "p1 march i01 > i04 1") == "held-by-medusa i01 C-20.16.1"


def test_a_last_island_is_protected() -> None:
    """C-12.4, C-16.1"""
    g = turn("ares", *CHAIN, "owner i13 p4")

    assert options(g, "march") == ["march i01 > i04 1"]
    assert why(g, "p1 march i01 > i03 1") == "last-island i03 C-16.1"


def test_troops_join_on_an_own_island() -> None:
    """C-12.5: whatever figure stands there."""
    g = turn("ares", *CHAIN, "owner i04 p1", "troops i01 3, i04 2", *figure("minotaur", "i04", "p2"))
    say(g, "p1 march i01 > i04 2")

    stands(g, "troops i01 1, i04 4", "owner i04 p1", "asks TakeTurn", "troop_reserve p1 2")
    assert told(g) == ["troops-marched p1 i01 i04 2"]


@pytest.mark.parametrize("creature", ["", "minotaur", "chiron", "medusa"])
def test_a_neutral_island_is_claimed_without_a_battle(creature: str) -> None:
    """C-12.6: whatever figure stands there."""
    figures = figure(creature, "i04", "p2") if creature else ()
    g = turn("ares", *CHAIN, "prosperity i04 2", "troops i01 2", *figures)
    say(g, "p1 march i01 > i04 2")

    stands(g, "owner i04 p1", "troops i04 2, i01 0", "prosperity i04 2", "asks TakeTurn", "gold p1 9")
    assert told(g) == ["troops-marched p1 i01 i04 2", "island-claimed p1 i04"]


def test_a_rival_s_empty_island_is_captured_without_a_battle() -> None:
    """C-12.7: fortresses and a metropolis do not hold it, and everything comes with it."""
    g = turn("ares", *CHAIN, "troops i03 0", "sites i03 fortress-s 2", "prosperity i03 3")
    say(g, "p1 march i01 > i03 1")
    stands(g, "owner i03 p1", "troops i03 1", "sites i03 fortress-s 2", "prosperity i03 3", "asks TakeTurn")
    assert told(g) == ["troops-marched p1 i01 i03 1", "island-captured p1 p3 i03"]
    city = turn("ares", *CHAIN, "troops i03 0", "metropolis i03 2")
    say(city, "p1 march i01 > i03 1")

    stands(city, "owner i03 p1", "metropolis i03 2")


@pytest.mark.parametrize("creature", ["chiron", "medusa"])
def test_only_the_minotaur_holds_an_empty_island(creature: str) -> None:
    """C-12.7"""
    g = turn("ares", *CHAIN, "troops i03 0", *figure(creature, "i03", "p3"))
    say(g, "p1 march i01 > i03 1")

    stands(g, "owner i03 p1", "asks TakeTurn")


@pytest.mark.parametrize("defence", [("troops i03 1",), ("troops i03 0", *figure("minotaur", "i03", "p2"))])
def test_troops_or_the_minotaur_fight(defence: tuple[str, ...]) -> None:
    """C-12.8: at once."""
    g = turn("ares", *CHAIN, "troops i01 4", *defence)
    say(g, "p1 march i01 > i03 3")

    assert asked(g) == "nature RollOnLand"
    assert told(g) == ["troops-marched p1 i01 i03 3", "land-battle-began p1 p3 i03"]
    stands(g, "attacker p1", "attackers 3", "troops i01 1", "owner i03 p3", "gold p1 9")


def test_an_island_emptied_by_a_move_stays_owned() -> None:
    """C-12.9"""
    g = turn("ares", *CHAIN)
    say(g, "p1 march i01 > i04 1")

    stands(g, "owner i01 p1", "troops i01 0")


def test_troops_that_moved_or_fought_may_move_again() -> None:
    """C-12.10"""
    g = turn("ares", *CHAIN, "troops i01 2", "ruler f5 nobody", "fleets f5 0")
    say(g, "p1 march i01 > i04 2", "p1 march i04 > i03 2", "nature roll 3 0", "p1 march i03 > i04 1")

    stands(g, "troops i01 0, i03 1, i04 1", "owner i03 p1", "gold p1 7")
