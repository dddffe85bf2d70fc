"""Routes of lessons: which there are, taking one, and how far an account has come."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.params import Body, FromPath

from pelagos.lessons.courses import Course, courses_of, lesson_named, lesson_rules
from pelagos.lessons.lesson import Lesson
from pelagos.server.identity import Principal
from pelagos.server.ids import network_mark, new_guest, new_key, new_secret
from pelagos.server.lesson_types import (
    CourseData,
    KeptProgress,
    LessonSummary,
    ProgressReply,
    PupilName,
    TitleCourses,
)
from pelagos.server.names import Names
from pelagos.server.new_tables import check_open_tables
from pelagos.server.reply_types import Opened
from pelagos.server.routes.request_context import client_of, principal_of, services_of
from pelagos.server.routes.signing_in import signed_in
from pelagos.server.services import Services
from pelagos.server.tables import clock
from pelagos.table.interning import shared_rules
from pelagos.table.table import Table
from pelagos.table.terms import NOBODY, Terms

AnyRequest = Request[Any, Any, Any]


@get("/api/lessons", summary="The courses of every title", sync_to_thread=False)
def show_courses(request: AnyRequest) -> list[TitleCourses]:
    """The largest game first, as the start page has it."""
    titles = sorted(services_of(request).titles.values(), key=lambda title: -title.most)
    return [
        TitleCourses(title.name, [_course(course) for course in courses_of(title.name)])
        for title in titles
        if courses_of(title.name)
    ]


def _course(course: Course) -> CourseData:
    return CourseData(course.name, [_lesson(lesson) for lesson in course.lessons])


def _lesson(lesson: Lesson) -> LessonSummary:
    return LessonSummary(lesson.name, lesson.minutes, len(lesson.steps), list(lesson.clauses))


@post("/api/lessons/{title:str}/{lesson:str}", summary="Take a lesson, at a table of its own", sync_to_thread=False)
def open_lesson(
    request: AnyRequest, title: FromPath[str], lesson: FromPath[str], data: Annotated[PupilName, Body()]
) -> Opened:
    """A table for one: solo, never rated, in no list."""
    services, principal = services_of(request), principal_of(request)
    services.sanctions.check_not_banned(principal.player, client_of(request))
    services.new_tables.take(client_of(request))
    network = network_mark(client_of(request))
    check_open_tables(services, principal, network)
    owner = principal.player if principal.user is not None else new_guest()
    table = _lesson_table(services, principal, lesson_named(title, lesson), owner, data.name)
    table.start(owner, services.clock.now())
    key = "" if principal.user is not None else new_key()
    live = services.tables.open(table, False, [(key, owner)] if key else [], network)
    keys = {str(table.seat_of(owner)): key} if key else {}
    return Opened(live.game, keys, table.version, table.commit)


def _lesson_table(services: Services, principal: Principal, lesson: Lesson, owner: str, name: str) -> Table:
    """The pupil in their seat; in the others somebody for whom the lesson speaks."""
    rules = lesson_rules(lesson, services.titles)
    terms = Terms(newcomers=NOBODY, practice=True, lesson=lesson.name)
    table = Table(shared_rules(rules.title, rules.setup), owner, new_secret(), terms)
    pupil = int(rules.seat_of(lesson.pupil))
    for seat in range(rules.setup.seats):
        if seat != pupil:
            table.seat_bot(owner, seat, terms.level)
    shown = Names(services.people).at_table(Principal(principal.user, principal.name), name or principal.name, table)
    table.sit(pupil, owner, shown)
    return table


@get("/api/account/lessons", summary="How far you have come in the lessons", sync_to_thread=False)
def show_progress(request: AnyRequest) -> ProgressReply:
    return ProgressReply(services_of(request).lessons.of_user(principal_of(request).must_have_account()))


@post("/api/account/lessons", summary="Keep how far you have come", status_code=200, sync_to_thread=False)
def keep_progress(request: AnyRequest, data: Annotated[KeptProgress, Body()]) -> ProgressReply:
    """What was done on another device stays done. Gives all that is kept."""
    user, _ = signed_in(request)
    lessons = services_of(request).lessons
    lessons.keep(user, data.lessons, clock())
    return ProgressReply(lessons.of_user(user))


HANDLERS: Final = (show_courses, open_lesson, show_progress, keep_progress)
