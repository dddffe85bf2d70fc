"""Environments for Gymnasium: one seat against bots of the house. Importing this registers them by their names.

>>> env = gymnasium.make(f"pelagos.envs.single:{name}", opponents="novice")
>>> seen, info = env.reset(seed=1)
>>> seen, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from pelagos.envs.arrays import GameArrays, MaskArray, ShortArray, bounds
from pelagos.envs.batch import MOST_DECISIONS
from pelagos.envs.catalogue import env_named, env_names
from pelagos.envs.game import EnvGame
from pelagos.envs.history import WIDTH, EventHistory
from pelagos.envs.opponents import opponent_named
from pelagos.kernel.rng import Rng

if TYPE_CHECKING:
    from pelagos.kernel.event import Event

ILLEGAL_REWARD: Final = -0.01
"""For an action that is not offered; nothing happens then, and the same question is asked again."""
SEED_BITS: Final = 63
PLAYERS: Final = 5 << 64
"""Added to a seed: a stream apart from nature's."""


class SingleEnv(gymnasium.Env["ShortArray", np.int64]):
    """A seat's game. `opponents` are named once for all other seats, or one by one in the order of the seats."""

    def __init__(
        self,
        name: str,
        seat: int = 0,
        opponents: str | Sequence[str] = "novice",
        longest: int = MOST_DECISIONS,
        history: bool = False,
        render_mode: None = None,
    ) -> None:
        made = env_named(name)
        others = [other for other in range(made.seats) if other != seat]
        named = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
        if not 0 <= seat < made.seats or len(named) != len(others):
            raise ValueError(f"{name} has seats 0 to {made.seats - 1}, so that {made.seats - 1} are opponents")
        self.metadata: dict[str, Any] = {"render_modes": []}
        self.render_mode = render_mode
        self.seat: Final = seat
        self.longest: Final = longest
        self.game: Final = EnvGame(made.frame)
        self._opponents: Final = {other: opponent_named(bot) for other, bot in zip(others, named, strict=True)}
        self._arrays: Final = GameArrays(self.game)
        self._history: Final = EventHistory(made.rules)
        self._events: list[Event] | None = [] if history else None
        self._rng = Rng(0)
        low, high = bounds(made.layout)
        self.observation_space = spaces.Box(low, high, dtype=np.int16)
        self.action_space = spaces.Discrete(int(made.actions.size))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ShortArray, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << SEED_BITS))
        self._rng = Rng(drawn | PLAYERS)
        self._events = None if self._events is None else []
        self.game.begin(Rng(drawn), self._events)
        self._others_answer()
        return self._seen()

    def step(self, action: np.int64) -> tuple[ShortArray, float, bool, bool, dict[str, Any]]:
        """Answer. What is not offered changes nothing and costs a little."""
        place = self.game.frame.actions.place_of(self.game.sheet, int(action)) if self.game.asked == self.seat else -1
        reward = ILLEGAL_REWARD
        if place >= 0:
            self.game.take(place)
            self._others_answer()
            reward = self._arrays.rewards()[self.seat]
        over = self.game.question is None
        return self._seen()[0], reward, over, not over and self.game.decisions >= self.longest, self._info()

    def action_masks(self) -> MaskArray:
        """What may be answered now, as learners that know masks ask for it."""
        return self._arrays.mask(self.seat)

    def history(self) -> ShortArray:
        """What this seat has heard so far, one event a row (`envs.history`)."""
        if self._events is None:
            raise ValueError("the history is kept only by an environment that was made with history=True")
        return np.array(self._history.heard(self._events, self.seat), dtype=np.int16).reshape(-1, WIDTH)

    def _others_answer(self) -> None:
        while self.game.asked in self._opponents and self.game.decisions < self.longest:
            self.game.take(self._opponents[int(self.game.asked)].place(self.game, self._rng))

    def _seen(self) -> tuple[ShortArray, dict[str, Any]]:
        return self._arrays.observation(self.seat), self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._arrays.mask(self.seat)}


for _name in env_names():
    gymnasium.register(_name, entry_point="pelagos.envs.single:SingleEnv", kwargs={"name": _name})
