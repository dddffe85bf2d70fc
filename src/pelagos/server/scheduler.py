"""Does the jobs that are due: asks bots, obeys orders, stops clocks, sends notices. Each once, also over restarts."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Final

from pelagos.kernel.errors import PelagosError
from pelagos.server.bot_pool import BotPool
from pelagos.server.errors import StoreFailed
from pelagos.server.jobs import ANNOUNCED, BOT, CLOCK, ORDER, JobQueue
from pelagos.server.store.games import Job
from pelagos.server.tables import Tables, clock

LOG: Final = logging.getLogger(__name__)
RETRY_AFTER_MS: Final = 2_000
"""When the store could not write."""

Announce = Callable[[str, Job], None]
"""Tells whoever sits at the seat of this job what has happened at this table."""


class Scheduler:
    """Runs the queue of jobs."""

    def __init__(self, tables: Tables, queue: JobQueue, bot_pool: BotPool, announce: Announce) -> None:
        self._tables: Final = tables
        self._queue: Final = queue
        self._bot_pool: Final = bot_pool
        self._announce: Final = announce
        self._running: Final[set[asyncio.Task[None]]] = set()

    def load(self) -> None:
        """After a start: everything that was left to do."""
        for game, job in self._tables.games.jobs():
            self._queue.add(game, job, job.due)

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            now = clock()
            for game, job in self._queue.pop_due(now):
                task = asyncio.create_task(self._do(game, job))
                self._running.add(task)
                task.add_done_callback(self._running.discard)
            await self._queue.wait(now)

    async def _do(self, game: str, job: Job) -> None:
        try:
            if job in self._tables.live(game).jobs:
                await self._done(game, job)
        except StoreFailed as error:
            LOG.warning("job put off", extra={"game": game, "kind": job.kind, "code": error.code})
            self._queue.add(game, job, clock() + RETRY_AFTER_MS)
        except PelagosError as error:
            # Somebody was quicker: the table has planned anew.
            LOG.info("job overtaken", extra={"game": game, "kind": job.kind, "code": error.code})
        except Exception:
            LOG.exception("job failed", extra={"game": game, "kind": job.kind})

    async def _done(self, game: str, job: Job) -> None:
        if job.kind == BOT:
            await self._ask_bot(game, job)
        elif job.kind == ORDER:
            self._tables.change(game, "obey", {"seat": job.seat, "at": job.at, "now": clock()})
        elif job.kind == CLOCK:
            self._tables.change(game, "tick", {"now": max(clock(), job.due)})
        elif job.kind in ANNOUNCED:
            self._announce(game, job)

    async def _ask_bot(self, game: str, job: Job) -> None:
        table = self._tables.live(game).table
        seen, options = table.bot_view(job.seat)
        phrase = await self._bot_pool.ask(table.chairs[job.seat].level, seen, options, secrets.randbits(60))
        self._tables.change(
            game, "submit", {"seat": job.seat, "phrases": [phrase], "at": job.at, "now": clock(), "key": ""}
        )
