"""Athena: philosophers and universities (C-8.4)."""

from __future__ import annotations

from classic.setups import turn
from rulings import options, say, stands, told


def test_everything_athena_offers_at_the_start() -> None:
    """C-8.4, C-9.7, C-10.3, C-19.1: she has no action of her own."""
    g = turn("athena", "where harpy slot-4, giant slot-3, siren slot-2")

    assert options(g) == [
        "recruit card",
        "build university-s i01",
        "build university-s i12",
        "build university-o i12",
        "buy 4",
        "buy 3",
        "buy 2",
    ]


def test_two_philosophers_and_no_more() -> None:
    """C-9.1, C-9.7"""
    g = turn("athena", "gold p1 4")
    say(g, "p1 recruit card")
    assert told(g) == ["philosopher-recruited p1 0"]
    say(g, "p1 recruit card")

    assert told(g) == ["philosopher-recruited p1 4"]
    stands(g, "philosophers p1 2, p2 0", "gold p1 0", "priests p1 0")
    assert options(g) == ["end turn"]


def test_philosophers_of_others_do_not_matter() -> None:
    """C-1.8: they cannot run out."""
    g = turn("athena", "philosophers p2 3, p3 3, p4 3, p5 3")
    say(g, "p1 recruit card", "p1 recruit card")

    stands(g, "philosophers p1 2")
