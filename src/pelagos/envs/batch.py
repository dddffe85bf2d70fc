"""Many games of one setup stepped together, as NumPy arrays.

>>> batch = Batch(name, 256, seed=1)
>>> while batch.steps < 1000:
...     batch.step(batch.sample())

The arrays are windows into buffers that the next step writes over: copy what you keep.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import numpy as np

from pelagos.envs.arrays import MaskArray, ShortArray, byte_view, option_rows, short_view, unpacked
from pelagos.envs.catalogue import env_named
from pelagos.envs.opponents import opponent_named
from pelagos.envs.stepper import CUT_OFF, OVER, Stepper
from pelagos.kernel.rng import Rng

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

MOST_DECISIONS: Final = 5_000
"""After so many answers of its seats a game is cut off."""
SAMPLES: Final = 7 << 64
"""Added to a seed: a stream apart from nature's."""


class Batch:
    """Games that begin anew when they end. In every one of them one seat is asked; `step` answers for all of those.

    For seats in `opponents` bots of the house answer, by their names, and these seats are never asked.
    """

    def __init__(
        self,
        name: str,
        count: int,
        seed: int = 0,
        *,
        longest: int = MOST_DECISIONS,
        opponents: Mapping[int, str] | None = None,
    ) -> None:
        env = env_named(name)
        if count < 1 or not 0 <= seed < 1 << 64:
            raise ValueError("a batch needs a game or more, and a seed from 0 to 2**64 - 1")
        named = {seat: opponent_named(bot) for seat, bot in (opponents or {}).items()}
        if not set(named) < set(range(env.seats)):
            raise ValueError("opponents have seats of the game, and not all of them")
        self.env: Final = env
        self.count: Final = count
        self.stepper: Final = Stepper(env.frame, count, seed, longest, named)
        self.actions: Final = int(env.actions.size)
        self.steps = 0
        self.observations: Final = short_view(self.stepper.rows).reshape(count, -1)
        """By game, what the seat that is asked may know: int16, as `env.layout` says."""
        self.packed_masks: Final = byte_view(self.stepper.masks).reshape(count, -1)
        """By game, one bit for every action, the lowest of the first byte for action 0."""
        self.asked: Final = short_view(self.stepper.asked)
        """By game, the seat that is asked."""
        self._states: Final = short_view(self.stepper.states)
        self._outcomes: Final = short_view(self.stepper.outcomes).reshape(count, -1)
        self._scale: Final = np.float32(1 / max(env.seats - 1, 1))
        self._rng: Final = Rng(seed | SAMPLES)

    def step(self, actions: ArrayLike) -> None:
        """Answer in every game. `stepper.IllegalAction`, and nothing has happened, if one of them is not offered."""
        self.stepper.step(np.asarray(actions).tolist())
        self.steps += 1

    @property
    def rewards(self) -> NDArray[np.float32]:
        """By game and seat: between -1 and 1 where the last step ended a game, else 0. Every row sums to 0."""
        return self._outcomes * self._scale

    @property
    def terminated(self) -> NDArray[np.bool_]:
        """By game: did the last step end it? A new one has begun then, and it is the new one that is observed."""
        return np.equal(self._states, OVER)

    @property
    def truncated(self) -> NDArray[np.bool_]:
        """By game: was it cut off after the last step?"""
        return np.equal(self._states, CUT_OFF)

    def masks(self) -> MaskArray:
        """The masks unpacked: 1 for every action that may be taken."""
        return unpacked(self.packed_masks, self.actions)

    def options(self, i: int) -> ShortArray:
        """What one game offers in the list form: a row of `actions.OPTION_FEATURES` for each option."""
        return option_rows(self.stepper.game(i))

    def sample(self) -> list[int]:
        """For every game any action that it offers, each as likely as the other."""
        return self.stepper.random_actions(self._rng)
