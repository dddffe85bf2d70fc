"""`pelagos lessons`: the lessons there are, and whether they hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, NamedTuple, TypeAlias

import typer
from rich.table import Table

from pelagos.cli.arguments import AsJson, titles_of
from pelagos.cli.screen import FAILED, BadCall, progress, say, say_json
from pelagos.cli.sentences import TEXTS, text
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Rules, Title
from pelagos.lessons.checking import LessonCheck, LessonTally
from pelagos.lessons.courses import courses_of, lesson_rules, lessons_of
from pelagos.lessons.lesson import BadLesson, Lesson
from pelagos.lessons.wording import check_wording, unused_messages
from pelagos.texts import LANGUAGES

Which: TypeAlias = Annotated[
    list[str] | None, typer.Argument(metavar="TITLE[/LESSON]…", help=text("lessons-which-help"))
]


class LessonFault(NamedTuple):
    """A lesson that does not hold, and why."""

    lesson: str
    line: int | None
    code: str
    sentence: str


def list_lessons(context: typer.Context, as_json: AsJson = False) -> None:
    """Every course with its lessons."""
    rows = [
        (title, course.name, lesson)
        for title in titles_of(context).values()
        for course in courses_of(title.name)
        for lesson in course.lessons
    ]
    if as_json:
        say_json([_plain(title, course, lesson) for title, course, lesson in rows])
        return
    shown = Table()
    for heading in (text("lessons-lesson"), text("lessons-course"), text("lessons-about"), text("lessons-minutes")):
        shown.add_column(heading)
    for title, course, lesson in rows:
        heading = TEXTS.of_title(title, "lessons", lesson.message())
        shown.add_row(f"{title.name}/{lesson.name}", course, heading, str(lesson.minutes))
    say(shown)


def _plain(title: Title, course: str, lesson: Lesson) -> dict[str, object]:
    return {
        "title": title.name,
        "course": course,
        "lesson": lesson.name,
        "minutes": lesson.minutes,
        "clauses": list(lesson.clauses),
        "steps": len(lesson.steps),
    }


def check_lessons(context: typer.Context, which: Which = None, as_json: AsJson = False) -> None:
    """Play every lesson along every branch, and look its sentences up in every language."""
    titles = titles_of(context)
    chosen = list(_chosen(titles, which or list(titles)))
    faults: list[LessonFault] = []
    branches = decisions = 0
    with progress() as bar:
        for title, lesson in bar.track(chosen, description=text("lessons-progress")):
            tally = _checked(titles, title, lesson, faults)
            branches, decisions = branches + tally.branches, decisions + tally.decisions
    if not which:
        faults += _unused(titles)
    if as_json:
        counted = {"lessons": len(chosen), "branches": branches, "decisions": decisions}
        say_json({**counted, "languages": list(LANGUAGES), "faults": [fault._asdict() for fault in faults]})
    else:
        for fault in faults:
            say(text("in-file", path=fault.lesson, sentence=fault.sentence), style="red")
        say(
            text(
                "lessons-sum",
                lessons=len(chosen),
                branches=branches,
                decisions=decisions,
                languages=", ".join(LANGUAGES),
                failed=len(faults),
            )
        )
    if faults or not chosen:
        raise typer.Exit(FAILED)


def _chosen(titles: Mapping[str, Title], which: list[str]) -> Iterator[tuple[Title, Lesson]]:
    for word in which:
        name, _, wanted = word.partition("/")
        title = titles.get(name)
        found = [] if title is None else [one for one in lessons_of(name) if wanted in ("", one.name)]
        if title is None or (wanted and not found):
            raise BadCall("no-such-lesson", text=word)
        for lesson in found:
            yield title, lesson


def _checked(titles: Mapping[str, Title], title: Title, lesson: Lesson, faults: list[LessonFault]) -> LessonTally:
    rules: Rules | None = None
    try:
        rules = lesson_rules(lesson, titles)
        tally = LessonCheck(lesson, rules).tally()
        for language in LANGUAGES:
            check_wording(lesson, rules, language)
    except PelagosError as error:
        line = error.said.get("line")
        sentence = TEXTS.error(error, rules)
        at = line if isinstance(line, int) else None
        faults.append(LessonFault(f"{title.name}/{lesson.name}", at, error.code, sentence))
        return LessonTally(0, 0)
    return tally


def _unused(titles: Mapping[str, Title]) -> list[LessonFault]:
    found = []
    for title in titles.values():
        for language in LANGUAGES:
            for message in unused_messages(title, language):
                error = BadLesson("unused-sentence", message=message)
                found.append(LessonFault(f"{title.name}/{language}", None, error.code, TEXTS.error(error)))
    return found
