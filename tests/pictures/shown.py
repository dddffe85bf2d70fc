"""Positions to draw: random games of every variant, some steps in."""

from __future__ import annotations

from functools import cache
from typing import Final

from pelagos.games import TITLES
from pelagos.kernel.agenda import playout, settle
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import Rules, rules_for

BY_NAME: Final = {title.name: title for title in TITLES}
VARIANTS: Final = [(title.name, variant) for title in TITLES for variant, _, _ in title.variants()]
STEPS: Final = {"classic": 260, "legendary": 330, "hellas": 120}
"""Far enough for pieces everywhere."""


@cache
def rules_of(title: str, variant: str) -> Rules:
    for name, seats, options in BY_NAME[title].variants():
        if name == variant:
            return rules_for(BY_NAME[title], seats, options=options)
    raise LookupError(variant)


def played(rules: Rules, seed: int, steps: int) -> Position:
    """A random game after so many answers."""
    g, sheet = rules.opening(), Sheet()
    playout(g, sheet, Rng(seed), steps)
    settle(g, sheet)
    return g


@cache
def position(title: str, variant: str, seed: int = 7) -> tuple[Rules, Position]:
    rules = rules_of(title, variant)
    return rules, played(rules, seed, STEPS[title])
