"""The loop that runs rules: tasks are done, questions stop it, forced answers are taken.

`come_to_choice` is that loop, and there is no other: whoever plays on, a game, a search or a rollout, calls it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from pelagos.kernel.answer import Answer
from pelagos.kernel.errors import Stuck
from pelagos.kernel.ids import NATURE, Mask, Seat
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice, Task


class Said:
    """One answer that was given: by whom, what, who may read it, and whether it was the only one possible."""

    def __init__(self, seat: Seat, answer: Answer, to: Mask, forced: bool) -> None:
        self.seat: Final = seat
        self.answer: Final = answer
        self.to: Final = to
        self.forced: Final = forced


def settle(g: Position, sheet: Sheet, log: list[Said] | None = None) -> Choice[Any] | None:
    """Run the agenda until somebody must answer: that question, with its options on the sheet; None when all is done.

    The question stays last on the agenda until it is taken.
    """
    while True:
        task = come_to_question(g, sheet)
        if task is None or sheet.count > 1 or task.telling(g):
            return task
        take(g, sheet, 0, log, forced=True)


def come_to_question(g: Position, sheet: Sheet) -> Choice[Any] | None:
    """Run the agenda until there is a question, even one that answers itself; its options are on the sheet."""
    task = come_to_choice(g)
    if task is not None:
        write_options(g, task, sheet)
    return task


def come_to_choice(g: Position, stops: set[type[Task[Any]]] | None = None) -> Choice[Any] | None:
    """Run the agenda until there is a question, whose options are not written yet; None when all is done.

    None, too, before a task of one of the kinds in `stops`: it stays on the agenda, for the caller to deal with.
    """
    while g.agenda:
        task = g.agenda[-1]
        if stops is not None and type(task) in stops:
            return None
        if isinstance(task, Choice):
            return task
        g.agenda.pop()
        task.run(g)
    return None


def write_options(g: Position, question: Choice[Any], sheet: Sheet) -> None:
    """All that may be said to this question, instead of what the sheet held."""
    sheet.count = 0
    question.options(g, sheet)
    if sheet.count == 0:
        raise Stuck("no-options", task=type(question).__name__)


def pending(g: Position) -> Choice[Any]:
    """The question that waits for an answer in a settled position."""
    task = g.agenda[-1]
    assert isinstance(task, Choice)
    return task


def take(g: Position, sheet: Sheet, i: i64, log: list[Said] | None = None, forced: bool = False) -> None:
    """Give the i-th option as the answer to the pending question."""
    question = pending(g)
    answer = sheet.answer(i)
    if log is not None:
        log.append(Said(question.seat(g), answer, question.known_to(g), forced))
    g.agenda.pop()
    question.take(g, answer)


def give(g: Position, said: Answer) -> None:
    """Answer the pending question without a sheet; the caller knows that this is one of its options."""
    question = g.agenda.pop()
    assert isinstance(question, Choice)
    question.take(g, said)


def playout(g: Position, sheet: Sheet, rng: Rng, limit: i64) -> i64:
    """Play on at random, nature by her weights, and count the questions asked; stop at the limit."""
    asked: i64 = 0
    while asked < limit:
        question = settle(g, sheet)
        if question is None:
            break
        if question.seat(g) == NATURE:
            i = sheet.at_weight(rng.below(sheet.total_weight()))
        else:
            i = rng.below(sheet.count)
        g.agenda.pop()
        question.take(g, sheet.answer(i))
        asked += 1
    return asked
