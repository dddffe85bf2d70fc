"""Games to look at: every title in every mode, played on at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pelagos

ROOT: Final = Path(__file__).resolve().parents[2]
GOLDEN: Final = ROOT / "tests" / "golden"

MODES: Final = [(title.name, mode) for title in pelagos.titles() for mode in title.modes]

RULING: Final = """
# L-7.4: whoever is outbid offers again at once, but not to the same god.
pelagos 1
title legendary 1
seats 3
board tb-1-home

position
  cycle 3
  owner HOME_blu blu, HOME_red red, HOME_grn grn
  gold blu 10, red 10, grn 10
  gods 1 zeus, 2 ares, 3 poseidon, 4 athena, 5 hera
  order 1 blu, 2 red, 3 grn
  next Offerings
end

p1 bid zeus 3
p2 bid zeus 5
= who p1
= refuses just-ousted bid zeus 6
"""


def offerings() -> pelagos.Game:
    """Blue has 10 gold, was just outbid for Zeus, and must offer again; Red's purse holds 10 as well."""
    return pelagos.read(RULING).game


def wander(game: pelagos.Game, seed: int, most: int = 10_000) -> Iterator[pelagos.Game]:
    """Play on at random: the game before every answer, and after the last."""
    chance = random.Random(seed)
    for _ in range(most):
        yield game
        if game.over:
            return
        game.say(chance.choice(game.options()))
    yield game


def played(title: str, mode: str, seed: int, answers: int) -> pelagos.Game:
    """A game after so many answers, or at its end."""
    game = pelagos.new(title, mode=mode, seed=seed)
    for _ in wander(game, seed, answers):
        pass
    return game
