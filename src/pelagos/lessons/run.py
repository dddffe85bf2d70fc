"""A lesson being taken: what the pupil says goes in, and what the teacher says comes out.

The game is the kernel's `Play`, without a dealer: the lesson says what the others and nature answer. Nothing here knows
a table, a server or a page, so that a lesson runs wherever the rules do.
"""

from __future__ import annotations

from typing import Any, Final

from pelagos.kernel.errors import BadRecord, BadSave, PelagosError
from pelagos.kernel.play import Play
from pelagos.kernel.record import ANSWER, RecordLine
from pelagos.kernel.scenario import expect, unknown_seat
from pelagos.kernel.starts import at_line, start_of
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.words import UNKNOWN
from pelagos.lessons.lesson import TRY, BadLesson, Branch, Lesson, LessonRefusal, LessonStep
from pelagos.lessons.patterns import matches

NEXT: Final = "next"
AGAIN: Final = "again"
RESTART: Final = "restart"
SHOW: Final = "show"
WISHES: Final = (NEXT, AGAIN, RESTART, SHOW)
"""What a pupil may ask of the teacher."""

WELL: Final = "well"
TRIED: Final = "tried"
ELSEWHERE: Final = "elsewhere"
"""How the last answer of the pupil was: as asked, a mistake the lesson knows, or something else altogether."""


class LessonState:
    """How far a pupil has come."""

    def __init__(self) -> None:
        self.path: list[tuple[int, int]] = []
        """The steps that were begun, each with the number of answers at that moment."""
        self.reply = ""
        self.answer = ""
        """The message with which the teacher replied to the last answer."""
        self.looking = False
        """Whether the pupil looks at what came of a mistake, which is then taken back."""
        self.understood: list[int] = []
        """Steps that the pupil did by themselves."""

    def copy(self) -> LessonState:
        twin = LessonState()
        twin.path, twin.reply, twin.answer = list(self.path), self.reply, self.answer
        twin.looking, twin.understood = self.looking, list(self.understood)
        return twin


class LessonRun:
    """One pupil in one lesson."""

    def __init__(self, lesson: Lesson, play: Play, state: LessonState | None = None) -> None:
        self.lesson: Final = lesson
        self.play: Final = play
        self.pupil: Final = int(play.rules.seat_of(lesson.pupil))
        self.state = state or LessonState()
        self._read = len(play.log)
        """How much of the log was said by people or the script; what is behind it answered itself."""
        if not self.state.path:
            self._enter(0)

    # where it stands

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.state.path[-1][0]]

    @property
    def finished(self) -> bool:
        return self.state.path[-1][0] == len(self.lesson.steps) - 1

    def teacher(self) -> Json:
        """What the teacher says and points at now, as names for the texts."""
        at, state, step = self.state.path[-1][0], self.state, self.step
        answer = self.lesson.message(state.answer) if state.answer else ""
        return {
            "lesson": self.lesson.name,
            "step": at,
            "steps": [known.asks for known in self.lesson.steps],
            "understood": list(state.understood),
            "says": self.lesson.message(step.name),
            "reply": state.reply,
            "answer": answer,
            "named": {name: list(named) for name, named in step.named.items()},
            "points": [list(named) for named in dict.fromkeys([*step.points, *step.named.values()])],
            "asks": step.asks,
            "looking": state.looking,
            "finished": self.finished,
        }

    # what the pupil does

    def say(self, *phrases: str) -> None:
        """The pupil answers, perhaps with several phrases at once. A refusal changes nothing."""
        said, state = len(self.play.log), self.state.copy()
        try:
            self._check_may_say()
            for i, phrase in enumerate(phrases):
                if i and self._went_by_itself(phrase):
                    continue
                if i and self.finished:
                    # Of a longer way the beginning was all that was asked for; the pupil still arrives.
                    self.play.say(self.pupil, phrase)
                    continue
                known, at, read = self.state.copy(), len(self.play.log), self._read
                self._answered(phrase)
                if self.state.reply != WELL:
                    if i:
                        # What was right stays; how a way goes on is no mistake before it was asked for.
                        self.play.back_to(at)
                        self.state, self._read = known, read
                    break
        except Exception:
            self.play.back_to(said)
            self.state = state
            raise

    def wish(self, what: str) -> None:
        """The pupil asks for the next step, for the same once more, for the whole once more, or to be shown."""
        if what == RESTART:
            self._restart()
        elif what == AGAIN:
            self._again()
        elif what == SHOW:
            self._show()
        elif what == NEXT:
            self._next()
        else:
            raise LessonRefusal("unknown-wish", wish=what, known=", ".join(WISHES))

    def went_back(self) -> None:
        """Answers were taken back from outside: the pupil stands where they stood then."""
        path = self.state.path
        while len(path) > 1 and path[-1][1] > len(self.play.log):
            path.pop()
        self._forget_reply()

    def _check_may_say(self) -> None:
        if self.state.looking:
            raise LessonRefusal("take-back-first")
        while not self.step.asks:
            # Whoever plays on has read enough.
            if self.finished:
                raise LessonRefusal("lesson-over")
            self._enter(self.state.path[-1][0] + 1)

    def _went_by_itself(self, phrase: str) -> bool:
        """Was it said already, because there was nothing else to say?"""
        vocabulary = self.play.rules.vocabulary
        for at in range(self._read, len(self.play.log)):
            said = self.play.log[at]
            if said.seat == self.pupil and said.forced and vocabulary.words(said.answer) == phrase:
                self._read = at + 1
                return True
        return False

    def _answered(self, phrase: str) -> None:
        self._check_may_say()
        said, step = len(self.play.log), self.step
        self.play.say(self.pupil, phrase)
        self._read = said + 1
        branch = self.branch_of(step, phrase)
        self.state.answer = branch.answer if branch is not None else ""
        if branch is None:
            self.state.reply = ELSEWHERE
            self.play.back_to(said)
        elif branch.kind == TRY and not branch.to:
            self.state.reply = TRIED
            self.run(branch.script)
            self.state.looking = branch.looks or any(line.kind == ANSWER for line in branch.script)
            if not self.state.looking:
                self.play.back_to(said)
        else:
            self._accepted(step, branch)

    def _accepted(self, step: LessonStep, branch: Branch) -> None:
        at = self.state.path[-1][0]
        self.state.reply = WELL
        self.run(branch.script)
        if branch.stays:
            return
        if branch.kind != TRY and at not in self.state.understood:
            self.state.understood.append(at)
        self._enter(self.lesson.index(branch.to) if branch.to else at + 1)

    def branch_of(self, step: LessonStep, phrase: str) -> Branch | None:
        """The first branch that fits what was said and what came of it."""
        for branch in step.branches:
            if matches(branch.pattern, phrase) and all(self._holds(guard) for guard in branch.guards):
                return branch
        return None

    def _holds(self, guard: RecordLine) -> bool:
        try:
            expect(self.play, guard.text)
        except BadRecord as error:
            if error.code != "not-so":
                raise at_line(error, guard.number) from error
            return False
        return True

    # going on and back

    def _enter(self, at: int) -> None:
        self.state.path.append((at, len(self.play.log)))
        self.run(self.lesson.steps[at].script)
        self.state.path[-1] = (at, len(self.play.log))

    def _next(self) -> None:
        if self.state.looking:
            self._again()
            return
        if self.step.asks:
            raise LessonRefusal("answer-first")
        if not self.finished:
            self._forget_reply()
            self._enter(self.state.path[-1][0] + 1)

    def _again(self) -> None:
        """Back to the beginning of the step; from there to that of the last one that asked."""
        path = self.state.path
        if len(self.play.log) == path[-1][1] and self.state.reply not in (TRIED, ELSEWHERE):
            while len(path) > 1:
                path.pop()
                if self.step.asks:
                    break
        self.play.back_to(path[-1][1])
        self._forget_reply()

    def _restart(self) -> None:
        self.play.back_to(0)
        self.state = LessonState()
        self._read = len(self.play.log)
        self._enter(0)

    def _show(self) -> None:
        """The teacher says it for the pupil, who has not understood it by that."""
        step, at = self.step, self.state.path[-1][0]
        if not step.asks:
            raise LessonRefusal("nothing-to-show")
        understood = list(self.state.understood)
        self.play.back_to(self.state.path[-1][1])
        self._forget_reply()
        self.say(*step.show)
        self.state.understood = understood
        if self.state.path[-1][0] == at:
            raise BadLesson("shown-in-vain", line=step.line, name=step.name)

    def _forget_reply(self) -> None:
        self.state.reply, self.state.answer, self.state.looking = "", "", False
        self._read = len(self.play.log)

    def run(self, script: list[RecordLine]) -> None:
        """What the others and nature say. What answered itself may be written all the same."""
        for line in script:
            if line.kind == ANSWER:
                try:
                    self._speak(line)
                except PelagosError as error:
                    raise at_line(error, line.number) from error

    def _speak(self, line: RecordLine) -> None:
        rules, play = self.play.rules, self.play
        seat = rules.seat_of(line.seat)
        if seat == UNKNOWN:
            raise unknown_seat(rules, line.seat)
        answer = rules.vocabulary.read(line.text)
        while self._read < len(play.log):
            said = play.log[self._read]
            self._read += 1
            if said.seat == seat and said.answer == answer:
                return
        play.say(seat, line.text)
        self._read += 1

    # as plain data

    def save(self) -> Json:
        """Steps by their names: a lesson may be mended while somebody takes it."""
        state, steps = self.state, self.lesson.steps
        return {
            "path": [[steps[at].name, said] for at, said in state.path],
            "reply": state.reply,
            "answer": state.answer,
            "looking": state.looking,
            "understood": [steps[at].name for at in state.understood],
        }


def begun(lesson: Lesson, rules: Rules) -> Play:
    """The game at the first question of a lesson; nature waits for the script."""
    start = lesson.record.start
    return Play(rules, start_of(rules, start) if start else rules.opening(), start=[text for _, text in start])


def load_run(lesson: Lesson, play: Play, data: Any) -> LessonRun:
    """The lesson as it was saved; if it was mended since so that a step is gone, from its beginning."""
    try:
        state = LessonState()
        state.path = [(lesson.index(name), int(said)) for name, said in data["path"]]
        state.reply, state.answer = str(data["reply"]), str(data["answer"])
        state.looking = bool(data["looking"])
        state.understood = [at for at in map(lesson.index, data["understood"]) if at >= 0]
    except (KeyError, TypeError, ValueError):
        raise BadSave("bad-field", field="lesson") from None
    gone = not state.path or any(at < 0 for at, _ in state.path)
    if gone:
        play.back_to(0)
    return LessonRun(lesson, play, None if gone else state)
