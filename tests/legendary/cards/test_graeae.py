"""Graeae."""

from __future__ import annotations

from legendary.setups import DUEL, TEAMS, bought, figure, holds, sails
from rulings import stands, told

LANDS = [
    *holds("blu", "A1"),
    *holds("blu", "D1", 1),
    "prosperity D1 1, S0 2",
    *sails("blu", "S4"),
    *sails("blu", "S0", 2),
]
"""L-6.1 (S-18): 1 + 3 + 1 + 3."""


def test_the_caster_s_income_is_paid_once_more() -> None:
    """L-15.8.1, L-6.1: printed cornucopias and prosperity, land and sea, controlled with units or without."""
    g = bought("graeae", *LANDS, *holds("blu", "E2"), *holds("red", "B2"), *holds("grn", "G1"))

    assert told(g) == ["creature-bought blu graeae 2", "income-again blu 8"]
    stands(g, "gold blu 16, red 10, grn 10, yel 10", "least everybody blu 16", "most everybody blu 16")
    stands(g, "creatures discard graeae 1", "asks TakeTurn")


def test_what_is_controlled_now_counts() -> None:
    """L-15.8.1, L-13.4: a sea that lost its fleets pays nothing."""
    g = bought("graeae", *holds("blu", "A1"))

    assert told(g)[-1] == "income-again blu 1"


def test_without_any_income_she_gives_nothing_and_does_not_fizzle() -> None:
    """L-15.8.1"""
    g = bought("graeae")

    assert told(g) == ["creature-bought blu graeae 2", "income-again blu 0"]
    stands(g, "gold blu 8")


def test_hydra_doubles_for_the_caster_whosever_she_is() -> None:
    """L-15.8.1, L-6.3, L-15.14.1"""
    for master in ("blu", "red"):
        g = bought("graeae", *LANDS, *figure("hydra", "D1", master))
        assert told(g)[-1] == "income-again blu 11"

    at_sea = bought("graeae", *LANDS, *figure("hydra", "S0", "red"))
    assert told(at_sea)[-1] == "income-again blu 11"


def test_hydra_elsewhere_does_not_matter() -> None:
    """L-15.8.1, L-6.3: the caster's Hydra doubles for whoever controls her area."""
    g = bought("graeae", *LANDS, *holds("red", "B2"), *figure("hydra", "B2", "blu"))

    assert told(g)[-1] == "income-again blu 8"
    stands(g, "gold red 10")


def test_an_opponent_s_cerberus_denies_the_area_and_gains_nothing_himself() -> None:
    """L-15.8.1, L-6.2"""
    g = bought("graeae", *LANDS, *figure("cerberus", "D1", "red"))

    assert told(g)[-1] == "income-again blu 5"
    stands(g, "gold blu 13, red 10")


def test_the_caster_s_cerberus_brings_the_income_of_his_area() -> None:
    """L-15.8.1, L-6.2: of an opponent's, and of one that nobody controls; in an own one nothing changes."""
    rival = bought("graeae", *LANDS, *holds("red", "B2"), *figure("cerberus", "B2", "blu"))
    assert told(rival)[-1] == "income-again blu 9"
    stands(rival, "gold red 10")

    free = bought("graeae", *LANDS, *figure("cerberus", "Z1", "blu"), "prosperity Z1 1")
    assert told(free)[-1] == "income-again blu 10"

    own = bought("graeae", *LANDS, *figure("cerberus", "D1", "blu"))
    assert told(own)[-1] == "income-again blu 8"


def test_another_s_cerberus_elsewhere_does_not_matter() -> None:
    """L-15.8.1, L-6.4"""
    g = bought("graeae", *LANDS, *holds("red", "B2"), *figure("cerberus", "B2", "grn"))

    assert told(g)[-1] == "income-again blu 8"


def test_in_teams_only_the_caster_s_own_areas_count() -> None:
    """L-15.8.1, L-3.4, L-18.2: the gold goes to the shared purse."""
    for rules in (TEAMS, DUEL):
        g = bought("graeae", *holds("blu", "D1"), *holds("yel", "A1"), *holds("red", "B2"), rules=rules)

        assert told(g)[-1] == "income-again blu 2"
        stands(g, "gold blu+yel 10, red+grn 10")


def test_a_teammate_s_cerberus_denies_the_area_too() -> None:
    """L-15.8.1, L-6.4: he is another faction's; its controller gains nothing either."""
    g = bought("graeae", *holds("blu", "D1"), *figure("cerberus", "D1", "yel"), rules=TEAMS)

    assert told(g)[-1] == "income-again blu 0"
    stands(g, "gold blu+yel 8")
