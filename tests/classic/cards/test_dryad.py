"""Dryad."""

from __future__ import annotations

from classic.cards.purchase import bought, options_of, say
from classic.setups import FIVE, why
from rulings import asked, described, options, stands, told


def test_only_another_player_who_has_a_priest_may_be_chosen() -> None:
    """C-20.12.1"""
    g = bought("dryad", "priests p1 2, p3 1, p5 4")

    assert asked(g) == "p1 StealPriest"
    assert options(g) == ["rob p3", "rob p5", "decline"]
    assert why(g, "p1 rob p2") == "nothing-to-steal p2 C-20.11.1"
    assert why(g, "p1 rob p1") == "no-living-rival C-19.7"
    assert why(g, "p1 end turn") == "effect-first C-19.3"


def test_whoever_is_active_is_not_his_own_victim() -> None:
    """C-20.12.1"""
    g = described(FIVE, "cycle 5", "active p2", "god ares", "priests p1 1, p2 1, p3 1", "next StealPriest")

    assert options(g) == ["rob p1", "rob p3", "decline"]


def test_one_priest_changes_hands() -> None:
    """C-20.12.1"""
    g = bought("dryad", "priests p1 2, p3 1, p5 4")
    say(g, "p1 rob p5")

    assert told(g) == ["priest-stolen p1 p5"]
    stands(g, "priests p1 3, p5 3, p3 1", "where dryad discard", "gold p1 8, p5 10", "asks TakeTurn")


def test_it_counts_from_the_next_offerings_on() -> None:
    """C-20.12.2, C-7.10: p1 with 5 GP may offer 6, and then p2, robbed, only what he has."""
    offerings = ("next PlaceMarker marker=p1", "next PlaceMarker marker=p2", "next PayOfferings")
    position = (
        "god zeus",
        "recruits 1",
        "gold p1 7, p2 5",
        "priests p2 1",
        "gods 1 ares, 2 zeus, 3 athena, 4 poseidon",
    )
    g = bought("dryad", *position, then=offerings)
    say(g, "p1 rob p2", "p1 end turn")
    assert options_of(g, "bid")[:6] == [f"ares {n}" for n in range(1, 7)]
    assert "ares 7" not in options_of(g, "bid")
    say(g, "p1 bid ares 3")
    assert options_of(g, "bid")[:3] == ["ares 4", "ares 5", "zeus 1"]
    say(g, "p2 bid zeus 3")

    stands(g, "gold p1 3, p2 2")


def test_she_may_be_declined() -> None:
    """C-19.4"""
    g = bought("dryad", "priests p2 1")
    say(g, "p1 decline")

    assert told(g) == ["effect-declined p1 dryad"]
    stands(g, "priests p1 0, p2 1", "where dryad discard", "asks TakeTurn")


def test_if_nobody_has_a_priest_she_is_discarded_without_effect() -> None:
    """C-19.4: his own do not count."""
    g = bought("dryad", "priests p1 2")

    assert told(g) == ["creature-bought p1 dryad 2", "effect-declined p1 dryad"]
    stands(g, "priests p1 2", "where dryad discard", "gold p1 8", "asks TakeTurn")
