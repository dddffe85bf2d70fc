"""What the routes of lessons take and answer, as types."""

from __future__ import annotations

from typing import Annotated

import msgspec

from pelagos.server.message_types import Told
from pelagos.server.requests import Strict

MOST_LESSONS = 500
LessonId = Annotated[str, msgspec.Meta(min_length=3, max_length=100, pattern="^[a-z0-9]+/[a-z0-9-]+$")]
"""The title and the name of a lesson: `<title>/goal`."""
StepNumber = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class LessonSummary(Told):
    name: str
    minutes: int
    steps: int
    clauses: list[str]


class CourseData(Told):
    name: str
    lessons: list[LessonSummary]


class TitleCourses(Told):
    title: str
    courses: list[CourseData]


class PupilName(Strict):
    """Who takes the lesson; an account has its own name."""

    name: Annotated[str, msgspec.Meta(max_length=64)] = ""


class LessonProgress(Strict):
    """How far somebody has come in a lesson, and at which table it goes on."""

    step: StepNumber
    steps: StepNumber
    done: bool = False
    game: Annotated[str, msgspec.Meta(max_length=32, pattern="^[a-z0-9]*$")] = ""


class KeptProgress(Strict):
    lessons: Annotated[dict[LessonId, LessonProgress], msgspec.Meta(max_length=MOST_LESSONS)]


class ProgressReply(Told):
    lessons: dict[str, LessonProgress]
