"""Bots of a device: they answer in the engine's own thread, one question at a time."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Final

from pelagos.bots.bot import Bot, Budget
from pelagos.bots.roster import bot_named
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Title
from pelagos.table.table import Table


class LocalBots:
    """The bots of every level that has been asked so far."""

    def __init__(self, titles: Iterable[Title]) -> None:
        self._titles: Final = list(titles)
        self._known: Final[dict[str, Bot]] = {}

    def answer(self, table: Table, seat: int, budget: Budget) -> str:
        """What the bot at this seat says, from its view alone."""
        level = table.chairs[seat].level
        bot = self._known.get(level)
        if bot is None:
            bot = self._known[level] = bot_named(level, self._titles)
        seen, options = table.bot_view(seat)
        seed = table.practice_seed() if table.terms.practice else secrets.randbits(60)
        return bot.choose(seen, options, budget, Rng(seed)).phrase
