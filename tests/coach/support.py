"""The coach, asked about games of Novices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bots.support import SMALL, Variant, questions
from pelagos.bots.bot import view_bytes
from pelagos.coach.coach import Advice, Coach
from pelagos.coach.news import heard_since_answer
from pelagos.coach.remarks import Remark
from pelagos.games import TITLES
from pelagos.kernel.play import Play

COACH: Final = Coach(TITLES, SMALL)


def variants() -> list[Variant]:
    return [Variant(title, variant[0]) for title in TITLES for variant in title.variants()]


def advised(play: Play, coach: Coach = COACH) -> Advice:
    """What the seat that is asked is told."""
    seen = view_bytes(play.rules, play.g, play.who)
    return coach.advise(seen, play.options(), heard_since_answer(play, play.who))


def all_remarks(advice: Advice) -> Iterator[Remark]:
    yield from [*advice.goal, *advice.phase, *advice.news, *advice.threats, *advice.sure]
    for found in advice.suggestions:
        yield from [*found.reasons, *found.brings, *found.warnings]


def sampled(variant: Variant, seed: int = 11, often: int = 9, limit: int = 6) -> Iterator[Play]:
    return questions(variant.rules(), seed, often, limit)
