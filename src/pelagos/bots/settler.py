"""Settler: imagines worlds that fit its view, looks one answer ahead in each, and takes what is best on average."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from mypy_extensions import i64

from pelagos.bots import reasons
from pelagos.bots.bot import Bot, Budget, Reply
from pelagos.bots.judge import COIN, DefaultJudge, Judge
from pelagos.bots.lookahead import FEWEST_STEPS, Lookahead
from pelagos.bots.view_reader import ReadView, ViewReader
from pelagos.kernel.agenda import settle
from pelagos.kernel.answer import Answer
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import Title

LAST_ROUND_ANSWERS: Final = 3
"""Answers that are compared in every world; the rest falls behind, half of it in each."""


class Settler(Bot):
    """The strong bot. What it knows about a title stands in the title's judge."""

    name = "settler"
    version = 2

    def __init__(self, titles: Iterable[Title], judges: Mapping[str, Judge]) -> None:
        self._reader: Final = ViewReader(titles)
        self._judges: Final = dict(judges)

    def choose(self, seen: bytes, options: Sequence[str], budget: Budget, rng: Rng) -> Reply:
        read = self._reader.read(seen)
        judge = self._judges.get(read.rules.title.name)
        if judge is None:
            judge = DefaultJudge(read.rules)
        return Deliberation(read, options, budget, judge, rng).reply()


class Deliberation:
    """One question being thought about."""

    def __init__(self, read: ReadView, options: Sequence[str], budget: Budget, judge: Judge, rng: Rng) -> None:
        self.judge: Final = judge
        self.seat: Final = read.seat
        self.options: Final = list(options)
        self.budget: Final = budget
        self.rng: Final = rng
        self.look: Final = Lookahead(read.rules, judge, read.seat)
        self.worlds: Final = read.worlds(int(max(1, budget.samples)), rng)
        self.sheet: Final = Sheet()
        question = settle(self.worlds[0], self.sheet)
        self.telling: Final = question is not None and question.telling(self.worlds[0])
        # What a seat is offered hangs on nothing that is hidden from it, so that one sheet is good for all worlds.
        words = [read.rules.vocabulary.words(said) for said in self.sheet.answers()]
        places = {phrase: place for place, phrase in enumerate(words)}
        self.places: Final = [places[phrase] for phrase in self.options]
        self.totals: Final = [0] * len(self.options)

    def reply(self) -> Reply:
        order = self.ranked()
        return self._explained(order, bool(self.judge.lots(self.worlds[0], self.seat)))

    def explained(self, among: list[int]) -> Reply:
        """The best of these options by the totals as they stand."""
        order = sorted(among, key=self._loss)
        return self._explained(order, bool(self.judge.lots(self.worlds[0], self.seat)))

    def ranked(self) -> list[int]:
        """The answers that stayed to the end, the best first; `totals` has what each came to in all worlds."""
        g = self.worlds[0]
        order = list(range(len(self.options)))
        self.rng.shuffle(order)
        lots = self.judge.lots(g, self.seat)
        if lots:
            self._bid(g, lots)
        else:
            order = self._compare(order) if len(order) > 1 else order
        # Sorting keeps the drawn order of equals.
        order.sort(key=self._loss)
        return order

    def _loss(self, i: int) -> int:
        return -self.totals[i]

    def _compare(self, order: list[int]) -> list[int]:
        """Every answer in the first world, the better half in the next, and so on; those that stayed to the end."""
        for number, g in enumerate(self.worlds):
            luck = drawn_luck(self.rng)
            share: i64 = max(FEWEST_STEPS, self.budget.steps // len(order))
            for i in order:
                self.totals[i] += self.look.value_of(g, self.sheet, self.places[i], luck, share)
            if number + 1 < len(self.worlds):
                order.sort(key=self._loss)
                del order[max(LAST_ROUND_ANSWERS, (len(order) + 1) // 2) :]
        return order

    def _bid(self, g: Position, lots: list[int]) -> None:
        """What each lot gains in its turn; then the judge weighs bid by bid."""
        worth: dict[int, int] = {}
        luck = drawn_luck(self.rng)
        for lot in lots:
            turn = self.judge.turn(g, self.seat, lot)
            if turn is not None:
                before = self.judge.value(turn, self.seat)
                worth[lot] = int(self.look.played(turn, luck, self.budget.steps // len(lots)) - before)
        for i, place in enumerate(self.places):
            self.totals[i] = int(self.judge.bid(g, self.seat, self._said(place), worth))

    def _said(self, place: int) -> Answer:
        return self.sheet.answer(place)

    def _explained(self, order: list[int], auction: bool) -> Reply:
        phrase = self.options[order[0]]
        said = self._said(self.places[order[0]])
        given = self.judge.reason(self.worlds[0], self.seat, said)
        if given is not None:
            return Reply(phrase, given[0], *given[1])
        if auction:
            return Reply(phrase, reasons.WORTH_THE_BID)
        if self.telling:
            # How many answers there were is a secret here, and so is how they compared.
            return Reply(phrase, reasons.NOTHING_BETTER)
        ahead = self.totals[order[0]] - self.totals[order[1]] if len(order) > 1 else 0
        if ahead == 0:
            return Reply(phrase, reasons.EQUALLY_GOOD)
        far = ahead >= COIN * len(self.worlds)
        return Reply(phrase, reasons.BEST_BY_FAR if far else reasons.BEST_BY_LITTLE)


def drawn_luck(rng: Rng) -> i64:
    """Far from the end of the numbers that the compiled build can count with."""
    return rng.next32() | rng.next32() >> 4 << 32
