"""A2 Beachhead."""

from __future__ import annotations

from hellas.cards.answers import back_in_hand, held, keep, play, veto, veto_back
from hellas.setups import turn, why
from pelagos.kernel.play import Play
from rulings import asked, options, say, stands, told


def battle(white: str, orange: str = "", target: str = "t01") -> Play:
    """One Greek of t05 against one in t01 by sea, or t04 by land."""
    g = turn("t05 2/0, t02 1/0", "t04 1/1, t01 1/0", hands=(white, orange))
    say(g, "white declare attack", f"white target {target}")
    return g


def test_parity_suffices_over_water() -> None:
    """H-10.A2, H-7.9"""
    g = battle("a2")
    assert asked(g) == "white Fight"
    play(g, "white", "a2")
    assert "battle-decided white t01 1 1" in told(g)
    stands(g, "owner t01 white", "ares discard a2 1", "beachhead 0")
    # Without it the same attack fails.
    g = battle("a2")
    say(g, "white pass")
    assert "attack-failed white t01" in told(g)


def test_it_needs_an_attack_by_sea() -> None:
    """H-10.A2, H-9.11"""
    g = battle("a2", target="t04")
    # An Ares card might be A5, so he is asked.
    assert options(g) == ["pass"]
    assert why(g, "white play a2") == "no-use a2 H-9.11"


def test_it_is_effective_once() -> None:
    """H-10.A2, H-9.11"""
    g = battle("a2 a2", "p5")
    play(g, "white", "a2")
    stands(g, "beachhead 1")
    assert asked(g) == "white Fight"
    assert why(g, "white play a2") == "no-use a2 H-9.11"


def test_it_is_the_attackers() -> None:
    """H-10.A2, H-9.4"""
    g = turn("t05 2/0, t02 1/0", "t04 1/1, t01 1/1", hands=("", "a2 p5"))
    say(g, "white declare attack", "white target t01")
    assert why(g, "orange play a2") == "other-window a2 H-9.4"


def test_vetoed_another_copy_may_follow() -> None:
    """H-10.A2"""
    g = battle("a2 a2", "z5")
    veto(g, "white", "a2")
    stands(g, "beachhead 0", "asks Fight", "who white")
    assert options(g) == ["play a2", "pass"]


def test_vetoed_back_it_works() -> None:
    """H-10.A2, H-9.7"""
    g = battle("a2 z5 a5", "z5")
    veto_back(g, "white", "a2")
    stands(g, "beachhead 1")


def test_kept_it_returns_at_the_end_of_the_attack() -> None:
    """H-10.A2, H-10.Z7"""
    g = battle("a2 z7 a5")
    keep(g, "white", "a2")
    assert held(g, "a2")
    say(g, "white pass")
    assert "card-returned white a2" in told(g)
    back_in_hand(g, "a2")
