"""What was said against what else could have been said, from what the seat knew: first quickly, then in playouts.

Both looks see nothing but a view and worlds drawn from it. Effort is counted, never timed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pelagos.bots.bot import Budget
from pelagos.bots.judge import Judge
from pelagos.bots.search.candidates import best_answers, best_bids
from pelagos.bots.search.halving import Tally
from pelagos.bots.search.playout import Playout, SpokenLine
from pelagos.bots.search.policy import RolloutPolicy
from pelagos.bots.settler import Deliberation, drawn_luck
from pelagos.bots.value.model import ValueModel
from pelagos.bots.value.network import CERTAIN
from pelagos.bots.view_reader import ReadView
from pelagos.kernel.agenda import give, settle
from pelagos.kernel.ids import NATURE
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet

QUICK_STEPS: Final = 600
"""Answers that the quick look may try."""
LN2_PERMILLE: Final = 693
PERMILLE: Final = 1000
MOST_DRAWN: Final = 60
"""Answers of nature after a horizon, to the next question that a person has."""


class PlayoutEffort(NamedTuple):
    """How much is played on."""

    candidates: int
    """What was said, and the best others by the quick look."""
    first: int
    """Playouts of each, to find the best of the others."""
    second: int
    """Playouts of what was said and of that one, by which alone they are compared."""
    worlds: int


class Comparison(NamedTuple):
    """What was said against the best other answer, in the same worlds with the same luck."""

    said: int
    best: int
    """Places among the options. The best other answer, whether it is better or not."""
    ahead: int
    """By how much it wins more often than what was said, in millionths: below nothing if it does not."""
    chance: int
    """How often what was said wins, in millionths."""
    sure: bool
    """Is the difference greater than its standard error?"""


class QuickLook:
    """What Settler's measure says about all answers in one world."""

    def __init__(self, read: ReadView, options: Sequence[str], judge: Judge, rng: Rng) -> None:
        self.deliberation: Final = Deliberation(read, options, Budget(1, QUICK_STEPS), judge, rng)
        self.order: Final = self.deliberation.ranked()
        self.auction: Final = bool(judge.lots(self.deliberation.worlds[0], read.seat))
        self.doubling: Final = int(judge.doubling)

    def loss(self, said: int, chance: int) -> int:
        """By how much a seat with this chance seems to have worsened it, in millionths."""
        behind = self.deliberation.totals[self.order[0]] - self.deliberation.totals[said]
        if behind <= 0:
            return 0
        slope = chance * (CERTAIN - chance) // CERTAIN * LN2_PERMILLE // PERMILLE
        return min(chance, slope * behind // self.doubling)

    def candidates(self, said: int, count: int) -> list[int]:
        """What was said, then the best others; in an auction not all of them for one lot."""
        answers = [self.deliberation.sheet.answer(place) for place in self.deliberation.places]
        order = [place for place in self.order if place != said]
        others = best_bids(order, answers, count - 1) if self.auction else best_answers(order, count - 1)
        return [said, *others]


class CloseLook:
    """Playouts of a few candidates, weighed by the value model at the next horizon."""

    def __init__(
        self, read: ReadView, look: QuickLook, judge: Judge, model: ValueModel, effort: PlayoutEffort, rng: Rng
    ) -> None:
        self.read: Final = read
        self.look: Final = look
        self.model: Final = model
        self.effort: Final = effort
        self.playout: Final = Playout(read.rules, judge, RolloutPolicy(read.rules, judge, read.seat))
        self.worlds: Final[list[Position]] = read.worlds(effort.worlds, rng)
        sheet = Sheet()
        for world in self.worlds:
            settle(world, sheet)
        self.lucks: Final[list[int]] = []
        self._rng: Final = rng
        self._sheet: Final = Sheet()

    def compared(self, said: int) -> Comparison | None:
        """None if nothing else could have been said."""
        candidates = self.look.candidates(said, self.effort.candidates)
        if len(candidates) == 1:
            return None
        first = [self._tally(place, 0, self.effort.first) for place in candidates]
        others = range(1, len(candidates))
        best = candidates[max(others, key=lambda number: (int(first[number].mean()), -number))]
        start = self.effort.first
        mine = self._tally(said, start, start + self.effort.second)
        theirs = self._tally(best, start, start + self.effort.second)
        ahead = int(theirs.mean() - mine.mean())
        return Comparison(said, best, ahead, int(mine.mean()), is_sure(mine, theirs))

    def _tally(self, place: int, start: int, end: int) -> Tally:
        tally = Tally()
        for number in range(start, end):
            tally.add(self._trial(place, number))
        return tally

    def _trial(self, place: int, number: int, line: SpokenLine | None = None) -> int:
        """The chance of winning after an answer: world and luck are the same for all with the same number."""
        while len(self.lucks) <= number:
            self.lucks.append(int(drawn_luck(self._rng)))
        g = self.worlds[number % len(self.worlds)].clone()
        deliberation = self.look.deliberation
        give(g, deliberation.sheet.answer(deliberation.places[place]))
        self.playout.run(g, self.lucks[number], self.lucks[number], line)
        self._come_to_person(g, Rng(self.lucks[number]))
        seat = self.read.seat
        return int(self.model.chances(g, seat)[self.model.side_of[seat]])

    def _come_to_person(self, g: Position, rng: Rng) -> None:
        """The model has learned from positions at questions: nature draws what comes before the next one."""
        for _ in range(MOST_DRAWN):
            question = settle(g, self._sheet)
            if question is None or question.seat(g) != NATURE:
                return
            give(g, self._sheet.answer(self._sheet.at_weight(rng.below(self._sheet.total_weight()))))

    def line(self, place: int) -> list[tuple[int, str]]:
        """How the first playout goes on after an answer: who says what."""
        spoken = SpokenLine()
        self._trial(place, 0, spoken)
        words = self.read.rules.vocabulary.words
        return [(seat, words(said)) for seat, said in zip(spoken.seats, spoken.answers, strict=True)]


def is_sure(mine: Tally, theirs: Tally) -> bool:
    """Is the mean difference greater than its standard error?"""
    ahead = [their - my for my, their in zip(mine.trials, theirs.trials, strict=True)]
    total, squares, count = sum(ahead), sum([one * one for one in ahead]), len(ahead)
    return total * total * (count - 1) > count * squares - total * total
