"""Playing a log through once more. A game stands still where somebody must decide; each such place is a scene."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from pelagos.kernel.agenda import Said, pending, settle, take
from pelagos.kernel.errors import BadRecord, Stuck
from pelagos.kernel.event import Event
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import sample

OPENING: Final = -1

Meet = Callable[[Position, int], None]
"""Looks at the position at a question, forced or not, with the number of the frame that will show what comes of it."""


class Pause:
    """The game standing still: how many answers had been given before it moved, and now; and what was told between."""

    def __init__(self, before: int, answers: int, g: Position, events: list[Event]) -> None:
        self.before: Final = before
        self.answers: Final = answers
        self.g: Final = g
        """It moves when the next scene is played."""
        self.events: Final = events

    def numbers(self) -> range:
        """Of the frames that show it: one for every answer since the last scene, and one for the opening."""
        return range(self.before + 1, self.answers + 1)


class Walk:
    """A position that takes the answers of a log one after the other."""

    def __init__(self, log: Sequence[Said], g: Position, answers: int = 0, meet: Meet | None = None) -> None:
        self.log: Final = log
        self._meet: Final = meet
        self.g: Final = g
        self.sheet: Final = Sheet()
        """What may be answered now."""
        self.answers = answers
        """How many of the log were taken."""

    def open(self) -> Pause:
        """Before anybody has decided anything."""
        return self._settled(OPENING, 0, [])

    def resume(self) -> None:
        """Ask the question again at which the position stands."""
        settle(self.g, self.sheet)

    def play_on(self) -> Pause:
        """Take the next answer, and those that are forced after it."""
        said, before = self.log[self.answers], self.answers
        asked = bool(self.g.agenda) and pending(self.g).seat(self.g) == said.seat
        i = self.sheet.find(said.answer) if asked else -1
        if i < 0:
            raise BadRecord("cannot-be-shown", n=before + 1)
        events: list[Event] = []
        self.g.sink = events
        take(self.g, self.sheet, i)
        return self._settled(before, before + 1, events)

    def _settled(self, before: int, taken: int, events: list[Event]) -> Pause:
        self.g.sink = events
        forced: list[Said] = []
        if self._meet is None:
            settle(self.g, self.sheet, forced)
        else:
            for _ in questions(self.g, self.sheet, forced):
                self._meet(self.g, before + 1)
        for n, said in enumerate(forced, taken):
            if n >= len(self.log) or self.log[n].answer != said.answer:
                raise BadRecord("cannot-be-shown", n=n + 1)
        self.answers = taken + len(forced)
        return Pause(before, self.answers, self.g, events)


def questions(g: Position, sheet: Sheet, forced: list[Said] | None = None) -> Iterator[Choice[Any]]:
    """What `settle` does, but with a halt at every question: a forced one is answered when the next is asked for."""
    while g.agenda:
        task = g.agenda[-1]
        if not isinstance(task, Choice):
            g.agenda.pop()
            task.run(g)
            continue
        sheet.clear()
        task.options(g, sheet)
        if sheet.count == 0:
            raise Stuck("no-options", task=type(task).__name__)
        yield task
        if sheet.count > 1 or task.telling(g):
            return
        take(g, sheet, 0, forced, forced=True)


def foreseen(rules: Rules, view: Json, phrases: Sequence[str]) -> tuple[Position, Sheet] | None:
    """A position that gives this very view, once its viewer has said this; None if it is not theirs to say."""
    g, sheet = sample(rules, view, Rng(0)), Sheet()
    for answer in [rules.vocabulary.read(phrase) for phrase in phrases]:
        question = settle(g, sheet)
        if question is None or question.seat(g) != view["viewer"] or sheet.find(answer) < 0:
            return None
        take(g, sheet, sheet.find(answer))
    return g, sheet


def together(phrases: str | Sequence[str]) -> Sequence[str]:
    """What is said in one message: one phrase, or several."""
    return [phrases] if isinstance(phrases, str) else phrases
