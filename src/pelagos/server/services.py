"""The whole server without its doors: what everything hangs on, opened and closed in order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

from pelagos.kernel.title import Title
from pelagos.server.accounts import Accounts
from pelagos.server.bot_pool import BotPool
from pelagos.server.config import Config
from pelagos.server.errors import StoreFailed, TooOften
from pelagos.server.hub import ENCODE, Hub
from pelagos.server.identity import Authenticator
from pelagos.server.ids import user_of
from pelagos.server.jobs import JobPlanner
from pelagos.server.metrics import Metrics
from pelagos.server.page_cache import CachedPage, PageCache
from pelagos.server.rate_limits import RateLimiter
from pelagos.server.rendering import BoardRenderer, RenderJob, usual_boards
from pelagos.server.scheduler import Scheduler
from pelagos.server.store.engine import Checkpoints, open_engine
from pelagos.server.store.games import Games
from pelagos.server.store.people import People
from pelagos.server.tables import Tables, clock
from pelagos.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from pelagos.server.sockets import Socket

LOG: Final = logging.getLogger(__name__)
FORGOTTEN: Final = 30 * 86_400_000
"""Milliseconds after which a table that nobody began is tidied away."""
SIGNED_OUT: Final = 4001
OFTEN: Final = 5.0
"""Seconds between checkpoints of the database."""
LOOK: Final = 2.0
BREATH: Final = 0.05
"""Seconds without a message after which nobody seems to wait."""
MANY: Final = 50_000
TOO_MANY: Final = 2_000_000
"""New objects after which it is worth while to look through them, and after which it must be."""


class Services:
    """A server's rooms. `open` and `close` are called by the application."""

    def __init__(self, config: Config, titles: Mapping[str, Title]) -> None:
        self.config: Final = config
        self.titles: Final = titles
        self.texts: Final = {language: Texts(language) for language in LANGUAGES}
        self.metrics: Final = Metrics(clock())
        self.engine: Final = open_engine(config.data, config.durable)
        self.games: Final = Games(self.engine)
        self.people: Final = People(self.engine)
        self.authenticator: Final = Authenticator(self.games, self.people)
        self.tables: Final = Tables(self.games, titles, JobPlanner(config).plan, config.tables_held)
        self.tables.measure = self.metrics.changed
        self.accounts: Final = Accounts(self.people, self.games, self.tables, config.hashing)
        self.hub: Final = Hub(self.tables)
        self.page_cache: Final = PageCache()
        self.renderer: Final = BoardRenderer(config.draw_apart)
        self.sockets: Final[set[Socket]] = set()
        self.requests: Final = RateLimiter(*config.limits.requests)
        self.signing_in: Final = RateLimiter(*config.limits.signing_in)
        self.new_tables: Final = RateLimiter(*config.limits.new_tables)
        self.bot_pool: BotPool | None = None
        self.scheduler: Scheduler | None = None
        self._lines: Final[Counter[str]] = Counter()
        self._tasks: Final[list[asyncio.Task[None]]] = []

    async def open(self) -> None:
        """Bots and the clockwork need the event loop."""
        self.bot_pool = BotPool([title.module for title in self.titles.values()], self.config.bot_processes)
        self.scheduler = Scheduler(self.tables, self.bot_pool, self.notify)
        self.scheduler.take_up()
        self._tasks.append(asyncio.create_task(self.scheduler.run()))
        self._tasks.append(asyncio.create_task(self._tidy()))
        self._tasks.append(asyncio.create_task(self._checkpoint()))
        self._tasks.append(asyncio.create_task(self._collect()))
        if self.config.draw_apart:
            self._tasks.append(asyncio.create_task(self._draw_ahead()))

    async def drawing(self, board: RenderJob) -> CachedPage:
        """The geometry of a board: from the shelf, or drawn now."""
        found = self.page_cache.find(board)
        return found or self.page_cache.put(board, await self.renderer.draw(board))

    async def _draw_ahead(self) -> None:
        """So that the first to open a table need not wait."""
        for board in usual_boards(self.titles.values()):
            await self.drawing(board)

    def count_socket(self, visitor: str) -> None:
        """One more socket from there, or TooOften."""
        if self._lines[visitor] >= self.config.limits.sockets_each:
            raise TooOften("too-many-sockets", most=self.config.limits.sockets_each, wait=10)
        self._lines[visitor] += 1

    def forget_socket(self, visitor: str) -> None:
        self._lines[visitor] -= 1
        if self._lines[visitor] <= 0:
            del self._lines[visitor]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.renderer.close()
        if self.bot_pool is not None:
            self.bot_pool.close()
        self.tables.close()
        self.games.close()
        self.engine.dispose()

    def notify(self, game: str, seat: int) -> None:
        """Somebody is asked. Here he is told on every page he has open; post and push will hang on the same call."""
        live = self.tables.live(game)
        user = user_of(live.table.chairs[seat].player)
        if user is not None:
            self.metrics.notices += 1
            data = ENCODE({"notice": "your-turn", "game": game, "title": live.table.rules.title.name})
            for socket in list(self.sockets):
                socket.notice(user, data)

    def cut(self, user: int) -> None:
        """Sockets that were opened with a session or a token that may be gone: whoever may, comes back."""
        for socket in list(self.sockets):
            if socket.is_of(user):
                socket.end(SIGNED_OUT, "signed out")

    def mute(self, user: int) -> None:
        """Whom an account has blocked it no longer hears, also where it is looking just now."""
        for socket in list(self.sockets):
            if socket.is_of(user):
                socket.mute()

    async def _checkpoint(self) -> None:
        """So that no move has to wait for the disk."""
        checkpoints, loop = Checkpoints(self.config.data), asyncio.get_running_loop()
        with ThreadPoolExecutor(1, "checkpoints") as thread:
            while True:
                await asyncio.sleep(OFTEN)
                await loop.run_in_executor(thread, checkpoints.run)

    async def _collect(self) -> None:
        """Where Python does not look for cycles by itself: when there is enough to look through and nobody waits."""
        while not gc.isenabled():
            await asyncio.sleep(LOOK)
            before = self.metrics.messages
            await asyncio.sleep(BREATH)
            count = gc.get_count()[0]
            if count > TOO_MANY or (count > MANY and before == self.metrics.messages):
                gc.collect(0)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(self.config.keep_clean)
            gc.collect()
            with contextlib.suppress(StoreFailed):
                tables, sessions = self.games.tidy(clock() - FORGOTTEN), self.people.tidy(clock())
                LOG.info("tidied", extra={"tables": tables, "sessions": sessions})

    def language(self, header: str) -> Texts:
        """The first language of `Accept-Language` that there is."""
        for part in header.split(","):
            language = part.partition(";")[0].strip().partition("-")[0].lower()
            if language in self.texts:
                return self.texts[language]
        return self.texts["en"]
