"""Random games of an environment, question by question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from pelagos.envs.catalogue import env_named
from pelagos.kernel.agenda import settle, take
from pelagos.kernel.ids import NATURE
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice

SEEDS: Final = (1,)
LONGEST: Final = 20_000


def positions(name: str, seed: int, most: int = LONGEST) -> Iterator[tuple[int, Choice[Any], Position, Sheet]]:
    """Every question of a random game, nature's too, with the position and the options; one game that moves on."""
    g, sheet, rng = env_named(name).rules.opening(), Sheet(), Rng(seed)
    for count in range(most):
        question = settle(g, sheet)
        if question is None:
            return
        yield count, question, g, sheet
        nature = question.seat(g) == NATURE
        take(g, sheet, sheet.at_weight(rng.below(sheet.total_weight())) if nature else rng.below(sheet.count))
