"""Counts a game when it is over: the job that its end has planned is done once, also over kills."""

from __future__ import annotations

from typing import Final

from pelagos.server.rating.judging import judged
from pelagos.server.store.ratings import RatingStore
from pelagos.server.store.rows import Job
from pelagos.server.tables import Tables


class Rater:
    """Rates those who have played at a table."""

    def __init__(self, tables: Tables, ratings: RatingStore) -> None:
        self._tables: Final = tables
        self._ratings: Final = ratings

    def rate(self, game: str, job: Job) -> None:
        live = self._tables.live(game)
        if self._ratings.count(game, job, judged(live.table), live.touched):
            live.note_done(job)
