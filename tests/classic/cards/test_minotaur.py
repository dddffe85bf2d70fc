"""Minotaur."""

from __future__ import annotations

from classic.cards.purchase import bought, options_of, say, turn
from classic.setups import FIVE, figure, why
from rulings import asked, options, stands, told

ISLANDS = FIVE.vocabulary.domains["island"].words
CHAIN = ("troops i01 3", "ruler c5 p1, d5 p1, f5 nobody", "fleets c5 1, d5 1, f5 0")
"""p1 can march from i01 to i03, and p3 has no fleet to retreat with."""


def test_he_is_placed_on_any_island_and_his_card_is_held() -> None:
    """C-20.14.1, C-19.8"""
    g = bought("minotaur")
    assert asked(g) == "p1 PlaceFigure"
    assert options(g) == [*[f"place {island}" for island in ISLANDS], "decline"]
    say(g, "p1 place i01")

    assert told(g) == ["figure-placed p1 minotaur i01"]
    stands(g, "figure_island minotaur i01", "figure_owner minotaur p1", "figure_cycle minotaur 5")
    stands(g, "where minotaur held", "gold p1 8", "asks TakeTurn")


def test_he_adds_2_to_the_defenders_total_and_is_lost_last() -> None:
    """C-20.14.1, C-20.14.4, C-14.5, C-14.8: one single loss removes him, and his card is discarded."""
    g = turn(*CHAIN, *figure("minotaur", "i03", "p3"))
    say(g, "p1 march i01 > i03 3", "nature roll 1 1")
    assert told(g) == ["dice-rolled 1 1 4 4", "troop-lost p1 i03", "troop-lost p3 i03"]
    stands(g, "troops i03 0", "attackers 2", "figure_island minotaur i03", "where minotaur held")
    assert asked(g) == "p1 RetreatFromLand"
    say(g, "p1 stay", "nature roll 2 1")

    assert told(g) == [
        "dice-rolled 2 1 4 3",
        "minotaur-lost i03",
        "figure-left minotaur i03",
        "island-captured p1 p3 i03",
    ]
    stands(g, "owner i03 p1", "troops i03 2", "where minotaur discard", "figure_island minotaur off")
    stands(g, "figure_owner minotaur nobody", "figure_cycle minotaur 0", "asks TakeTurn")


def test_fortress_metropolis_and_minotaur_add_up() -> None:
    """C-20.14.1, C-14.5: 1 troop + 1 + 1 + 2."""
    g = turn(
        "active p2", "troops i07 4", "owner i07 p2", "ruler h3 p2", "fleets h3 1", "metropolis i12 1",
        "sites i12 fortress-o 1", *figure("minotaur", "i12", "p1"),
    )  # fmt: skip
    say(g, "p2 march i07 > i12 4", "nature roll 1 0")

    assert told(g)[0] == "dice-rolled 1 0 5 5"


def test_alone_he_fights_a_landing() -> None:
    """C-20.14.3, C-12.8, C-14.15: both gone, the island stays with its owner."""
    g = turn(*CHAIN, "troops i03 0", *figure("minotaur", "i03", "p3"))
    say(g, "p1 march i01 > i03 1")
    assert told(g) == ["troops-marched p1 i01 i03 1", "land-battle-began p1 p3 i03"]
    say(g, "nature roll 1 0")

    left_to_p3 = ["figure-left minotaur i03", "island-held p3 i03"]
    assert told(g) == ["dice-rolled 1 0 2 2", "troop-lost p1 i03", "minotaur-lost i03", *left_to_p3]
    stands(g, "owner i03 p3", "troops i03 0", "where minotaur discard", "troop_reserve p1 5", "asks TakeTurn")


def test_alone_he_can_win() -> None:
    """C-20.14.3, C-14.14: he stays."""
    g = turn(*CHAIN, "troops i03 0", *figure("minotaur", "i03", "p3"))
    say(g, "p1 march i01 > i03 1", "nature roll 0 0")

    stands(g, "owner i03 p3", "figure_island minotaur i03", "where minotaur held", "asks TakeTurn")


def test_his_summoner_attacks_against_him() -> None:
    """C-20.14.2: he defends for whoever owns the island, and never for the attacker."""
    g = turn(*CHAIN, *figure("minotaur", "i03", "p1"))
    say(g, "p1 march i01 > i03 3", "nature roll 0 0")

    assert told(g)[0] == "dice-rolled 0 0 3 3"


def test_elsewhere_he_helps_nobody() -> None:
    """C-20.14.1, C-14.3: neither another island of the defender, nor the island the attack comes from."""
    for island in ("i13", "i01"):
        g = turn(*CHAIN, *figure("minotaur", island, "p3"))
        say(g, "p1 march i01 > i03 3", "nature roll 0 0")
        assert told(g)[0] == "dice-rolled 0 0 3 1"


def test_on_a_neutral_island_he_does_nothing_until_somebody_owns_it() -> None:
    """C-20.14.2, C-12.6"""
    g = turn("where pegasus slot-2", *figure("minotaur", "i04", "p2"))
    say(g, "p1 buy 2", "p1 fly i01 > i04 1")
    assert told(g)[-1] == "island-claimed p1 i04"
    stands(g, "owner i04 p1", "figure_island minotaur i04")

    later = turn("active p2", "owner i04 p1", "troops i04 0", "where pegasus slot-2", *figure("minotaur", "i04", "p2"))
    say(later, "p2 buy 2", "p2 fly i02 > i04 1")
    assert asked(later) == "nature RollOnLand"


def test_he_does_not_retreat_but_the_attacker_may() -> None:
    """C-20.14.4, C-14.10: alone against two, p3 is not asked though he has a chain."""
    g = turn(*CHAIN, "troops i03 0", "owner i07 p3", "ruler f5 p3", "fleets f5 1", *figure("minotaur", "i03", "p3"))
    say(g, "p1 march i01 > i03 3", "nature roll 0 3")

    assert asked(g) == "p1 RetreatFromLand"
    assert options(g) == ["stay", "retreat i01"]


def test_when_the_troops_retreat_he_fights_on_alone() -> None:
    """C-20.14.4, C-14.17: first the attacker may go, else the next round follows."""
    with_chain = ("owner i07 p3", "ruler f5 p3", "fleets f5 1", "troops i03 2")
    g = turn(*CHAIN, *with_chain, *figure("minotaur", "i03", "p5"))
    say(g, "p1 march i01 > i03 3", "nature roll 3 0")
    assert asked(g) == "p3 RetreatFromLand"
    assert options(g) == ["stay", "retreat i07"]
    say(g, "p3 retreat i07")

    stands(g, "troops i07 1, i03 0", "owner i03 p3", "attackers 3")
    assert asked(g) == "p1 RetreatFromLand"
    say(g, "p1 stay", "nature roll 0 0")
    assert told(g)[0] == "dice-rolled 0 0 3 2"
    stands(g, "owner i03 p1", "troops i03 3", "where minotaur discard")


def test_against_him_alone_the_attacker_may_leave_him_the_island() -> None:
    """C-14.17, C-14.14"""
    g = turn(*CHAIN, "troops i03 0", *figure("minotaur", "i03", "p5"))
    say(g, "p1 march i01 > i03 3", "nature roll 0 3", "p1 retreat i01")

    stands(g, "owner i03 p3", "troops i01 2, i03 0", "figure_island minotaur i03", "asks TakeTurn")


def test_he_adds_nothing_at_sea() -> None:
    """C-20.14.1"""
    g = turn("god poseidon", "ruler d5 p1, e6 p3", "fleets d5 1, e6 1", *figure("minotaur", "i03", "p3"))
    say(g, "p1 sail d5 > e6 1", "nature roll 0 0")

    assert told(g)[0] == "dice-rolled 0 0 1 1"


def test_he_is_no_troop_that_could_move() -> None:
    """C-20.14.4, C-19.13: an island with him alone is no origin."""
    g = turn("troops i01 0", *figure("minotaur", "i01", "p1"))

    assert options_of(g, "march") == []
    assert why(g, "p1 march i01 > i04 1") == "no-troop-there i01 C-12.2"


def test_recruits_may_join_him() -> None:
    """C-9.5"""
    g = turn(*figure("minotaur", "i01", "p2"))
    say(g, "p1 recruit troop i01")

    stands(g, "troops i01 2")
