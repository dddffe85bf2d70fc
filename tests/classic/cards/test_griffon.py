"""Griffon."""

from __future__ import annotations

import pytest

from classic.cards.purchase import bought, say
from classic.setups import FIVE, why
from pelagos.kernel.play import payload
from rulings import asked, described, options, stands, told

P5_OUT = ("owner i06 p4, i10 p4", "ruler f3 nobody, g9 nobody", "fleets f3 0, g9 0", "gold p5 0")


def test_any_other_player_may_be_chosen_however_poor() -> None:
    """C-20.9.1, C-20.9.2, C-21.3"""
    g = bought("griffon", "gold p2 0, p3 1")

    assert asked(g) == "p1 StealGold"
    assert options(g) == ["rob p2", "rob p3", "rob p4", "rob p5", "decline"]
    assert why(g, "p1 rob p1") == "no-living-rival C-19.7"
    assert why(g, "p1 end turn") == "effect-first C-19.3"


def test_whoever_is_active_is_not_his_own_victim() -> None:
    """C-20.9.1"""
    turn = ("cycle 5", "active p3", "god ares", "next StealGold")
    g = described(FIVE, *turn)

    assert options(g) == ["rob p1", "rob p2", "rob p4", "rob p5", "decline"]
    assert why(g, "p3 rob p3") == "no-living-rival C-19.7"


def test_an_eliminated_player_is_no_victim() -> None:
    """C-19.7"""
    g = bought("griffon", *P5_OUT)

    assert options(g) == ["rob p2", "rob p3", "rob p4", "decline"]
    assert why(g, "p1 rob p5") == "no-living-rival C-19.7"


@pytest.mark.parametrize(("before", "taken"), [(7, 3), (8, 4), (2, 1), (1, 0), (0, 0)])
def test_half_of_his_gold_rounded_down_is_taken(before: int, taken: int) -> None:
    """C-20.9.1, C-20.9.2: with 0 or 1 GP nothing is taken."""
    g = bought("griffon", f"gold p2 {before}")
    say(g, "p1 rob p2")

    assert told(g) == [f"gold-stolen p1 p2 {taken} {before}"]
    stands(g, f"gold p1 {8 + taken}, p2 {before - taken}, p3 10", "where griffon discard", "asks TakeTurn")


def test_the_victim_shows_his_gold_to_everybody() -> None:
    """C-20.9.2: whatever was known of it before; a table that hides gold tells the sum."""
    g = bought(
        "griffon", "gold p2 7", "least p1 8, p2 2, p3 10, p4 10, p5 10", "most p1 15, p2 20, p3 10, p4 10, p5 10"
    )
    say(g, "p1 rob p2")

    stands(g, "least p2 4, p1 9", "most p2 4, p1 16")
    assert payload(g, 4)["events"][-1] == ["gold-stolen", 0, 1, 3, 7]


def test_what_he_took_is_his_to_spend() -> None:
    """C-20.9.1: the Griffon was paid with the last gold."""
    g = bought("griffon", "gold p1 2, p2 5", "where harpy slot-3")
    say(g, "p1 rob p2")
    stands(g, "gold p1 2, p2 3")

    assert why(g, "p1 buy 3") == "too-dear 3 C-8.9"
    rich = bought("griffon", "gold p1 2, p2 6", "where harpy slot-3")
    say(rich, "p1 rob p2")
    assert "buy 3" in options(rich)


def test_it_may_be_declined() -> None:
    """C-19.4"""
    g = bought("griffon")
    say(g, "p1 decline")

    assert told(g) == ["effect-declined p1 griffon"]
    stands(g, "gold p1 8, p2 10", "where griffon discard", "asks TakeTurn")
