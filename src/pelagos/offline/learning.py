"""Lessons, puzzles and the coach on one device."""

from __future__ import annotations

from typing import Final

from pelagos.bots.bot import view_bytes
from pelagos.coach.coach import Coach
from pelagos.coach.news import heard_since_answer
from pelagos.coach.opinion import BRIEF, Opinions
from pelagos.kernel.ids import SPECTATOR, Viewer
from pelagos.kernel.title import Json, Title
from pelagos.lessons.courses import Course, courses_of, lesson_named, lesson_rules
from pelagos.offline.local_tables import LocalTables, now_ms
from pelagos.puzzles.shelf import puzzle_named
from pelagos.server.errors import Forbidden
from pelagos.server.ids import new_guest, new_key, new_secret
from pelagos.server.lesson_types import CourseData, LessonSummary, TitleCourses
from pelagos.server.replies.analysing import asked_in_analysis
from pelagos.server.replies.puzzles import puzzle_table
from pelagos.server.replies.question import BETWEEN
from pelagos.server.reply_types import Opened
from pelagos.study.ways import MOST_ANSWERS
from pelagos.table.interning import shared_rules
from pelagos.table.table import Table
from pelagos.table.terms import NOBODY, Terms


class Coaches:
    """The coach of every title that has been asked so far, in the engine's own thread."""

    def __init__(self) -> None:
        self._known: Final[dict[str, Coach]] = {}
        self._engines: Final[dict[str, Opinions]] = {}

    def _of(self, title: Title) -> Coach:
        if title.name not in self._known:
            self._known[title.name] = Coach([title])
        return self._known[title.name]

    def advice(self, table: Table, viewer: Viewer) -> Json:
        """Goal, phase, news, dangers, and if one is asked up to three answers with their reasons."""
        _check(table, viewer)
        play = table.running()
        options = play.options() if play.who == viewer else []
        seen = view_bytes(table.rules, play.g, viewer)
        told: Json = self._of(table.rules.title).advise(seen, options, heard_since_answer(play, viewer)).plain()
        return told

    def warnings(self, table: Table, viewer: Viewer, say: str) -> Json:
        """What the coach can prove against an answer; nothing where it cannot be said."""
        phrases = say.split(BETWEEN)
        if len(phrases) > MOST_ANSWERS:
            raise Forbidden("not-asked")
        _check(table, viewer)
        play = table.running()
        if play.who != viewer or phrases[0] not in play.options():
            return {"warnings": []}
        seen = view_bytes(table.rules, play.g, viewer)
        return {"warnings": [remark.plain() for remark in self._of(table.rules.title).warn(seen, phrases)]}

    def opinion(self, table: Table, viewer: Viewer) -> Json:
        """What the search thinks of the question of an analysis."""
        play = asked_in_analysis(table, viewer)
        title = table.rules.title
        if title.name not in self._engines:
            self._engines[title.name] = Opinions(title, BRIEF)
        told: Json = self._engines[title.name].opinion(view_bytes(table.rules, play.g, play.who), play.options())
        return told


def _check(table: Table, viewer: Viewer) -> None:
    if viewer == SPECTATOR:
        raise Forbidden("not-seated")
    table.check_coach()


def courses(titles: list[Title]) -> list[TitleCourses]:
    """The courses of every title, the largest game first."""
    return [
        TitleCourses(title.name, [CourseData(course.name, _lessons(course)) for course in courses_of(title.name)])
        for title in sorted(titles, key=lambda title: -title.most)
        if courses_of(title.name)
    ]


def _lessons(course: Course) -> list[LessonSummary]:
    return [
        LessonSummary(lesson.name, lesson.minutes, len(lesson.steps), list(lesson.clauses)) for lesson in course.lessons
    ]


def open_lesson(tables: LocalTables, title: str, name: str, pupil_name: str) -> Opened:
    """A table for one: the pupil in their seat, in the others somebody for whom the lesson speaks."""
    lesson = lesson_named(title, name)
    rules = lesson_rules(lesson, dict(tables.titles))
    terms = Terms(newcomers=NOBODY, practice=True, lesson=lesson.name)
    owner, key = new_guest(), new_key()
    table = Table(shared_rules(rules.title, rules.setup), owner, new_secret(), terms)
    pupil = int(rules.seat_of(lesson.pupil))
    for seat in range(rules.setup.seats):
        if seat != pupil:
            table.seat_bot(owner, seat, terms.level)
    table.sit(pupil, owner, pupil_name or table.seat_word(pupil))
    table.start(owner, now_ms())
    live = tables.open(table, [(key, owner)])
    return Opened(live.game, {str(pupil): key}, table.version, table.commit)


def open_puzzle(tables: LocalTables, title: str, name: str, solver_name: str) -> Opened:
    """A table for one: the solver in their seat, and nobody else says anything."""
    owner, key = new_guest(), new_key()
    table, solver = puzzle_table(puzzle_named(title, name), dict(tables.titles), owner)
    table.sit(solver, owner, solver_name or table.seat_word(solver))
    table.start(owner, now_ms())
    live = tables.open(table, [(key, owner)])
    return Opened(live.game, {str(solver): key}, table.version, table.commit)
