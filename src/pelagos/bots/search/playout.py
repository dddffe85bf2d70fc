"""Playing a world on to a horizon: the end of a cycle or of a turn, as the judge of the title says."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from pelagos.bots.judge import Judge
from pelagos.bots.search.policy import RolloutPolicy
from pelagos.kernel.agenda import come_to_choice, give, write_options
from pelagos.kernel.answer import Answer
from pelagos.kernel.ids import NATURE, Seat
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Task
from pelagos.kernel.title import Rules

MOST_ANSWERS: Final = 300
"""A playout that has not come to its horizon by then is valued as it stands."""
LINE_ANSWERS: Final = 6
"""Answers of people that are kept of a playout, for whoever wants to read it."""


class SpokenLine:
    """Who said what, at the beginning of a playout."""

    def __init__(self) -> None:
        self.seats: Final[list[int]] = []
        self.answers: Final[list[Answer]] = []


class Playout:
    """Plays on. Each kind of chance has its own stream of numbers, alike for all answers that are compared."""

    def __init__(self, rules: Rules, judge: Judge, policy: RolloutPolicy, further: i64 = 0) -> None:
        self._policy: Final = policy
        self._horizons: Final[set[type[Task[Any]]]] = {
            task for name, task in rules.tasks.items() if name in judge.horizons
        }
        self._rounds: Final[i64] = judge.rounds + further
        self._kinds: Final = {task: number for number, task in enumerate(rules.tasks.values())}
        self._streams: Final[dict[int, Rng]] = {}
        self._sheet: Final = Sheet()

    def run(self, g: Position, luck: i64, mood: i64, line: SpokenLine | None = None) -> None:
        """Change the position to what may become of it; the luck seeds nature, the mood what rivals think of lots."""
        self._streams.clear()
        self._policy.next_round()
        passed: i64 = 0
        sheet = self._sheet
        for _ in range(MOST_ANSWERS):
            question = come_to_choice(g, self._horizons)
            if question is None:
                if g.result is not None or not g.agenda or passed == self._rounds:
                    return
                passed += 1
                self._policy.next_round()
                g.agenda.pop().run(g)
                continue
            write_options(g, question, sheet)
            if sheet.count == 1:
                give(g, sheet.answer(0))
                continue
            who = question.seat(g)
            if who == NATURE:
                i = sheet.at_weight(self._stream(type(question), luck).below(sheet.total_weight()))
            else:
                i = self._policy.answer(g, sheet, who, mood, passed > 0)
                if line is not None:
                    note(line, who, sheet.answer(i))
            give(g, sheet.answer(i))

    def _stream(self, kind: type[Task[Any]], luck: i64) -> Rng:
        number = self._kinds.get(kind, 0)
        found = self._streams.get(number)
        if found is None:
            found = Rng(int(luck) + (number << 64))
            self._streams[number] = found
        return found


def note(line: SpokenLine, who: Seat, said: Answer) -> None:
    if len(line.seats) < LINE_ANSWERS:
        line.seats.append(int(who))
        line.answers.append(said)
