"""What must happen at a table without anybody asking for it: answers of bots and orders, clocks, notices."""

from __future__ import annotations

import random
from typing import Final

from pelagos.kernel.ids import NATURE
from pelagos.server.config import Config
from pelagos.server.ids import user_of
from pelagos.server.store.games import Job
from pelagos.table.chair import PERSON
from pelagos.table.table import BY_BOT, Table
from pelagos.table.waiting_room import RUNNING

BOT: Final = "bot"
ORDER: Final = "order"
CLOCK: Final = "clock"
NOTICE: Final = "notice"


class JobPlanner:
    """Plans the jobs of a table after every change. A job that is planned already keeps its time."""

    def __init__(self, config: Config) -> None:
        self._config: Final = config
        self._chance: Final = random.SystemRandom()

    def plan(self, table: Table, now: int, planned: list[Job]) -> list[Job]:
        if table.phase != RUNNING:
            return []
        times = {(job.kind, job.seat, job.at): job.due for job in planned}
        jobs = [*self._answers(table, now), *self._clocks(table), *self._notices(table, now)]
        return [job._replace(due=times.get((job.kind, job.seat, job.at), job.due)) for job in jobs]

    def _answers(self, table: Table, now: int) -> list[Job]:
        due = table.due()
        if due is None:
            return []
        if due["kind"] == BY_BOT:
            return [Job(BOT, due["seat"], now + round(1000 * self._config.bot_pause), due["at"])]
        pause = self._chance.uniform(*self._config.order_pause)
        return [Job(ORDER, due["seat"], now + round(1000 * pause), due["at"])]

    def _clocks(self, table: Table) -> list[Job]:
        deadline = table.next_deadline()
        # The time itself tells one deadline from another.
        return [] if deadline is None else [Job(CLOCK, deadline["seat"], deadline["at"], deadline["at"] % 2**31)]

    def _notices(self, table: Table, now: int) -> list[Job]:
        """Whoever is asked, and has an account where he can be told; an order may still answer for him until then."""
        play = table.play
        if play is None or play.over or play.who == NATURE:
            return []
        chair = table.chairs[play.who]
        if chair.kind != PERSON or user_of(chair.player) is None:
            return []
        return [Job(NOTICE, int(play.who), now + round(1000 * self._config.notice_pause), table.version)]
