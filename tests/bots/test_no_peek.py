"""A bot knows what its seat may know: worlds that the seat cannot tell apart get the same answer."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bots.support import SMALL, Variant, clouded, every_variant, plain, questions, told
from pelagos.bots.bot import Bot, Budget, Reply, view_bytes
from pelagos.bots.levels import HAZY, SEARCHING
from pelagos.bots.reasons import ANY_ANSWER
from pelagos.bots.roster import BOTS, bot_named
from pelagos.kernel.codec import digest
from pelagos.kernel.laws import scrambled
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules

QUESTIONS = 8
FEW = 2
FEWEST = 1
"""Questions to the levels that think long, above all where nothing is compiled. `make soak` asks more."""
WORLDS = 3

variants = pytest.mark.parametrize("variant", every_variant(), ids=told)


class Cheater(Bot):
    """Is handed the true position before every question, and lets it decide."""

    name = "cheater"

    def __init__(self) -> None:
        self.truth: Play | None = None

    def choose(self, seen: bytes, options: Sequence[str], budget: Budget, rng: Rng) -> Reply:
        assert self.truth is not None
        return Reply(options[int(digest(self.truth.rules, self.truth.g), 16) % len(options)], ANY_ANSWER)


def answered(bot: Bot, play: Play, seed: int) -> tuple[str, str, tuple[int, ...]]:
    if isinstance(bot, Cheater):
        bot.truth = play
    seen = view_bytes(play.rules, play.g, play.who)
    return plain(bot.choose(seen, play.options(), SMALL, Rng(seed)))


def peeks(bot: Bot, play: Play, seed: int) -> bool:
    """Does it say something else in a world that differs only in what its seat cannot know?"""
    rng = Rng(seed)
    said = answered(bot, play, seed)
    worlds = [Play(play.rules, scrambled(play.rules, play.g, play.who, rng)) for _ in range(WORLDS)]
    return any(answered(bot, world, seed) != said for world in worlds)


def peeked(bot: Bot, rules: Rules, limit: int = QUESTIONS) -> int:
    """At how many questions of a game."""
    asked = enumerate(questions(rules, 5, often=9, limit=limit))
    return sum(peeks(bot, clouded(play), seed) for seed, play in asked)


@variants
@pytest.mark.parametrize("name", BOTS)
def test_no_bot_peeks(name: str, variant: Variant) -> None:
    limit = FEWEST if name in SEARCHING else FEW if name in HAZY else QUESTIONS
    assert peeked(bot_named(name, [variant.title]), variant.rules(), limit) == 0


@variants
def test_a_bot_that_is_handed_the_true_position_is_caught(variant: Variant) -> None:
    assert peeked(Cheater(), variant.rules()) > 0


@variants
@pytest.mark.parametrize("name", BOTS)
def test_the_same_view_options_and_generator_give_the_same_answer(name: str, variant: Variant) -> None:
    """What a bot has thought about before changes nothing."""
    used = bot_named(name, [variant.title])
    limit = FEWEST if name in SEARCHING or name in HAZY else 4
    for seed, play in enumerate(questions(variant.rules(), 6, often=11, limit=limit)):
        said = answered(used, play, seed)

        assert said[0] in play.options()
        assert answered(used, play, seed) == said
        assert answered(bot_named(name, [variant.title]), play, seed) == said
