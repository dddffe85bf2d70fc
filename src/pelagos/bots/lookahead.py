"""Following an answer to where somebody else decides, and valuing what is reached.

One seat looks ahead through one judge. Its own follow-up questions are tried out, others are taken to answer as the
judge assumes, nature is drawn by her weights, and a battle is played out twice, lucky and unlucky, mixed by exact odds.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from pelagos.bots.judge import COIN, Judge
from pelagos.kernel.agenda import come_to_choice, give, write_options
from pelagos.kernel.ids import NATURE, Seat
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Chance, Choice
from pelagos.kernel.title import Rules

WON: Final = 100_000 * COIN
"""The value of a game that is won; every place below the first costs as much."""
LOWEST: Final = -(1 << 62)
MOST_FOLLOW_UPS: Final = 8
"""Follow-ups of follow-ups; beyond them the position is valued as it is."""
MOST_ANSWERS: Final = 60
"""Answers of nature and of others in one line of play, and of a battle that is played out."""
MOST_TURN_ANSWERS: Final = 10
"""Answers of a turn that is played out."""
FEWEST_STEPS: Final = 4
"""Answers that may be tried behind one, however little time there is."""


class Lookahead:
    """One seat's eyes. `luck` seeds nature's draws, alike for all answers that are compared."""

    def __init__(self, rules: Rules, judge: Judge, seat: Seat) -> None:
        self.judge: Final = judge
        self.seat: Final[Seat] = seat
        self.luck: i64 = 0
        self.steps: i64 = 0
        """Answers that may still be tried."""
        named = rules.tasks.items()
        self._follow: Final = {task for name, task in named if name in judge.follow_ups}
        self._ends: Final = {task for name, task in named if name in judge.ends}
        self._assumed: Final = {task for name, task in named if name in judge.assumed}
        self._sheets: Final = [Sheet() for _ in range(MOST_FOLLOW_UPS + 2)]

    def value_of(self, g: Position, sheet: Sheet, i: i64, luck: i64, steps: i64) -> i64:
        """The value of the i-th answer to the question that is pending."""
        self.luck, self.steps = luck, steps
        return self._after(g, sheet, i, 0)

    def _after(self, g: Position, sheet: Sheet, i: i64, depth: i64) -> i64:
        branch = g.clone()
        give(branch, sheet.answer(i))
        self.steps -= 1
        return self._reached(branch, depth)

    def _reached(self, g: Position, depth: i64) -> i64:
        """Play on until somebody else decides; the position may be changed."""
        rng: Rng | None = None
        sheet = self._sheets[depth]
        for _ in range(MOST_ANSWERS):
            question = self._advance(g, sheet)
            if question is None:
                break
            if self.judge.fighting(g):
                return self._fought(g, depth)
            who = question.seat(g)
            if who == NATURE:
                if rng is None:
                    rng = Rng(self.luck + depth)
                give(g, sheet.answer(sheet.at_weight(rng.below(sheet.total_weight()))))
            elif who != self.seat:
                if type(question) not in self._assumed:
                    break
                give(g, sheet.answer(self.judge.assume(g, who, sheet)))
            elif depth == MOST_FOLLOW_UPS or self.steps <= 0:
                break
            else:
                return self._best(g, sheet, depth)
        return self.judged(g)

    def _advance(self, g: Position, sheet: Sheet) -> Choice[Any] | None:
        """As `settle`, but only up to what ends a line of play; options are written only where they are needed."""
        while True:
            question = come_to_choice(g, self._ends)
            if question is None or not self._looks_on(g, question):
                return None
            write_options(g, question, sheet)
            if sheet.count > 1:
                return question
            give(g, sheet.answer(0))

    def _looks_on(self, g: Position, task: Choice[Any]) -> bool:
        """Does this question belong to the line of play?"""
        made = type(task)
        if made in self._follow or made in self._assumed or isinstance(task, Chance):
            return True
        return self.judge.fighting(g)

    def _best(self, g: Position, sheet: Sheet, depth: i64) -> i64:
        """A follow-up: the best that the seat can make of it."""
        top: i64 = LOWEST
        for i in range(sheet.count):
            if self.steps <= 0 and i > 0:
                break
            found = self._after(g, sheet, i, depth + 1)
            top = max(top, found)
        # Of two ways to the same end the shorter one is better: nobody sails to and fro.
        return top - 1

    def _fought(self, g: Position, depth: i64) -> i64:
        """The battle with the best dice for the attacker and with the worst, by the odds."""
        won, all_ways = self.judge.battle(g)
        lucky: i64 = self._played_out(g.clone(), True, depth) if won else 0
        unlucky: i64 = self._played_out(g, False, depth) if won < all_ways else 0
        # Odds of big battles do not fit a machine word.
        mixed: int = (int(lucky) * won + int(unlucky) * (all_ways - won)) // all_ways
        return mixed

    def _played_out(self, g: Position, lucky: bool, depth: i64) -> i64:
        sheet = self._sheets[depth]
        for _ in range(MOST_ANSWERS):
            question = self._advance(g, sheet)
            if question is None or not self.judge.fighting(g):
                break
            self.steps -= 1
            who = question.seat(g)
            chosen = self.judge.dice(g, sheet, lucky) if who == NATURE else self.judge.assume(g, who, sheet)
            give(g, sheet.answer(chosen))
        if self.judge.fighting(g) or depth == MOST_FOLLOW_UPS:
            return self.judged(g)
        return self._reached(g, depth + 1)

    def played(self, g: Position, luck: i64, steps: i64) -> i64:
        """The value after a turn's greedy answers, or when it is somebody else's turn; changes the position.

        What a turn is worth: the judge puts the turn on the agenda, and here it is used.
        """
        sheet = self._sheets[MOST_FOLLOW_UPS + 1]
        rng = Rng(luck)
        for _ in range(MOST_TURN_ANSWERS):
            question = self._question(g, sheet)
            if question is None:
                break
            who = question.seat(g)
            if who == NATURE:
                give(g, sheet.answer(sheet.at_weight(rng.below(sheet.total_weight()))))
            elif who == self.seat:
                give(g, sheet.answer(self._greedy(g, sheet, luck, steps)))
            else:
                break
        return self.judged(g)

    def _greedy(self, g: Position, sheet: Sheet, luck: i64, steps: i64) -> i64:
        chosen: i64 = 0
        top: i64 = LOWEST
        share: i64 = max(FEWEST_STEPS, steps // MOST_TURN_ANSWERS // max(1, sheet.count))
        for i in range(sheet.count):
            found = self.value_of(g, sheet, i, luck, share)
            if found > top:
                chosen, top = i, found
        return chosen

    def _question(self, g: Position, sheet: Sheet) -> Choice[Any] | None:
        """The next question of whatever kind, up to the ends."""
        question = come_to_choice(g, self._ends)
        if question is not None:
            write_options(g, question, sheet)
        return question

    def judged(self, g: Position) -> i64:
        if g.result is not None:
            place: i64 = g.result[self.seat]
            return WON if place == 1 else WON * (1 - place)
        return self.judge.value(g, self.seat)
