"""A5 Spirit Warrior."""

from __future__ import annotations

from hellas.cards.answers import back_in_hand, held, keep, play, veto, veto_back
from hellas.setups import turn, why
from pelagos.kernel.play import Play
from rulings import asked, options, say, stands, told


def battle(white: str, orange: str = "", city: str = "t04 2/0") -> Play:
    """One Greek of t05 against t04 by land."""
    g = turn("t05 2/0, t02 1/0", f"{city}, t01 1/0", hands=(white, orange))
    say(g, "white declare attack", "white target t04")
    return g


def test_one_more_strength_but_no_piece() -> None:
    """H-10.A5, H-7.8, H-7.12"""
    g = battle("a5")
    play(g, "white", "a5")
    assert "battle-decided white t04 2 2" in told(g)
    stands(g, "owner t04 white", "greeks t04 1", "greek_supply white 12", "ares discard a5 1", "spirits 0")
    g = battle("a5")
    say(g, "white pass")
    assert "battle-decided white t04 1 2" in told(g)
    stands(g, "owner t04 orange")


def test_it_adds_up() -> None:
    """H-10.A5"""
    g = battle("a5 a5", city="t04 3/0")
    play(g, "white", "a5")
    assert asked(g) == "white Fight"
    stands(g, "spirits 1")
    play(g, "white", "a5")
    assert "battle-decided white t04 3 3" in told(g)
    stands(g, "owner t04 white")


def test_it_is_the_attackers_in_battle() -> None:
    """H-10.A5, H-9.4"""
    g = turn("t05 2/0, t02 1/0", "t04 2/1, t01 1/0", hands=("a5", "a5 p5"))
    assert why(g, "white play a5") == "other-window a5 H-9.4"
    say(g, "white declare attack")
    assert why(g, "white play a5") == "other-window a5 H-9.4"
    say(g, "white target t04", "white pass")
    assert asked(g) == "orange Fight"
    assert options(g) == ["play p5", "pass"]
    assert why(g, "orange play a5") == "other-window a5 H-9.4"


def test_vetoed_nothing_happens() -> None:
    """H-10.A5"""
    g = battle("a5 a2", "z5")
    veto(g, "white", "a5")
    stands(g, "spirits 0")


def test_vetoed_back_it_works() -> None:
    """H-10.A5, H-9.7"""
    g = battle("a5 z5 a2", "z5")
    veto_back(g, "white", "a5")
    stands(g, "spirits 1")


def test_kept_it_returns_at_the_end_of_the_attack() -> None:
    """H-10.A5, H-10.Z7"""
    g = battle("a5 z7 a2", city="t04 2/1")
    keep(g, "white", "a5")
    stands(g, "spirits 1")
    assert held(g, "a5")
    say(g, "white pass", "white spoils 0")
    assert "card-returned white a5" in told(g)
    back_in_hand(g, "a5")
