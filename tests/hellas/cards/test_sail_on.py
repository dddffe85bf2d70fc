"""P3 Sail On."""

from __future__ import annotations

from hellas.cards.answers import back_in_hand, held, keep, play, veto, veto_back
from hellas.setups import turn, why
from pelagos.kernel.play import Play
from rulings import asked, options, say, stands, told


def founded(white: str, orange: str = "", *more: str) -> Play:
    """White has founded t07, and regrouped."""
    g = turn("t02 1/0, t03 1/3", "t04 1/1, t05 1/0, t01 1/0", *more, hands=(white, orange))
    say(g, "white declare voyage", "nature tile t07", "white place 1,-1 4", "white go on", "white as they stand")
    return g


def test_a_new_attempt_starts() -> None:
    """H-10.P3, H-6.12"""
    g = founded("p3 p3 p1")
    assert asked(g) == "white NextVoyage"
    play(g, "white", "p3")

    stands(g, "asks DrawTile", "sail_on 0", "poseidon discard p3 1")
    assert options(g) == [f"tile t{tile:02}" for tile in range(8, 24)]
    say(g, "nature tile t08")
    stands(g, "asks PlaceOrDecline", "fair_wind 0")
    # A second success, a second chance; t03 alone has ships.
    say(g, "white place -1,-1 3")
    stands(g, "ships t03 1", "owner t08 white")
    say(g, "white go on", "white as they stand")
    assert asked(g) == "white NextVoyage"
    assert options(g, "play") == ["play p3"]


def test_it_follows_a_success_only() -> None:
    """H-10.P3"""
    g = turn("t02 1/0, t03 1/3", "t04 1/1", hands=("p3 z2", ""), nature=["tile t07"])
    say(g, "white declare voyage")
    assert why(g, "white play p3") == "other-window p3 H-9.4"
    say(g, "white decline")
    assert asked(g) == "white FinishTurn"
    assert why(g, "white play p3") == "other-window p3 H-9.4"


def test_it_needs_a_tile_in_the_stack() -> None:
    """H-10.P3, H-12.1"""
    aside = "where " + ", ".join([f"t{tile:02} aside" for tile in range(8, 24)])
    g = turn("t02 1/0, t03 1/3", "t04 1/1", aside, hands=("p3 z1", ""))
    say(g, "white declare voyage", "white place 1,-1 4", "white go on", "white as they stand")
    assert options(g) == ["end action"]
    assert why(g, "white play p3") == "no-use p3 H-9.11"


def test_vetoed_no_attempt_starts() -> None:
    """H-10.P3"""
    g = founded("p3 z2", "z5")
    veto(g, "white", "p3")

    stands(g, "sail_on 0", "asks NextVoyage")
    assert options(g) == ["play z2", "end action"]


def test_vetoed_back_it_works() -> None:
    """H-10.P3, H-9.7"""
    g = founded("p3 z5", "z5")
    veto_back(g, "white", "p3")
    stands(g, "asks DrawTile")


def test_kept_it_returns_at_the_end_of_the_attempt_it_started() -> None:
    """H-10.P3, H-10.Z7"""
    g = founded("p3 z7")
    keep(g, "white", "p3")
    say(g, "nature tile t08")
    assert held(g, "p3")
    say(g, "white decline")

    assert "card-returned white p3" in told(g)
    back_in_hand(g, "p3")


def test_kept_and_successful_it_may_be_played_again() -> None:
    """H-10.P3, H-10.Z7"""
    g = founded("p3 z7")
    keep(g, "white", "p3")
    say(g, "nature tile t08")
    say(g, "white place -1,-1 3")
    assert asked(g) == "white RegroupInto"
    back_in_hand(g, "p3")
    say(g, "white as they stand")
    assert asked(g) == "white NextVoyage"
    assert options(g, "play") == ["play p3"]
