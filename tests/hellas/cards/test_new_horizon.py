"""P2 New Horizon."""

from __future__ import annotations

from hellas.cards.answers import back_in_hand, held, keep, play, veto, veto_back
from hellas.setups import turn, why
from pelagos.kernel.play import Play
from rulings import options, say, stands, told


def voyage(white: str, orange: str = "", *more: str) -> Play:
    """White has drawn t07."""
    g = turn("t02 1/0, t03 1/1", "t04 1/1, t05 1/0, t01 1/0", *more, hands=(white, orange))
    say(g, "white declare voyage", "nature tile t07")
    return g


def test_another_tile_is_drawn_instead() -> None:
    """H-10.P2, H-12.36"""
    g = voyage("p2 p2")
    play(g, "white", "p2")

    assert told(g)[-1] == "tile-put-under t07"
    stands(g, "asks DrawTile", "where t07 under-1", "poseidon discard p2 0")
    assert options(g) == [f"tile t{tile:02}" for tile in range(8, 24)]
    say(g, "nature tile t08")
    assert told(g) == ["tile-drawn white t08"]
    stands(g, "where t08 drawn", "asks PlaceOrDecline", "poseidon discard p2 1")
    play(g, "white", "p2")
    stands(g, "where t07 under-1, t08 under-2")
    say(g, "nature tile t09")
    stands(g, "where t09 drawn", "poseidon discard p2 2")


def test_it_needs_a_tile_in_the_stack() -> None:
    """H-10.P2, H-12.2"""
    aside = "where " + ", ".join([f"t{tile:02} aside" for tile in range(8, 24)])
    g = turn("t02 1/0, t03 1/2", "t04 1/1", aside, hands=("p2", ""))
    say(g, "white declare voyage")
    assert options(g, "play") == []
    assert why(g, "white play p2") == "no-use p2 H-9.11"
    g = turn("t02 1/0, t03 1/2", "t04 1/1", aside, "where t08 under-1", hands=("p2", ""))
    say(g, "white declare voyage")
    assert options(g, "play") == ["play p2"]
    play(g, "white", "p2")
    stands(g, "where t08 drawn, t07 under-1")


def test_vetoed_the_first_tile_stays() -> None:
    """H-10.P2"""
    g = voyage("p2", "z5")
    veto(g, "white", "p2")

    assert told(g)[-1] != "tile-put-under t07"
    stands(g, "where t07 drawn")


def test_vetoed_back_it_works() -> None:
    """H-10.P2, H-9.7"""
    g = voyage("p2 z5", "z5")
    veto_back(g, "white", "p2")
    stands(g, "asks DrawTile", "where t07 under-1")


def test_kept_it_returns_at_the_end_of_the_attempt() -> None:
    """H-10.P2, H-10.Z7"""
    g = voyage("p2 z7")
    keep(g, "white", "p2")
    say(g, "nature tile t08")
    assert held(g, "p2")
    say(g, "white decline")
    assert "card-returned white p2" in told(g)
    back_in_hand(g, "p2")
