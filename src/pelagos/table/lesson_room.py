"""A lesson at a table: the pupil sits alone, and the lesson answers for the others. Or an example, to be tried out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pelagos.kernel.ids import Seat
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules
from pelagos.lessons.courses import lesson_named
from pelagos.lessons.lesson import Lesson
from pelagos.lessons.run import LessonRun, begun, load_run
from pelagos.primer.primer import described, example_lines
from pelagos.table.errors import Refused
from pelagos.table.game_room import LEARNT, GameRoom
from pelagos.table.terms import Terms
from pelagos.table.waiting_room import RUNNING


class LessonRoom(GameRoom):
    """A game room in which a lesson can be taken. Where the terms name none it is only a game room."""

    def __init__(self, rules: Rules, owner: str, terms: Terms, secret: bytes) -> None:
        super().__init__(rules, owner, terms, secret)
        self.lesson: LessonRun | None = None

    def opened(self) -> Play:
        if self.terms.example:
            return self._example()
        if not self.terms.lesson:
            return super().opened()
        self.lesson = LessonRun(self._lesson(), begun(self._lesson(), self.rules))
        # Nature says what the lesson wants: nothing is drawn.
        self.sealed = False
        return self.lesson.play

    def _example(self) -> Play:
        """From a described position, with dice of the table's own: the seal knows only whole games."""
        lines = example_lines(self.rules.title, self.terms.example)
        self.sealed = False
        return Play(self.rules, described(self.rules, lines).g, self.dealer(), lines)

    def resume_example(self) -> None:
        """Of a table that was saved: where its game began, for the record."""
        if self.terms.example and self.play is not None:
            self.play.start.extend(example_lines(self.rules.title, self.terms.example))

    def _lesson(self) -> Lesson:
        return lesson_named(self.rules.title.name, self.terms.lesson)

    def resume_lesson(self, data: Any) -> None:
        """The lesson of a table that was saved; its game is there already."""
        assert self.play is not None
        lesson = self._lesson()
        self.play.start.extend([text for _, text in lesson.record.start])
        self.lesson = load_run(lesson, self.play, data)

    def say(self, play: Play, seat: Seat, phrases: Sequence[str]) -> None:
        if self.lesson is None:
            super().say(play, seat, phrases)
        elif seat != self.lesson.pupil:
            raise Refused("nobody-there", seat=self.seat_word(seat))
        else:
            self.lesson.say(*phrases)

    def teach(self, seat: Seat, wish: str, at: int, now: int, to: int = 0, text: str = "") -> int:
        """The pupil asks the teacher for the next step, the same again, or to be shown; returns the version."""
        self.running()
        if self.lesson is None:
            raise Refused("not-a-lesson")
        if seat != self.lesson.pupil:
            raise Refused("nobody-there", seat=self.seat_word(seat))
        self.check_version(at)
        self.lesson.wish(wish)
        self.after_move(now)
        return self.version

    def undo(self, seat: Seat, at: int, now: int, count: int = 0) -> int:
        version = super().undo(seat, at, now, count)
        if self.lesson is not None:
            self.lesson.went_back()
        return version

    def take_back(self, play: Play, to: int, now: int) -> None:
        super().take_back(play, to, now)
        if self.lesson is not None:
            self.lesson.went_back()

    def perhaps_end(self, now: int) -> None:
        """A lesson ends when it is done, whatever has become of the game."""
        if self.lesson is None or not self.persons():
            super().perhaps_end(now)
        elif self.lesson.finished and self.phase == RUNNING:
            self.end(LEARNT, now)
