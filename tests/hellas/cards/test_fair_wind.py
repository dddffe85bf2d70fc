"""P1 Fair Wind."""

from __future__ import annotations

from hellas.cards.answers import back_in_hand, held, keep, play, veto, veto_back
from hellas.setups import turn, why
from pelagos.kernel.play import Play
from rulings import asked, options, say, stands, told


def voyage(white: str, orange: str = "", *nature: str) -> Play:
    """White has drawn t07; at 1,-1 lie one ship of his and one of orange's."""
    g = turn(
        "t02 1/0, t03 1/1",
        "t04 1/1, t05 1/0, t01 1/0, t06 1/0",
        hands=(white, orange),
        nature=["tile t07", *nature],
    )
    say(g, "white declare voyage")
    return g


def test_equality_suffices() -> None:
    """H-10.P1, H-6.4"""
    g = voyage("p1")
    assert options(g, "place 1,-1") == []
    play(g, "white", "p1")

    stands(g, "fair_wind 1", "poseidon discard p1 1", "asks PlaceOrDecline")
    assert options(g, "place 1,-1") == ["place 1,-1 0", "place 1,-1 4", "place 1,-1 5"]
    assert why(g, "white place 2,0 0") == "too-few-ships 2,0 0 1 H-6.4"
    say(g, "white place 1,-1 4")
    stands(g, "fair_wind 0", "ships t03 0", "owner t07 white")


def test_it_is_not_played_twice_in_one_attempt() -> None:
    """H-10.P1, H-9.11"""
    g = voyage("p1 p1")
    play(g, "white", "p1")

    assert options(g, "play") == []
    assert why(g, "white play p1") == "no-use p1 H-9.11"


def test_it_belongs_to_a_voyage() -> None:
    """H-10.P1, H-9.2"""
    g = turn("t02 2/0, t03 1/1", "t04 1/1", hands=("p1", ""))
    assert why(g, "white play p1") == "other-window p1 H-9.4"
    say(g, "white declare attack")
    assert why(g, "white play p1") == "other-window p1 H-9.4"


def test_it_survives_a_new_horizon_and_ends_with_the_attempt() -> None:
    """H-10.P1, H-10.P2"""
    g = voyage("p1 p2 p1", "", "tile t08")
    play(g, "white", "p1")
    play(g, "white", "p2")

    stands(g, "fair_wind 1", "where t08 drawn")
    assert options(g, "place 1,-1") != []
    say(g, "white decline")
    stands(g, "fair_wind 0")


def test_vetoed_another_may_follow() -> None:
    """H-10.P1, H-9.7"""
    g = voyage("p1 p1", "z5")
    veto(g, "white", "p1")

    stands(g, "fair_wind 0", "asks PlaceOrDecline")
    assert options(g, "place 1,-1") == []
    play(g, "white", "p1")
    stands(g, "fair_wind 1")


def test_vetoed_back_it_works() -> None:
    """H-10.P1, H-9.7"""
    g = voyage("p1 z5", "z5")
    veto_back(g, "white", "p1")

    stands(g, "fair_wind 1", "poseidon discard p1 1", "asks PlaceOrDecline")


def test_kept_it_returns_when_the_attempt_has_failed() -> None:
    """H-10.P1, H-10.Z7"""
    g = voyage("p1 z7")
    keep(g, "white", "p1")
    stands(g, "fair_wind 1")
    assert held(g, "p1")
    assert why(g, "white play p1") == "not-in-hand p1 H-9.1"
    say(g, "white decline")

    assert "card-returned white p1" in told(g)
    back_in_hand(g, "p1")


def test_kept_it_returns_when_a_success_is_done() -> None:
    """H-10.P1, H-10.Z7: before the regrouping."""
    g = voyage("p1 z7")
    keep(g, "white", "p1")
    say(g, "white place 1,-1 4")

    assert told(g)[told(g).index("ship-paid white t03") :][:4] == [
        "ship-paid white t03",
        "city-founded white t07",
        "card-returned white p1",
        "not-regrouped white",
    ]
    back_in_hand(g, "p1")
    assert asked(g) == "white NextVoyage"
