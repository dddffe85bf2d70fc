"""Poseidon: fleets, ports, moving fleets (C-8.4)."""

from __future__ import annotations

from classic.setups import FOUR, THREE, TWO, turn, why
from rulings import options, say, stands, told

AROUND = "a3 a5 b4 b6 c5 c6 h3 h4 i2 i4 j1 j4 k1 k2 k3"
"""The seas around I01 and I12."""
FOUR_AROUND = "a1 a2 b3 c3 d1 d2 d3 f6 f7 g5 g7 h5 h6"
THREE_AROUND = "a1 b2 c1 c2 f6 f7 g5 h4 i3 j2"
"""The same on the other boards; K2 is a rival's."""


def test_everything_poseidon_offers_at_the_start() -> None:
    """C-8.4, C-9.3, C-10.3, C-11.2, C-19.1: recruits, buildings, moves, creatures; the free fleet is due."""
    g = turn("poseidon", "where harpy slot-4, siren slot-2")

    assert options(g) == [
        *[f"recruit fleet {sea}" for sea in AROUND.split()],
        "build port-s i01",
        "build port-s i12",
        "build port-o i12",
        "sail c6 > b6 1",
        "sail c6 > c5 1",
        "sail c6 > c7 1",
        "sail k1 > j1 1",
        "sail k1 > k2 1",
        "buy 4",
        "buy 2",
    ]


def test_after_the_free_fleet_the_turn_may_end() -> None:
    """C-8.6, C-9.1"""
    g = turn("poseidon", "gold p1 1")
    say(g, "p1 recruit fleet c6")
    stands(g, "fleets c6 2", "fleet_reserve p1 5", "gold p1 1")
    assert told(g) == ["fleet-recruited p1 c6 0"]
    assert [phrase for phrase in options(g) if not phrase.startswith("recruit")] == [
        "sail c6 > b6 1",
        "sail c6 > b6 2",
        "sail c6 > c5 1",
        "sail c6 > c5 2",
        "sail c6 > c7 1",
        "sail c6 > c7 2",
        "sail k1 > j1 1",
        "sail k1 > k2 1",
        "end turn",
    ]
    say(g, "p1 recruit fleet a3")

    assert options(g) == ["end turn"]
    stands(g, "gold p1 0", "fleets a3 1", "ruler a3 p1")


def test_a_sea_may_be_the_only_harbour() -> None:
    """C-9.3, C-8.6: I06 alone is P5's, and rivals lie in all seas around it but D1."""
    seas = ("d2", "e1", "e3", "f2", "f3")
    g = turn(
        "poseidon",
        "owner i10 p4",
        *[f"ruler {sea} p2" for sea in seas],
        *[f"fleets {sea} 1" for sea in seas],
        who="p5",
    )

    assert options(g, "recruit") == ["recruit fleet d1"]
    say(g, "p5 recruit fleet d1", "p5 recruit fleet d1")
    stands(g, "fleets d1 2", "gold p5 9")


def test_without_a_harbour_the_free_fleet_is_lost() -> None:
    """C-8.6, C-9.3"""
    seas = ("d1", "d2", "e1", "e3", "f2", "f3")
    g = turn(
        "poseidon",
        "owner i10 p4",
        *[f"ruler {sea} p2" for sea in seas],
        *[f"fleets {sea} 1" for sea in seas],
        who="p5",
    )
    assert options(g, "recruit") == []
    assert options(g)[-1] == "end turn"
    assert why(g, "p5 recruit fleet d1") == "sea-of-another d1 C-2.4"
    say(g, "p5 end turn")

    assert told(g) == ["free-recruit-lost p5", "turn-ended p5"]


def test_poseidon_on_the_other_boards() -> None:
    """C-9.3, C-11.2"""
    assert options(turn("poseidon", "gold p1 1", rules=FOUR)) == [
        *[f"recruit fleet {sea}" for sea in FOUR_AROUND.split()],
        "sail b3 > a2 1",
        "sail b3 > a3 1",
        "sail b3 > b4 1",
        "sail b3 > c3 1",
        "sail b3 > c4 1",
        "sail f7 > e6 1",
        "sail f7 > f6 1",
        "sail f7 > f8 1",
        "sail f7 > g7 1",
    ]
    for rules in (THREE, TWO):
        g = turn("poseidon", "gold p1 0", rules=rules)
        assert options(g) == [f"recruit fleet {sea}" for sea in THREE_AROUND.split()]
