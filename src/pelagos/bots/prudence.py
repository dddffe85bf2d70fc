"""What even a beginner does not do: help a rival, harm themselves, pay for nothing, leave undone what they declared.

Novice plays simply, not foolishly: among its options it looks only at those of the lowest grade of folly.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from pelagos.kernel.agenda import come_to_choice, give, write_options
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Event
from pelagos.kernel.ids import Seat
from pelagos.kernel.position import Position
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice
from pelagos.kernel.title import Rules

SENSIBLE: Final = 0
IDLE: Final = 1
"""It gives nothing."""
HARMFUL: Final = 2
"""It gives something to a rival, or takes something from oneself."""

FAIR_RAISE: Final = 3
"""A beginner offers so many coins more than what stands there, at most."""
MOST_FOLLOW_UPS: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Prudence:
    """For any title: nothing is foolish. As a taste, it looks only at what lies open, and at the own purse."""

    deeds: ClassVar[frozenset[str]] = frozenset()
    """Phrases that begin something: they are as foolish as the best that can be made of them."""
    vain: ClassVar[frozenset[str]] = frozenset()
    """Events that tell that nothing came of a deed."""

    def folly(self, phrase: str, said: Answer, g: Position, question: Choice[Any], seat: Seat) -> i64:
        """How foolish this answer is to this question, as far as it can be seen without following it."""
        return SENSIBLE


def folly_of(rules: Rules, prudence: Prudence, g: Position, seat: Seat, said: Answer, depth: i64 = 0) -> i64:
    """How foolish an answer to the pending question is, with what follows from it."""
    phrase = rules.vocabulary.phrases[int(said.verb)]
    question = g.agenda[-1]
    assert isinstance(question, Choice)
    found = prudence.folly(phrase, said, g, question, seat)
    if phrase not in prudence.deeds or depth == MOST_FOLLOW_UPS:
        return found
    return max(found, _best_of(rules, prudence, g, seat, said, depth + 1))


def least_foolish(rules: Rules, prudence: Prudence | None, g: Position, seat: Seat, answers: list[Answer]) -> list[int]:
    """Where the least foolish of these answers to the pending question stand."""
    if prudence is None:
        return list(range(len(answers)))
    grades = [folly_of(rules, prudence, g, seat, said) for said in answers]
    least = min(grades)
    return [place for place, grade in enumerate(grades) if grade == least]


def _best_of(rules: Rules, prudence: Prudence, g: Position, seat: Seat, said: Answer, depth: i64) -> i64:
    """The least foolish end of a deed; what nature or somebody else decides is hoped for."""
    branch = g.clone()
    told: list[Event] = []
    branch.sink = told
    waiting = len(branch.agenda)
    give(branch, said)
    question = come_to_choice(branch)
    for event in told:
        if event.kind.name in prudence.vain:
            return IDLE
    # As many tasks as before, or fewer: the deed is done, and this is another question.
    if question is None or len(branch.agenda) < waiting or question.seat(branch) != seat:
        return SENSIBLE
    if type(question) is type(g.agenda[-1]) and len(branch.agenda) == waiting:
        return SENSIBLE
    sheet = Sheet()
    write_options(branch, question, sheet)
    least: i64 = HARMFUL
    for i in range(sheet.count):
        least = min(least, folly_of(rules, prudence, branch, seat, sheet.answer(i), depth))
        if least == SENSIBLE:
            break
    return least
