"""Veto."""

from __future__ import annotations

from rulings import described, options, refused, say, stands, told
from toy.cards import CARDS
from toy.ids import VETO
from toy.position import Toy
from toy_title.tables import TWO

THEN = "next Bid faction=red"


def test_a_veto_answers_a_card_just_played() -> None:
    """T-5.2"""
    g = described(TWO, "cards hand-a:a storm 1, hand-b:b veto 1", "next PlayOrDone who=a", THEN)
    say(g, "a play storm")
    assert options(g) == ["veto", "let it be"]
    say(g, "b veto")

    stands(g, "cards discard veto 1, discard storm 1, hand-b:b veto 0")
    assert told(g) == ["veto-played b", "card-vetoed a storm"]


def test_it_is_never_played_of_ones_own_accord() -> None:
    """T-5.2"""
    g = described(TWO, "cards hand-a:a veto 2, hand-b:b tax 1", "next PlayOrDone who=a", THEN)

    assert options(g) == ["done"]
    assert refused(g, "a play veto") == "only-an-answer T-5.2"


def test_it_does_nothing_by_itself() -> None:
    """T-5.3: it acts by being counted."""
    g = described(TWO, THEN)
    assert isinstance(g.g, Toy)
    CARDS[VETO].play(g.g, 0)

    stands(g, "vetoes 0", "asks Bid")
