"""Environments for PettingZoo: every seat is an agent, and they act one after the other (AEC). Importing this
registers them by their names.

>>> env = multi.env(name)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     seen, reward, terminated, truncated, info = env.last()
...     env.step(None if terminated or truncated else env.action_space(agent).sample(seen["action_mask"]))
"""

from __future__ import annotations

import secrets
from typing import Any, Final

import numpy as np
import pettingzoo
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from pelagos.envs.arrays import GameArrays, ShortArray, bounds
from pelagos.envs.batch import MOST_DECISIONS
from pelagos.envs.catalogue import env_named, env_names
from pelagos.envs.game import EnvGame
from pelagos.envs.history import WIDTH, EventHistory
from pelagos.envs.stepper import IllegalAction
from pelagos.kernel.event import Event
from pelagos.kernel.rng import Rng

ILLEGAL_REWARD: Final = -1
SEED_BITS: Final = 64


def env(name: str, **chosen: Any) -> OrderEnforcingWrapper:
    """With the usual wrappers: whoever takes an action that is not offered loses at once."""
    wrapped = TerminateIllegalWrapper(raw_env(name, **chosen), illegal_reward=ILLEGAL_REWARD)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(wrapped))


class MultiEnv(AECEnv):  # type: ignore[misc]
    """A game among its seats. An observation is a row of numbers and a mask of what may be answered."""

    def __init__(self, name: str, longest: int = MOST_DECISIONS, history: bool = False) -> None:
        super().__init__()
        made = env_named(name)
        self.metadata: dict[str, Any] = {"name": name, "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.longest: Final = longest
        self.game: Final = EnvGame(made.frame)
        self.possible_agents: list[str] = [f"player_{seat}" for seat in range(made.seats)]
        self._seat: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._arrays: Final = GameArrays(self.game)
        self._history: Final = EventHistory(made.rules)
        self._events: list[Event] | None = [] if history else None
        low, high = bounds(made.layout)
        size = int(made.actions.size)
        self.action_spaces: dict[str, spaces.Discrete] = {
            agent: spaces.Discrete(size) for agent in self.possible_agents
        }
        self.observation_spaces: dict[str, spaces.Dict] = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (size,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the seed fixes its luck."""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._events = None if self._events is None else []
        self.game.begin(Rng(secrets.randbits(SEED_BITS) if seed is None else seed), self._events)
        self.agent_selection = self.possible_agents[self.game.asked]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat[agent]
        return {"observation": self._arrays.observation(seat), "action_mask": self._arrays.mask(seat)}

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked; `IllegalAction`, and nothing has happened, if that is not offered."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        place = -1 if action is None else self.game.frame.actions.place_of(self.game.sheet, int(action))
        if place < 0:
            raise IllegalAction(0, -1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self.game.take(place)
        self._clear_rewards()
        over, long = self.game.question is None, self.game.decisions >= self.longest
        if over:
            self.rewards = dict(zip(self.possible_agents, self._arrays.rewards(), strict=True))
        if over or long:
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, not over)
        else:
            self.agent_selection = self.possible_agents[self.game.asked]
        self._accumulate_rewards()

    def history(self, agent: str) -> ShortArray:
        """What this agent has heard so far, one event a row (`envs.history`)."""
        if self._events is None:
            raise ValueError("the history is kept only by an environment that was made with history=True")
        heard = self._history.heard(self._events, self._seat[agent])
        return np.array(heard, dtype=np.int16).reshape(-1, WIDTH)

    def render(self) -> None:
        """Nothing is drawn; `pelagos.new` gives a game with pictures."""

    def close(self) -> None:
        """Nothing is held."""


raw_env = MultiEnv

for _name in env_names():
    pettingzoo.register("aec", _name, "pelagos.envs.multi:env", kwargs={"name": _name})
