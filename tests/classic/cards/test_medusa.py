"""Medusa."""

from __future__ import annotations

from classic.cards.purchase import bought, options_of, say, turn
from classic.setups import FIVE, figure, why
from rulings import asked, options, stands, told

ISLANDS = FIVE.vocabulary.domains["island"].words
CHAIN = ("ruler c5 p1, d5 p1", "fleets c5 1, d5 1")
"""Joins i01, i03 and i04."""


def test_she_is_placed_on_any_island_and_her_card_is_held() -> None:
    """C-20.16.1, C-19.8"""
    g = bought("medusa")
    assert asked(g) == "p1 PlaceFigure"
    assert options(g) == [*[f"place {island}" for island in ISLANDS], "decline"]
    say(g, "p1 place i03")

    assert told(g) == ["figure-placed p1 medusa i03"]
    stands(g, "figure_island medusa i03", "figure_owner medusa p1", "figure_cycle medusa 5", "where medusa held")


def test_no_troops_leave_her_island_by_ares() -> None:
    """C-20.16.1, C-12.3"""
    g = turn(*CHAIN, *figure("medusa", "i01", "p2"))

    assert options_of(g, "march") == []
    assert why(g, "p1 march i01 > i03 1") == "held-by-medusa i01 C-20.16.1"
    free = turn(*CHAIN)
    assert options_of(free, "march") == ["i01 > i03 1", "i01 > i04 1"]


def test_not_even_those_of_her_summoner() -> None:
    """C-20.16.1: whoever owns them."""
    g = turn(*CHAIN, *figure("medusa", "i01", "p1"))

    assert options_of(g, "march") == []


def test_nor_by_pegasus() -> None:
    """C-20.16.1"""
    g = bought("pegasus", *figure("medusa", "i01", "p2"))

    assert {option.split()[0] for option in options_of(g, "fly")} == {"i12"}


def test_elsewhere_troops_are_free() -> None:
    """C-20.16.1"""
    g = turn(*CHAIN, *figure("medusa", "i12", "p2"))

    assert options_of(g, "march") == ["i01 > i03 1", "i01 > i04 1"]


def test_troops_may_land_there_and_are_then_held_too() -> None:
    """C-20.16.1, C-20.16.2"""
    g = turn(*CHAIN, *figure("medusa", "i04", "p2"))
    say(g, "p1 march i01 > i04 1")

    stands(g, "owner i04 p1", "troops i04 1")
    assert options_of(g, "march") == []
    assert why(g, "p1 march i04 > i01 1") == "held-by-medusa i04 C-20.16.1"


def test_own_troops_may_join_there() -> None:
    """C-20.16.2, C-12.5"""
    g = turn(*CHAIN, "owner i03 p1", *figure("medusa", "i01", "p2"))
    say(g, "p1 march i03 > i01 1")

    stands(g, "troops i01 2, i03 0")


def test_neither_side_of_a_battle_there_retreats() -> None:
    """C-20.16.1, C-14.11: both have a chain home, and nobody is asked."""
    forces = ("troops i01 3, i03 3", "owner i07 p3")
    g = turn(*CHAIN, *forces, *figure("medusa", "i03", "p1"))
    say(g, "p1 march i01 > i03 3", "nature roll 3 0")
    assert asked(g) == "nature RollOnLand"

    without = turn(*CHAIN, *forces)
    say(without, "p1 march i01 > i03 3", "nature roll 3 0")
    assert options(without) == ["stay", "retreat i07"]


def test_retreating_to_her_island_is_a_way_in() -> None:
    """C-20.16.2"""
    g = turn(*CHAIN, "troops i01 3, i03 3", "owner i07 p3", *figure("medusa", "i07", "p1"))
    say(g, "p1 march i01 > i03 3", "nature roll 3 0")

    assert options(g) == ["stay", "retreat i07"]


def test_recruiting_selling_and_killing_there_stay_possible() -> None:
    """C-20.16.2, C-9.5"""
    g = turn(*figure("medusa", "i01", "p2"), "where sphinx slot-2, harpy slot-3")
    say(g, "p1 recruit troop i01", "p1 buy 2", "p1 sell troop i01", "p1 done", "p1 buy 3", "p1 kill i01")

    stands(g, "troops i01 0", "troop_reserve p1 7")


def test_she_does_not_hold_fleets_nor_defend() -> None:
    """C-20.16.1, C-19.13: her island, empty, is taken without a battle."""
    g = turn(*CHAIN, "troops i03 0", *figure("medusa", "i03", "p3"))
    say(g, "p1 march i01 > i03 1")

    stands(g, "owner i03 p1", "figure_island medusa i03", "asks TakeTurn")
