"""The courses of each title: which lessons there are, and in which order they are taken."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from pelagos.kernel.scenario import rules_of
from pelagos.kernel.title import Rules, Title
from pelagos.lessons.lesson import Lesson, NoSuchLesson
from pelagos.lessons.reading import read_lesson

HOME: Final = "pelagos.lessons"
TABLE: Final = "courses.toml"
SUFFIX: Final = ".lesson"


class Course(NamedTuple):
    """Lessons that belong together, in their order. The first one of a title is for those who know nothing of it."""

    name: str
    lessons: tuple[Lesson, ...]


def courses_of(title: str) -> tuple[Course, ...]:
    """The courses of a title; none where nobody has written any. The title may be anything that somebody asks for."""
    known = title.isidentifier() and (files(HOME) / title / TABLE).is_file()
    return _courses(title) if known else ()


@cache
def _courses(title: str) -> tuple[Course, ...]:
    """Read once."""
    table = files(HOME) / title / TABLE
    listed = tomllib.loads(table.read_text(encoding="utf-8"))["course"]
    return tuple([Course(one["name"], tuple([_read(title, file) for file in one["lessons"]])) for one in listed])


def lessons_of(title: str) -> list[Lesson]:
    """All lessons of a title, in the order in which they are taken."""
    return [lesson for course in courses_of(title) for lesson in course.lessons]


def lesson_named(title: str, name: str) -> Lesson:
    """NoSuchLesson if there is none of this name."""
    for lesson in lessons_of(title):
        if lesson.name == name:
            return lesson
    raise NoSuchLesson("unknown-lesson", title=title, name=name)


def lesson_rules(lesson: Lesson, titles: Mapping[str, Title]) -> Rules:
    """The rules that a lesson is played under."""
    return rules_of(lesson.record, titles)


def _read(title: str, file: str) -> Lesson:
    """`03-being-outbid` is the lesson `being-outbid`: the number is for those who look into the folder."""
    path = files(HOME) / title / f"{file}{SUFFIX}"
    return read_lesson(file.partition("-")[2], path.read_text(encoding="utf-8"))
