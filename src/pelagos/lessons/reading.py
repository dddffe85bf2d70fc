"""Reading a lesson. Every fault has a code, a sentence and its line.

The head of a lesson is the head of a record, so it is read as one (`kernel.record`); the rest is rows by their first
word, and what is neither is what somebody says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pelagos.kernel.record import ANSWER, EXPECTATION, Record, RecordLine, read_record
from pelagos.kernel.words import NUMBER, nearest
from pelagos.lessons.lesson import DO, TRY, BadLesson, Branch, Lesson, LessonStep, Named
from pelagos.lessons.patterns import is_plain

FORMAT: Final = "lesson 1"
RECORD_FORMAT: Final = "pelagos 2"
"""The version of records whose head and position a lesson has."""
STEP: Final = "step"
ROWS: Final = {
    STEP: "step NAME",
    "point": "point DOMAIN WORD",
    "with": "with NAME=DOMAIN:WORD",
    "show": "show PHRASE; PHRASE …",
    DO: "do PATTERN",
    TRY: "try PATTERN",
    "if": "if EXPECTATION",
    "answer": "answer NAME",
    "go": "go STEP",
    "stay": "stay",
    "look": "look",
}
"""The rows of a step, and how they are written."""
OWN: Final = {"pupil": "pupil SEAT", "clauses": "clauses CLAUSE …", "minutes": "minutes N"}
"""The rows of the head that a record does not have."""
IN_BRANCH: Final = ("if", "answer", "go", "stay", "look")
ALONE: Final = ("stay", "look")
"""Rows of one word."""
LEAST_MINUTES: Final = 1
MOST_MINUTES: Final = 5

Row = tuple[int, str]


def read_lesson(name: str, text: str) -> Lesson:
    """Read a lesson, without yet knowing the rules of its title."""
    lines = [" ".join(line.partition("#")[0].split()) for line in text.splitlines()]
    rows = [(number, line) for number, line in enumerate(lines, 1) if line]
    if not rows or rows[0][1] != FORMAT:
        raise BadLesson("no-lesson", line=rows[0][0] if rows else 1, wanted=FORMAT)
    begun = next((number for number, row in rows if row.split()[0] == STEP), len(lines) + 1)
    own: dict[str, str] = {}
    record = _read_head(lines[: begun - 1], own)
    for word, wanted in OWN.items():
        if word not in own:
            raise BadLesson("no-lesson-row", line=rows[0][0], wanted=wanted)
    lesson = Lesson(name, record, own["pupil"], own["clauses"].split(), _minutes(own["minutes"], rows[0][0]))
    reader = StepReader(lesson)
    for row in rows:
        if row[0] >= begun:
            reader.read(row)
    reader.finish(len(lines))
    return lesson


def _read_head(lines: list[str], own: dict[str, str]) -> Record:
    """The head as a record, line by line, without the rows that only lessons have."""
    kept: list[str] = []
    within = False
    for line in lines:
        first, _, rest = line.partition(" ")
        within = (within or line == "position") and line != "end"
        if not within and first in OWN and rest:
            own[first] = rest
            kept.append("")
        else:
            kept.append(RECORD_FORMAT if line == FORMAT else line)
    record = read_record("\n".join(kept))
    if record.lines:
        stray = record.lines[0]
        raise BadLesson("before-first-step", line=stray.number, text=f"{stray.seat or '='} {stray.text}")
    return record


def _minutes(text: str, line: int) -> int:
    minutes = int(NUMBER.index(text))
    if not LEAST_MINUTES <= minutes <= MOST_MINUTES:
        raise BadLesson("bad-minutes", line=line, found=text, least=LEAST_MINUTES, most=MOST_MINUTES)
    return minutes


class StepReader:
    """Reads the rows of the steps, one after the other."""

    def __init__(self, lesson: Lesson) -> None:
        self._lesson: Final = lesson
        self._rows: Final[dict[str, Callable[[Row, str], None]]] = {
            STEP: self._step,
            "point": self._point,
            "with": self._with,
            "show": self._show,
            DO: self._branch,
            TRY: self._branch,
            "if": self._guard,
            "answer": self._answer,
            "go": self._go,
            "stay": self._stay,
            "look": self._look,
        }

    def read(self, row: Row) -> None:
        word, _, rest = row[1].partition(" ")
        if word not in self._rows:
            self._said(row)
            return
        if bool(rest) == (word in ALONE):
            raise BadLesson("bad-lesson-row", line=row[0], text=row[1], wanted=ROWS[word])
        if word in IN_BRANCH and not self._now.branches:
            raise BadLesson("outside-branch", line=row[0], text=row[1])
        self._rows[word](row, rest)

    @property
    def _now(self) -> LessonStep:
        return self._lesson.steps[-1]

    def _step(self, row: Row, name: str) -> None:
        if self._lesson.index(name) >= 0 or len(name.split()) > 1:
            raise BadLesson("bad-step-name", line=row[0], name=name)
        self._lesson.steps.append(LessonStep(row[0], name))

    def _point(self, row: Row, rest: str) -> None:
        words = rest.split()
        if len(words) != 2:
            raise BadLesson("bad-lesson-row", line=row[0], text=row[1], wanted=ROWS["point"])
        self._now.points.append(Named(*words))

    def _with(self, row: Row, rest: str) -> None:
        argument, equals, named = rest.partition("=")
        domain, colon, word = named.partition(":")
        if not (argument and equals and domain and colon and word):
            raise BadLesson("bad-lesson-row", line=row[0], text=row[1], wanted=ROWS["with"])
        self._now.named[argument] = Named(domain, word)

    def _show(self, _: Row, rest: str) -> None:
        self._now.show = [phrase.strip() for phrase in rest.split(";")]

    def _branch(self, row: Row, pattern: str) -> None:
        self._now.branches.append(Branch(row[0], row[1].partition(" ")[0], pattern))

    def _guard(self, row: Row, rest: str) -> None:
        self._now.branches[-1].guards.append(RecordLine(row[0], EXPECTATION, rest))

    def _answer(self, _: Row, rest: str) -> None:
        self._now.branches[-1].answer = rest

    def _go(self, _: Row, rest: str) -> None:
        self._now.branches[-1].to = rest

    def _stay(self, _: Row, __: str) -> None:
        self._now.branches[-1].stays = True

    def _look(self, _: Row, __: str) -> None:
        self._now.branches[-1].looks = True

    def _said(self, row: Row) -> None:
        """An expectation, or what somebody says: at the beginning of the step, or after the branch before it."""
        number, text = row
        word, _, rest = text.partition(" ")
        kind = EXPECTATION if text.startswith("=") else ANSWER
        if kind == ANSWER and not rest:
            raise BadLesson("unknown-lesson-row", line=number, text=text, known=nearest(word, list(ROWS)))
        said, seat = (text[1:].strip(), "") if kind == EXPECTATION else (rest, word)
        line = RecordLine(number, kind, said, seat)
        (self._now.branches[-1].script if self._now.branches else self._now.script).append(line)

    def finish(self, last_line: int) -> None:
        """What can only be said of a whole lesson."""
        steps = self._lesson.steps
        if not steps or steps[-1].asks:
            raise BadLesson("asks-at-the-end", line=steps[-1].line if steps else last_line)
        for step in steps:
            self._finish_step(step)

    def _finish_step(self, step: LessonStep) -> None:
        for branch in step.branches:
            if branch.to and self._lesson.index(branch.to) < 0:
                known = nearest(branch.to, [known.name for known in self._lesson.steps])
                raise BadLesson("unknown-step", line=branch.line, name=branch.to, known=known)
            if branch.kind == TRY and not branch.answer:
                raise BadLesson("unanswered-try", line=branch.line, text=branch.pattern)
        if not step.asks:
            return
        plain = [
            branch.pattern
            for branch in step.branches
            if branch.kind == DO and is_plain(branch.pattern) and not branch.stays
        ]
        step.show = step.show or plain[:1]
        if not step.show:
            raise BadLesson("not-shown", line=step.line, name=step.name)
