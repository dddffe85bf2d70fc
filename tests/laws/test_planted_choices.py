"""Tests of the tests: questions that are wrong by themselves are caught the moment they are asked."""

from __future__ import annotations

import pytest

from pelagos.kernel.answer import Answer
from pelagos.kernel.errors import Stuck
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.laws import LawChecker, Violation
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice
from pelagos.kernel.title import rules_for
from toy.ids import OTHER_QUESTION, SAY_DONE, SAY_GARRISON, SAY_PASS
from toy.position import Toy
from toy.title import TITLE


class Question(Choice[Toy]):
    """A fair question for the first seat."""

    def seat(self, g: Toy) -> Seat:
        return 0

    def options(self, g: Toy, sheet: Sheet) -> None:
        sheet.add(SAY_PASS)
        sheet.add(SAY_DONE)

    def take(self, g: Toy, said: Answer) -> None:
        g.end()


class Twice(Question):
    """The same option stands twice."""

    def options(self, g: Toy, sheet: Sheet) -> None:
        sheet.add(SAY_PASS)
        sheet.add(SAY_PASS)


class Endless(Question):
    """More options than anybody can read."""

    def options(self, g: Toy, sheet: Sheet) -> None:
        for n in range(301):
            sheet.add(SAY_GARRISON, 0, n=n)


class Mumbled(Question):
    """An option whose words say something else."""

    def options(self, g: Toy, sheet: Sheet) -> None:
        sheet.add(SAY_PASS, 3)
        sheet.add(SAY_DONE)


class Denied(Question):
    """An option that is offered and refused."""

    def why_not(self, g: Toy, said: Answer) -> Refusal | None:
        return Refusal(OTHER_QUESTION)


class Empty(Question):
    """No option at all."""

    def options(self, g: Toy, sheet: Sheet) -> None:
        """Nothing can be said."""


def asked(question: Question) -> LawChecker:
    rules = rules_for(TITLE, 2)
    g = rules.blank()
    assert isinstance(g, Toy)
    g.then(question)
    return LawChecker(Play(rules, g), Rng(1))


def test_a_fair_question_passes() -> None:
    asked(Question()).cheap()


@pytest.mark.parametrize(
    ("question", "law"),
    [(Twice(), "options"), (Endless(), "options"), (Mumbled(), "words"), (Denied(), "refusal")],
    ids=["twice", "endless", "mumbled", "denied"],
)
def test_an_unfair_question_is_caught(question: Question, law: str) -> None:
    with pytest.raises(Violation) as broken:
        asked(question).cheap()

    assert broken.value.code == law


def test_a_question_without_an_option_is_caught() -> None:
    with pytest.raises(Stuck):
        asked(Empty())


def test_a_game_that_stops_without_a_result_is_caught() -> None:
    rules = rules_for(TITLE, 2)

    with pytest.raises(Violation) as broken:
        LawChecker(Play(rules, rules.blank()), Rng(1)).cheap()

    assert broken.value.code == "ending"
