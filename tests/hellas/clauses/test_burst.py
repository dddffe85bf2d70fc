"""H-5: Burst of Strength."""

from __future__ import annotations

import pytest

from hellas.setups import turn, why
from pelagos.kernel.play import Play
from rulings import asked, options, say, stands, told


@pytest.mark.parametrize(
    ("white", "orange", "steps"),
    [
        ("t17 1/0, t18 1/0", "t19 1/0", 4),
        ("t17 1/0, t18 1/0", "t19 1/0, t20 1/0", 3),
        ("t17 1/0", "t19 1/0, t20 1/0", 3),
        ("t17 1/0", "t01 1/0", 4),
        ("t02 1/0", "t01 1/0", 3),
        ("t17 1/0, t18 1/0, t19 1/0, t20 1/0", "t01 1/0", 4),
    ],
)
def test_more_temples_than_the_opponent_give_a_fourth_step(white: str, orange: str, steps: int) -> None:
    """H-5.1, H-12.30"""
    g = turn(white, orange)
    say(g, "white declare burst")

    stands(g, f"steps {steps}")
    assert told(g) == ["action-declared white burst", f"burst-began white {steps}"]
    for left in range(steps, 0, -1):
        stands(g, f"steps {left}", "asks TakeStep")
        say(g, "white card zeus" if left == steps else options_of_pieces(g))
        if left == steps:
            say(g, "nature draw z5")
    stands(g, "steps 0")


def options_of_pieces(g: Play) -> str:
    """Any step that puts a piece."""
    return "white " + next(phrase for phrase in options(g) if phrase.startswith(("greek", "ship")))


def test_a_step_is_a_greek_a_ship_or_a_card() -> None:
    """H-5.2, H-5.3, H-11.1"""
    g = turn("t02 2/3, t03 3/2", "t04 1/0, t05 1/0", hands=("", "z5"))
    say(g, "white declare burst")

    assert options(g) == ["greek t02", "ship t03", "card poseidon", "card zeus", "card ares", "stop"]
    assert why(g, "white greek t03") == "city-full greek t03 H-11.1"
    assert why(g, "white ship t02") == "city-full ship t02 H-11.1"
    assert why(g, "white greek t04") == "not-yours t04 H-3.6"
    assert why(g, "white ship t01") == "not-yours t01 H-3.6"
    assert why(g, "white end turn") == "burst-first H-5.3"
    assert why(g, "white play z1") == "not-in-hand z1 H-9.1"
    assert why(g, "white play a1") == "other-window a1 H-9.4"
    say(g, "white greek t02")
    assert told(g) == ["piece-put white greek t02"]
    stands(g, "greeks t02 3", "greek_supply white 9", "steps 2")
    assert options(g) == ["ship t03", "card poseidon", "card zeus", "card ares", "stop"]
    say(g, "white ship t03")
    assert told(g) == ["piece-put white ship t03"]
    stands(g, "ships t03 3", "ship_supply white 4", "steps 1")
    say(g, "white card ares", "nature draw a6")
    # No Zeus and no Poseidon card is in white's hand: all see that nothing can be played after the last step.
    assert told(g) == ["card-drawn white ares", "burst-ended white"]
    stands(g, "asks Regroup", "steps 0", "ares drawn a6 1", "ares hand-white a6 0")


def test_the_player_may_stop_early() -> None:
    """H-5.3"""
    g = turn("t02 1/0, t03 1/0", "t04 1/0")
    say(g, "white declare burst", "white greek t02", "white stop")

    assert told(g) == ["burst-ended white"]
    stands(g, "steps 0", "asks Regroup", "greeks t02 2")


def test_with_no_step_left_cards_may_still_be_played() -> None:
    """H-5.3"""
    g = turn("t02 1/0, t03 1/0", "t04 1/0", hands=("z1", ""))
    say(g, "white declare burst", "white greek t02", "white greek t02", "white ship t02")

    stands(g, "steps 0", "asks TakeStep")
    assert options(g) == ["play z1", "stop"]
    assert why(g, "white ship t02") == "no-step-left H-5.1"
    assert why(g, "white greek t02") == "no-step-left H-5.1"
    assert why(g, "white card ares") == "no-step-left H-5.1"
    say(g, "white play z1")
    stands(g, "steps 2", "asks TakeStep")
    assert "ship t02" in options(g)


def test_without_pieces_in_supply_the_step_is_not_available() -> None:
    """H-5.4"""
    g = turn("t02 1/0, t03 1/0", "t04 1/0", "greek_supply white 0", "ship_supply white 1")
    say(g, "white declare burst")

    assert options(g) == ["ship t02", "ship t03", "card poseidon", "card zeus", "card ares", "stop"]
    assert why(g, "white greek t02") == "supply-empty greek H-5.4"
    say(g, "white ship t02")
    assert options(g) == ["card poseidon", "card zeus", "card ares", "stop"]
    assert why(g, "white ship t03") == "supply-empty ship H-5.4"
    assert why(g, "white from t02") == "burst-first H-5.3"


def test_a_drawn_card_lies_unseen_until_the_end_of_the_turn_and_counts_at_once() -> None:
    """H-5.5, H-11.3, H-9.3"""
    g = turn("t02 1/0, t03 1/0", "t04 1/0", hands=("z2 z2", ""))
    say(g, "white declare burst", "white card zeus", "nature draw z3")

    assert told(g) == ["card-drawn white zeus"]
    stands(g, "zeus drawn z3 1, hand-white z3 0", "steps 2")
    assert options(g, "card") == ["card poseidon", "card ares"]
    assert why(g, "white card zeus") == "hand-full zeus H-11.3"
    assert why(g, "white play z3") == "not-in-hand z3 H-9.1"
    say(g, "white stop", "white as they stand", "white end turn")
    assert told(g) == ["turn-ended white", "card-seen white z3", "turn-began orange 4"]
    stands(g, "zeus drawn z3 0, hand-white z3 1")


def test_the_next_card_of_a_deck_is_any_of_those_left() -> None:
    """H-5.2, H-14.7"""
    g = turn("t02 1/0, t03 1/0", "t04 1/0", "ares discard a1 3, discard a2 2", hands=("", "a3"))
    say(g, "white declare burst", "white card ares")

    assert asked(g) == "nature DrawCard"
    assert options(g) == ["draw a2", "draw a3", "draw a4", "draw a5", "draw a6"]
    assert [g.sheet.weight(i) for i in range(5)] == [1, 1, 3, 3, 2]


def test_a_burst_ends_with_a_full_regrouping() -> None:
    """H-5.6, H-8.1"""
    g = turn("t02 3/0, t03 1/0", "t04 1/0")
    say(g, "white declare burst", "white stop")

    assert asked(g) == "white Regroup"
    assert options(g) == ["as they stand", "regroup"]
    say(g, "white regroup", "white garrison t02 1 0")
    stands(g, "greeks t02 1, t03 3", "who orange")
