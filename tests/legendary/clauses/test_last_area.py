"""L-17.5: moving into an opponent's last land."""

from __future__ import annotations

from typing import Final

import pytest

from legendary.setups import (
    FOUR_NO_HOME,
    THREE_NO_HOME,
    bought,
    fixture,
    hero,
    holds,
    options_of,
    sails,
    say,
    turn,
    why,
)
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules
from rulings import asked, options, stands

GOAL_4: Final = fixture("team4", "tb-1", goal="4")
TEAMS_BARE: Final = fixture("team4", "tb-1")
OTHERS: Final = (*holds("grn", "E1"), *holds("grn", "E2"), *holds("yel", "Z1"), *holds("yel", "A3"))
"""Nobody else is on his last land."""
BASE: Final = (*holds("blu", "A1"), *holds("blu", "B2"), *holds("blu", "A2", 4), *sails("blu", "S0"))
"""From A2 the fleet in S0 leads to D1, red's last land."""


def attempt(*statements: str, rules: Rules = FOUR_NO_HOME) -> Play:
    return turn("ares", *BASE, *holds("red", "D1"), *OTHERS, *statements, rules=rules)


def may_enter(*statements: str, rules: Rules = FOUR_NO_HOME) -> bool:
    """May blu march into D1, red's last land?"""
    g = attempt(*statements, rules=rules)
    offered = "march A2 > D1" in options(g)
    if not offered:
        assert why(g, "p1 march A2 > D1") == "last-area D1 L-17.5"
    return offered


@pytest.mark.parametrize("troops", [0, 1, 3])
def test_a_last_land_is_barred(troops: int) -> None:
    """L-17.5: defended or not; S-86 (b)."""
    assert not may_enter(f"troops D1 {troops}")


def test_a_land_that_is_not_the_last_is_open() -> None:
    """L-17.5"""
    g = attempt(*holds("red", "G2"))

    assert "march A2 > D1" in options(g)


def test_own_and_free_lands_are_open() -> None:
    """L-17.5: also the mover's last land, and lands of nobody."""
    g = attempt()

    assert options_of(g, "march A2 >") == ["A1", "A3", "B1", "G1", "E2", "Z1"]


@pytest.mark.parametrize(
    ("own", "there", "allowed"),
    [
        (("a1", "b2"), ("d1a",), True),
        (("a1",), ("d1a", "d1b"), True),
        ((), ("d1a", "d1b"), False),
        (("a1",), ("d1a",), False),
        (("a1", "b2"), (), False),
        (("a1", "b2", "a2a"), (), True),
        (("a1", "b2", "a2a"), ("d1a",), True),
    ],
)
def test_metropolises_of_the_team_and_of_the_land_add_up(
    own: tuple[str, ...], there: tuple[str, ...], allowed: bool
) -> None:
    """L-17.5; S-86 (a): winning must bring the team to the goal; whoever is there already may."""
    built = [f"building {site} gold3" for site in own] + [f"building {site} priestess" for site in there]

    assert may_enter(*built) == allowed


def test_protected_metropolises_count() -> None:
    """L-17.5, L-14.17"""
    cards = ("hero_place penthesilea card", "hero_owner penthesilea blu", "building penthesilea prosperity")
    assert may_enter(*cards, "building a1 gold3, d1a priestess")
    assert not may_enter(*cards, "building d1a priestess")


@pytest.mark.parametrize("missing", ["port", "fortress", "temple", "university"])
def test_a_set_that_the_land_completes_counts(missing: str) -> None:
    """L-17.5, Q-46; S-86 (c)"""
    own = [kind for kind in ("port", "fortress", "temple", "university") if kind != missing]
    lands = (*holds("blu", "B1"), *holds("blu", "G1"), *holds("blu", "G2"))
    cities = "building a1 gold3, b2 gold3"
    stock = f"building b1a {own[0]}, b1b {own[1]}, g1 {own[2]}"

    assert may_enter(*lands, cities, stock, f"building d1a {missing}")
    assert not may_enter(*lands, cities, stock, f"building d1a {own[0]}")
    assert not may_enter(*lands, cities, stock)
    assert not may_enter(*lands, "building a1 gold3", stock, f"building d1a {missing}")


def test_a_metropolis_and_a_set_add_up_and_so_do_two_sets() -> None:
    """L-17.5"""
    lands = (*holds("blu", "B1"), *holds("blu", "G1"), *holds("blu", "G2"))
    own = "building b1a port, b1b fortress, g1 temple"
    assert may_enter(*lands, "building a1 gold3", own, "building d1a university, d1b gold3")
    assert not may_enter(*lands, own, "building d1a university, d1b gold3")
    twice = "building b1a port, b1b port, g1 temple, g2a temple, g2b fortress, a2a fortress"

    assert may_enter(*lands, "building a1 gold3", twice, "building d1a university, d1b university")
    assert not may_enter(*lands, "building a1 gold3", twice, "building d1a university, d1b temple")


def test_only_so_many_as_the_supply_holds() -> None:
    """L-17.5, L-1.6: with all fifteen on the board, none of them blu's, a set earns nothing."""
    rules = fixture("ffa4", "tb-2")
    bonuses = ("troops2", "fleets2", "priestess", "gold3", "prosperity") * 3
    sites = ("e1", "e2", "z1a", "z1b", "a3", "h1", "h2", "h3", "t1", "t2", "g1", "a1", "b2", "g2a", "g2b")
    owners = [f"owner {land} grn" for land in ("H1", "H2", "H3", "T1", "T2", "G1")]
    built = [f"building {site} {bonus}" for site, bonus in zip(sites, bonuses, strict=True)]
    lands = (*holds("blu", "B1"), *holds("yel", "G2"))
    stock = "building a2a port, a2b temple, b1a fortress, d1a university"

    assert not may_enter(*lands, *owners, *built, stock, rules=rules)
    assert may_enter(*lands, *owners, *built[:-1], stock, rules=rules)


def test_the_goal_of_the_setup_counts() -> None:
    """L-17.5, L-18.1: with a goal of four three are not enough."""
    built = "building a1 gold3, b2 gold3, d1a priestess"
    assert may_enter(built, rules=TEAMS_BARE)
    assert not may_enter(built, rules=GOAL_4)
    assert may_enter(built, "building d1b priestess", rules=GOAL_4)


def test_the_team_counts_together() -> None:
    """L-17.5, L-18.1, L-18.6: yel's metropolises and buildings."""
    assert may_enter("building a1 gold3, z1a gold3, d1a priestess", rules=TEAMS_BARE)
    lands = (*holds("blu", "B1"), "building a1 gold3, b2 gold3")

    assert may_enter(*lands, "building b1a port, b1b temple, z1a fortress, d1a university", rules=TEAMS_BARE)
    assert not may_enter(*lands, "building b1a port, b1b temple, e1 fortress, d1a university", rules=TEAMS_BARE)


def test_the_rule_is_about_a_faction_not_its_team() -> None:
    """L-18.7: red's last land is barred though its partner grn has others."""
    assert not may_enter(rules=TEAMS_BARE)


def test_heroic_moves_are_barred_too() -> None:
    """L-17.5, L-11.2.6: any kind of move."""
    lands = (*BASE, *holds("red", "D1"), *OTHERS, *hero("ajax", "A2", "blu"))
    g = turn("athena", *lands, rules=FOUR_NO_HOME)
    assert "lead ajax > D1" not in options(g)
    assert why(g, "p1 lead ajax > D1") == "last-area D1 L-17.5"
    allowed = turn("athena", *lands, "building a1 gold3, b2 gold3, d1a priestess", rules=FOUR_NO_HOME)

    assert "lead ajax > D1" in options(allowed)


def test_an_uncertain_attack_is_allowed_and_may_fail() -> None:
    """L-17.5"""
    g = attempt("building a1 gold3, b2 gold3, d1a priestess", "troops D1 3")
    say(g, "p1 march A2 > D1", "p1 troops 1")
    assert asked(g) == "nature RollOnLand"
    say(g, "nature roll 0 3")

    stands(g, "owner D1 red", "alive red 1", "asks TakeTurn")


def test_only_land_moves_are_barred() -> None:
    """L-17.5: fleets, creatures and thefts are not."""
    fleets = turn("poseidon", *BASE, *holds("red", "D1"), *OTHERS, *sails("red", "S4"), rules=FOUR_NO_HOME)
    say(fleets, "p1 sail S0 > S4 1", "nature roll 3 0")
    stands(fleets, "ruler S4 blu")
    harpy = bought("harpy", *BASE, *holds("red", "D1", 1), *OTHERS, rules=FOUR_NO_HOME)
    say(harpy, "p1 kill troop D1")
    stands(harpy, "troops D1 0", "owner D1 red", "alive red 1")
    griffin = bought("griffin", *BASE, *holds("red", "D1"), *OTHERS, rules=FOUR_NO_HOME)
    say(griffin, "p1 plunder red")

    stands(griffin, "gold red 5, blu 13")


def test_s_86_a() -> None:
    """L-17.5, S-86 (a): D1 with a metropolis and two troops falls in two rounds; red gets its bonus and is out."""
    lands = (*BASE, *holds("red", "D1", 2), *holds("grn", "E1"), *holds("grn", "E2"))
    g = turn("ares", *lands, "building a1 priestess, b2 priestess, d1a gold3", rules=THREE_NO_HOME)
    say(g, "p1 march A2 > D1", "p1 troops 4", "nature roll 3 0")
    assert asked(g) == "p1 RetreatFromLand"
    say(g, "p1 stay", "nature roll 1 1")

    stands(g, "owner D1 blu", "gold red 13", "alive red 0", "elimination 1")
