"""Apollo: gold, and prosperity for the first (C-8.4, C-17)."""

from __future__ import annotations

from classic.setups import FIVE
from rulings import asked, described, options, say, stands, told


def test_a_cycle_with_everybody_on_apollo() -> None:
    """C-8.1, C-8.4, C-17.2, C-17.3: one question in all, who gets the prosperity."""
    g = described(
        FIVE,
        "cycle 5",
        "gods 1 ares, 2 zeus, 3 athena, 4 poseidon",
        "apollo 1 p3, 2 p1, 3 p2, 4 p5, 5 p4",
        "owner i13 p5",
        "next Actions",
    )
    assert asked(g) == "p3 Prosper"
    assert len(options(g)) == 13
    say(g, "p3 prosper i13")

    assert [line for line in told(g) if line.startswith("apollo-paid")] == [
        f"apollo-paid {p} 1" for p in ("p1", "p2", "p5", "p4")
    ]
    stands(g, "gold p1 6, p2 6, p3 9, p4 6, p5 6", "prosperity i13 1", "prosperity_left 15")
    stands(g, "order 5 p3, 4 p1, 3 p2, 2 p5, 1 p4", "asks nothing")


def test_apollo_is_the_last_of_the_gods() -> None:
    """C-1.9, C-8.1"""
    assert FIVE.vocabulary.domains["god"].words == ("poseidon", "ares", "zeus", "athena", "apollo")
