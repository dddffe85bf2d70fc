"""Does a lesson hold? It is played along every branch, and every sentence is looked up in every language."""

from __future__ import annotations

from typing import Final, NamedTuple

from pelagos.kernel.codec import digest
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.record import ANSWER, RecordLine
from pelagos.kernel.scenario import expect
from pelagos.kernel.starts import at_line, broken_laws
from pelagos.kernel.title import Rules
from pelagos.kernel.words import UNKNOWN
from pelagos.lessons.lesson import TRY, BadLesson, Branch, Lesson
from pelagos.lessons.patterns import matches
from pelagos.lessons.run import AGAIN, NEXT, SHOW, LessonRun, begun

MOST_DECISIONS: Final = 20_000
"""Of one lesson: more is a lesson that nobody has thought to its end."""


class LessonTally(NamedTuple):
    """How much of a lesson was played."""

    branches: int
    decisions: int


class CheckedRun(LessonRun):
    """A lesson in which also what must be true is looked at, and that nobody but the pupil is left waiting for."""

    def run(self, script: list[RecordLine]) -> None:
        for line in script:
            super().run([line])
            if line.kind != ANSWER:
                try:
                    expect(self.play, line.text)
                except PelagosError as error:
                    raise at_line(error, line.number) from error

    def twin(self) -> CheckedRun:
        return CheckedRun(self.lesson, self.play.clone(), self.state.copy())

    def check_asked(self) -> None:
        """It is the pupil who is asked, or nobody."""
        who = self.play.who
        if not self.play.over and who != self.pupil:
            raise BadLesson("others-asked", line=self.step.line, seat=self.play.rules.seat_word(who))
        if self.play.over and self.step.asks:
            raise BadLesson("nobody-asked", line=self.step.line)


class LessonCheck:
    """Plays one lesson along every branch."""

    def __init__(self, lesson: Lesson, rules: Rules) -> None:
        self._lesson: Final = lesson
        self._rules: Final = rules
        self._branches = 0
        self._decisions = 0
        self._been: Final[set[tuple[int, str]]] = set()
        """Steps with the positions in which they were looked at already."""
        self._reached: Final[set[int]] = set()
        self._taken: Final[set[int]] = set()
        """The lines of branches that some option was answered by."""

    def tally(self) -> LessonTally:
        """BadLesson, or another fault with its line, says what does not hold."""
        lesson, rules = self._lesson, self._rules
        if rules.seat_of(lesson.pupil) not in range(rules.setup.seats):
            raise BadLesson("unknown-pupil", line=1, seat=lesson.pupil)
        if lesson.record.start and not lesson.record.unlawful:
            broken = broken_laws(rules, lesson.record.start, lesson.record.position_line)
            if broken:
                raise broken[0]
        self._check_words()
        self._explore(CheckedRun(lesson, begun(lesson, rules)))
        for at, step in enumerate(lesson.steps):
            if at not in self._reached:
                raise BadLesson("step-not-reached", line=step.line, name=step.name)
            for branch in step.branches:
                if branch.line not in self._taken:
                    raise BadLesson("never-taken", line=branch.line, text=branch.pattern)
        return LessonTally(self._branches, self._decisions)

    def _check_words(self) -> None:
        for step in self._lesson.steps:
            for named in (*step.points, *step.named.values()):
                domain = self._rules.vocabulary.domains.get(named.domain)
                if domain is None or domain.index(named.word) == UNKNOWN:
                    text = f"{named.domain}:{named.word}"
                    raise BadLesson("unknown-lesson-word", line=step.line, text=text)

    def _explore(self, run: CheckedRun) -> None:
        """Everything that can be said at this step and is foreseen, each played on."""
        self._pass_told(run)
        at, step = run.state.path[-1][0], run.step
        known = (at, digest(run.play.rules, run.play.g))
        if run.finished or known in self._been:
            return
        self._been.add(known)
        options = run.play.options()
        self._check_shown(run)
        for branch in step.branches:
            taken = [option for option in options if self._takes(run, branch, option)]
            self._branches += bool(taken) and branch.line not in self._taken
            self._taken.update([branch.line for _ in taken[:1]])
            for i, option in enumerate(taken):
                self._follow(run.twin(), branch, option, whole=i == 0)

    def _pass_told(self, run: CheckedRun) -> None:
        """Through what is only told, as a pupil who reads it."""
        while True:
            run.check_asked()
            self._reached.add(run.state.path[-1][0])
            if run.step.asks or run.finished:
                return
            run.wish(NEXT)

    def _takes(self, run: CheckedRun, branch: Branch, option: str) -> bool:
        """Is it this branch that answers the option? Guards are about what comes of it, so it is tried out."""
        step = run.step
        if not matches(branch.pattern, option):
            return False
        if not any(known.guards for known in step.branches):
            return branch is next(known for known in step.branches if matches(known.pattern, option))
        trial = run.twin()
        trial.play.say(trial.pupil, option)
        return trial.branch_of(step, option) is branch

    def _follow(self, run: CheckedRun, branch: Branch, option: str, whole: bool) -> None:
        """What comes of one option: of the first one of a branch everything, of others as the teacher would go on."""
        before = digest(run.play.rules, run.play.g)
        self._say(run, option)
        if branch.kind == TRY and not branch.to:
            if run.state.looking:
                run.wish(AGAIN)
            if digest(run.play.rules, run.play.g) != before:
                raise BadLesson("not-taken-back", line=branch.line, text=option)
        elif whole:
            self._explore(run)
        else:
            self._go_on_shown(run)

    def _go_on_shown(self, run: CheckedRun) -> None:
        """To the end of the lesson, or to where it was looked at before, by what the teacher shows."""
        while True:
            self._pass_told(run)
            known = (run.state.path[-1][0], digest(run.play.rules, run.play.g))
            if run.finished or known in self._been:
                return
            self._check_shown(run)
            self._count(len(run.step.show))
            run.wish(SHOW)

    def _check_shown(self, run: CheckedRun) -> None:
        """The teacher can show it, and it is a way on."""
        trial, step = run.twin(), run.step
        try:
            trial.wish(SHOW)
        except PelagosError as error:
            raise error if "line" in error.said else at_line(error, step.line) from error

    def _say(self, run: CheckedRun, option: str) -> None:
        self._count(1)
        run.say(option)

    def _count(self, decisions: int) -> None:
        self._decisions += decisions
        if self._decisions > MOST_DECISIONS:
            raise BadLesson("endless-lesson", line=1, most=MOST_DECISIONS)
