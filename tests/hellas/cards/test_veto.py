"""Z5 Veto."""

from __future__ import annotations

import pytest

from hellas.setups import turn, why
from rulings import asked, options, say, stands, told


def test_it_is_an_answer_only() -> None:
    """H-10.Z5, H-9.8"""
    g = turn("t02 3/2, t03 1/0", "t04 1/1, t01 2/3", hands=("z5", ""))
    assert options(g, "play") == []
    assert why(g, "white play z5") == "other-window z5 H-9.4"
    say(g, "white declare attack")
    assert why(g, "white play z5") == "other-window z5 H-9.4"


def test_it_cancels_another_veto() -> None:
    """H-10.Z5"""
    g = turn("t02 3/2, t03 1/0", "t04 1/1, t01 2/3", hands=("p6 z5", "z5"))
    say(g, "white play p6", "orange play z5")

    assert asked(g) == "white AnswerCard"
    assert options(g) == ["play z5", "pass"]
    say(g, "white play z5")
    stands(g, "zeus discard z5 2", "greeks t02 2")
    # Nothing is left to answer with; white's hand has no Zeus card to keep anything.
    assert told(g)[:4] == [
        "card-played white z5",
        "no-answer orange z5",
        "not-kept white p6",
        "city-flooded white t02 1",
    ]


def test_it_cancels_a_lasting_favour() -> None:
    """H-10.Z5, H-10.Z7: the card works all the same, and is discarded."""
    g = turn("t02 3/2, t03 1/0", "t04 1/1, t01 2/3", hands=("p6 z7", "z5"))
    say(g, "white play p6", "orange pass", "white play z7", "orange play z5")

    assert told(g)[-2:] == ["card-vetoed white z7", "city-flooded white t02 1"]
    stands(g, "poseidon discard p6 1, held p6 0", "zeus discard z5 1, discard z7 1", "asks Declare")


def test_it_cancels_an_evacuation() -> None:
    """H-10.Z5, H-10.A6: in the own turn."""
    g = turn("t05 3/2, t02 1/0", "t04 1/1, t01 2/0", hands=("z5", "a6"))
    say(g, "white declare attack", "white target t04", "white launch", "orange play a6", "white play z5")

    assert "card-vetoed orange a6" in told(g)
    stands(g, "ares discard a6 1", "greek_supply orange 13", "ship_supply orange 10", "greeks t01 2")


@pytest.mark.parametrize(("number", "asked_for"), [("turn 0", "orange"), ("turn 2", "white")])
def test_white_has_none_in_his_first_turn(number: str, asked_for: str) -> None:
    """H-10.Z5, H-4.6"""
    g = turn("t05 3/2, t02 1/0", "t04 1/1, t01 2/0", number, hands=("z5", "a6"))
    say(g, "white declare attack", "white target t04", "white launch", "orange play a6")
    assert (asked(g) == "white AnswerCard") == (asked_for == "white")


def test_four_of_them_are_a_chain() -> None:
    """H-10.Z5, H-12.21"""
    g = turn("t02 3/2, t03 1/0", "t04 1/1, t01 2/3", hands=("p6 z5 z5", "z5 z5"))
    say(g, "white play p6", "orange play z5", "white play z5", "orange play z5")
    stands(g, "zeus table z5 3", "vetoes 3", "who white")
    say(g, "white play z5")
    stands(g, "zeus discard z5 4", "greeks t02 2")


def test_passing_lets_the_card_work() -> None:
    """H-10.Z5, H-9.8"""
    g = turn("t02 3/2, t03 1/0", "t04 1/1, t01 2/3", hands=("p6", "z5"))
    say(g, "white play p6", "orange pass")
    assert told(g) == ["no-answer orange p6", "not-kept white p6", "city-flooded white t02 1"]
    stands(g, "zeus hand-orange z5 1")
