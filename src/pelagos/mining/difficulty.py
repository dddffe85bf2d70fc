"""How hard a puzzle is: which levels of bots find the answer, each asked several times with luck of its own."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from pelagos.bots.bot import Bot, Budget
from pelagos.kernel.rng import Rng

ASKED: Final = ("novice", "sailor", "trader", "settler", "captain")
"""From the gentlest on; the strongest level is too close to the search that graded the answers."""
TIMES: Final = 6
OBVIOUS: Final = 5
"""Novice finds it that often: there is nothing to find."""


def found_by(
    bots: Mapping[str, Bot], seen: bytes, options: Sequence[str], solving: Collection[str], seed: int
) -> tuple[int, ...]:
    """By level, how many of the bots said what solves it."""
    return tuple([
        sum(bots[level].choose(seen, options, Budget(), Rng(seed + luck)).phrase in solving for luck in range(TIMES))
        for level in ASKED
    ])  # fmt: skip


def stars(found: Sequence[int]) -> int:
    """One, and one more for each level that misses it more often than not."""
    return 1 + sum(2 * count < TIMES for count in found)
