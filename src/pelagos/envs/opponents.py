"""Bots of the house at seats of an environment."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pelagos.bots.bot import Bot, Budget, view_bytes
from pelagos.bots.roster import bot_named
from pelagos.bots.uniform import Uniform
from pelagos.envs.game import EnvGame, Opponent
from pelagos.games import TITLES
from pelagos.kernel.rng import Rng


class BotOpponent(Opponent):
    """A bot; it sees its seat's view, and never says what has no number."""

    def __init__(self, bot: Bot) -> None:
        self.bot: Final = bot
        self.budget: Final = Budget()

    def place(self, game: EnvGame, rng: Rng) -> i64:
        rules, sheet = game.frame.rules, game.sheet
        words = [sheet.word(i) for i in range(len(sheet))]
        places = [i for i, word in enumerate(words) if game.frame.actions.action_of(word) >= 0]
        phrases = [rules.vocabulary.words_of(words[i]) for i in places]
        reply = self.bot.choose(view_bytes(rules, game.g, game.asked), phrases, self.budget, rng)
        return places[phrases.index(reply.phrase)]


def opponent_named(name: str) -> Opponent:
    """An opponent by the name of a bot, such as `novice`; UnknownBot if nobody is called so."""
    bot = bot_named(name, TITLES)
    return Opponent() if isinstance(bot, Uniform) else BotOpponent(bot)
