"""H-9: playing god cards."""

from __future__ import annotations

from typing import Final

import pytest

from hellas.setups import RULES, of, story, turn, why
from pelagos.games.hellas.cards import CARDS
from pelagos.games.hellas.ids import (
    W_ANEXT,
    W_ATTACKER,
    W_BURST,
    W_DEFENDER,
    W_KEEP,
    W_LOSS,
    W_MID,
    W_POST,
    W_PREP,
    W_RESP,
    W_START,
    W_VDONE,
    W_VNEXT,
    W_VOY,
)
from pelagos.kernel.play import Play
from rulings import asked, options, say, stands, told

ORANGE: Final = "t01 1/0, t04 2/1, t05 1/0, t06 1/0"
FREE: Final = {"p6", "z2", "z3", "z6"}
TABLE: Final = {
    W_START: FREE | {"z4"},
    W_MID: FREE,
    W_BURST: FREE | {"z1"},
    W_VOY: FREE | {"p1", "p2"},
    W_VDONE: {"p4"},
    W_VNEXT: FREE | {"p3"},
    W_PREP: FREE | {"a1", "a3", "a4"},
    W_ATTACKER: {"a2", "a5"},
    W_DEFENDER: {"p5"},
    W_LOSS: {"a6"},
    W_ANEXT: FREE | {"a3"},
    W_POST: FREE,
    W_RESP: {"z5"},
    W_KEEP: {"z7"},
}


@pytest.mark.parametrize("window", TABLE)
def test_every_window_has_its_cards(window: int) -> None:
    """H-9.4, H-9.2, H-9.5, H-9.6"""
    word = RULES.vocabulary.domains["card"].word
    g = of(turn("t02 1/0", "t04 1/0"))

    assert {word(card.card) for card in g.frame.playable[window]} == TABLE[window]
    assert {word(card.card) for card in CARDS if window in card.windows} == TABLE[window]


def test_free_cards_are_offered_in_eight_windows() -> None:
    """H-9.4, H-9.5"""
    hands = ("z2 p3 a3", "")
    g = turn("t02 3/3, t03 2/2", ORANGE, hands=hands, nature=["tile t07"])
    assert options(g, "play") == ["play z2"]
    say(g, "white declare voyage")
    assert options(g, "play") == ["play z2"]
    say(g, "white place 1,-1 4")
    assert asked(g) == "white FinishVoyage"
    assert options(g, "play") == []
    assert why(g, "white play z2") == "other-window z2 H-9.4"
    say(g, "white go on", "white as they stand")
    assert asked(g) == "white NextVoyage"
    assert options(g, "play") == ["play p3", "play z2"]
    say(g, "white end action")
    assert asked(g) == "white FinishTurn"
    assert options(g, "play") == ["play z2"]

    g = turn("t02 3/3, t03 2/2", ORANGE, hands=hands)
    say(g, "white declare attack")
    assert options(g, "play") == ["play z2", "play a3"]
    say(g, "white target t04", "white add t02", "white launch")
    assert asked(g) == "white Fight"
    assert options(g, "play") == []
    assert why(g, "white play z2") == "other-window z2 H-9.4"
    say(g, "white pass")
    assert asked(g) == "white NextAttack"
    assert options(g, "play") == ["play z2", "play a3"]

    g = turn("t02 3/3, t03 2/2", ORANGE, hands=("z2 z4", ""))
    say(g, "white play z4", "white pass")
    assert asked(g) == "white TakeStep"
    assert options(g, "play") == ["play z2"]
    say(g, "white stop", "white as they stand")
    assert asked(g) == "white DeclareSecond"
    assert options(g, "play") == ["play z2"]


def test_any_number_of_cards_may_be_played_and_each_goes_to_its_pile() -> None:
    """H-9.1, H-9.15"""
    g = turn("t02 3/1, t03 2/0", ORANGE, hands=("p6 z2 z6", "p1"))
    say(g, "white play p6", "white pass")
    stands(g, "poseidon discard p6 1", "asks Declare", "greeks t02 2")
    # No city has three Greeks any more: a second Flood would not be offered.
    assert options(g, "play") == ["play z2", "play z6"]
    say(g, "white play z6", "white pass", "nature pick hand-orange p1")
    stands(g, "zeus discard z6 1", "poseidon locked p1 1")
    assert options(g, "play") == ["play z2"]
    say(g, "white play z2", "white swap t03", "white with t04")
    stands(g, "zeus discard z2 1, discard z6 1", "asks Declare")
    assert options(g, "play") == []


def test_a_card_for_an_action_is_played_in_that_action_only() -> None:
    """H-9.2"""
    g = turn("t02 3/3, t03 2/2", ORANGE, hands=("p1 p3 z1 a1 a2 a3", ""), nature=["tile t07"])
    for card in ("p1", "p3", "z1", "a1", "a2", "a3"):
        assert why(g, f"white play {card}") == f"other-window {card} H-9.4"
    say(g, "white declare voyage")
    assert options(g, "play") == ["play p1"]


def test_stolen_and_drawn_cards_are_locked_until_the_turn_ends() -> None:
    """H-9.3"""
    g = turn("t02 3/3, t03 2/2", ORANGE, hands=("z6", "z2"))
    say(g, "white play z6", "orange pass", "nature pick hand-orange z2")
    assert why(g, "white play z2") == "card-locked z2 H-9.3"
    assert options(g, "play") == []
    say(g, "white declare burst", "white card zeus", "nature draw z6", "white stop", "white as they stand")
    assert asked(g) == "orange Declare"
    stands(g, "zeus open-white z2 1, hand-white z6 1, locked z2 0, drawn z6 0")


def test_locks_end_in_the_middle_of_a_double_turn() -> None:
    """H-9.3, H-10.Z4"""
    g = turn("t02 3/3, t03 2/2", ORANGE, hands=("z6 z4", "z2"))
    say(g, "white play z6", "orange pass", "white pass", "nature pick hand-orange z2")
    say(g, "white play z4", "white stop", "white as they stand")
    assert asked(g) == "white DeclareSecond"
    assert options(g, "play") == ["play z2"]


def test_the_symbol_cards_alone_are_played_in_the_opponents_turn() -> None:
    """H-9.6, H-9.9"""
    g = turn("t02 3/0, t03 2/0", "t01 1/1, t04 2/1, t05 1/0", hands=("z2", "z5 z2 z7 p5 p6 a6 a5"))
    say(g, "white play z2")
    assert asked(g) == "orange AnswerCard"
    assert options(g) == ["play z5", "pass"]
    for card in ("z2", "z7", "p5", "p6", "a6", "a5"):
        assert why(g, f"orange play {card}") == f"other-window {card} H-9.4"
    assert why(g, "orange declare burst") == "other-question H-9.9"
    say(g, "orange pass", "white swap t03", "white with t04")
    say(g, "white declare attack", "white target t01", "white add t02", "white add t02", "white launch")
    assert asked(g) == "orange Fight"
    assert options(g) == ["play p5", "pass"]
    say(g, "orange pass")
    assert asked(g) == "orange AcceptLoss"
    assert options(g) == ["play a6", "pass"]
    assert why(g, "orange play p5") == "other-window p5 H-9.4"


def vetoes(white: int, orange: int) -> Play:
    """White's Z2 in the middle of so many Z5."""
    return turn("t02 3/0, t03 2/0", ORANGE, hands=("z2" + " z5" * white, "p1" + " z5" * orange))


@pytest.mark.parametrize("count", range(5))
def test_a_card_is_vetoed_by_an_odd_number_of_vetoes(count: int) -> None:
    """H-9.7, H-12.21, H-10.Z5"""
    g = vetoes(2, 2)
    say(g, "white play z2")
    for i in range(count):
        stands(g, "who " + ("orange" if i % 2 == 0 else "white"), "asks AnswerCard", f"vetoes {i}")
        say(g, ("orange" if i % 2 == 0 else "white") + " play z5")
        assert told(g)[0] == f"card-played {'orange' if i % 2 == 0 else 'white'} z5"
        stands(g, f"zeus table z5 {i + 1}" if i < count - 1 else "zeus locked z5 0")
    if asked(g).endswith("AnswerCard"):
        assert options(g)[-1] == "pass"
        say(g, ("orange" if count % 2 == 0 else "white") + " pass")

    stands(g, f"zeus discard z5 {count}, table z5 0", "vetoes 0")
    if count % 2:
        assert "card-vetoed white z2" in told(g)
        stands(g, "zeus discard z2 1", "asks Declare")
    else:
        stands(g, "zeus table z2 1", "asks KeepCard" if count < 4 else "asks NameOwnCity")


def test_a_veto_must_be_played_at_once() -> None:
    """H-9.8"""
    g = vetoes(0, 1)
    say(g, "white play z2", "orange pass")
    assert told(g)[0] == "no-answer orange z2"
    assert asked(g) == "white NameOwnCity"
    assert story(g).count("no-answer orange z2") == 1


def test_targets_are_named_only_after_the_chance_to_veto_and_to_keep() -> None:
    """H-9.7"""
    g = turn("t02 3/0, t03 2/0", ORANGE, hands=("z2 z7", "z5"))
    say(g, "white play z2")
    assert asked(g) == "orange AnswerCard"
    stands(g, "zeus table z2 1, hand-white z2 0")
    say(g, "orange pass")
    assert asked(g) == "white KeepCard"
    assert options(g) == ["play z7", "pass"]
    assert why(g, "white swap t02") == "other-question H-9.9"
    say(g, "white pass")
    assert told(g) == ["not-kept white z2"]
    assert asked(g) == "white NameOwnCity"


def test_nobody_answers_with_anything_but_a_veto() -> None:
    """H-9.9"""
    g = turn("t02 3/0, t03 2/0", ORANGE, hands=("z2", "z1 z7"))
    say(g, "white play z2")
    # He is asked, since nobody knows his Zeus cards; there is nothing he could say but pass.
    assert asked(g) == "orange AnswerCard"
    assert options(g) == ["pass"]


def test_a_card_that_has_become_pointless_has_no_effect() -> None:
    """H-9.10, H-12.19, H-12.20"""
    g = turn("t02 3/0, t03 2/0", ORANGE, hands=("z3 z5", "z5 p1 p2 p3"))
    say(g, "white play z3", "orange play z5", "white play z5")

    assert told(g)[-1] == "card-in-vain white z3"
    stands(g, "zeus discard z3 1, discard z5 2", "poseidon hand-orange p1 1, hand-orange p2 1, hand-orange p3 1")
    assert asked(g) == "white Declare"


def test_pointless_cards_are_not_offered() -> None:
    """H-9.11"""
    g = turn("t02 2/0, t03 2/0", ORANGE, hands=("p6 z3 z6", ""))

    assert options(g, "play") == []
    for card in ("p6", "z3", "z6"):
        assert why(g, f"white play {card}") == f"no-use {card} H-9.11"


def test_a_veto_refunds_nothing() -> None:
    """H-9.12"""
    g = turn("t02 3/1, t03 2/0", ORANGE, hands=("a1 a4", "z5"))
    say(g, "white declare attack", "white play a1", "orange pass", "white play a4", "orange play z5")

    assert told(g) == ["card-played orange z5", "no-answer white z5", "card-vetoed white a4"]
    stands(g, "far 0", "ships t02 0", "greeks t02 4", "ares discard a1 1, discard a4 1", "asks Prepare")


@pytest.mark.parametrize("supply", [0, 1])
def test_pieces_for_a_card_come_from_other_cities_only_if_the_supply_is_empty(supply: int) -> None:
    """H-9.13"""
    g = turn("t02 3/3, t03 1/3, t05 2/0", "t01 1/0, t04 1/0", f"greek_supply white {supply}", hands=("a1", ""))
    say(g, "white declare attack", "white play a1", "white muster t03")
    # Two spare Greeks in t02, one in t05, and those of the supply.
    assert options(g) == [f"ships {n}" for n in range(1, 4)]
    say(g, "white ships 2")
    assert told(g)[0] == "ships-mustered white t03 2"
    if supply:
        assert told(g)[1] == "piece-put white greek t03"
        stands(g, "greek_supply white 0", "greeks t03 2")
    assert asked(g) == "white TakeFrom"
    assert options(g) == ["from t02", "from t05"]
    assert why(g, "white from t03") == "same-city t03 H-9.13"
    say(g, "white from t05")
    assert "piece-moved white greek t05 t03" in told(g)
    # t02 alone can give another; that is not asked.
    stands(g, f"greeks t02 {2 + supply}")
    stands(g, "greeks t03 3", "ships t03 1", "asks Prepare")


def test_an_empty_deck_is_refilled_when_a_card_must_be_drawn() -> None:
    """H-9.14"""
    gone = "ares discard a1 3, discard a2 3, discard a3 2, discard a4 3, discard a5 3"
    g = turn("t02 3/1, t03 2/0", ORANGE, gone, "ares discard a6 1", hands=("", "a6"))
    say(g, "white declare burst")
    stands(g, "ares discard a1 3")
    say(g, "white card ares")

    assert told(g) == ["deck-refilled ares"]
    assert options(g) == ["draw a1", "draw a2", "draw a3", "draw a4", "draw a5", "draw a6"]
    assert [g.sheet.weight(i) for i in range(6)] == [3, 3, 2, 3, 3, 1]
    stands(g, "ares discard a1 0")


def test_a_deck_with_one_card_is_not_refilled() -> None:
    """H-9.14"""
    gone = "ares discard a1 3, discard a2 3, discard a3 2, discard a4 3, discard a5 3"
    g = turn("t02 3/1, t03 2/0", ORANGE, gone, hands=("", "a6"))
    say(g, "white declare burst", "white card ares")

    assert options(g) == ["draw a6"]
    say(g, "nature draw a6")
    assert told(g) == ["card-drawn white ares"]
    assert options(g, "card") == ["card poseidon", "card zeus", "card ares"]


def test_options_are_made_anew_after_every_card() -> None:
    """H-9.15: the Exchange brings a target into reach."""
    g = turn("t02 1/0, t03 2/0", "t01 1/0, t04 1/0, t06 1/0", hands=("z2", ""))
    say(g, "white declare attack")
    assert options(g, "target") == ["target t01", "target t04"]
    say(g, "white play z2", "white swap t03", "white with t06")
    assert options(g, "target") == ["target t04"]
    assert asked(g) == "white Prepare"
