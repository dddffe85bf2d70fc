"""C-24: the reduced game."""

from __future__ import annotations

from typing import Final

import pytest

from pelagos.games.classic.board import board_for
from pelagos.games.classic.ids import NONE
from pelagos.games.classic.position import Classic
from pelagos.games.classic.title import TITLE
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.errors import BadSetup
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import rules_for
from rulings import described, options, say, stands, told

TINY: Final = rules_for(TITLE, 2, "tiny")
ORDERED: Final = ("nature marker p1", "nature god zeus")


def opening() -> Play:
    """P1 is first to bid; Zeus acts before Athena."""
    play = Play(TINY, TINY.opening())
    say(play, *ORDERED)
    return play


def test_it_is_a_board_that_is_not_offered_and_for_two() -> None:
    """C-24.1"""
    assert TITLE.boards == ("",)
    with pytest.raises(BadSetup, match="board-needs-seats"):
        rules_for(TITLE, 3, "tiny")
    with pytest.raises(BadSetup, match="unknown-board"):
        rules_for(TITLE, 2, "small")


def test_its_map() -> None:
    """C-24.1"""
    board = board_for(2, "tiny")

    assert (board.islands, board.seas) == (["i01", "i02"], ["a2", "b2", "b3", "c2"])
    assert (sum(board.prosperity), sum(board.trade)) == (0, 0)
    assert board_for(2).name == "three"


def test_one_marker_each() -> None:
    """C-24.2"""
    g = opening()

    assert list(TINY.vocabulary.domains["marker"].words) == ["p1", "p2"]
    assert list(TITLE.turn_order(g.g)) == [0, 1]
    assert list(rules_for(TITLE, 2).vocabulary.domains["marker"].words) == ["p1", "p2", "p1'", "p2'"]


def test_zeus_and_athena_take_offerings_in_every_cycle() -> None:
    """C-24.3"""
    g = Play(TINY, TINY.opening())
    say(g, "nature marker p1")
    assert options(g) == ["god zeus", "god athena"]
    say(g, "nature god zeus")
    assert {option.split()[1] for option in options(g) if option.startswith("bid ")} == {"zeus", "athena", "apollo"}
    say(g, "p1 bid apollo", "p2 bid apollo", "p1 prosper i01")

    stands(g, "cycle 2")
    assert options(g) == ["god zeus", "god athena"]


def test_what_everybody_begins_with() -> None:
    """C-24.4"""
    g = opening()

    stands(g, "owner i01 p1, i02 p2", "troops i01 1, i02 1", "fleets b2 1, b3 1", "ruler b2 p1, b3 p2")
    stands(g, "gold p1 2, p2 2", "philosophers p1 2, p2 2", "troop_reserve p1 7, p2 7", "fleet_reserve p1 7, p2 7")


def test_there_are_no_creatures() -> None:
    """C-24.5"""
    for seed in range(5):
        play, rng = Play(TINY, TINY.opening(), Seeded(seed)), Rng(seed)
        while not play.over:
            assert isinstance(play.g, Classic)
            assert set(play.g.where) == {NONE}
            play.take(rng.below(play.sheet.count))

        assert not {event.kind.name for event in play.events} & {"creature-appeared", "deck-shuffled"}
    stands(opening(), "where kraken box")


def test_one_metropolis_is_the_goal() -> None:
    """C-24.6, C-15.3"""
    g = opening()
    say(g, "p1 bid athena 2", "p2 bid apollo", "p1 recruit card", "p1 end turn", "p2 prosper i02")
    stands(g, "philosophers p1 3", "gold p2 6")
    say(g, "nature god athena", "p2 bid zeus 1", "p1 bid apollo", "p2 recruit card", "p2 end turn", "p1 prosper i01")

    assert g.over
    assert g.g.result == (2, 1)
    won = described(TINY, "cycle 1", "gold p1 1, p2 1", "metropolis i01 1", "next EndOfCycle", "next Cycle")
    assert told(won)[-1] == "game-won p1"


@pytest.mark.parametrize(("cycle", "over"), [(1, False), (2, True)])
@pytest.mark.parametrize("agreed", ["none", "9"])
def test_the_last_cycle(cycle: int, over: bool, agreed: str) -> None:
    """C-24.6, C-18.7"""
    rules = rules_for(TITLE, 2, "tiny", {"cycle_limit": agreed})

    assert described(rules, f"cycle {cycle}", "gold p1 1, p2 2", "next EndOfCycle", "next Cycle").over is over
    assert TITLE.facts(rules.setup)["goal"] == {"of": "metropolis", "count": 1, "last": 2, "told_from": 0}
