"""Z7 Lasting Favour."""

from __future__ import annotations

from hellas.cards.answers import keep, pass_while
from hellas.setups import turn, why
from rulings import asked, options, say, stands, told

ORANGE = "t04 1/1, t01 2/3"


def test_it_follows_an_own_card_that_was_not_vetoed() -> None:
    """H-10.Z7, H-9.7"""
    g = turn("t02 3/2, t03 1/0", ORANGE, hands=("p6 z7", "z5"))
    assert why(g, "white play z7") == "other-window z7 H-9.4"
    say(g, "white play p6")
    assert asked(g) == "orange AnswerCard"
    say(g, "orange pass")
    assert asked(g) == "white KeepCard"
    assert why(g, "white play p6") == "other-window p6 H-9.4"
    assert why(g, "white end turn") == "other-question H-9.9"
    say(g, "white play z7")
    # Lasting Favour is a card just shown, too.
    assert asked(g) == "orange AnswerCard"
    stands(g, "zeus table z7 1", "poseidon table p6 1")
    say(g, "orange pass")
    assert told(g) == [
        "no-answer orange z7",
        "card-held white p6",
        "city-flooded white t02 1",
        "card-returned white p6",
    ]
    stands(g, "zeus discard z7 1", "poseidon open-white p6 1", "asks Declare")


def test_it_does_not_keep_another_lasting_favour() -> None:
    """H-10.Z7, H-9.11"""
    g = turn("t02 3/2, t03 1/0", ORANGE, hands=("p6 z7 z7", ""))
    keep(g, "white", "p6")
    assert asked(g) == "white Declare"
    stands(g, "zeus discard z7 1, hand-white z7 1")


def test_it_does_not_keep_a_veto() -> None:
    """H-10.Z7"""
    g = turn("t02 3/2, t03 1/0", ORANGE, hands=("p6 z5 z7", "z5"))
    say(g, "white play p6", "orange play z5", "white play z5")
    # The only thing to keep is the Flood.
    assert asked(g) == "white KeepCard"
    stands(g, "zeus discard z5 2", "poseidon table p6 1")
    say(g, "white play z7")
    stands(g, "poseidon open-white p6 1", "zeus discard z5 2")


def test_it_is_for_the_own_turn() -> None:
    """H-10.Z7: the defender has no such window."""
    g = turn("t05 3/2, t02 1/0", "t04 1/1, t01 2/3", hands=("", "p5 z7"))
    say(g, "white declare attack", "white target t04", "white launch", "orange play p5")
    assert "not-kept orange p5" not in told(g)
    stands(g, "poseidon discard p5 1", "zeus hand-orange z7 1")


def test_vetoed_the_card_still_works_and_is_discarded() -> None:
    """H-10.Z7"""
    g = turn("t02 3/2, t03 1/0", ORANGE, hands=("p6 z7 z7", "z5"))
    keep(g, "white", "p6", vetoed=True)
    stands(g, "poseidon discard p6 1", "greeks t02 2", "zeus discard z7 1, hand-white z7 1", "asks Declare")


def test_vetoed_back_it_keeps() -> None:
    """H-10.Z7, H-9.7"""
    g = turn("t02 3/2, t03 1/0", ORANGE, hands=("p6 z7 z5", "z5"))
    say(g, "white play p6", "orange pass", "white play z7", "orange play z5", "white play z5")
    assert "card-held white p6" in told(g)
    stands(g, "poseidon open-white p6 1", "zeus discard z5 2, discard z7 1")


def test_later_cards_do_not_undo_it() -> None:
    """H-10.Z7: A5 is held, though the Ship Wall wins the battle."""
    g = turn("t05 2/2, t02 1/0", "t04 1/2, t01 2/3", hands=("a5 z7", "p5"))
    say(g, "white declare attack", "white target t04")
    keep(g, "white", "a5")
    stands(g, "ares held a5 1", "spirits 1")
    say(g, "orange play p5")
    assert "attack-failed white t04" in told(g)
    assert "card-returned white a5" in told(g)
    stands(g, "ares open-white a5 1")


def test_held_cards_of_an_action_that_ends_early_return_with_the_turn() -> None:
    """H-10.Z7, H-4.7: a Twin Assault after the last attack, and no further one."""
    g = turn("t05 2/2, t02 2/0", "t04 1/2, t01 2/3", hands=("a3 z7", ""))
    say(g, "white declare attack", "white target t04", "white add t05", "white launch", "white pass", "white spoils 0")
    say(g, "white as they stand")
    assert asked(g) == "white NextAttack"
    keep(g, "white", "a3")
    stands(g, "ares held a3 1", "attacks 1")
    say(g, "white end action")
    assert told(g)[:3] == ["action-ended white", "turn-ended white", "card-returned white a3"]
    stands(g, "ares open-white a3 1")


def test_a_card_back_in_hand_may_be_played_again() -> None:
    """H-10.Z7"""
    g = turn("t02 3/2, t03 1/0", ORANGE, hands=("z2 z7", ""))
    keep(g, "white", "z2")
    say(g, "white swap t02", "white with t01")
    assert options(g, "play") == ["play z2"]
    say(g, "white play z2")
    pass_while(g, "KeepCard")
    say(g, "white swap t01", "white with t02")
    stands(g, "zeus discard z2 1", "owner t02 white, t01 orange")
