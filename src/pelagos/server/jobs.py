"""What must happen at a table without anybody asking for it: answers of bots and orders, clocks, notices.

After every change a `JobPlanner` says what is due at the table, and a `JobQueue` holds it until the scheduler does it.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import random
from collections.abc import Container, Sequence
from typing import Final

from pelagos.kernel.ids import NATURE
from pelagos.server.config import Config
from pelagos.server.ids import user_of
from pelagos.server.store.games import Job
from pelagos.table.chair import PERSON
from pelagos.table.table import BY_BOT, Table
from pelagos.table.terms import POST
from pelagos.table.waiting_room import OVER, RUNNING

BOT: Final = "bot"
ORDER: Final = "order"
CLOCK: Final = "clock"
NOTICE: Final = "notice"
"""Somebody is asked."""
WARNING: Final = "warning"
"""The time of whoever is asked is running out."""
ENDED: Final = "ended"
"""The game is over."""
ANNOUNCED: Final = (NOTICE, WARNING, ENDED)

LEAST_WARNING_MS: Final = 600_000
"""Whoever would be warned later than so long before the end is not warned."""

LONGEST_WAIT_S: Final = 3600.0


class JobPlanner:
    """Plans the jobs of a table after every change. A job that is planned already keeps its time."""

    def __init__(self, config: Config, reachable: Container[str] = ()) -> None:
        self._config: Final = config
        self._reachable: Final = reachable
        """Who can be told something while they are away: notices for others would be written for nothing."""
        self._chance: Final = random.SystemRandom()

    def plan(self, table: Table, now: int, planned: list[Job], new_phase: bool = False) -> list[Job]:
        """What is due, after a change by which the table may have come into another phase."""
        if table.phase == OVER:
            return self._ended(table, now) if new_phase else [job for job in planned if job.kind == ENDED]
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
        """For whoever is asked; until it is due an order may still answer for them. Accounts hear it on their pages."""
        play = table.play
        if play is None or play.over or play.who == NATURE:
            return []
        chair = table.chairs[play.who]
        away = chair.player in self._reachable
        if chair.kind != PERSON or (user_of(chair.player) is None and not away):
            return []
        # A vote or a new name asks nobody again.
        asked = Job(NOTICE, int(play.who), now + round(1000 * self._config.notice_pause), table.moved)
        return [asked, *(self._warnings(table, now) if away else [])]

    def _warnings(self, table: Table, now: int) -> list[Job]:
        """By post, when only a share of the time is left."""
        clock, deadline = table.clock, table.next_deadline()
        if deadline is None or clock.pace.kind != POST:
            return []
        ahead = round(self._config.warn_share * (clock.left[clock.running] + clock.pace.step))
        due: int = deadline["at"] - ahead
        return [] if ahead < LEAST_WARNING_MS else [Job(WARNING, clock.running, max(now, due), deadline["at"] % 2**31)]

    def _ended(self, table: Table, now: int) -> list[Job]:
        return [
            Job(ENDED, seat, now + round(1000 * self._config.notice_pause), table.version)
            for seat, chair in enumerate(table.chairs)
            if chair.player in self._reachable
        ]


class JobQueue:
    """The jobs of all tables by time. The store has them too; here they only wait."""

    def __init__(self) -> None:
        self._heap: Final[list[tuple[int, str, Job]]] = []
        self._known: Final[set[tuple[str, Job]]] = set()
        self._changed: Final = asyncio.Event()

    def __len__(self) -> int:
        return len(self._heap)

    def add_all(self, game: str, jobs: Sequence[Job]) -> None:
        for job in jobs:
            self.add(game, job, job.due)

    def add(self, game: str, job: Job, due: int) -> None:
        if (game, job) not in self._known:
            self._known.add((game, job))
            heapq.heappush(self._heap, (due, game, job))
            self._changed.set()

    def pop_due(self, now: int) -> list[tuple[str, Job]]:
        """The jobs whose time has come."""
        due: list[tuple[str, Job]] = []
        while self._heap and self._heap[0][0] <= now:
            _, game, job = heapq.heappop(self._heap)
            self._known.discard((game, job))
            due.append((game, job))
        self._changed.clear()
        return due

    async def wait(self, now: int) -> None:
        """Until the next job is due, or there is a new one."""
        wait = min((self._heap[0][0] - now) / 1000, LONGEST_WAIT_S) if self._heap else None
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), wait)
