"""`pelagos lessons play`: a lesson in the terminal, with the same rules, sketch and phrases as a game."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.columns import Columns

from pelagos.cli.arguments import titles_of
from pelagos.cli.phrases import meant
from pelagos.cli.screen import BadCall, Complaint, complain, say
from pelagos.cli.sentences import TEXTS, text
from pelagos.cli.terminal_commands import TerminalTable
from pelagos.kernel.agenda import pending
from pelagos.kernel.codec import task_data
from pelagos.kernel.errors import PelagosError
from pelagos.lessons.courses import lesson_named, lesson_rules
from pelagos.lessons.run import ELSEWHERE, NEXT, WISHES, LessonRun, begun

LOOK = "look"
QUIT = "quit"


def play_lesson(
    context: typer.Context,
    which: Annotated[str, typer.Argument(metavar="TITLE/LESSON", help=text("lessons-play-which"))],
) -> None:
    """Take a lesson."""
    titles = titles_of(context)
    title, _, name = which.partition("/")
    if title not in titles:
        raise BadCall("no-such-lesson", text=which)
    lesson = lesson_named(title, name)
    run = LessonRun(lesson, begun(lesson, lesson_rules(lesson, titles)))
    TEXTS.load(titles[title], "lessons")
    table = TerminalTable(run.play, titles, {})
    table.seat = run.pupil
    TerminalLesson(run, table).run()


class TerminalLesson:
    """A lesson that is read and typed."""

    def __init__(self, run: LessonRun, table: TerminalTable) -> None:
        self._run = run
        self._table = table
        self._told = 0
        """So many events were told already."""

    def run(self) -> None:
        """Until the lesson is done, or the pupil has had enough."""
        self._table.look()
        try:
            while True:
                self._tell()
                if self._run.finished:
                    say(text("lessons-finished", understood=len(self._run.state.understood)))
                    return
                line = input("> ").strip()
                if not sys.stdin.isatty():
                    say(line)
                if line == QUIT:
                    return
                self._heed(line)
        except EOFError:
            say(text("play-bye"))

    def _heed(self, line: str) -> None:
        run = self._run
        options = run.play.options()
        try:
            if line == LOOK:
                self._table.look()
            elif line in WISHES or not line:
                run.wish(line or NEXT)
            elif line.isdecimal() and 1 <= int(line) <= len(options):
                run.say(options[int(line) - 1])
            else:
                run.say(meant(line, options, run.play.rules.vocabulary))
        except PelagosError as error:
            complain(TEXTS.error(error, run.play.rules))
        except Complaint as complaint:
            complain(str(complaint))

    def _tell(self) -> None:
        """What has happened, what the teacher says, and what may be answered."""
        run, rules = self._run, self._run.play.rules
        for sentence in self._table.heard_by(run.pupil, min(self._told, len(run.play.events))):
            say(sentence, style="green")
        self._told = len(run.play.events)
        teacher = run.teacher()
        names = {argument: TEXTS.name(rules, named.domain, named.word) for argument, named in run.step.named.items()}
        say()
        if teacher["reply"] == ELSEWHERE:
            say(text("lessons-elsewhere"), style="yellow")
        if teacher["answer"]:
            say(TEXTS.with_names(teacher["answer"], names), style="yellow")
        if not teacher["looking"]:
            say(TEXTS.with_names(teacher["says"], names), style="bold")
        if run.step.asks and not teacher["looking"]:
            task, arguments = task_data(pending(run.play.g))
            say(TEXTS.question(rules, task, arguments))
            say(Columns([f"{i}  {phrase}" for i, phrase in enumerate(run.play.options(), 1)], padding=(0, 3)))
        elif not run.finished:
            say(text("lessons-hint"), style="dim")
