"""Does the jobs that are due: asks bots, obeys orders, stops clocks, sends notices. Each once, also over restarts.

However much is due at once, as after a restart, one table is taken up in a turn of the event loop, so that requests are
answered in between. What is due much later is not even read from the store.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Final

from pelagos.kernel.errors import PelagosError
from pelagos.server.bot_pool import BotPool
from pelagos.server.errors import CannotOpen, StoreFailed
from pelagos.server.hub import Hub
from pelagos.server.jobs import ANNOUNCED, BOT, CLOCK, HORIZON_MS, ORDER, RATE, JobQueue
from pelagos.server.store.games import JobPlace
from pelagos.server.store.rows import Job
from pelagos.server.tables import Tables

LOG: Final = logging.getLogger(__name__)
RETRY_AFTER_MS: Final = 2_000
"""When the store could not write."""
READ_AT_ONCE: Final = 500
"""Jobs read from the store in a turn of the event loop."""
ASKED_EACH: Final = 2
"""Questions for each process of bots that are made ready: one that is answered, and the next."""
FIRST: Final[JobPlace] = (-(1 << 62), "", "", 0)

Announce = Callable[[str, Job], None]
"""Tells whoever sits at the seat of this job what has happened at this table."""
Rate = Callable[[str, Job], None]
"""Rates those who have played the game of this table."""


class BotQueue:
    """Bots that are to be asked, each table once; those first whose table somebody follows."""

    def __init__(self, hub: Hub) -> None:
        self._hub: Final = hub
        self._waiting: Final[dict[str, Job]] = {}
        self._asked: Final[set[tuple[str, Job]]] = set()
        """Those whose answer is awaited: chat at the table must not have them asked again."""
        self._filled: Final = asyncio.Event()

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, game: str, job: Job) -> None:
        if (game, job) not in self._asked:
            self._waiting[game] = job
            self._filled.set()

    async def take(self) -> tuple[str, Job]:
        while not self._waiting:
            self._filled.clear()
            await self._filled.wait()
        first = next((game for game in self._hub.watched() if game in self._waiting), None)
        game = next(iter(self._waiting)) if first is None else first
        job = self._waiting.pop(game)
        self._asked.add((game, job))
        return game, job

    def answered(self, game: str, job: Job) -> None:
        """Or failed."""
        self._asked.discard((game, job))


class Scheduler:
    """Runs the queue of jobs. What is due is due at an uptime: while the server was down nothing came due."""

    def __init__(
        self, tables: Tables, queue: JobQueue, bot_pool: BotPool, hub: Hub, announce: Announce, rate: Rate
    ) -> None:
        self._tables: Final = tables
        self._queue: Final = queue
        self._bot_pool: Final = bot_pool
        self._announce: Final = announce
        self._rate: Final = rate
        self._bots: Final = BotQueue(hub)
        self._read_to = FIRST
        """The last job that was read from the store."""
        # Until they are read, jobs of a new time would be done before those that have waited.
        self._queue.horizon = FIRST[0]

    def waiting(self) -> int:
        """Jobs that are due soon or now."""
        return len(self._queue) + len(self._bots)

    async def run(self) -> None:
        """Until it is cancelled."""
        asking = [asyncio.create_task(self._ask_bots()) for _ in range(ASKED_EACH * self._bot_pool.count)]
        try:
            while True:
                now = self._tables.clock.uptime()
                try:
                    more = self._read(now)
                except StoreFailed as error:
                    LOG.warning("jobs not read", extra={"code": error.code})
                    await asyncio.sleep(RETRY_AFTER_MS / 1000)
                    continue
                due = self._queue.pop_due(now)
                if due is not None:
                    self._take_up(*due)
                if due is not None or more:
                    await asyncio.sleep(0)
                else:
                    await self._queue.wait(now)
        finally:
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)

    def _read(self, now: int) -> bool:
        """Some of the jobs that are due soon, from the store; True if there are more."""
        if self._queue.horizon >= now + HORIZON_MS // 2:
            return False
        until = now + HORIZON_MS
        found = self._tables.games.jobs_due(self._read_to, until, READ_AT_ONCE)
        if len(found) == READ_AT_ONCE:
            game, job = found[-1]
            self._read_to = (job.due, game, job.kind, job.seat)
        else:
            # How ids of tables are sorted differs between databases, so none is said to come last.
            self._read_to = (until + 1, "", "", 0)
        self._queue.horizon = min(self._read_to[0], until)
        for game, job in found:
            self._queue.add(game, job, job.due)
        return len(found) == READ_AT_ONCE

    def _take_up(self, game: str, job: Job) -> None:
        if job.kind == BOT:
            self._bots.put(game, job)
            return
        with self._refusals(game, job):
            if job in self._tables.live(game).jobs:
                self._done(game, job)

    def _done(self, game: str, job: Job) -> None:
        if job.kind == ORDER:
            self._tables.change(game, "obey", {"seat": job.seat, "at": job.at})
        elif job.kind == CLOCK:
            self._tables.change(game, "tick", {})
        elif job.kind in ANNOUNCED:
            self._announce(game, job)
        elif job.kind == RATE:
            self._rate(game, job)

    # bots

    async def _ask_bots(self) -> None:
        """One after the other, until it is cancelled."""
        while True:
            game, job = await self._bots.take()
            with self._refusals(game, job):
                if job in self._tables.live(game).jobs:
                    await self._ask_bot(game, job)
            self._bots.answered(game, job)
            await asyncio.sleep(0)

    async def _ask_bot(self, game: str, job: Job) -> None:
        table = self._tables.live(game).table
        seen, options = table.bot_view(job.seat)
        seed = table.practice_seed() if table.terms.practice else secrets.randbits(60)
        phrase = await self._bot_pool.ask(table.chairs[job.seat].level, seen, options, seed)
        self._tables.change(game, "submit", {"seat": job.seat, "phrases": [phrase], "at": job.at, "key": ""})

    def _refusals(self, game: str, job: Job) -> Refusals:
        return Refusals(game, job, self._put_off)

    def _put_off(self, game: str, job: Job) -> None:
        self._queue.add(game, job, self._tables.clock.uptime() + RETRY_AFTER_MS)


class Refusals:
    """What may happen to a job. None of it may end the scheduler."""

    def __init__(self, game: str, job: Job, put_off: Callable[[str, Job], None]) -> None:
        self._game: Final = game
        self._job: Final = job
        self._put_off: Final = put_off

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        about = {"game": self._game, "kind": self._job.kind}
        if isinstance(error, StoreFailed):
            LOG.warning("job put off", extra={**about, "code": error.code})
            self._put_off(self._game, self._job)
        elif isinstance(error, CannotOpen):
            # It stays on disk, for a version that can open the table; the table is listed as broken.
            LOG.info("job left undone", extra=about)
        elif isinstance(error, PelagosError):
            # Somebody was quicker: the table has planned anew.
            LOG.info("job overtaken", extra={**about, "code": error.code})
        elif isinstance(error, Exception):
            LOG.error("job failed", extra=about, exc_info=error)
        return error is None or isinstance(error, Exception)
