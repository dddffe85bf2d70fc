"""Satyr."""

from __future__ import annotations

from classic.cards.purchase import bought, say
from classic.setups import FIVE, why
from rulings import asked, described, options, stands, told


def test_only_another_player_who_has_a_philosopher_may_be_chosen() -> None:
    """C-20.11.1"""
    g = bought("satyr", "philosophers p1 2, p2 1, p4 3")

    assert asked(g) == "p1 StealPhilosopher"
    assert options(g) == ["rob p2", "rob p4", "decline"]
    assert why(g, "p1 rob p3") == "nothing-to-steal p3 C-20.11.1"
    assert why(g, "p1 rob p1") == "no-living-rival C-19.7"
    assert why(g, "p1 end turn") == "effect-first C-19.3"


def test_whoever_is_active_is_not_his_own_victim() -> None:
    """C-20.11.1"""
    g = described(FIVE, "cycle 5", "active p2", "god ares", "philosophers p1 1, p2 1, p3 1", "next StealPhilosopher")

    assert options(g) == ["rob p1", "rob p3", "decline"]


def test_one_philosopher_changes_hands() -> None:
    """C-20.11.1"""
    g = bought("satyr", "philosophers p1 2, p2 1, p4 3")
    say(g, "p1 rob p4")

    assert told(g) == ["philosopher-stolen p1 p4"]
    stands(g, "philosophers p1 3, p4 2, p2 1", "where satyr discard", "gold p1 8, p4 10", "asks TakeTurn")


def test_the_fourth_founds_a_metropolis_at_once() -> None:
    """C-20.11.2, C-15.3: the card is put away after it."""
    g = bought("satyr", "philosophers p1 3, p2 1")
    say(g, "p1 rob p2")

    assert told(g) == ["philosopher-stolen p1 p2", "philosophers-given p1"]
    assert asked(g) == "p1 ChooseSite"
    assert options(g) == ["found i01", "found i12"]
    stands(g, "philosophers p1 0, p2 0", "where satyr used")
    say(g, "p1 found i12")

    assert told(g) == ["metropolis-founded p1 i12"]
    stands(g, "metropolis i12 1", "supply metropolis 9", "where satyr discard", "asks TakeTurn")


def test_the_fourth_is_lost_where_every_island_has_its_metropolis() -> None:
    """C-20.11.2, C-15.8"""
    g = bought("satyr", "philosophers p1 3, p2 1", "metropolis i12 1", "owner i01 p2")
    say(g, "p1 rob p2")

    assert told(g) == ["philosopher-stolen p1 p2", "philosophers-given p1", "metropolis-lost p1"]
    stands(g, "philosophers p1 0", "supply metropolis 9", "where satyr discard", "asks TakeTurn")


def test_he_may_be_declined() -> None:
    """C-19.4"""
    g = bought("satyr", "philosophers p2 1")
    say(g, "p1 decline")

    assert told(g) == ["effect-declined p1 satyr"]
    stands(g, "philosophers p1 0, p2 1", "where satyr discard", "asks TakeTurn")


def test_if_nobody_has_a_philosopher_he_is_discarded_without_effect() -> None:
    """C-19.4: his own do not count."""
    g = bought("satyr", "philosophers p1 2")

    assert told(g) == ["creature-bought p1 satyr 2", "effect-declined p1 satyr"]
    stands(g, "philosophers p1 2", "where satyr discard", "gold p1 8", "asks TakeTurn")
