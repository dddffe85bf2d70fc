"""Beginning a game."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from pelagos.api.catalogue import rules_wanted
from pelagos.api.game import CLONES, Game
from pelagos.api.setting import ENGLISH, refuse
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.errors import BadSetup, PelagosError
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng

Luck: TypeAlias = Literal["dealt", "asked"]

LUCKS: Final = ("dealt", "asked")
SEED_BITS: Final = 64


def new(
    title: str,
    seats: int | None = None,
    mode: str | None = None,
    board: str = "",
    options: Mapping[str, str | int] | None = None,
    seed: int | None = None,
    *,
    luck: Luck = "dealt",
    language: str = ENGLISH,
) -> Game:
    """Begin a game. `titles()` lists what there is to choose from; BadSetup says what cannot be.

    Without seats and mode as few as possible play. `board="random"` draws one where a title has such boards. The seed
    fixes the luck; without one it is random. With `luck="asked"` nobody answers for nature: she is asked like a seat,
    `chances()` weighs her answers, and `say` gives one.

    >>> game = pelagos.new("legendary", seats=4, seed=7)
    >>> game.who, game.question
    ('p2', 'Red: which land do you claim first?')
    >>> game.options()[:2]
    ('claim ialysos', 'claim kameiros')
    """
    seed = secrets.randbits(SEED_BITS) if seed is None else seed
    try:
        if luck not in LUCKS:
            raise BadSetup("unknown-luck", luck=luck, known=", ".join(LUCKS))
        rules = rules_wanted(title, seats, mode, board, options or {}, seed)
        play = Play(rules, rules.opening(), Seeded(seed) if luck == "dealt" else None)
    except PelagosError as error:
        refuse(error, language)
    return Game(play, Rng(seed | CLONES), language)
