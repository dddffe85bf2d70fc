"""The whole server without its routes: the services that everything else uses, opened and closed in order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import shutil
import time
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, NamedTuple

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Title
from pelagos.server.accounts import Accounts, Passwords
from pelagos.server.adoption import Adoption
from pelagos.server.bot_pool import BotPool
from pelagos.server.clubs import Clubs
from pelagos.server.coaching import Coaching
from pelagos.server.config import Config, Limits
from pelagos.server.errors import CannotOpen, ServerError, StoreFailed, TooOften
from pelagos.server.garbage import GarbageCollector
from pelagos.server.health import Health
from pelagos.server.hub import Hub
from pelagos.server.identity import Authenticator
from pelagos.server.ids import user_of
from pelagos.server.jobs import NOTICE, JobPlanner, JobQueue
from pelagos.server.loop_monitor import LoopMonitor
from pelagos.server.metrics import Metrics
from pelagos.server.moderation.abuse_reports import AbuseReports
from pelagos.server.moderation.acts import Acts
from pelagos.server.moderation.effects import Effects
from pelagos.server.moderation.recent_authors import RecentAuthors
from pelagos.server.moderation.sanctions import Sanctions
from pelagos.server.notices.announcer import Announcer
from pelagos.server.notices.contacting import Contacting
from pelagos.server.notices.gatherer import Gatherer
from pelagos.server.notices.letters import Letters
from pelagos.server.notices.mail import MailChannel
from pelagos.server.notices.outbound_http import OutboundHttp
from pelagos.server.notices.sender import Sender
from pelagos.server.notices.web_push import PushChannel, VapidKey
from pelagos.server.notices.webhook import WebhookChannel
from pelagos.server.page_cache import CachedPage, PageCache
from pelagos.server.passkeys import Passkeys
from pelagos.server.protocol_stack import ANY_SERVER, DIRECT, ProtocolStack
from pelagos.server.rate_limits import ChatLimiter, RateLimiter
from pelagos.server.rating.rater import Rater
from pelagos.server.recent_commands import RecentCommands
from pelagos.server.recovery import Recovery
from pelagos.server.rendering import BoardRenderer, RenderJob, usual_boards
from pelagos.server.retention import RetentionPolicy
from pelagos.server.scheduler import Scheduler
from pelagos.server.store.clubs import ClubStore
from pelagos.server.store.contacts import Contacts
from pelagos.server.store.database import Database, open_database
from pelagos.server.store.games import Games
from pelagos.server.store.lessons import LessonStore
from pelagos.server.store.moderation import ModerationStore
from pelagos.server.store.notices import Notices
from pelagos.server.store.outbox import Outbox
from pelagos.server.store.passkeys import PasskeyStore
from pelagos.server.store.people import People
from pelagos.server.store.ratings import RatingStore
from pelagos.server.store.resets import Resets
from pelagos.server.store.rows import Job
from pelagos.server.store.tournaments import TournamentStore
from pelagos.server.store.unused import UnusedTables
from pelagos.server.store.uptime import UptimeStore
from pelagos.server.studying import Studying
from pelagos.server.tables import Tables, clock
from pelagos.server.tournaments import Tournaments
from pelagos.server.vacations import Vacations
from pelagos.table.messages import encode
from pelagos.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from pelagos.server.sockets import Socket

LOG: Final = logging.getLogger(__name__)
HEARTBEAT_EVERY_S: Final = 5.0
"""After a crash it is known within this time how long the server was down."""
TOLD_AT_ONCE: Final = 20
"""Tables whose followers are told, in a turn of the event loop, that the machine was suspended."""
CLOSE_SIGNED_OUT: Final = 4001
CLOSE_SLOW: Final = 4008
MAINTAIN_EVERY_S: Final = 5.0
"""Between two times that the database is looked after."""
REOPEN_AFTER_S: Final = 0.5
"""Between two tries to open tables of which changes were taken back."""
SETTLE_PAUSE_S: Final = 0.02
"""Between two tables that are brought to a save after a start."""
LANES: Final = 6
"""Of push and of webhooks: so many receivers may be slow at once and hold up nobody else."""
GC_EVERY_S: Final = 2.0
GC_QUIET_S: Final = 0.05
"""Without a message for this time, nobody seems to be waiting for an answer."""


class DiskUsage(NamedTuple):
    """Bytes."""

    total: int
    free: int


class Stores:
    """What is on disk, and the clock that knows when the server was away. The first half of the services."""

    def __init__(self, config: Config) -> None:
        self.database: Final[Database] = open_database(config)
        self.engine: Final = self.database.engine
        self.games: Final = Games(self.engine, self.database.writer)
        self.people: Final = People(self.engine)
        self.uptime: Final = UptimeStore(self.engine)
        self.clock: Final = self.uptime.clock()
        self.moderation: Final = ModerationStore(self.engine)
        self.contacts: Final = Contacts(self.engine)
        self.outbox: Final = Outbox(self.engine)
        self.notices: Final = Notices(self.engine)
        self.resets: Final = Resets(self.engine)
        self.lessons: Final = LessonStore(self.engine)
        self.tournament_store: Final = TournamentStore(self.engine)
        self.ratings: Final = RatingStore(self.engine)


class Limiters:
    """How often somebody may do something."""

    def __init__(self, limits: Limits) -> None:
        self.requests: Final = RateLimiter(*limits.requests)
        self.offline_files: Final = RateLimiter(*limits.offline_files)
        self.signing_in: Final = RateLimiter(*limits.signing_in)
        self.signing_in_name: Final = RateLimiter(*limits.signing_in_name)
        self.contact_requests: Final = RateLimiter(*limits.contacts)
        self.push_requests: Final = RateLimiter(*limits.push)
        self.new_tables: Final = RateLimiter(*limits.new_tables)
        self.reporting: Final = RateLimiter(*limits.reports)
        self.coach_requests: Final = RateLimiter(*limits.coach)
        self.chat: Final = ChatLimiter(limits.chat, limits.chat_address)


class TableServices(Stores, Limiters):
    """Tables, and who may do what at them."""

    def __init__(self, config: Config, titles: Mapping[str, Title]) -> None:
        Stores.__init__(self, config)
        Limiters.__init__(self, config.limits)
        self.config: Final = config
        self.titles: Final = titles
        self.texts: Final = {language: Texts(language) for language in LANGUAGES}
        self.metrics: Final = Metrics(clock())
        self.sanctions: Final = Sanctions(self.moderation)
        self.authors: Final = RecentAuthors()
        self.recent_commands: Final = RecentCommands()
        self.acts: Final = Acts(self.moderation, self.people)
        self.abuse_reports: Final = AbuseReports(self.moderation, self.authors)
        self.authenticator: Final = Authenticator(self.games, self.people, self.sanctions)
        self.hub: Final = Hub(self.clock)
        self.queue: Final = JobQueue()
        plan = JobPlanner(config, self.contacts.reachable, self.clock).plan
        self.tables: Final = Tables(
            self.games, titles, plan, config.tables_held, self.hub, self.queue, self.metrics, self.clock
        )
        self.rater: Final = Rater(self.tables, self.ratings)


class NoticeServices(TableServices):
    """What people are told while they are away."""

    def __init__(self, config: Config, titles: Mapping[str, Title]) -> None:
        super().__init__(config, titles)
        self.sender: Final = Sender(self.outbox, self.contacts, self.metrics)
        if config.mail is not None:
            self.sender.register(MailChannel(config.mail))
        http = OutboundHttp(config.outbound_allowed)
        self.push: Final = PushChannel(http, VapidKey.kept_in(config.data), config.address())
        self.webhooks: Final = WebhookChannel(http)
        self.sender.register(self.push, self.webhooks, lanes=LANES)
        self.letters: Final = Letters(config.address(), self.texts)
        self.contacting: Final = Contacting(self.contacts, self.notices, self.outbox, self.letters, self.sender)
        self.announcer: Final = Announcer(
            self.tables, self.contacts, self.notices, self.sender.channels, config, self.metrics
        )
        self.gatherer: Final = Gatherer(
            self.tables, self.hub, self.contacts, self.notices, self.outbox, self.sender, self.letters
        )
        self.announcer.listeners.append(self.gatherer.wake)
        self.vacations: Final = Vacations(self.tables, self.games, self.notices, config.vacation_days)
        self.clubs: Final = Clubs(ClubStore(self.engine), self.tables, self.people)
        self.tournaments: Final = Tournaments(
            self.tournament_store,
            self.tables,
            self.people,
            self.clubs,
            config.limits.open_tournaments,
            config.tournament_pause,
        )


class Services(NoticeServices):
    """The services of one server. `open` and `close` are called by the application."""

    def __init__(self, config: Config, titles: Mapping[str, Title], stack: ProtocolStack = ANY_SERVER) -> None:
        super().__init__(config, titles)
        self.stack: Final = stack
        self._outages_written = len(self.clock.outages) - self.clock.new_outages
        self._outages_told = len(self.clock.outages)
        self.retention: Final = RetentionPolicy(
            config.retention, config.data, UnusedTables(self.engine), self.tables, self.hub, self.warn_of_removal
        )
        self.passkeys: Final = Passkeys(PasskeyStore(self.engine))
        passwords = Passwords(config.hashing)
        self.accounts: Final = Accounts(
            self.people,
            self.games,
            self.tables,
            self.passkeys,
            self.contacts,
            passwords,
            self.moderation,
            self.sanctions,
            self.lessons,
            self.tournaments,
            self.clubs,
            self.ratings,
        )
        self.adoption: Final = Adoption(self.tables, self.authenticator, self.people, self.contacts)
        self.recovery: Final = Recovery(self.people, self.resets, self.contacts, self.outbox, self.letters, passwords)
        self.page_cache: Final = PageCache()
        self.renderer: Final = BoardRenderer(config.draw_apart)
        self.coaching: Final = Coaching(config.draw_apart)
        self.studying: Final = Studying(config.draw_apart)
        self.sockets: Final[set[Socket]] = set()
        self.backlog_bytes = 0
        """What waits for clients that read slowly, of all sockets."""
        self.loop_monitor: Final = LoopMonitor(self._cut_off_who_does_not_read)
        self.health: Final = Health(self)
        self.effects: Final = Effects(self)
        self.ready = False
        """Open, and not about to be closed."""
        self.bot_pool: BotPool | None = None
        self.scheduler: Scheduler | None = None
        self._sockets_of: Final[Counter[str]] = Counter()
        self._taken_back: Final[set[str]] = set()
        """Tables of which changes were taken back, to be opened again."""
        self._reopening: asyncio.Task[None] | None = None
        self.tables.when_taken_back = self._note_taken_back
        self._tasks: Final[list[asyncio.Task[None]]] = []

    async def open(self) -> None:
        """Bots and the scheduler need the event loop."""
        self.sanctions.load()
        self.games.release()
        self.database.defer(asyncio.get_running_loop())
        self.bot_pool = BotPool([title.module for title in self.titles.values()], self.config.bot_processes)
        self.beat()
        self.scheduler = Scheduler(self.tables, self.queue, self.bot_pool, self.hub, self.announce, self.rater.rate)
        self._tasks.append(asyncio.create_task(self._beat_often()))
        self._tasks.append(asyncio.create_task(self.scheduler.run()))
        self._tasks.append(asyncio.create_task(self._clean_up_often()))
        self._tasks.append(asyncio.create_task(self._maintain_often()))
        self._tasks.append(asyncio.create_task(self.effects.run()))
        self._tasks.append(asyncio.create_task(self._collect_garbage()))
        self._tasks.append(asyncio.create_task(self._settle()))
        self._tasks.append(asyncio.create_task(self.loop_monitor.run()))
        self._tasks.append(asyncio.create_task(self.gatherer.run()))
        self._tasks.append(asyncio.create_task(self.vacations.run()))
        self._tasks.append(asyncio.create_task(self.tournaments.run()))
        self.sender.open()
        if self.config.draw_apart:
            self._tasks.append(asyncio.create_task(self._draw_usual_boards()))
        self.ready = True

    def disk_usage(self) -> DiskUsage:
        """Of the disk on which the data lie."""
        usage = shutil.disk_usage(self.config.data)
        return DiskUsage(usage.total, usage.free)

    def _cut_off_who_does_not_read(self) -> None:
        """The wire answers no pings of clients that do not read; uvicorn alone does, and pongs would pile up."""
        if self.stack.wire != DIRECT:
            for socket in list(self.sockets):
                if socket.buffered_bytes() >= self.config.limits.backlog:
                    socket.end(CLOSE_SLOW, "too slow")

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
        tasks = [*self._tasks, *([] if self._reopening is None else [self._reopening])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.sender.close()
        await self.renderer.close()
        await self.coaching.close()
        await self.studying.close()
        if self.bot_pool is not None:
            self.bot_pool.close()
        self.games.release()
        self.database.defer(None)
        self.beat()
        self.tables.close()
        self.games.close()
        self.database.close()

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
            after = self.tables.pending(game)
            for socket in list(self.sockets):
                socket.notice(user, data, after)

    def _note_taken_back(self, game: str) -> None:
        """The database did not keep what was done at this table."""
        self.recent_commands.forget(game)
        self._taken_back.add(game)
        if self.ready and (self._reopening is None or self._reopening.done()):
            self._reopening = asyncio.create_task(self._reopen())

    async def _reopen(self) -> None:
        """As soon as the database is back."""
        while self._taken_back:
            game = next(iter(self._taken_back))
            try:
                self.tables.reopen(game)
            except StoreFailed:
                await asyncio.sleep(REOPEN_AFTER_S)
            except PelagosError as error:
                LOG.info("table not opened again", extra={"game": game, "code": error.code})
                self._taken_back.discard(game)
            else:
                self._taken_back.discard(game)
            await asyncio.sleep(0)

    def warn_of_removal(self, game: str, days: int) -> None:
        """Nobody has used this table for long: its players are told, and the log."""
        LOG.info("table will be removed", extra={"game": game, "days": days})
        with contextlib.suppress(CannotOpen):
            self.announcer.warn_of_removal(game, days)

    def beat(self) -> None:
        """Note that the server is alive. Where that cannot be written now, the next beat says it."""
        with contextlib.suppress(StoreFailed):
            new = self.clock.outages[self._outages_written :]
            self.uptime.write(self.clock.heartbeat(), new)
            self._outages_written += len(new)

    async def _beat_often(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_EVERY_S)
            self.beat()
            if len(self.clock.outages) != self._outages_told:
                self._outages_told = len(self.clock.outages)
                LOG.warning("the machine was suspended")
                await self._tell_of_outages()

    async def _tell_of_outages(self) -> None:
        games = self.hub.watched()
        for first in range(0, len(games), TOLD_AT_ONCE):
            self.tables.tell_of_outages(games[first : first + TOLD_AT_ONCE])
            await asyncio.sleep(0)

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

    async def _maintain_often(self) -> None:
        """So that no move has to wait for the disk."""
        loop = asyncio.get_running_loop()
        with ThreadPoolExecutor(1, "maintenance") as thread:
            while True:
                await asyncio.sleep(MAINTAIN_EVERY_S)
                await loop.run_in_executor(thread, self.database.maintain)

    async def _settle(self) -> None:
        """Bring tables with calls of the first versions to a save, one after the other, while people are served."""
        for game in self.games.unsettled():
            with contextlib.suppress(ServerError):
                self.tables.settle(game)
            await asyncio.sleep(SETTLE_PAUSE_S)

    async def _collect_garbage(self) -> None:
        """Where automatic garbage collection is off."""
        collector = GarbageCollector(time.monotonic())
        while not gc.isenabled():
            await asyncio.sleep(GC_EVERY_S)
            before = self.metrics.messages, self.metrics.requests
            await asyncio.sleep(GC_QUIET_S)
            quiet = before == (self.metrics.messages, self.metrics.requests)
            collector.step(time.monotonic(), quiet, bool(self.sockets))

    async def _clean_up_often(self) -> None:
        while True:
            await asyncio.sleep(self.config.keep_clean)
            with contextlib.suppress(StoreFailed):
                await self.clean_up()

    async def clean_up(self) -> None:
        """Delete what was kept for long enough."""
        tables, sessions = await self.retention.run(), self.people.clean_up(clock())
        tables += self.moderation.clean_up(clock(), self.config.retention, self.clock.now())
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
