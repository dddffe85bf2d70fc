"""Claim."""

from __future__ import annotations

from rulings import asked, described, options, refused, say, stands, told
from toy_title.tables import PAIRS, THREE, TWO

THEN = "next Bid faction=red"


def test_a_wharf_without_barges_next_to_ones_own_is_claimed_with_a_barge() -> None:
    """T-7.4"""
    g = described(THREE, "owner w4 red", "next NameWharf who=a", THEN)
    assert options(g) == ["claim w5", "claim w6"]
    say(g, "a claim w5")

    stands(g, "owner w5 red", "barges w5 1", "supply red 6")
    assert told(g) == ["wharf-claimed red w5"]


def test_the_wharves_lie_in_a_ring() -> None:
    """T-7.4: w6 is next to w1."""
    g = described(TWO, "owner w1 nobody, w6 red", "barges w1 0, w6 1", "next NameWharf who=a", THEN)

    assert options(g) == ["claim w1", "claim w5"]


def test_a_rivals_wharf_without_barges_is_claimed() -> None:
    """T-7.4"""
    g = described(TWO, "barges w2 0", "supply blue 8", "next NameWharf who=a", THEN)
    assert options(g) == ["claim w2", "claim w6"]
    say(g, "a claim w2")

    stands(g, "owner w2 red", "barges w2 1")


def test_what_cannot_be_claimed() -> None:
    """T-7.4: barges on it, one's own, not next to one's own."""
    g = described(TWO, "owner w3 red", "next NameWharf who=a", THEN)

    assert options(g) == ["claim w4", "claim w6"]
    for wharf in ("w2", "w3", "w1", "w5"):
        assert refused(g, f"a claim {wharf}") == "not-claimable T-7.4"


def test_it_becomes_the_neighbouring_factions() -> None:
    """T-7.4, T-1.2: w6 is next to red's w1, w4 next to amber's w3."""
    for wharf, faction in (("w6", "red"), ("w4", "amber")):
        g = described(PAIRS, "barges w4 0", "supply jade 8", "next NameWharf who=a", THEN)
        assert options(g) == ["claim w4", "claim w6"]
        say(g, f"a claim {wharf}")
        stands(g, f"owner {wharf} {faction}", f"supply {faction} 6")


def test_between_two_factions_of_one_seat_the_one_after_it_claims() -> None:
    """T-7.4: w2 lies between red's w1 and amber's w3."""
    g = described(PAIRS, "barges w2 0", "supply blue 8", "next NameWharf who=a", THEN)
    say(g, "a claim w2")

    stands(g, "owner w2 amber")


def test_without_a_barge_in_the_supply_the_wharf_stays_empty() -> None:
    """T-7.4"""
    g = described(TWO, "owner w3 red", "barges w1 4, w3 4", "supply red 0", "next NameWharf who=a", THEN)
    say(g, "a claim w4")

    stands(g, "owner w4 red", "barges w4 0", "supply red 0")


def test_a_claim_without_a_wharf_to_claim_is_of_no_use() -> None:
    """T-7.4, T-5.1"""
    g = described(
        TWO,
        "owner w6 blue",
        "barges w6 1",
        "supply blue 6",
        "cards hand-a:a claim 1",
        "next PlayOrDone who=a",
        THEN,
    )

    assert refused(g, "a play claim") == "no-use T-5.1"


def test_the_only_wharf_is_claimed_without_a_question() -> None:
    """T-7.4"""
    g = described(TWO, "cards hand-a:a claim 1", "next PlayOrDone who=a", THEN)
    say(g, "a play claim")

    stands(g, "owner w6 red")
    assert asked(g) == "a Bid"
