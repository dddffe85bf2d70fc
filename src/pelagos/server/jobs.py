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
from pelagos.server.server_clock import ServerClock
from pelagos.server.store.rows import Job
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
RATE: Final = "rate"
"""The game is over, and those who played it are rated."""

LEAST_WARNING_MS: Final = 600_000
"""Whoever would be warned later than so long before the end is not warned."""

LONGEST_WAIT_S: Final = 3600.0
HORIZON_MS: Final = 2 * 3_600_000
"""Jobs that are due later than this are left in the store for now."""
NEVER: Final = 1 << 62


class JobPlanner:
    """Plans the jobs of a table after every change. A job that is planned already keeps its time.

    `now` is server time; a job is due at an uptime, which stands still while the server is down.
    """

    def __init__(self, config: Config, reachable: Container[str] = (), clock: ServerClock | None = None) -> None:
        self._config: Final = config
        self._reachable: Final = reachable
        """Who can be told something while they are away: notices for others would be written for nothing."""
        self._clock: Final = clock or ServerClock()
        self._chance: Final = random.SystemRandom()

    def plan(self, table: Table, now: int, planned: list[Job], new_phase: bool = False) -> list[Job]:
        """What is due, after a change by which the table may have come into another phase."""
        if table.phase == OVER:
            return self._ended(table, now) if new_phase else [job for job in planned if job.kind in (ENDED, RATE)]
        if table.phase != RUNNING:
            return []
        # When time is out only the clock of the table knows; it may have been given time back.
        times = {(job.kind, job.seat, job.at): job.due for job in planned if job.kind not in (CLOCK, WARNING)}
        jobs = [*self._answers(table, now), *self._clocks(table), *self._notices(table, now)]
        return [
            job._replace(due=times.get((job.kind, job.seat, job.at), self._clock.uptime_at(job.due))) for job in jobs
        ]

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
        if play is None or play.over or play.who == NATURE or table.clock.paused_since or table.taught:
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
        # Time that is given back moves the deadline, and whoever was warned is not warned again.
        return [] if ahead < LEAST_WARNING_MS else [Job(WARNING, clock.running, max(now, due), clock.turn_mark())]

    def _ended(self, table: Table, now: int) -> list[Job]:
        due = self._clock.uptime_at(now + round(1000 * self._config.notice_pause))
        rated = [Job(RATE, 0, self._clock.uptime_at(now), table.version)] if table.terms.rated else []
        return rated + [
            Job(ENDED, seat, due, table.version)
            for seat, chair in enumerate(table.chairs)
            if chair.player in self._reachable and not table.taught
        ]


class JobQueue:
    """The jobs of all tables by time, as far as they are due soon. The store has them too; here they only wait."""

    def __init__(self) -> None:
        self.horizon = NEVER
        """Jobs that are due later are not taken: they are read from the store when their time comes nearer."""
        self._heap: Final[list[tuple[int, str, Job]]] = []
        self._known: Final[set[tuple[str, Job]]] = set()
        self._changed: Final = asyncio.Event()

    def __len__(self) -> int:
        return len(self._heap)

    def overdue(self, now: int) -> tuple[int, float]:
        """How many jobs are late, and how many seconds the oldest is. Usually there is none, and it costs nothing."""
        if not self._heap or self._heap[0][0] > now:
            return 0, 0.0
        return sum(due <= now for due, _, _ in self._heap), (now - self._heap[0][0]) / 1000

    def add_all(self, game: str, jobs: Sequence[Job]) -> None:
        for job in jobs:
            self.add(game, job, job.due)

    def add(self, game: str, job: Job, due: int) -> None:
        if due <= self.horizon and (game, job) not in self._known:
            self._known.add((game, job))
            heapq.heappush(self._heap, (due, game, job))
            self._changed.set()

    def pop_due(self, now: int) -> tuple[str, Job] | None:
        """The next job whose time has come."""
        self._changed.clear()
        if not self._heap or self._heap[0][0] > now:
            return None
        _, game, job = heapq.heappop(self._heap)
        self._known.discard((game, job))
        return game, job

    async def wait(self, now: int) -> None:
        """Until the next job is due, or there is a new one, or it is time to look into the store."""
        wait = min((self._heap[0][0] - now) / 1000, LONGEST_WAIT_S) if self._heap else LONGEST_WAIT_S
        # `wait_for` would swallow a cancellation that comes together with a new job, and the server would never end.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await self._changed.wait()
