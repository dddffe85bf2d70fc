"""Silly habits that people saw in bots, as positions in which the first Novice had them: no level has them."""

from __future__ import annotations

import pytest

from bots.foolish_deeds import JUDGES, Deed, deeds
from bots.support import answer
from pelagos.bots.bot import Budget
from pelagos.bots.levels import LEVELS
from pelagos.bots.roster import bot_named
from pelagos.games import TITLES
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules, rules_for

THINKING = Budget(1, 200)
ASKED = [level for level in LEVELS if level not in ("trader", "strategos")]
"""The others differ from their neighbours in numbers alone."""
THOUGHT_BETTER = ("classic", "undone")
"""Whoever has begun to sell what they need may well stop; the folly was to begin."""
SEEDS = {"classic": 2, "hellas": 0, "legendary": 1}


def silly_positions(name: str) -> list[tuple[Rules, str, Deed]]:
    """Where the first Novice did something foolish, one of each kind."""
    title = next(title for title in TITLES if title.name == name)
    _, seats, options = title.variants()[SEEDS[name] % len(title.variants())]
    rules, novice = rules_for(title, seats, options=options), bot_named("novice@1", TITLES)
    found: dict[str, tuple[Rules, str, Deed]] = {}
    for deed in deeds(title, [novice] * seats, seats, options, SEEDS[name]):
        for kind in JUDGES[name](deed):
            if (name, kind) != THOUGHT_BETTER:
                found.setdefault(kind, (rules, kind, deed))
    return [found[kind] for kind in sorted(found)]


def follies(name: str, rules: Rules, deed: Deed, bot: str) -> list[str]:
    """What is foolish about this bot's answer in the same position."""
    play = Play(rules, deed.before.clone())
    seat, offers = int(play.who), play.options()
    phrase = answer(bot_named(bot, TITLES), play, 3, THINKING).phrase
    play.say(seat, phrase)
    return list(JUDGES[name](Deed(deed.before, seat, phrase, offers, play.events)))


@pytest.mark.parametrize("title", list(JUDGES))
def test_no_level_has_the_habits_of_the_first_novice(title: str) -> None:
    """Gifts to rivals, creatures for nothing, deeds declared and left, purses given away, hopeless attacks."""
    positions = silly_positions(title)

    assert len({kind for _, kind, _ in positions}) >= 3
    for rules, kind, deed in positions:
        for level in ASKED:
            assert kind not in follies(title, rules, deed, level), (level, kind, deed.phrase)
