"""Bots of the house at the other seats of an environment."""

from __future__ import annotations

from typing import Final

from pelagos.bots.bot import Bot, Budget, view_bytes
from pelagos.bots.roster import bot_named
from pelagos.bots.uniform import Uniform
from pelagos.envs.game import EnvGame
from pelagos.games import TITLES
from pelagos.kernel.rng import Rng


class Opponent:
    """A bot by its name, such as `novice`; it sees its seat's view, and never says what has no number."""

    def __init__(self, name: str) -> None:
        self.bot: Final[Bot] = bot_named(name, TITLES)
        self.budget: Final = Budget()

    def place(self, game: EnvGame, rng: Rng) -> int:
        """Which of the options it gives as its answer."""
        if isinstance(self.bot, Uniform):
            return int(game.random_place(rng))
        rules, sheet = game.frame.rules, game.sheet
        words = [sheet.word(i) for i in range(len(sheet))]
        places = [i for i, word in enumerate(words) if game.frame.actions.action_of(word) >= 0]
        phrases = [rules.vocabulary.words_of(words[i]) for i in places]
        reply = self.bot.choose(view_bytes(rules, game.g, game.asked), phrases, self.budget, rng)
        return places[phrases.index(reply.phrase)]
