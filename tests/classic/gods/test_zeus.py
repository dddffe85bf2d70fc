"""Zeus: priests, temples, replacing creatures (C-8.4)."""

from __future__ import annotations

from classic.setups import turn
from rulings import options, say, stands, told


def test_everything_zeus_offers_at_the_start() -> None:
    """C-8.4, C-9.6, C-10.3, C-13.1, C-19.1"""
    g = turn("zeus", "where harpy slot-3, siren slot-2")

    assert options(g) == [
        "recruit card",
        "build temple-s i01",
        "build temple-s i12",
        "build temple-o i12",
        "replace 3",
        "replace 2",
        "buy 3",
        "buy 2",
    ]


def test_two_priests_and_no_more() -> None:
    """C-9.1, C-9.6"""
    g = turn("zeus", "gold p1 4")
    say(g, "p1 recruit card")
    assert told(g) == ["priest-recruited p1 0"]
    assert options(g)[0] == "recruit card"
    assert options(g)[-1] == "end turn"
    say(g, "p1 recruit card")

    assert told(g) == ["priest-recruited p1 4"]
    stands(g, "priests p1 2, p2 0", "gold p1 0", "recruits 2")
    assert options(g) == ["end turn"]


def test_a_temple_built_now_lowers_a_price_now() -> None:
    """C-10.5, C-19.5"""
    g = turn("zeus", "where harpy slot-4", "gold p1 5")
    say(g, "p1 build temple-s i01")
    assert "buy 4" in options(g)
    say(g, "p1 buy 4")

    stands(g, "gold p1 0", "used_temples i01 1")
