"""A3 Twin Assault."""

from __future__ import annotations

from hellas.cards.answers import back_in_hand, held, keep, play, veto, veto_back
from hellas.setups import turn, why
from pelagos.kernel.play import Play
from rulings import asked, options, say, stands, told


def prepared(white: str, orange: str = "") -> Play:
    g = turn("t05 3/0, t02 3/0", "t04 1/0, t01 1/0, t06 1/0", hands=(white, orange))
    say(g, "white declare attack")
    return g


def test_one_more_attack_on_a_different_city() -> None:
    """H-10.A3, H-7.1, H-7.18"""
    g = prepared("a3")
    play(g, "white", "a3")
    stands(g, "attacks 2", "ares discard a3 1", "asks Prepare")
    say(g, "white target t04", "white add t05", "white launch", "white as they stand")
    assert asked(g) == "white NextAttack"
    stands(g, "attacks 1")
    assert options(g) == ["next attack", "end action"]
    say(g, "white next attack")
    assert options(g, "target") == ["target t01", "target t06"]
    say(g, "white target t01", "white add t02", "white add t02", "white launch")
    assert "attack-launched white t01 2 sea" in told(g)
    assert "city-conquered white t01" in told(g)
    stands(g, "owner t01 white, t04 white", "attacks 0")


def test_it_may_be_played_after_an_attack_too() -> None:
    """H-10.A3, H-7.17"""
    g = prepared("a3 a3")
    say(g, "white target t04", "white add t05", "white launch", "white pass", "white as they stand")
    assert options(g) == ["play a3", "end action"]
    play(g, "white", "a3")
    play(g, "white", "a3")
    stands(g, "attacks 2", "asks NextAttack")


def test_it_can_be_played_even_if_nobody_can_be_attacked() -> None:
    """H-10.A3, H-9.11: a Muster may follow."""
    g = turn("t02 1/1, t03 1/0", "t04 1/0", hands=("a3 a1", ""))
    say(g, "white declare attack")
    assert options(g) == ["play a1", "play a3", "no attack"]
    play(g, "white", "a3")
    stands(g, "attacks 2", "asks Prepare")
    g = turn("t05 2/0, t02 1/0", "t04 3/0", hands=("a3", ""))
    say(g, "white declare attack", "white target t04", "white pass")
    assert options(g) == ["play a3", "end action"]


def test_it_belongs_to_an_attack() -> None:
    """H-10.A3, H-9.2"""
    g = turn("t05 3/0, t02 3/0", "t04 1/0, t01 1/0", hands=("a3", ""))
    assert why(g, "white play a3") == "other-window a3 H-9.4"
    say(g, "white declare burst")
    assert why(g, "white play a3") == "other-window a3 H-9.4"


def test_vetoed_nothing_happens() -> None:
    """H-10.A3"""
    g = prepared("a3", "z5")
    veto(g, "white", "a3")
    stands(g, "attacks 1", "asks Prepare")


def test_vetoed_back_it_works() -> None:
    """H-10.A3, H-9.7"""
    g = prepared("a3 z5", "z5")
    veto_back(g, "white", "a3")
    stands(g, "attacks 2")


def test_kept_it_returns_at_the_end_of_the_next_attack() -> None:
    """H-10.A3, H-10.Z7: and may be played again."""
    g = prepared("a3 z7")
    keep(g, "white", "a3")
    assert held(g, "a3")
    say(g, "white target t04", "white add t05", "white launch")
    assert "card-returned white a3" in told(g)
    back_in_hand(g, "a3")
    say(g, "white as they stand")
    assert options(g) == ["play a3", "next attack", "end action"]
