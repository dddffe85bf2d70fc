"""H-4: turn."""

from __future__ import annotations

import pytest

from hellas.setups import of, story, turn, why
from rulings import asked, options, say, stands, told, who

WHITE = "t02 2/1, t03 1/0"
ORANGE = "t01 1/0, t04 1/0, t05 1/0, t06 1/0"


def test_a_turn_has_exactly_one_action() -> None:
    """H-4.1, H-4.2"""
    g = turn(WHITE, ORANGE, hands=("z2", ""))

    assert story(g) == ["turn-began white 3"]
    assert options(g) == ["play z2", "declare burst", "declare voyage", "declare attack"]
    assert why(g, "white end turn") == "declare-first H-4.1"
    assert why(g, "white pass") == "declare-first H-4.1"
    say(g, "white declare attack")
    assert told(g) == ["action-declared white attack"]
    say(g, "white no attack")

    assert asked(g) == "white FinishTurn"
    assert options(g) == ["play z2", "end turn"]
    assert why(g, "white declare burst") == "action-is-over H-4.1"
    say(g, "white end turn")

    assert told(g) == ["turn-ended white", "turn-began orange 4"]
    assert asked(g) == "orange Declare"


def test_players_alternate() -> None:
    """H-4.1, H-4.7"""
    g = turn(WHITE, ORANGE.replace("t01 1/0", "t01 2/0"), who="orange")
    seen: list[str] = []
    for _ in range(4):
        seen.append(who(g))
        say(g, f"{who(g)} declare attack", f"{who(g)} no attack")

    assert seen == ["orange", "white", "orange", "white"]
    stands(g, "turn 6")


def test_there_is_no_pass_but_an_action_may_be_void() -> None:
    """H-4.3"""
    g = turn(WHITE, ORANGE, nature=["tile t23"])
    say(g, "white declare burst", "white stop", "white as they stand")
    stands(g, "who orange", "greeks t02 2, t03 1", "ships t02 1")
    say(g, "orange declare voyage")
    assert asked(g) == "white Declare"
    assert told(g) == [
        "action-declared orange voyage",
        "tile-drawn orange t23",
        "voyage-failed orange t23",
        "tile-put-under t23",
        "turn-ended orange",
        "turn-began white 5",
    ]
    say(g, "white declare attack", "white no attack")
    stands(g, "who orange", "turn 6")


@pytest.mark.parametrize("action", ["burst", "voyage", "attack"])
def test_a_declared_action_stays_declared(action: str) -> None:
    """H-4.4, H-9.12: even if the opponent vetoes the card that was meant for it."""
    g = turn(WHITE, ORANGE, hands=("z2", "z5"), nature=["tile t07"])
    say(g, f"white declare {action}", "white play z2", "orange play z5")

    assert "card-vetoed white z2" in told(g)
    assert options(g, "declare") == []
    assert asked(g).removeprefix("white ") in ("TakeStep", "PlaceOrDecline", "Prepare")
    first = {"burst": "burst-first H-5.3", "voyage": "tile-first H-6.3", "attack": "attack-first H-7.2"}
    assert why(g, "white declare burst") == first[action]


def test_a_double_turn_is_a_burst_and_then_a_voyage_or_an_attack() -> None:
    """H-4.5"""
    g = turn(WHITE, ORANGE, hands=("z4", ""))
    say(g, "white play z4")

    stands(g, "asks TakeStep", "steps 3", "double 1")
    assert "burst-began white 3" in told(g)
    say(g, "white greek t03", "white stop", "white as they stand")

    stands(g, "asks DeclareSecond", "double 0", "who white", "turn 3")
    assert options(g) == ["declare voyage", "declare attack"]
    assert why(g, "white declare burst") == "burst-is-over H-10.Z4"
    assert why(g, "white end turn") == "declare-first H-4.1"
    say(g, "white declare attack", "white no attack")
    stands(g, "who orange", "turn 4")


def test_white_plays_no_card_in_the_very_first_turn() -> None:
    """H-4.6"""
    g = turn("t02 2/1, t03 3/0", ORANGE, "turn 0", hands=("z4 z2 p6", "z5 p5"))

    stands(g, "turn 1", "who white")
    assert options(g) == ["declare burst", "declare voyage", "declare attack"]
    for card in ("z4", "z2", "p6", "z5", "a1"):
        assert why(g, f"white play {card}") == "first-turn H-4.6"
    # Orange's windows are his own in that turn: he plays P5, and white may not even veto it.
    g = turn("t02 3/1, t03 1/0", "t01 2/1, t04 1/0, t05 1/0", "turn 0", hands=("z5", "p5"))
    say(g, "white declare attack", "white target t01", "white add t02")
    stands(g, "asks Fight", "who orange")
    say(g, "orange play p5")
    assert told(g)[:2] == ["card-played orange p5", "no-answer white p5"]


def test_orange_may_play_in_his_first_turn() -> None:
    """H-4.6: the second of the game."""
    g = turn(WHITE, ORANGE, hands=("z2", "z2"), who="orange")

    assert options(g, "play") == ["play z2"]
    say(g, "orange declare attack", "orange no attack", "orange end turn")
    stands(g, "turn 3")
    assert options(g, "play") == ["play z2"]


def test_at_the_end_of_a_turn_held_cards_return_first_then_drawn_ones_join_and_locks_end() -> None:
    """H-4.7"""
    g = turn(
        WHITE,
        ORANGE,
        "zeus drawn z1 1, locked z2 1",
        "poseidon held p3 1",
        "ares held a3 1, drawn a2 1",
    )
    say(g, "white declare attack", "white no attack")

    assert told(g) == [
        "no-attack white",
        "card-returned white a3",
        "turn-ended white",
        "card-returned white p3",
        "card-seen white z1",
        "card-seen white a2",
        "turn-began orange 4",
    ]
    stands(
        g, "poseidon open-white p3 1", "ares open-white a3 1, hand-white a2 1", "zeus hand-white z1 1, open-white z2 1"
    )
    stands(g, "ares held a3 0, drawn a2 0", "zeus locked z2 0, drawn z1 0")


def test_the_victory_check_comes_before_the_opponent_becomes_active() -> None:
    """H-4.7, H-13.1"""
    cities = ", ".join([f"t{tile:02} 1/0" for tile in range(7, 17)])
    g = turn(cities, "t02 1/0")
    say(g, "white declare attack")

    assert told(g)[-2:] == ["turn-ended white", "game-won white ten-cities"]
    assert g.over
    assert of(g).result == (1, 2)
    stands(g, "active white", "turn 3")
