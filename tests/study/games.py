"""Games to study: all titles, played at random, nature by her weights; and those of the golden collection."""

from __future__ import annotations

from typing import Final

from golden.making import EVERY_TITLE, TESTS
from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play
from pelagos.kernel.record import read_record
from pelagos.kernel.rng import Rng
from pelagos.kernel.scenario import replay, rules_of
from pelagos.kernel.title import Rules
from table.setting import RULES

NAMES: Final = sorted(RULES)
GOLDEN: Final = ("classic-5-1", "classic-2-2", "hellas-2-1", "hellas-2-3", "legendary-duel-1", "legendary-ffa4-1")


def any_answer(play: Play, rng: Rng) -> None:
    """Nature waits like anybody, so that every place where a game stands still is a step."""
    if play.who == NATURE:
        play.take(play.sheet.at_weight(rng.below(play.sheet.total_weight())))
    else:
        play.take(rng.below(play.sheet.count))


def wandered(rules: Rules, rng: Rng, most: int) -> Play:
    play = Play(rules, rules.opening())
    for _ in range(most):
        if play.over:
            break
        any_answer(play, rng)
    return play


def golden(name: str) -> Play:
    record = read_record((TESTS / "golden" / f"{name}.game").read_text(encoding="utf-8"))
    return replay(rules_of(record, {title.name: title for title in EVERY_TITLE}), record)
