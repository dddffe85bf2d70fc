"""Does what is due: asks bots, obeys orders, stops clocks, sends notices. Each once, also over restarts."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
import secrets
from collections.abc import Callable
from typing import Final

from pelagos.kernel.errors import PelagosError
from pelagos.server.bot_pool import BotPool
from pelagos.server.errors import StoreFailed
from pelagos.server.jobs import BOT, CLOCK, NOTICE, ORDER
from pelagos.server.store.games import Job
from pelagos.server.tables import Tables, clock

LOG: Final = logging.getLogger(__name__)
LATER: Final = 2_000
"""Milliseconds after which a job is tried again when the store could not write."""

Notify = Callable[[str, int], None]
"""Tells whoever sits at this seat of this table that he is asked."""


class Scheduler:
    """The jobs of all tables by time. The store has them too; here they only wait."""

    def __init__(self, tables: Tables, bot_pool: BotPool, notify: Notify) -> None:
        self._tables: Final = tables
        self._bot_pool: Final = bot_pool
        self._notify: Final = notify
        self._heap: Final[list[tuple[int, str, Job]]] = []
        self._known: Final[set[tuple[str, Job]]] = set()
        self._wake: Final = asyncio.Event()
        self._running: Final[set[asyncio.Task[None]]] = set()
        tables.listeners.append(self._heard)

    def take_up(self) -> None:
        """After a start: everything that was left to do."""
        for game, job in self._tables.games.jobs():
            self._add(game, job, job.due)

    def __len__(self) -> int:
        """Jobs that wait."""
        return len(self._heap)

    def _heard(self, game: str) -> None:
        for job in self._tables.live(game).jobs:
            self._add(game, job, job.due)

    def _add(self, game: str, job: Job, due: int) -> None:
        if (game, job) not in self._known:
            self._known.add((game, job))
            heapq.heappush(self._heap, (due, game, job))
            self._wake.set()

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            now = clock()
            while self._heap and self._heap[0][0] <= now:
                _, game, job = heapq.heappop(self._heap)
                self._known.discard((game, job))
                task = asyncio.create_task(self._do(game, job))
                self._running.add(task)
                task.add_done_callback(self._running.discard)
            self._wake.clear()
            wait = (self._heap[0][0] - now) / 1000 if self._heap else None
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), wait if wait is None else min(wait, 3600.0))

    async def _do(self, game: str, job: Job) -> None:
        try:
            if job in self._tables.live(game).jobs:
                await self._done(game, job)
        except StoreFailed as error:
            LOG.warning("job put off", extra={"game": game, "kind": job.kind, "code": error.code})
            self._add(game, job, clock() + LATER)
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
        elif job.kind == NOTICE and self._tables.games.drop_job(game, job):
            live = self._tables.live(game)
            live.jobs = [other for other in live.jobs if other != job]
            self._notify(game, job.seat)

    async def _ask_bot(self, game: str, job: Job) -> None:
        table = self._tables.live(game).table
        seen, options = table.bot_view(job.seat)
        phrase = await self._bot_pool.ask(table.chairs[job.seat].level, seen, options, secrets.randbits(60))
        self._tables.change(
            game, "submit", {"seat": job.seat, "phrases": [phrase], "at": job.at, "now": clock(), "key": ""}
        )
