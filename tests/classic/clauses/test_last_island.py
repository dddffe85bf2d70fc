"""C-16.1 to C-16.5: landing on a last island."""

from __future__ import annotations

from typing import Final

import pytest

from classic.setups import FIVE, TWO, turn, why
from pelagos.kernel.play import Play
from rulings import asked, described, options, say, stands

CHAIN: Final = ("ruler c5 p1, d5 p1, e6 p1", "fleets c5 1, d5 1, e6 1")
"""From I01 to I03, I04 and I08."""
LAST: Final = ("owner i02 p4", "troops i02 1")
"""I08 is P2's last island."""


def turn_of_p1(*statements: str) -> Play:
    return turn("ares", "troops i01 3", *CHAIN, *LAST, *statements)


def may_land(*statements: str) -> bool:
    """May P1 land on I08, P2's last island?"""
    g = turn_of_p1(*statements)
    offered = "march i01 > i08 1" in options(g)
    if not offered:
        assert why(g, "p1 march i01 > i08 1") == "last-island i08 C-16.1"
    return offered


@pytest.mark.parametrize("troops", [0, 1, 2])
def test_a_last_island_is_barred(troops: int) -> None:
    """C-16.1: defended or not."""
    assert not may_land(f"troops i08 {troops}")


def test_other_islands_are_not() -> None:
    """C-16.1: of a player with another island, neutral, own."""
    g = turn_of_p1()

    assert {phrase.split()[3] for phrase in options(g, "march i01")} == {"i03", "i04"}
    assert "march i01 > i08 3" in options(turn("ares", "troops i01 3", *CHAIN))


def test_the_metropolis_that_stands_there_may_be_the_second() -> None:
    """C-16.2: to the goal and above what he had."""
    assert may_land("metropolis i01 1, i08 1")
    assert may_land("metropolis i12 1, i08 1")
    assert may_land("metropolis i01 2, i08 2")
    assert not may_land("metropolis i08 1")
    assert not may_land("metropolis i01 1")


def test_who_is_at_the_goal_must_still_gain() -> None:
    """C-16.2: a third metropolis is a gain, an island without one is none."""
    assert not may_land("metropolis i01 1, i12 1")
    assert may_land("metropolis i01 1, i12 1, i08 1")


THREE_TYPES: Final = "sites i12 port-s 1, i12 fortress-s 1, i12 university-o 1"


def test_the_buildings_there_may_complete_the_set() -> None:
    """C-16.2"""
    assert may_land("metropolis i01 1", THREE_TYPES, "sites i08 temple-s 1")
    assert not may_land("metropolis i01 1", THREE_TYPES, "sites i08 port-s 1")
    assert not may_land("metropolis i01 1", THREE_TYPES)
    assert not may_land("metropolis i01 1", "sites i12 port-s 1, i12 fortress-s 1", "sites i08 temple-s 1")
    assert not may_land(THREE_TYPES, "sites i08 temple-s 1")


@pytest.mark.parametrize("missing", ["port", "fortress", "temple", "university"])
def test_every_type_may_be_the_one_that_is_missing(missing: str) -> None:
    """C-16.2"""
    own = [kind for kind in ("port", "fortress", "temple", "university") if kind != missing]
    sites = f"sites i12 {own[0]}-s 1, i12 {own[1]}-s 1, i12 {own[2]}-o 1"

    assert may_land("metropolis i01 1", sites, f"sites i08 {missing}-s 1")
    assert not may_land("metropolis i01 1", sites, f"sites i08 {own[0]}-s 1")


def test_a_metropolis_and_a_set_add_up() -> None:
    """C-16.2: on a bigger island, I02, P2's last: metropolis there and a university beside it."""
    chain = ("ruler a3 p1, b3 p1", "fleets a3 1, b3 1")
    last = ("owner i08 p4", "metropolis i02 1", "sites i02 university-o 1")
    own = "sites i01 port-s 1, i12 fortress-s 1, i12 temple-s 1"
    assert "march i01 > i02 1" in options(turn("ares", *chain, *last, own))
    without = turn("ares", *chain, "owner i08 p4", "sites i02 university-o 1", own)

    assert why(without, "p1 march i01 > i02 1") == "last-island i02 C-16.1"


def test_two_sets_make_two_metropolises() -> None:
    """C-16.2: P1 without a metropolis, but two sets with the buildings of the island."""
    chain = ("ruler a3 p1, b3 p1", "fleets a3 1, b3 1")
    own = "sites i01 port-s 2, i12 fortress-s 2, i05 temple-s 2"
    two = turn("ares", *chain, "owner i08 p4, i05 p1", own, "sites i02 university-s 2")
    one = turn("ares", *chain, "owner i08 p4, i05 p1", own, "sites i02 university-s 1")

    assert "march i01 > i02 1" in options(two)
    assert "march i01 > i02 1" not in options(one)


def test_only_so_many_as_the_supply_holds() -> None:
    """C-16.2: with ten on the board there is no second one to earn."""
    islands = (1, 3, 4, 5, 6, 7, 9, 10, 11, 13)
    cities = [f"metropolis i{number:02} 1" for number in islands]

    assert not may_land(*cities, THREE_TYPES, "sites i08 temple-s 1")
    assert may_land(*cities[:-1], THREE_TYPES, "sites i08 temple-s 1")


def two_players(*statements: str) -> bool:
    """May P1 land on I02, the last island of P2, over B2 from I01?"""
    g = turn("ares", "owner i08 p1, i07 nobody", "troops i07 0, i08 0", *statements, rules=TWO)
    return "march i01 > i02 1" in options(g)


def test_with_two_players_three_are_needed() -> None:
    """C-16.5"""
    assert two_players("metropolis i01 1, i08 1, i02 1")
    assert not two_players("metropolis i01 1, i02 1")
    assert not two_players("metropolis i01 1, i08 1")


def sites_matter(*statements: str) -> bool:
    """May P1 go from I07 to I02, P2's last? He has two of three types there: more than its slots hold."""
    g = described(
        TWO,
        "cycle 5",
        "active p1",
        "god ares",
        "gold p1 10",
        "owner i01 nobody, i08 nobody",
        "metropolis i07 1",
        "sites i07 port-o 2, i07 fortress-o 2, i07 temple-o 2",
        "ruler f6 p1, e6 p1, d5 p1",
        "fleets f6 1, e6 1, d5 1",
        *statements,
        "next TakeTurn",
    )
    return "march i07 > i02 1" in options(g)


def test_a_set_needs_a_site() -> None:
    """C-16.2: one for each, on an island without a metropolis, the new one among them.

    No set of lawful buildings makes the difference; the formula does.
    """
    one_site = "sites i02 university-s 2"
    assert not sites_matter(one_site)
    assert sites_matter(one_site, "owner i05 p1")
    assert not sites_matter(one_site, "owner i05 p1", "metropolis i05 0", "sites i02 university-s 1")
    no_site = ("metropolis i02 1", "sites i02 university-s 1")
    assert not sites_matter(*no_site)
    assert sites_matter(*no_site, "owner i05 p1")


def test_an_uncertain_attack_is_allowed_and_may_fail() -> None:
    """C-16.3"""
    g = turn_of_p1("metropolis i01 1, i08 1", "troops i08 3, i01 1")
    say(g, "p1 march i01 > i08 1")
    assert asked(g) == "nature RollOnLand"
    say(g, "nature roll 0 3")

    stands(g, "owner i08 p2", "alive p2 1", "asks TakeTurn")


def test_only_landings_are_barred() -> None:
    """C-16.4: fleets of a player with one island are attacked as always."""
    g = turn("poseidon", *LAST, "ruler e8 p1", "fleets e8 2")
    say(g, "p1 sail e8 > e7 2", "nature roll 3 0")

    stands(g, "ruler e7 p1", "fleet_reserve p2 7", "alive p2 1")


def test_a_player_without_another_island_may_lose_all_his_troops() -> None:
    """C-16.4"""
    g = turn("ares", *LAST, "where harpy slot-4, griffon slot-3")
    say(g, "p1 buy 4", "p1 kill i08", "p1 buy 3", "p1 rob p2")

    stands(g, "troops i08 0", "owner i08 p2", "gold p2 5, p1 8", "alive p2 1")


def test_five_and_two_have_their_own_goals() -> None:
    """C-16.5, C-3.8"""
    assert FIVE.blank().frame.goal == 2  # type: ignore[attr-defined]
    assert TWO.blank().frame.goal == 3  # type: ignore[attr-defined]
