"""Clones, copies and pickles: the same game, apart from the first, with luck of its own."""

from __future__ import annotations

import copy
import pickle

import pytest

import pelagos
from api.games import MODES, offerings, played, wander


@pytest.mark.parametrize(("title", "mode"), MODES)
def test_a_clone_is_the_same_game_and_goes_its_own_way(title: str, mode: str) -> None:
    game = played(title, mode, 4, 30)
    before, record, options = game.digest, game.record(), game.options()
    twin = game.clone()
    assert (twin.digest, twin.record(), twin.options()) == (before, record, options)
    assert [str(event) for event in twin.events("all")] == [str(event) for event in game.events("all")]
    for _ in wander(twin, 9, 30):
        pass

    assert (game.digest, game.record(), game.options()) == (before, record, options)
    assert twin.record().startswith(record)


def to_the_end(game: pelagos.Game) -> str:
    for _ in wander(game, 1):
        pass
    return game.record()


def test_the_luck_of_a_clone_tells_nothing_of_the_games() -> None:
    game = played("hellas", "2", 4, 40)
    ends = [to_the_end(game.clone()) for _ in range(4)]

    assert len(set(ends)) > 1
    assert to_the_end(game) not in ends


def test_the_luck_of_a_clone_follows_from_the_seed_of_the_game_or_from_its_own() -> None:
    first, second = played("hellas", "2", 4, 40), played("hellas", "2", 4, 40)

    assert to_the_end(first.clone()) == to_the_end(second.clone())
    assert to_the_end(first.clone(seed=3)) == to_the_end(first.clone(seed=3))
    assert to_the_end(first.clone(seed=3)) != to_the_end(first.clone(seed=4))


def test_a_clone_can_be_taken_back_like_the_game() -> None:
    game = offerings()
    before = game.digest
    game.say("bid ares 1")
    twin = game.clone()
    twin.undo()
    assert twin.digest == before
    twin.say("bid ares 3")
    twin.say("bid ares 5")
    with pytest.raises(pelagos.CannotUndo):
        twin.undo("p1")
    game.undo()

    assert game.digest == before


def test_a_clone_keeps_what_was_taken_back() -> None:
    game = played("hellas", "2", 1, 30)
    game.back_to(20)
    game.say(game.options()[0])

    assert game.clone().record() == game.record()


def test_where_luck_is_asked_a_clone_asks_unless_it_has_a_seed() -> None:
    game = pelagos.new("hellas", luck="asked")

    assert game.clone().who == "nature"
    assert game.clone(seed=1).who == "white"
    assert game.clone(seed=1).answers("all")[0][0] == "nature"
    assert pickle.loads(pickle.dumps(game)).who == "nature"


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
@pytest.mark.parametrize(("title", "mode"), [("classic", "4"), ("hellas", "2"), ("legendary", "duel")])
def test_copies_and_pickles_are_clones(copied: object, title: str, mode: str) -> None:
    assert callable(copied)
    game = played(title, mode, 2, 30)
    game.language = "it"
    twin = copied(game)

    assert isinstance(twin, pelagos.Game)
    assert (twin.digest, twin.record(), twin.options()) == (game.digest, game.record(), game.options())
    assert twin.question == game.question
    twin.say(twin.options()[0])
    assert len(twin.answers()) > len(game.answers())
