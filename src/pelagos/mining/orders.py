"""The same deeds in another order: whoever does the best thing a moment later has found it as well.

The playouts answer greedily, and do not always come back to what was put off. So an answer that leaves the best one on
offer is played on with it, and if that is as good, the question has no single answer.
"""

from __future__ import annotations

from typing import Final

from pelagos.bots.search.searcher import DeterminizedSearch
from pelagos.bots.search.winning import SURE
from pelagos.kernel.agenda import give, settle
from pelagos.kernel.answer import Answer
from pelagos.kernel.ids import NATURE
from pelagos.kernel.position import Position
from pelagos.kernel.sheet import Sheet

TRIALS: Final = 24
MOST_BETWEEN: Final = 5
"""Answers of the same seat between the two."""
NEVER: Final = -SURE
AS_GOOD: Final = 500
"""Ten-thousandths by which the other order may be worse and still be the same idea."""


def may_be_put_off(search: DeterminizedSearch, best: int) -> bool:
    """Is some other candidate as good, if the best answer follows it?"""
    tally = search.tallies[best].trials
    count = min(TRIALS, len(tally))
    mine = sum(tally[:count]) // count
    return any(
        place != best and _followed(search, place, _said(search, best), count) >= mine - AS_GOOD
        for place in range(len(search.tallies))
    )


def _followed(search: DeterminizedSearch, place: int, best: Answer, count: int) -> int:
    """The mean chance after this answer and then the best one; NEVER where that cannot follow."""
    total = 0
    for number in range(count):
        g = search.worlds[number % len(search.worlds)].clone()
        give(g, _said(search, place))
        if not _come_to(search, g, best):
            return NEVER
        give(g, best)
        search.playout.run(g, search.lucks[number], search.lucks[number] if number else 0)
        search.winning.judged(g)
        total += int(search.winning.chance(search.read.seat))
    return total // count


def _come_to(search: DeterminizedSearch, g: Position, best: Answer) -> bool:
    """Play on to a question of the same seat at which the best answer is on offer."""
    sheet = Sheet()
    for _ in range(MOST_BETWEEN):
        question = settle(g, sheet)
        if question is None or question.seat(g) == NATURE or question.seat(g) != search.read.seat:
            return False
        if sheet.find(best) >= 0:
            return True
        chosen = search.policy.answer(g, sheet, search.read.seat, 0, False)
        give(g, sheet.answer(chosen))
    return False


def _said(search: DeterminizedSearch, place: int) -> Answer:
    return search.prior.sheet.answer(search.prior.places[search.candidates[place]])
