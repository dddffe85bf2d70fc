"""The whole server without its routes: the services that everything else uses, opened and closed in order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

from pelagos.kernel.title import Title
from pelagos.server.accounts import Accounts, Passwords
from pelagos.server.adoption import Adoption
from pelagos.server.bot_pool import BotPool
from pelagos.server.config import Config
from pelagos.server.errors import StoreFailed, TooOften
from pelagos.server.garbage import GarbageCollector
from pelagos.server.health import Health
from pelagos.server.hub import Hub
from pelagos.server.identity import Authenticator
from pelagos.server.ids import user_of
from pelagos.server.jobs import NOTICE, JobPlanner, JobQueue
from pelagos.server.metrics import Metrics
from pelagos.server.notices.announcer import Announcer
from pelagos.server.notices.contacting import Contacting
from pelagos.server.notices.gatherer import Gatherer
from pelagos.server.notices.letters import Letters
from pelagos.server.notices.mail import MailChannel
from pelagos.server.notices.sender import Sender
from pelagos.server.page_cache import CachedPage, PageCache
from pelagos.server.passkeys import Passkeys
from pelagos.server.rate_limits import ChatLimiter, RateLimiter
from pelagos.server.recovery import Recovery
from pelagos.server.rendering import BoardRenderer, RenderJob, usual_boards
from pelagos.server.scheduler import Scheduler
from pelagos.server.store.contacts import Contacts
from pelagos.server.store.engine import Checkpoints, open_engine
from pelagos.server.store.games import Games, Job
from pelagos.server.store.notices import Notices
from pelagos.server.store.outbox import Outbox
from pelagos.server.store.passkeys import PasskeyStore
from pelagos.server.store.people import People
from pelagos.server.store.resets import Resets
from pelagos.server.tables import Tables, clock
from pelagos.server.vacations import Vacations
from pelagos.table.messages import encode
from pelagos.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from pelagos.server.sockets import Socket

LOG: Final = logging.getLogger(__name__)
ABANDONED_AFTER_MS: Final = 30 * 86_400_000
"""After this time a table at which no game was begun is deleted."""
CLOSE_SIGNED_OUT: Final = 4001
CHECKPOINT_EVERY_S: Final = 5.0
"""Between checkpoints of the database."""
GC_EVERY_S: Final = 2.0
GC_QUIET_S: Final = 0.05
"""Without a message for this time, nobody seems to be waiting for an answer."""


class Services:
    """The services of one server. `open` and `close` are called by the application."""

    def __init__(self, config: Config, titles: Mapping[str, Title]) -> None:
        self.config: Final = config
        self.titles: Final = titles
        self.texts: Final = {language: Texts(language) for language in LANGUAGES}
        self.metrics: Final = Metrics(clock())
        self.engine: Final = open_engine(config.data, config.durable)
        self.games: Final = Games(self.engine)
        self.people: Final = People(self.engine)
        self.contacts: Final = Contacts(self.engine)
        self.outbox: Final = Outbox(self.engine)
        self.notices: Final = Notices(self.engine)
        self.sender: Final = Sender(self.outbox, self.contacts, self.metrics)
        if config.mail is not None:
            self.sender.register(MailChannel(config.mail))
        self.authenticator: Final = Authenticator(self.games, self.people)
        self.hub: Final = Hub()
        self.queue: Final = JobQueue()
        self.tables: Final = Tables(
            self.games,
            titles,
            JobPlanner(config, self.contacts.reachable).plan,
            config.tables_held,
            self.hub,
            self.queue,
            self.metrics,
        )
        self.passkeys: Final = Passkeys(PasskeyStore(self.engine))
        passwords = Passwords(config.hashing)
        self.accounts: Final = Accounts(self.people, self.games, self.tables, self.passkeys, self.contacts, passwords)
        self.adoption: Final = Adoption(self.tables, self.authenticator, self.people, self.contacts)
        self.letters: Final = Letters(config.address(), self.texts)
        self.resets: Final = Resets(self.engine)
        self.recovery: Final = Recovery(self.people, self.resets, self.contacts, self.outbox, self.letters, passwords)
        self.contacting: Final = Contacting(self.contacts, self.notices, self.outbox, self.letters, self.sender)
        self.announcer: Final = Announcer(
            self.tables, self.contacts, self.notices, self.sender.channels, config, self.metrics
        )
        self.gatherer: Final = Gatherer(
            self.tables, self.hub, self.contacts, self.notices, self.outbox, self.sender, self.letters
        )
        self.announcer.listeners.append(self.gatherer.wake)
        self.vacations: Final = Vacations(self.tables, self.games, self.notices, config.vacation_days)
        self.page_cache: Final = PageCache()
        self.renderer: Final = BoardRenderer(config.draw_apart)
        self.sockets: Final[set[Socket]] = set()
        self.backlog_bytes = 0
        """What waits for clients that read slowly, of all sockets."""
        self.requests: Final = RateLimiter(*config.limits.requests)
        self.signing_in: Final = RateLimiter(*config.limits.signing_in)
        self.signing_in_name: Final = RateLimiter(*config.limits.signing_in_name)
        self.contact_requests: Final = RateLimiter(*config.limits.contacts)
        self.new_tables: Final = RateLimiter(*config.limits.new_tables)
        self.health: Final = Health(self)
        self.ready = False
        """Open, and not about to be closed."""
        self.chat: Final = ChatLimiter(config.limits.chat, config.limits.chat_address)
        self.bot_pool: BotPool | None = None
        self.scheduler: Scheduler | None = None
        self._sockets_of: Final[Counter[str]] = Counter()
        self._tasks: Final[list[asyncio.Task[None]]] = []

    async def open(self) -> None:
        """Bots and the scheduler need the event loop."""
        self.bot_pool = BotPool([title.module for title in self.titles.values()], self.config.bot_processes)
        self.scheduler = Scheduler(self.tables, self.queue, self.bot_pool, self.announce)
        self.scheduler.load()
        self._tasks.append(asyncio.create_task(self.scheduler.run()))
        self._tasks.append(asyncio.create_task(self._clean_up()))
        self._tasks.append(asyncio.create_task(self._checkpoint_often()))
        self._tasks.append(asyncio.create_task(self._collect_garbage()))
        self._tasks.append(asyncio.create_task(self.gatherer.run()))
        self._tasks.append(asyncio.create_task(self.vacations.run()))
        self.sender.open()
        if self.config.draw_apart:
            self._tasks.append(asyncio.create_task(self._draw_usual_boards()))
        self.ready = True

    async def drawing(self, board: RenderJob) -> CachedPage:
        """The geometry of a board: from the cache, or drawn now."""
        found = self.page_cache.find(board)
        return found or self.page_cache.put(board, await self.renderer.draw(board))

    async def _draw_usual_boards(self) -> None:
        """So that the first to open a table need not wait."""
        for board in usual_boards(self.titles.values()):
            await self.drawing(board)

    def count_socket(self, client: str) -> None:
        """One more socket from there, or TooOften."""
        if self._sockets_of[client] >= self.config.limits.sockets_each:
            raise TooOften("too-many-sockets", most=self.config.limits.sockets_each, wait=10)
        self._sockets_of[client] += 1

    def forget_socket(self, client: str) -> None:
        self._sockets_of[client] -= 1
        if self._sockets_of[client] <= 0:
            del self._sockets_of[client]

    async def close(self) -> None:
        self.ready = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.sender.close()
        await self.renderer.close()
        if self.bot_pool is not None:
            self.bot_pool.close()
        self.tables.close()
        self.games.close()
        self.engine.dispose()

    def announce(self, game: str, job: Job) -> None:
        """Something happened that somebody wishes to hear of, who may be away; who is asked hears it on every page."""
        if self.announcer.announce(game, job) and job.kind == NOTICE:
            self._tell_pages(game, job.seat)

    def _tell_pages(self, game: str, seat: int) -> None:
        live = self.tables.live(game)
        user = user_of(live.table.chairs[seat].player)
        if user is not None:
            self.metrics.notices += 1
            data = encode({"notice": "your-turn", "game": game, "title": live.table.rules.title.name})
            for socket in list(self.sockets):
                socket.notice(user, data)

    def disconnect(self, user: int) -> None:
        """Close the sockets of an account whose sessions or tokens have changed: whoever still may, connects again."""
        for socket in list(self.sockets):
            if socket.is_of(user):
                socket.end(CLOSE_SIGNED_OUT, "signed out")

    def disconnect_player(self, player: str) -> None:
        """Close the sockets that follow a table as somebody who is known there otherwise from now on."""
        for socket in list(self.sockets):
            if socket.follows_as(player):
                socket.end(CLOSE_SIGNED_OUT, "signed out")

    def mute(self, user: int) -> None:
        """Whom an account has blocked it no longer hears, also where it is connected just now."""
        for socket in list(self.sockets):
            if socket.is_of(user):
                socket.mute()

    async def _checkpoint_often(self) -> None:
        """So that no move has to wait for the disk."""
        checkpoints, loop = Checkpoints(self.config.data), asyncio.get_running_loop()
        with ThreadPoolExecutor(1, "checkpoints") as thread:
            while True:
                await asyncio.sleep(CHECKPOINT_EVERY_S)
                await loop.run_in_executor(thread, checkpoints.run)

    async def _collect_garbage(self) -> None:
        """Where automatic garbage collection is off."""
        collector = GarbageCollector(time.monotonic())
        while not gc.isenabled():
            await asyncio.sleep(GC_EVERY_S)
            before = self.metrics.messages, self.metrics.requests
            await asyncio.sleep(GC_QUIET_S)
            quiet = before == (self.metrics.messages, self.metrics.requests)
            collector.step(time.monotonic(), quiet, bool(self.sockets))

    async def _clean_up(self) -> None:
        while True:
            await asyncio.sleep(self.config.keep_clean)
            with contextlib.suppress(StoreFailed):
                tables, sessions = self.games.clean_up(clock() - ABANDONED_AFTER_MS), self.people.clean_up(clock())
                self.outbox.clean_up(clock())
                self.contacts.clean_up(clock())
                self.resets.clean_up(clock())
                self.notices.clean_up(clock())
                LOG.info("cleaned up", extra={"tables": tables, "sessions": sessions})

    def language(self, header: str) -> Texts:
        """The first language of `Accept-Language` that there is."""
        for part in header.split(","):
            language = part.partition(";")[0].strip().partition("-")[0].lower()
            if language in self.texts:
                return self.texts[language]
        return self.texts["en"]
