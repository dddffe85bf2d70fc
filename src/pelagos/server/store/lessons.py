"""How far accounts have come in their lessons, on disk."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sqlalchemy import Engine, delete, insert, select

from pelagos.server.lesson_types import LessonProgress
from pelagos.server.store.engine import guarded
from pelagos.server.store.schema import LESSONS


class LessonStore:
    """The progress of one database. What an account has learnt goes with it when it is deleted."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine

    def of_user(self, user: int) -> dict[str, LessonProgress]:
        """By title and lesson, `<title>/goal`."""
        query = select(LESSONS).where(LESSONS.c.user == user).order_by(LESSONS.c.title, LESSONS.c.lesson)
        with guarded(), self._engine.begin() as connection:
            rows = connection.execute(query).all()
        return {
            f"{row.title}/{row.lesson}": LessonProgress(row.step, row.steps, bool(row.done), row.game) for row in rows
        }

    def keep(self, user: int, lessons: Mapping[str, LessonProgress], now: int) -> None:
        """A lesson that was done once stays done, however often it is begun again."""
        known = self.of_user(user)
        with guarded(), self._engine.begin() as connection:
            for lesson, progress in lessons.items():
                title, _, name = lesson.partition("/")
                mine = (LESSONS.c.user == user, LESSONS.c.title == title, LESSONS.c.lesson == name)
                done = progress.done or (lesson in known and known[lesson].done)
                connection.execute(delete(LESSONS).where(*mine))
                row = {"user": user, "title": title, "lesson": name, "step": progress.step, "steps": progress.steps}
                connection.execute(insert(LESSONS).values(**row, done=done, game=progress.game, at=now))
