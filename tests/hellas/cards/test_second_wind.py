"""Z1 Second Wind."""

from __future__ import annotations

from hellas.cards.answers import back_in_hand, held, keep, play, veto, veto_back
from hellas.setups import M2, turn, why
from pelagos.kernel.play import Play
from rulings import asked, options, say, stands, told


def burst(white: str, orange: str = "") -> Play:
    g = turn("t02 1/0, t03 1/0", "t04 1/1", hands=(white, orange))
    say(g, "white declare burst")
    return g


def test_two_more_steps() -> None:
    """H-10.Z1, H-5.1"""
    g = burst("z1 z1")
    stands(g, "steps 3")
    play(g, "white", "z1")
    stands(g, "steps 5", "zeus discard z1 1", "asks TakeStep")
    say(g, "white greek t02")
    play(g, "white", "z1")
    stands(g, "steps 6", "zeus discard z1 2")


def test_it_adds_up_with_the_temple_step() -> None:
    """H-10.Z1, H-5.1"""
    g = turn("t17 1/0, t03 1/0", "t04 1/1", lands=M2, hands=("z1", ""))
    say(g, "white declare burst")
    stands(g, "steps 4")
    play(g, "white", "z1")
    stands(g, "steps 6")


def test_it_belongs_to_a_burst() -> None:
    """H-10.Z1, H-9.2"""
    g = turn("t02 2/0, t03 1/0", "t04 1/1", hands=("z1", ""))
    assert why(g, "white play z1") == "other-window z1 H-9.4"
    say(g, "white declare attack")
    assert why(g, "white play z1") == "other-window z1 H-9.4"


def test_vetoed_nothing_happens() -> None:
    """H-10.Z1"""
    g = burst("z1", "z5")
    veto(g, "white", "z1")
    stands(g, "steps 3", "asks TakeStep")


def test_vetoed_back_it_works() -> None:
    """H-10.Z1, H-9.7"""
    g = burst("z1 z5", "z5")
    veto_back(g, "white", "z1")
    stands(g, "steps 5", "zeus discard z1 1")


def test_kept_it_returns_at_the_end_of_the_burst() -> None:
    """H-10.Z1, H-10.Z7: after the regrouping."""
    g = burst("z1 z7 z2")
    keep(g, "white", "z1")
    stands(g, "steps 5")
    assert held(g, "z1")
    say(g, "white stop")
    assert held(g, "z1")
    say(g, "white as they stand")

    assert told(g)[:2] == ["not-regrouped white", "card-returned white z1"]
    back_in_hand(g, "z1")
    assert asked(g) == "white FinishTurn"
    assert options(g, "play") == ["play z2"]
