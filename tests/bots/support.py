"""Games to ask bots about, and what they answer there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from pelagos.bots.bot import Bot, Budget, Reply, view_bytes
from pelagos.bots.roster import bot_named
from pelagos.games import TITLES
from pelagos.games.classic.position import Classic
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules, Title, rules_for
from toy.title import TITLE as TOY

SMALL: Final = Budget(samples=2, steps=60)
"""Enough to think with, and soon over."""
DOUBT: Final = 3
"""Coins that a purse may hold more or less."""
ALL_TITLES: Final[tuple[Title, ...]] = (*TITLES, TOY)


class Variant(NamedTuple):
    """One of the truly different games of a title."""

    title: Title
    word: str

    def rules(self) -> Rules:
        (found,) = [chosen for chosen in self.title.variants() if chosen[0] == self.word]
        return rules_for(self.title, found[1], options=found[2])


def every_variant() -> list[Variant]:
    return [Variant(title, variant[0]) for title in ALL_TITLES for variant in title.variants()]


def told(variant: Variant) -> str:
    return f"{variant.title.name}-{variant.word}"


def questions(rules: Rules, seed: int, often: int, limit: int) -> Iterator[Play]:
    """A game of Novices; it is handed out at every so many questions with a choice, and so often at most."""
    play, rng, count = Play(rules, rules.opening(), Seeded(seed)), Rng(seed), 0
    players = bot_named("novice", [rules.title])
    while not play.over and count < often * limit:
        if play.sheet.count > 1:
            count += 1
            if count % often == 0:
                yield play
        play.say(play.who, answer(players, play, int(rng.next32())).phrase)


def clouded(play: Play) -> Play:
    """The same question, but nobody is sure of the others' purses: in most games a perfect memory knows them all."""
    g = play.g.clone()
    if isinstance(g, Classic):
        for seat in range(g.seats):
            g.least[seat] -= min(DOUBT, g.gold[seat])
            g.most[seat] += DOUBT
    if isinstance(g, Legendary):
        teams = g.frame.teams
        for knower in range(teams + 1):
            for team in range(teams):
                if knower != team:
                    g.least[knower * teams + team] -= min(DOUBT, g.least[knower * teams + team])
                    g.most[knower * teams + team] += DOUBT
    return Play(play.rules, g)


def answer(bot: Bot, play: Play, seed: int, budget: Budget = SMALL) -> Reply:
    """What a bot says for the seat that is asked."""
    seen = view_bytes(play.rules, play.g, play.who)
    return bot.choose(seen, play.options(), budget, Rng(seed))


def plain(reply: Reply) -> tuple[str, str, tuple[int, ...]]:
    return reply.phrase, reply.why.name, reply.numbers
