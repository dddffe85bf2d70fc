"""Ares: troops, fortresses, moving troops (C-8.4)."""

from __future__ import annotations

from classic.setups import FOUR, TWO, turn
from rulings import options, say, stands, told


def test_everything_ares_offers_at_the_start() -> None:
    """C-8.4, C-9.4, C-10.3, C-12.2, C-19.1"""
    g = turn("ares", "where harpy slot-4, siren slot-3")

    assert options(g) == [
        "recruit troop i01",
        "recruit troop i12",
        "build fortress-s i01",
        "build fortress-s i12",
        "build fortress-o i12",
        "march i01 > i04 1",
        "buy 4",
        "buy 3",
    ]


def test_after_the_free_troop_the_turn_may_end() -> None:
    """C-8.6, C-9.1"""
    g = turn("ares", "gold p1 2")
    say(g, "p1 recruit troop i01")

    assert told(g) == ["troop-recruited p1 i01 0"]
    assert options(g) == [
        "recruit troop i01",
        "recruit troop i12",
        "build fortress-s i01",
        "build fortress-s i12",
        "build fortress-o i12",
        "march i01 > i04 1",
        "march i01 > i04 2",
        "end turn",
    ]
    say(g, "p1 recruit troop i12")
    stands(g, "gold p1 0", "troops i01 2, i12 2", "troop_reserve p1 4")
    assert told(g) == ["troop-recruited p1 i12 2"]
    assert options(g) == ["end turn"]


def test_the_example_of_the_rulebook() -> None:
    """C-8.4, C-9.1, C-10.1: recruit, build, recruit."""
    g = turn("ares")
    say(g, "p1 recruit troop i01", "p1 build fortress-o i12", "p1 recruit troop i12")

    stands(g, "gold p1 6", "troops i01 2, i12 2", "sites i12 fortress-o 1")


def test_ares_on_the_other_boards() -> None:
    """C-12.2: with four, B3 touches I01 alone and F7 joins I08 to I05; with two, B2 joins I01 to I02."""
    assert options(turn("ares", rules=FOUR), "march") == ["march i08 > i05 1"]
    assert options(turn("ares", rules=TWO), "march") == ["march i01 > i02 1", "march i07 > i06 1"]
