"""Settler in a haze: it measures answers as Settler does, in one world, and misjudges each by some coins.

The levels between Novice and Settler are made of it. What is silly it does not do, however hazy it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from pelagos.bots.bot import Bot, Budget, Reply
from pelagos.bots.judge import DefaultJudge, Judge
from pelagos.bots.prudence import Prudence, least_foolish
from pelagos.bots.settler import Deliberation
from pelagos.bots.view_reader import ViewReader
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Title


class HazySettler(Bot):
    """Misjudges every answer by up to so many times the judge's blur: a won game does not escape it."""

    name = "hazy"

    def __init__(
        self, titles: Iterable[Title], judges: Mapping[str, Judge], prudence: Mapping[str, Prudence], haze: int
    ) -> None:
        self._reader: Final = ViewReader(titles)
        self._judges: Final = dict(judges)
        self._prudence: Final = dict(prudence)
        self._haze: Final = haze

    def choose(self, seen: bytes, options: Sequence[str], budget: Budget, rng: Rng) -> Reply:
        read = self._reader.read(seen)
        name = read.rules.title.name
        judge = self._judges.get(name)
        if judge is None:
            judge = DefaultJudge(read.rules)
        thinking = Deliberation(read, options, Budget(1, budget.steps), judge, rng)
        thinking.ranked()
        answers = [thinking.sheet.answer(place) for place in thinking.places]
        prudent = least_foolish(read.rules, self._prudence.get(name), thinking.worlds[0], read.seat, answers)
        haze = self._haze * judge.blur
        for i in range(len(thinking.totals)):
            # Two draws: small mistakes are more likely than great ones.
            thinking.totals[i] += int(rng.below(haze + 1) + rng.below(haze + 1)) - haze
        return thinking.explained(prudent)
