"""Every lesson holds, in every language; courses list them all, and the first one of a title takes twenty minutes."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from lessons.support import ALL, SHIPPED, rules_of
from pelagos.lessons.checking import LessonCheck
from pelagos.lessons.courses import HOME, SUFFIX, courses_of, lesson_named, lessons_of
from pelagos.lessons.lesson import Lesson, NoSuchLesson
from pelagos.lessons.wording import check_wording, unused_messages
from pelagos.texts import LANGUAGES

pytestmark = pytest.mark.pure

RULES: Final = Path(__file__).parents[2] / "docs" / "rules"
FIRST_MINUTES: Final = 20
LONGEST: Final = 300
"""Letters of what is said at one step: on a phone it stands above the map."""

titles = pytest.mark.parametrize("title", ALL)
lessons = pytest.mark.parametrize(
    ("title", "lesson"), SHIPPED, ids=[f"{title}/{lesson.name}" for title, lesson in SHIPPED]
)


@lessons
def test_a_lesson_holds_along_every_branch_and_in_every_language(title: str, lesson: Lesson) -> None:
    tally = LessonCheck(lesson, rules_of(lesson)).tally()

    assert tally.branches > 0
    assert tally.decisions >= tally.branches
    for language in LANGUAGES:
        check_wording(lesson, rules_of(lesson), language)


@lessons
def test_a_lesson_cites_clauses_that_there_are(title: str, lesson: Lesson) -> None:
    page = (RULES / f"{title}.md").read_text(encoding="utf-8")
    headings = {re.sub(r"\W+$", "", clause) for clause in re.findall(r"[A-Z]-[\d.A-Z]+", page)}

    assert lesson.clauses
    assert [clause for clause in lesson.clauses if clause not in headings] == []


@lessons
def test_a_lesson_asks_for_something_and_knows_a_mistake(title: str, lesson: Lesson) -> None:
    branches = [branch for step in lesson.steps for branch in step.branches]

    assert any(branch.kind == "do" for branch in branches)
    assert lesson.minutes <= 5


@titles
def test_every_file_is_in_a_course(title: str) -> None:
    there = {file.name.removesuffix(SUFFIX) for file in (files(HOME) / title).iterdir() if file.name.endswith(SUFFIX)}
    listed = {name.partition("-")[2] for name in there}

    assert {lesson.name for lesson in lessons_of(title)} == listed
    assert len(there) == len(lessons_of(title))


@titles
def test_the_first_course_takes_twenty_minutes_at_most(title: str) -> None:
    first = courses_of(title)[0]

    assert first.name == "first"
    assert sum(lesson.minutes for lesson in first.lessons) <= FIRST_MINUTES


@titles
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_over(title: str, language: str) -> None:
    assert unused_messages(ALL[title], language) == []


@titles
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_short(title: str, language: str) -> None:
    text = (files(ALL[title].texts) / language / f"{title}-lessons.ftl").read_text(encoding="utf-8")

    assert [line for line in text.splitlines() if len(line.partition(" = ")[2]) > LONGEST] == []


def test_a_title_without_lessons_has_no_courses() -> None:
    assert courses_of("nothing") == ()
    assert courses_of("../legendary") == ()
    with pytest.raises(NoSuchLesson):
        lesson_named("legendary", "nothing")
