"""PettingZoo and Gymnasium accept the environments, by their own kits, and games go by the rules."""

from __future__ import annotations

import warnings
from typing import Any, Final, cast

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env

from pelagos.envs import multi, single
from pelagos.envs.catalogue import env_named, env_names
from pelagos.envs.history import WIDTH, event_kinds
from pelagos.envs.multi import MultiEnv
from pelagos.envs.single import SingleEnv
from pelagos.envs.stepper import IllegalAction
from pelagos.kernel.rng import Rng

with warnings.catch_warnings():
    # Where pygame is installed the kit loads games of PettingZoo that it warns of.
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, seed_test

NAMES: Final = env_names()
SHORT: Final = ("pelagos/classic_2-v0", "pelagos/hellas_2-v0", "pelagos/legendary_team4-v0")
SMALL: Final = "pelagos/hellas_2-v0"
CYCLES: Final = 25
MANY_CYCLES: Final = 2_000

# The kit says so of PettingZoo's own games with masks, too.
masked = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def check_multi(name: str, cycles: int) -> None:
    api_test(multi.env(name), num_cycles=cycles)
    seed_test(lambda: multi.env(name), num_cycles=cycles)


def check_single(name: str, **chosen: Any) -> None:
    check_env(cast("Any", gymnasium.make(name, **chosen)).unwrapped, skip_render_check=True)
    many = gymnasium.make_vec(name, num_envs=2, vectorization_mode="sync", **chosen)
    seen, info = many.reset(seed=3)
    assert seen.shape == (2, env_named(name).layout.size)
    seen, _, _, _, info = many.step(np.array([mask.argmax() for mask in info["action_mask"]]))
    assert info["action_mask"].any(axis=1).all()
    many.close()


class TestMulti:
    pytestmark = masked

    @pytest.mark.parametrize("name", SHORT)
    def test_the_kit_of_pettingzoo_passes(self, name: str) -> None:
        check_multi(name, CYCLES)

    @pytest.mark.slow
    @pytest.mark.parametrize("name", NAMES)
    def test_the_kit_of_pettingzoo_passes_in_long_runs(self, name: str) -> None:
        check_multi(name, MANY_CYCLES)


def test_pettingzoo_knows_every_environment_by_its_name() -> None:
    env = pettingzoo.make("aec", SMALL, longest=3)
    env.reset(seed=1)

    assert env.unwrapped.metadata["name"] == SMALL
    assert set(NAMES) <= set(pettingzoo.aec_registry)


@pytest.mark.parametrize("name", SHORT)
def test_the_kit_of_gymnasium_passes(name: str) -> None:
    check_single(name, opponents="uniform")


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_the_kit_of_gymnasium_passes_against_novices(name: str) -> None:
    check_single(name, opponents="novice", seat=1)


def played(env: MultiEnv, seed: int, most: int = 20_000) -> dict[str, float]:
    """The rewards of a random game, summed by agent."""
    rng = Rng(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter(most):
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        assert seen is not None
        if terminated or truncated:
            env.step(None)
        else:
            assert seen in env.observation_space(agent)
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[rng.below(len(legal))]))
    return total


@pytest.mark.parametrize("name", SHORT)
def test_whole_games_end_with_rewards_by_rank(name: str) -> None:
    env = MultiEnv(name)
    total = played(env, 4)

    places = env.game.g.result
    assert places is not None
    seats = range(len(places))
    wanted = [sum((places[a] < places[b]) - (places[a] > places[b]) for b in seats) / (len(places) - 1) for a in seats]
    assert list(total.values()) == wanted
    assert abs(sum(wanted)) < 1e-9
    assert max(wanted) > 0


def test_a_long_game_is_cut_off_for_all() -> None:
    env = MultiEnv(SMALL, longest=10)

    assert set(played(env, 4).values()) == {0.0}
    assert env.game.decisions == 10
    assert env.agents == []


def test_an_agent_that_is_not_asked_may_do_nothing() -> None:
    env = MultiEnv(SMALL)
    env.reset(seed=2)
    asked = env.agent_selection
    (other,) = [agent for agent in env.agents if agent != asked]

    assert env.observe(asked)["action_mask"].any()
    assert not env.observe(other)["action_mask"].any()


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    env = MultiEnv(SMALL)
    env.reset(seed=2)
    before = env.observe(env.agent_selection)
    illegal = int((before["action_mask"] == 0).argmax())

    with pytest.raises(IllegalAction, match=f"does not offer action {illegal}"):
        env.step(illegal)
    after = env.observe(env.agent_selection)
    assert (before["observation"] == after["observation"]).all()


def test_a_single_agent_pays_for_what_is_not_offered() -> None:
    env = SingleEnv(SMALL, opponents="uniform")
    seen, info = env.reset(seed=2)
    illegal = (info["action_mask"] == 0).argmax()
    again, reward, terminated, truncated, _ = env.step(illegal)

    assert (seen == again).all()
    assert (reward, terminated, truncated) == (single.ILLEGAL_REWARD, False, False)


def test_a_single_agent_plays_to_the_end_against_bots_of_the_house() -> None:
    env = SingleEnv(SMALL, seat=1, opponents=["novice"], longest=60)
    _, info = env.reset(seed=3)
    steps, over, reward = 0, False, 0.0
    while not over:
        _, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())
        over = terminated or truncated
        steps += 1

    assert 0 < steps <= 60
    assert reward in (-1.0, 0.0, 1.0)


@pytest.mark.parametrize("chosen", [{"seat": 2}, {"seat": -1}, {"opponents": ["novice", "novice"]}])
def test_seats_and_opponents_must_fit(chosen: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="seats 0 to 1"):
        SingleEnv(SMALL, **chosen)


def test_the_history_is_what_an_agent_has_heard() -> None:
    env = MultiEnv(SMALL, history=True)
    env.reset(seed=2)
    for _ in range(30):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    white, orange = (env.history(agent) for agent in env.possible_agents)

    assert white.shape[1] == orange.shape[1] == WIDTH
    kinds = event_kinds(env_named(SMALL).rules)
    assert kinds[white[-1][0]] in {kinds[row[0]] for row in orange}
    # Each draws cards that the other does not see.
    assert {tuple(row) for row in white} != {tuple(row) for row in orange}


def test_a_single_agent_has_a_history_if_it_was_asked_for() -> None:
    env = SingleEnv(SMALL, opponents="uniform", history=True)
    env.reset(seed=2)

    assert len(env.history()) > 3
    with pytest.raises(ValueError, match="history=True"):
        SingleEnv(SMALL).history()
    with pytest.raises(ValueError, match="history=True"):
        MultiEnv(SMALL).history("player_0")
