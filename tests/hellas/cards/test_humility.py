"""Z3 Humility."""

from __future__ import annotations

from hellas.cards.answers import back_in_hand, keep, play, veto, veto_back
from hellas.setups import turn, why
from pelagos.kernel.play import Play
from rulings import asked, options, say, stands, told


def start(white: str, orange: str) -> Play:
    return turn("t02 3/2, t03 1/0", "t04 1/1, t01 2/3", hands=(white, orange))


def test_the_opponent_discards_down_to_three() -> None:
    """H-10.Z3"""
    g = start("z3", "p1 p1 p2 a1 a2")
    play(g, "white", "z3")

    assert asked(g) == "orange DiscardCard"
    assert options(g) == ["discard p1", "discard p2", "discard a1", "discard a2"]
    assert why(g, "orange discard z5") == "not-in-hand z5 H-9.1"
    assert why(g, "orange pass") == "effect-first H-9.7"
    say(g, "orange discard p1")
    assert told(g) == ["card-discarded orange p1"]
    stands(g, "poseidon hand-orange p1 1, discard p1 1", "asks DiscardCard", "zeus table z3 1")
    say(g, "orange discard a2")

    assert told(g) == ["card-discarded orange a2"]
    stands(g, "ares discard a2 1", "zeus discard z3 1", "asks Declare")


def test_he_is_asked_even_if_all_his_cards_are_alike() -> None:
    """H-10.Z3, H-14.6"""
    g = turn("t02 3/2", "t04 1/1", hands=("z3", "z5 z5 z5 z5"))
    say(g, "white play z3", "orange pass")
    assert options(g) == ["discard z5"]
    assert asked(g) == "orange DiscardCard"


def test_the_known_copy_goes_first() -> None:
    """H-10.Z3, H-14.4"""
    g = turn("t02 3/2", "t04 1/1", "poseidon open-orange p1 1", hands=("z3", "p1 a1 a2"))
    play(g, "white", "z3")
    say(g, "orange discard p1")
    stands(g, "poseidon open-orange p1 0, hand-orange p1 1")


def test_it_needs_an_opponent_with_more_than_three() -> None:
    """H-10.Z3, H-12.19"""
    assert why(start("z3", "p1 p1 p2"), "white play z3") == "no-use z3 H-9.11"
    assert options(start("z3", "p1 p1 p2 a1"), "play") == ["play z3"]


def test_a_veto_spent_in_vain_counts_as_gone() -> None:
    """H-10.Z3, H-12.19"""
    g = start("z3 z5", "p1 p2 a1 a2 z5")
    say(g, "white play z3", "orange play z5", "white play z5")
    # Four are left, so one goes.
    assert asked(g) == "orange DiscardCard"
    say(g, "orange discard a1")
    assert asked(g) == "white Declare"


def test_vetoed_nothing_happens() -> None:
    """H-10.Z3"""
    g = start("z3", "p1 p2 a1 a2 z5")
    veto(g, "white", "z3")
    stands(g, "asks Declare", "poseidon hand-orange p1 1")


def test_vetoed_back_it_works() -> None:
    """H-10.Z3, H-9.7"""
    g = start("z3 z5", "p1 p2 a1 a2 z5 z5")
    veto_back(g, "white", "z3")
    stands(g, "asks DiscardCard")


def test_kept_it_returns_right_after_its_effect() -> None:
    """H-10.Z3, H-10.Z7"""
    g = start("z3 z7", "p1 p2 a1 a2")
    keep(g, "white", "z3")
    say(g, "orange discard p1")
    assert told(g) == ["card-discarded orange p1", "card-returned white z3"]
    back_in_hand(g, "z3")
    assert why(g, "white play z3") == "no-use z3 H-9.11"
