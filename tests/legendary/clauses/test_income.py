"""L-6: phase 2, income."""

from __future__ import annotations

import pytest

from legendary.setups import DUEL, FOUR, TEAMS, figure, gods_with, guessed, holds, homes, lawful, purses, sails
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules
from rulings import described, stands


def phase_2(*statements: str, rules: Rules = FOUR, cycle: int = 3) -> Play:
    start = (f"cycle {cycle}", purses(rules, 10), *homes(rules), gods_with("zeus"))
    play = described(rules, *start, *statements, "next Income")
    lawful(play)
    return play


def paid(play: Play) -> list[int]:
    """What each faction brought in."""
    return [int(event.numbers[1]) for event in play.events if event.kind.name == "income-paid"]


def test_every_cornucopia_of_every_area_pays_one_gold() -> None:
    """L-6.1, L-2.5: S-18. Printed or on tokens, on land and at sea, with or without troops, once per area."""
    g = phase_2(
        *holds("red", "A1"),
        *holds("red", "D1", 1),
        *holds("red", "E2"),
        *sails("red", "S4"),
        *sails("red", "S0", 2),
        "prosperity D1 1, S0 2",
    )

    assert paid(g) == [0, 8, 0, 0]
    stands(g, "gold red 18, blu 10")


def test_what_nobody_controls_pays_nobody() -> None:
    """L-6.1: free lands and seas."""
    assert paid(phase_2("prosperity B1 3, S1 4")) == [0, 0, 0, 0]


def test_an_area_without_cornucopias_pays_nothing() -> None:
    """L-6.1"""
    assert paid(phase_2(*holds("blu", "B1", 5), *sails("blu", "S1", 3))) == [0, 0, 0, 0]


def test_buildings_and_metropolises_pay_nothing() -> None:
    """L-6.1"""
    g = phase_2(*holds("blu", "A2"), *holds("blu", "B1"), "building a2a port, a2b gold3, b1a university")

    assert paid(g) == [0, 0, 0, 0]


@pytest.mark.parametrize("rules", [TEAMS, DUEL], ids=["teams", "duel"])
def test_both_factions_bring_their_income_to_one_purse(rules: Rules) -> None:
    """L-6.1, L-18.2"""
    g = phase_2(*holds("blu", "D1"), *holds("yel", "A1"), *sails("grn", "S5"), rules=rules)

    assert paid(g) == [2, 0, 1, 1]
    stands(g, "gold blu+yel 13, red+grn 11")


def test_income_is_public_and_moves_the_notes() -> None:
    """L-6.1, L-19.2: of a purse between 3 and 8, all know that it lies between 5 and 10 now."""
    g = phase_2(*guessed(FOUR, "blu", 4, 3, 8), *holds("blu", "D1"))

    stands(g, "gold blu 6", "least everybody blu 5, red blu 5, blu blu 6", "most everybody blu 10, blu blu 6")


def test_cerberus_brings_the_income_of_his_area_to_his_master() -> None:
    """L-6.2, L-6.3: S-19. Hydra doubles for the one who controls the area."""
    g = phase_2(
        *holds("red", "D1"),
        *holds("red", "A1"),
        "prosperity D1 1, A1 1",
        *figure("cerberus", "D1", "yel"),
        *figure("hydra", "A1", "yel"),
    )

    assert paid(g) == [0, 4, 0, 3]


def test_cerberus_at_home_changes_nothing() -> None:
    """L-6.2, L-6.4: his master controls the area; it pays once."""
    assert paid(phase_2(*holds("blu", "D1"), *figure("cerberus", "D1", "blu"))) == [2, 0, 0, 0]


def test_cerberus_brings_the_income_of_a_free_land() -> None:
    """L-6.2: S-20"""
    assert paid(phase_2(*figure("cerberus", "D1", "yel"))) == [0, 0, 0, 2]


def test_cerberus_takes_from_a_teammate_what_goes_to_the_same_purse() -> None:
    """L-6.2, L-18.2"""
    g = phase_2(*holds("blu", "D1"), *figure("cerberus", "D1", "yel"), rules=TEAMS)

    assert paid(g) == [0, 0, 0, 2]
    stands(g, "gold blu+yel 12")


def test_cerberus_takes_one_area_only() -> None:
    """L-6.2: the rest of the loser's income is his."""
    g = phase_2(*holds("red", "D1"), *holds("red", "E1"), *figure("cerberus", "E1", "blu"))

    assert paid(g) == [1, 2, 0, 0]


def test_hydra_doubles_at_sea_as_well() -> None:
    """L-6.3: tokens and print together; whose Hydra it is does not matter."""
    g = phase_2(*sails("red", "S4"), "prosperity S4 2", *figure("hydra", "S4", "blu"))

    assert paid(g) == [0, 6, 0, 0]


def test_hydra_in_a_free_area_brings_nobody_anything() -> None:
    """L-6.3: S-20. Not even her master."""
    assert paid(phase_2(*figure("hydra", "S5", "blu"))) == [0, 0, 0, 0]


def test_hydra_doubles_her_own_area_alone() -> None:
    """L-6.3, L-6.4"""
    g = phase_2(*holds("blu", "D1"), *holds("blu", "E1"), *figure("hydra", "E1", "red"))

    assert paid(g) == [4, 0, 0, 0]


def test_other_figures_do_not_touch_income() -> None:
    """L-6.4"""
    g = phase_2(
        *holds("blu", "D1"), *holds("blu", "E1"), *figure("medusa", "D1", "red"), *figure("polyphemus", "E1", "red")
    )

    assert paid(g) == [3, 0, 0, 0]


def test_the_first_cycle_pays_as_well() -> None:
    """L-6.4"""
    assert paid(phase_2(*holds("grn", "D1"), cycle=1)) == [0, 0, 2, 0]


def test_all_are_paid_at_once_and_nobody_is_asked() -> None:
    """L-6.4: factions are named in their order."""
    g = phase_2(*holds("grn", "D1"))

    assert g.over
    assert g.log == []
    assert [event.numbers[0] for event in g.events] == [0, 1, 2, 3]
