"""A batch plays the same games as one after the other, by the rules."""

from __future__ import annotations

import numpy as np
import pytest

from pelagos.envs.arrays import bounds
from pelagos.envs.batch import Batch
from pelagos.envs.catalogue import env_names
from pelagos.envs.game import EnvGame
from pelagos.envs.observation import observe
from pelagos.envs.stepper import IllegalAction
from pelagos.kernel.rng import Rng
from pelagos.kernel.view import view

SMALL = "pelagos/hellas_2-v0"


@pytest.mark.parametrize("name", env_names())
def test_rows_and_masks_are_those_of_the_games(name: str) -> None:
    batch = Batch(name, 3, seed=11)
    rules, layout = batch.env.rules, batch.env.layout
    low, high = bounds(layout)
    for _ in range(25):
        assert (low <= batch.observations).all()
        assert (batch.observations <= high).all()
        for i in range(batch.count):
            game = batch.stepper.game(i)
            seen = view(rules, game.g, game.asked)
            assert batch.observations[i].tolist() == observe(layout, seen, int(game.asked))
            assert batch.masks()[i].nonzero()[0].tolist() == sorted(batch.env.actions.legal(game.sheet))
        batch.step(batch.sample())


def test_a_batch_plays_what_single_games_play() -> None:
    batch = Batch(SMALL, 2, seed=5)
    game = EnvGame(batch.env.frame)
    game.begin(Rng(5 | 1 << 64))
    for _ in range(100):
        actions = batch.sample()
        batch.step(actions)
        game.take(batch.env.actions.place_of(game.sheet, actions[1]))
        assert game.asked == batch.asked[1]


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    def seen(seed: int) -> list[bytes]:
        batch = Batch(SMALL, 2, seed)
        found = []
        for _ in range(20):
            batch.step(batch.sample())
            found.append(batch.observations.tobytes())
        return found

    assert seen(1) == seen(1)
    assert seen(1) != seen(2)


def test_games_that_end_are_told_with_rewards_and_followed_by_new_ones() -> None:
    batch = Batch("pelagos/classic_3-v0", 4, seed=2)
    turn = batch.env.layout.named("cycle").start
    ended = 0
    for _ in range(700):
        batch.step(batch.sample())
        rewards = batch.rewards
        assert np.abs(rewards.sum(axis=1)).max() < 1e-6
        assert ((rewards != 0).any(axis=1) <= batch.terminated).all()
        assert not batch.truncated.any()
        for i in batch.terminated.nonzero()[0]:
            ended += 1
            assert rewards[i].max() == 1.0
            assert batch.observations[i][turn] <= 1

    assert ended > 2


def test_long_games_are_cut_off() -> None:
    batch = Batch(SMALL, 2, longest=7)
    for _ in range(7):
        assert not batch.truncated.any()
        batch.step(batch.sample())

    assert batch.truncated.all()
    assert not batch.rewards.any()


def test_seats_of_opponents_are_never_asked() -> None:
    batch = Batch("pelagos/classic_3-v0", 2, seed=3, opponents={0: "uniform", 2: "uniform"})
    for _ in range(20):
        assert set(batch.asked.tolist()) == {1}
        batch.step(batch.sample())


def test_bots_of_the_house_can_be_opponents() -> None:
    def game(bot: str) -> list[list[int]]:
        batch = Batch(SMALL, 1, seed=3, opponents={1: bot})
        found = []
        for _ in range(12):
            batch.step([int(batch.masks()[0].argmax())])
            found.append(batch.observations[0].tolist())
        return found

    assert game("novice") == game("novice")
    assert game("novice") != game("uniform")


def test_the_list_form_has_the_actions_of_the_mask() -> None:
    batch = Batch(SMALL, 1, seed=3)
    for _ in range(10):
        options = batch.options(0)
        assert sorted(options[:, 0].tolist()) == batch.masks()[0].nonzero()[0].tolist()
        batch.step(options[:1, 0])


def test_an_action_that_is_not_offered_moves_no_game() -> None:
    batch = Batch(SMALL, 3)
    actions = batch.sample()
    before = batch.observations.tobytes()
    actions[2] = int((batch.masks()[2] == 0).argmax())

    with pytest.raises(IllegalAction, match="game 2"):
        batch.step(actions)
    with pytest.raises(IllegalAction, match="game 0"):
        batch.step([10**6, 0, 0])
    with pytest.raises(ValueError, match="2 actions for 3 games"):
        batch.step(actions[:2])
    assert batch.observations.tobytes() == before


@pytest.mark.parametrize(("count", "seed", "seats"), [(0, 0, ()), (1, -1, ()), (1, 0, (0, 1)), (1, 0, (2,))])
def test_what_no_batch_can_be_is_refused(count: int, seed: int, seats: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"batch needs|opponents have"):
        Batch(SMALL, count, seed, opponents=dict.fromkeys(seats, "uniform"))


def test_the_arrays_are_windows_that_nobody_writes() -> None:
    batch = Batch(SMALL, 1)
    with pytest.raises(ValueError, match="read-only"):
        batch.observations[0, 0] = 1
