"""Lessons for tests: those that are shipped, and small ones that are written where they are needed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from pelagos.games import TITLES
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Rules
from pelagos.lessons.checking import LessonCheck
from pelagos.lessons.courses import lesson_rules, lessons_of
from pelagos.lessons.lesson import Lesson
from pelagos.lessons.reading import read_lesson
from pelagos.lessons.run import LessonRun, begun

ALL: Final = {title.name: title for title in TITLES}
SHIPPED: Final = [(title, lesson) for title in ALL for lesson in lessons_of(title)]

HEAD: Final = """lesson 1
title classic 1
seats 3
pupil p1
clauses C-10.7 C-15.2
minutes 2

position
  cycle 6
  order 1 p1, 2 p2, 3 p3
  owner i06 p1, i04 p1
  troops i01 1, i07 2, i06 1, i04 1
  metropolis i07 1
  sites i01 temple-s 1, i06 fortress-s 1, i04 port-s 1
  gold p1 5, p2 5, p3 4
  gods 1 athena, 2 zeus
  active p1
  god athena
  recruits 1
  next TakeTurn
  next EndTurn marker=p1
  next EndOfCycle
end
"""
STEPS: Final = """
step hello
  point island i07

step build
  with island=island:i07
  do build university-o i07
    answer built
    = asks ChooseSite
  try end turn
    answer too-early
    look

step found
  show found i01
  do found i01|i04

step finish
  do end turn

step won
"""


class Fault(NamedTuple):
    """A rule of a title, what is put in its place, and the lessons that must not survive it."""

    clause: str
    place: Any
    name: str
    instead: Any
    broken: frozenset[str]


def written(steps: str = STEPS, head: str = HEAD) -> Lesson:
    return read_lesson("small", head + steps)


def taken(lesson: Lesson | None = None) -> LessonRun:
    """Somebody begins the lesson."""
    chosen = lesson or written()
    return LessonRun(chosen, begun(chosen, lesson_rules(chosen, ALL)))


@cache
def rules_of(lesson: Lesson) -> Rules:
    return lesson_rules(lesson, ALL)


def fault_of(lesson: Lesson) -> str:
    """The code of what does not hold in it, or nothing."""
    try:
        LessonCheck(lesson, rules_of(lesson)).tally()
    except PelagosError as error:
        return error.code
    return ""


def broken_lessons(title: str) -> frozenset[str]:
    """The lessons of a title that do not hold as its rules are now."""
    return frozenset(lesson.name for lesson in lessons_of(title) if fault_of(lesson))


def uncited(title: str, faults: Sequence[Fault]) -> list[tuple[str, str]]:
    """Broken lessons that do not cite the section of the clause, such as L-14, beside the clause."""
    cited = {lesson.name: {clause.split(".")[0] for clause in lesson.clauses} for lesson in lessons_of(title)}
    return [
        (fault.clause, lesson)
        for fault in faults
        for lesson in sorted(fault.broken)
        if fault.clause.split(".")[0] not in cited[lesson]
    ]
