"""H-20: the reduced game."""

from __future__ import annotations

from typing import Final

import pytest

from pelagos.games.hellas.ids import DECK, GODS, NONE
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.title import TITLE
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.errors import BadSetup
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import rules_for
from rulings import described, options, say, stands, told

TINY: Final = rules_for(TITLE, 2, "tiny")
SIX: Final = ("t01", "t02", "t03", "t04", "t05", "t17")
DEALT: Final = ("draw p1", "draw z1", "draw a2", "draw p5", "draw z5", "draw a5")
THREE: Final = "spot t01 1,0, t02 0,1, t03 -1,1"


def blank() -> Hellas:
    g = TINY.blank()
    assert isinstance(g, Hellas)
    return g


def opening() -> Play:
    """The first cards are dealt."""
    play = Play(TINY, TINY.opening())
    say(play, *[f"nature {word}" for word in DEALT])
    return play


def test_it_is_a_board_that_is_not_offered() -> None:
    """H-20.1"""
    assert TITLE.boards == ("",)
    assert TITLE.knows_board("tiny")
    with pytest.raises(BadSetup, match="unknown-board"):
        rules_for(TITLE, 2, "small")


def test_six_tiles_are_in_the_stack_and_the_others_in_the_box() -> None:
    """H-20.2"""
    words = TINY.vocabulary.domains["tile"].words
    g = blank()

    assert tuple(word for tile, word in enumerate(words) if g.where[tile] != NONE)[1:] == SIX
    stands(Play(TINY, TINY.opening()), "where t06 box, t23 box, t17 stack")
    assert [option for option in options(opening()) if option.startswith("tile")] == [f"tile {word}" for word in SIX]


def test_eight_cards_for_each_god() -> None:
    """H-20.3"""
    g = Play(TINY, TINY.opening())

    assert [int(blank().back(god).total(DECK)) for god in range(GODS)] == [8, 8, 8]
    for first, second in (("p1", "p5"), ("z1", "z5"), ("a2", "a5")):
        assert options(g) == [f"draw {first}", f"draw {second}"]
        assert [g.sheet.weight(i) for i in range(2)] == [4, 4]
        say(g, f"nature draw {first}")


def test_a_deck_is_never_without_cards_to_refill_it() -> None:
    """H-20.3, H-9.14"""
    for seed in range(6):
        play, rng = Play(TINY, TINY.opening(), Seeded(seed)), Rng(seed)
        while not play.over:
            drawing = [i for i, option in enumerate(play.options()) if option.startswith("card ")]
            play.take(drawing[0] if drawing else rng.below(play.sheet.count))

        assert play.over


def test_pieces_of_each_player() -> None:
    """H-20.4"""
    g = blank()

    assert list(g.greek_supply) == [6, 6]
    assert list(g.ship_supply) == [4, 4]


@pytest.mark.parametrize(("turn", "over"), [(11, False), (12, True)])
@pytest.mark.parametrize("agreed", ["400", "none"])
def test_the_last_turn(turn: int, over: bool, agreed: str) -> None:
    """H-20.5, H-18.4"""
    rules = rules_for(TITLE, 2, "tiny", {"max_turns": agreed})
    active = "orange" if turn % 2 == 0 else "white"
    g = described(
        rules, THREE, "owner t01 white, t02 white, t03 orange", "greeks t01 1, t02 1, t03 1",
        f"turn {turn}", f"active {active}", "next EndTurn", "next Turn",
    )  # fmt: skip

    assert g.over is over
    if over:
        assert told(g) == ["game-won white turn-limit"]


def test_one_tile_each_in_set_up() -> None:
    """H-20.6"""
    g = opening()
    say(g, "nature tile t01", "white place 1,0 0", "nature tile t02", "orange place 0,1 0")

    stands(g, "owner t01 white, t02 orange", "greek_supply white 5, orange 5", "turn 1", "asks Declare")


@pytest.mark.parametrize(("fourth", "over"), [("orange", False), ("white", True)])
def test_four_cities_win(fourth: str, over: bool) -> None:
    """H-20.7"""
    g = described(
        TINY, THREE + ", t04 -1,0, t05 0,-1", "rotation t04 3",
        f"owner t01 white, t02 white, t03 white, t04 {fourth}, t05 orange", "greeks t01 1, t02 1, t03 1, t04 1, t05 1",
        "turn 3", "active white", "next EndTurn", "next Turn",
    )  # fmt: skip

    assert g.over is over
    assert TITLE.facts(TINY.setup)["goal"] == {"of": "city", "count": 4, "last": 12, "told_from": 0}
