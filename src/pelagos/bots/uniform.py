"""Uniform: any option, each as likely as the other. A yardstick, not company."""

from __future__ import annotations

from collections.abc import Sequence

from pelagos.bots import reasons
from pelagos.bots.bot import Bot, Budget, Reply
from pelagos.kernel.rng import Rng


class Uniform(Bot):
    """Says anything that may be said."""

    name = "uniform"

    def choose(self, seen: bytes, options: Sequence[str], budget: Budget, rng: Rng) -> Reply:
        return Reply(options[rng.below(len(options))], reasons.ANY_ANSWER)
