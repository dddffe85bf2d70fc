"""All tables, and the one writer that changes them. A change is made, committed, and only then published.

`Tables.change` is the whole of it, in reading order: call the table, commit the call, publish to subscribers, schedule
the jobs that follow, measure. It runs in the event loop's thread without waiting in between, so two changes of one
table never mix.

On SQLite a commit is over when it returns. On PostgreSQL it is then on its way, and `pending` has it: what is published
waits for it (`pelagos.server.store.commits`), while the table goes on. If it fails, everything that was built on it is
taken back, and the table is opened again from the store.
"""

from __future__ import annotations

import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import msgspec

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Json, Title
from pelagos.server.errors import CannotOpen, Missing, ServerError, StoreFailed, status_of
from pelagos.server.hub import Hub, Origin, Subscription
from pelagos.server.ids import hashed, new_game
from pelagos.server.jobs import JobQueue
from pelagos.server.live_table import LiveTable, players_at
from pelagos.server.metrics import Metrics
from pelagos.server.opening import opened
from pelagos.server.server_clock import ServerClock
from pelagos.server.store.change import Change
from pelagos.server.store.commits import Commit, note_seen
from pelagos.server.store.games import BrokenTable, Games, StoredTable, encode_delta
from pelagos.server.store.rows import Job
from pelagos.server.summaries import asked_at, summary_of
from pelagos.table.calls import TIMED, call
from pelagos.table.deltas import WITH_DELTA, DeltaTracker
from pelagos.table.rules_version import rules_version
from pelagos.table.saving import save_table
from pelagos.table.table import Table
from pelagos.table.waiting_room import OVER, RUNNING

LOG: Final = logging.getLogger(__name__)
SAVE_EVERY_CALLS: Final = 256
"""So many deltas, at most, are added to a save when a table is loaded."""
SAME_PEOPLE: Final = ("submit", "undo", "obey", "talk", "ring")
"""Calls after which the same people sit in the same chairs: the summary that lists show stays as it was."""
TOUCHED_EVERY_MS: Final = 60_000
"""Lists show when a table was last touched. Writing that costs as much as the move, and need not be exact."""
USED_EVERY_MS: Final = 86_400_000
"""How often it is noted that a table is in use."""

Plan = Callable[[Table, int, list[Job], bool], list[Job]]
"""What is due at a table, after a change at this time, when these jobs were planned before; and was it a new phase?"""


class Tables:
    """All tables: those in memory, and through the store those on disk."""

    def __init__(
        self,
        games: Games,
        titles: Mapping[str, Title],
        plan: Plan,
        capacity: int,
        hub: Hub,
        queue: JobQueue,
        metrics: Metrics,
        clock: ServerClock | None = None,
    ) -> None:
        self.games: Final = games
        self.titles: Final = titles
        self._plan: Final = plan
        self._capacity: Final = capacity
        """How many tables stay in memory; those with subscribers always do."""
        self._hub: Final = hub
        self._queue: Final = queue
        self._metrics: Final = metrics
        self.clock: Final = clock or ServerClock()
        self._live: Final[OrderedDict[str, LiveTable]] = OrderedDict()
        self.broken: Final[dict[str, BrokenTable]] = {found.game: found for found in games.broken()}
        """Tables on disk that could not be opened when they were last asked for, by this version or another."""
        self._pending: Final[dict[str, Commit]] = {}
        """Of tables with changes on their way to the database, the last one."""
        self.when_taken_back: Callable[[str], None] = lambda _: None
        """Told of a table when changes of it could not be kept; it must call `reopen` until that succeeds."""
        self._refused: Final[set[str]] = set()
        """Those of them that this version has tried to open: it would not go otherwise a second time."""

    def in_memory(self) -> list[Table]:
        """The tables that somebody uses."""
        return [live.table for live in self._live.values()]

    def __len__(self) -> int:
        return len(self._live)

    # loading and evicting

    def live(self, game: str) -> LiveTable:
        """The table, loaded from disk if need be; Missing if there is none."""
        found = self._live.get(game)
        if found is None:
            found = self._live[game] = self._load(game)
            self._evict()
        elif found.outages_known != len(self.clock.outages):
            self._catch_up(found)
        self._live.move_to_end(game)
        if self._pending:
            self._note_seen(game)
        return found

    def peek(self, game: str, removed: bool = True) -> LiveTable:
        """The table for one look, if wished also one that was removed: it does not become one of those in memory."""
        self._note_seen(game)
        return self._live.get(game) or self._load(game, removed)

    def open_removed(self, game: str) -> LiveTable:
        """A table, also one that a moderator has removed. It stays open to everybody until it is dropped."""
        found = self._live[game] = self.peek(game)
        return found

    def _load(self, game: str, removed: bool = False) -> LiveTable:
        if game in self._refused:
            raise CannotOpen("table-broken")
        if game in self._pending:
            # What is on its way must be there first; it hardly ever happens that anything is.
            self.games.writer.flush()
        stored = self.games.load(game)
        if stored.removed and not removed:
            raise Missing("table-removed")
        try:
            table = opened(stored, self.titles)
        except Exception as error:
            self._note_broken(game, stored, error)
            raise CannotOpen("table-broken") from error
        live = LiveTable(game, table, stored.number, stored.public, stored.created)
        live.saved, live.used = stored.saved, stored.used
        live.touched, live.asked_since = stored.touched, stored.asked_since
        live.jobs = [job for _, job in self.games.jobs(game)]
        if stored.rules == rules_version(table.rules.title) and not stored.calls:
            live.tracker = DeltaTracker(table)
        self._catch_up(live)
        if game in self.broken:
            self._note_mended(live, self.broken[game])
        return live

    def _note_mended(self, live: LiveTable, known: BrokenTable) -> None:
        """Nobody could answer while it could not be opened. That is on disk before it is forgotten since when."""
        self._give_back(live, known.since, self.clock.now())
        with contextlib.suppress(StoreFailed):
            if live.pending:
                self._write_save(live)
            self.games.note_mended(live.game)
            del self.broken[live.game]

    def _note_broken(self, game: str, stored: StoredTable, error: Exception) -> None:
        """Nothing on disk is touched: another version may open it. Whoever looks after the server is told."""
        code = error.code if isinstance(error, PelagosError) else type(error).__name__
        LOG.error("table cannot be opened", extra={"game": game, "code": code})
        title = self.titles.get(str(stored.save.get("title")))
        rules = "" if title is None else rules_version(title)
        known = self.broken.get(game)
        found = BrokenTable(game, code, rules, self.clock.now() if known is None else known.since)
        self._refused.add(game)
        self.broken[game] = found
        if found != known:
            with contextlib.suppress(StoreFailed):
                self.games.note_broken(found)

    def settle(self, game: str) -> None:
        """Bring a table with calls that have no deltas to a save, so that no later version makes them again."""
        live = self.live(game)
        if live.tracker is None and live.number > live.saved:
            self._write_save(live)

    def _write_save(self, live: LiveTable) -> None:
        self._follow(live, self.games.write(self._save_of(live), self.pending(live.game)))
        live.saved, live.tracker, live.pending = live.number, DeltaTracker(live.table), []

    def _catch_up(self, live: LiveTable) -> None:
        """Give back the time of outages. It is written with the next call: until then it follows from the outages."""
        running = live.table.clock.counted_since()
        live.outages_known = len(self.clock.outages)
        if running < 0 or live.table.phase != RUNNING:
            return
        for outage in self.clock.outages_after(running):
            self._give_back(live, outage.start, outage.end)

    def _give_back(self, live: LiveTable, start: int, end: int) -> None:
        if live.table.phase == RUNNING and live.table.clock.lacks(start, end):
            arguments = {"start": start, "end": end}
            call(live.table, "give_back", arguments)
            live.pending.append(("give_back", arguments))
            live.version = live.table.version

    def tell_of_outages(self, games: Sequence[str]) -> None:
        """While these tables were followed the machine was suspended: whose time ran has it back, and all see it."""
        for game in games:
            if game in self._live:
                self._publish(self.live(game), self.clock.now())

    def _evict(self) -> None:
        """Drop the tables that were not used for longest, if there are too many."""
        excess = len(self._live) - self._capacity
        if excess > 0:
            idle: list[str] = []
            for game in self._live:
                if not self._hub.has_subscribers(game) and game not in self._pending:
                    idle.append(game)
                    if len(idle) == excess:
                        break
            for game in idle:
                del self._live[game]

    def drop(self, game: str) -> None:
        """Forget what stands in memory; the disk has the truth."""
        self._live.pop(game, None)

    # changes on their way

    def pending(self, game: str) -> Commit | None:
        """The last change of this table that is not kept yet: whatever is told of the table waits for it."""
        return self._pending.get(game) if self._pending else None

    async def settled(self, game: str) -> None:
        """Wait until what was done at this table is kept; StoreFailed if it is not."""
        commit = self._pending.get(game)
        if commit is not None:
            await commit.wait()

    def _note_seen(self, game: str) -> None:
        commit = self._pending.get(game)
        if commit is not None:
            note_seen(commit)

    def _follow(self, live: LiveTable, commit: Commit | None) -> None:
        """Jobs are scheduled when the change is kept that has planned them."""
        if commit is None:
            self._queue.add_all(live.game, live.jobs)
        else:
            self._pending[live.game] = commit
            note_seen(commit)
            commit.then(partial(self._finished, live, live.jobs))

    def _finished(self, live: LiveTable, jobs: list[Job], commit: Commit) -> None:
        if self._pending.get(live.game) is commit:
            del self._pending[live.game]
        if commit.error is None:
            self._queue.add_all(live.game, jobs)
        elif not live.taken_back:
            self._take_back(live)

    def _take_back(self, live: LiveTable) -> None:
        """A change was not kept, so neither is what was built on it: the disk has the truth, and nobody heard more."""
        LOG.warning("change taken back", extra={"game": live.game})
        live.taken_back = True
        if self._live.get(live.game) is live:
            self.drop(live.game)
        self._hub.start_anew(live.game)
        self.when_taken_back(live.game)

    def reopen(self, game: str) -> None:
        """After changes were taken back: whoever follows the table is sent the whole, and its jobs are due again."""
        live = self.live(game)
        self._publish(live, self.clock.now())
        self._queue.add_all(game, live.jobs)

    # subscribing

    def subscribe(self, subscription: Subscription) -> None:
        """From now on they are sent every change of their table; first of all what they lack."""
        live = self.live(subscription.game)
        self._hub.add(subscription, live, self.pending(subscription.game))
        if live.table.seat_of(subscription.player) >= 0:
            self._note_use(live)

    def _note_use(self, live: LiveTable) -> None:
        """Somebody came to look at their seat: the table is not abandoned."""
        uptime = self.clock.uptime()
        if uptime - live.used > USED_EVERY_MS:
            with contextlib.suppress(ServerError):
                self.games.note_use(live.game, uptime)
                live.used = uptime

    def unsubscribe(self, subscription: Subscription) -> None:
        """When nobody follows a table any more, what was kept for making patches is freed."""
        self._hub.remove(subscription)
        live = self._live.get(subscription.game)
        if live is not None and not self._hub.has_subscribers(subscription.game):
            live.feed.forget()

    # changing

    def open(
        self, table: Table, public: bool, keys: Sequence[tuple[str, str]] = (), network: str = "", game: str = ""
    ) -> LiveTable:
        """A new table gets its id, unless it was given one before, and its place on disk."""
        now = self.clock.now()
        live = LiveTable(game or new_game(), table, 0, public, now)
        live.jobs = self._plan(table, now, [], False)
        live.touched = live.asked_since = now
        live.used = self.clock.uptime()
        live.outages_known = len(self.clock.outages)
        listed = {"touched": now, "asked": live.asked, "asked_since": now, **_listed(table, live.summary)}
        row = {"title": table.rules.title.name, "public": public, "created": now, "network": network, **listed}
        row["used"] = live.used
        rules = rules_version(table.rules.title)
        new = (live.game, 1, (), row, save_table(table), live.players, live.jobs, _hashed(keys), now)
        commit = self.games.write(Change(*new, rules=rules, new=True))
        live.tracker = DeltaTracker(table)
        self._live[live.game] = live
        self._evict()
        self._follow(live, commit)
        return live

    def change(
        self,
        game: str,
        name: str,
        arguments: Json,
        keys: Sequence[tuple[str, str]] = (),
        origin: Origin | None = None,
        first: Sequence[tuple[str, Json]] = (),
        keyless: str = "",
    ) -> bool:
        """Make a call to a table. A refusal changes nothing; a change is on disk before anybody hears of it.

        `first` are calls that are made before it, all or none. `keyless` has no key to this table any more. What time
        it is the table is told here, by the one clock that gives time back.

        True if the command of the origin was acknowledged by what was published.
        """
        began = time.perf_counter()
        now = self.clock.now()
        live = self.live(game)
        called = False
        try:
            calls = [
                (one, {**given, "now": now} if one in TIMED else given) for one, given in (*first, (name, arguments))
            ]
            for one, given in calls:
                call(live.table, one, given)
                called = True
            commit = self._commit(live, [*live.pending, *calls, *_woken(live.table)], keys, now, keyless)
        except Exception as error:
            if called or not isinstance(error, PelagosError) or status_of(error) >= 500:
                # It is not on disk, or a fault of ours: nothing half-done survives.
                self.drop(game)
            raise
        acknowledged = self._publish(live, now, origin, commit)
        self._follow(live, commit)
        self._metrics.changed(name, time.perf_counter() - began)
        return acknowledged

    def _publish(self, live: LiveTable, now: int, origin: Origin | None = None, after: Commit | None = None) -> bool:
        """What was committed is done, whatever goes wrong while it is published."""
        try:
            return self._hub.publish(live, now, origin, after or self.pending(live.game))
        except Exception:
            LOG.exception("publishing failed", extra={"game": live.game})
            return False

    # committing

    def _commit(
        self,
        live: LiveTable,
        calls: Sequence[tuple[str, Json]],
        keys: Sequence[tuple[str, str]],
        now: int,
        keyless: str,
    ) -> Commit | None:
        change = self._changed(live, calls, _hashed(keys), now, keyless)
        commit = self.games.write(change, self.pending(live.game))
        self._note(live, change)
        return commit

    def _changed(
        self,
        live: LiveTable,
        calls: Sequence[tuple[str, Json]],
        keys: Sequence[tuple[str, str]],
        now: int,
        keyless: str,
    ) -> Change:
        """What is different on disk after these calls: as little as can be."""
        table = live.table
        new_phase = live.summary["phase"] != table.phase
        jobs = [job for job in self._plan(table, now, live.jobs, new_phase) if not live.was_done(job)]
        asked = asked_at(table)
        since = live.asked_since if asked == live.asked else now
        number = live.number + 1
        delta = self._delta(live, calls)
        save = delta is None
        new_people = new_phase or any(one not in SAME_PEOPLE for one, _ in calls)
        summary = summary_of(table) if new_people else live.summary
        players = players_at(table) if new_people else live.players
        return Change(
            live.game,
            number,
            calls,
            self._row_of(live, now, {"asked": asked, "asked_since": since}, summary, save) or None,
            save_table(table) if save else None,
            players if players != live.players else None,
            jobs if jobs != live.jobs else None,
            keys,
            now,
            asked,
            since,
            delta,
            rules_version(table.rules.title) if save else "",
            keyless,
        )

    def _delta(self, live: LiveTable, calls: Sequence[tuple[str, Json]]) -> bytes | None:
        """What these calls have changed in the save; None if it is time for a save, or only a save can tell."""
        many = live.number + len(calls) - live.saved >= SAVE_EVERY_CALLS
        if live.tracker is None or many or any(name not in WITH_DELTA for name, _ in calls):
            return None
        found = live.tracker.delta()
        return None if found is None else encode_delta(found)

    def _row_of(self, live: LiveTable, now: int, asked: Json, summary: Json, save: bool) -> Json:
        """What is to be written of the row of the table. Private changes raise no version, and touch nothing that lists
        show."""
        uptime = self.clock.uptime_at(now)
        used: Json = {"used": uptime, "warned": 0} if uptime - live.used > USED_EVERY_MS else {}
        if (summary is not live.summary and summary != live.summary) or live.table.owner != live.owner:
            return {"touched": now, **asked, **_listed(live.table, summary), **used}
        if live.table.version != live.version and now - live.touched > TOUCHED_EVERY_MS:
            return {"touched": now, **asked, **used}
        # The calls say who is asked, and a save is instead of calls.
        return {**asked, **used} if save else used

    def _note(self, live: LiveTable, change: Change) -> None:
        """Remember what is on disk now."""
        live.number = change.number + len(change.calls) - 1
        live.pending = []
        if change.save is not None:
            live.saved, live.tracker = live.number, DeltaTracker(live.table)
        live.version = live.table.version
        live.asked, live.asked_since = change.asked, change.asked_since
        if change.row is not None:
            live.touched = change.row.get("touched", live.touched)
            live.used = change.row.get("used", live.used)
            if "card" in change.row:
                live.summary, live.owner = summary_of(live.table), live.table.owner
        live.players = list(change.players) if change.players is not None else live.players
        live.jobs = list(change.jobs) if change.jobs is not None else live.jobs

    def _save_of(self, live: LiveTable) -> Change:
        row = {"asked": live.asked, "asked_since": live.asked_since}
        rules = rules_version(live.table.rules.title)
        return Change(live.game, live.number + 1, (), row, save_table(live.table), rules=rules)

    def close(self) -> None:
        """Save what is in memory, so that the next start is quick; all of it is on disk already."""
        self.games.writer.flush()
        for live in list(self._live.values()):
            if live.number > live.saved:
                try:
                    self.games.write(self._save_of(live))
                except ServerError:
                    return
        self._live.clear()


def _woken(table: Table) -> list[tuple[str, Json]]:
    """Whom an order wakes is part of the table, so waking them is a call that is stored like any other."""
    if all(chair.standing is None for chair in table.chairs):
        return []
    before = sum(chair.private_version for chair in table.chairs)
    table.ring()
    return [("ring", {})] if before != sum(chair.private_version for chair in table.chairs) else []


def _listed(table: Table, summary: Json) -> Json:
    listed = {"phase": table.phase, "owner": table.owner, "card": msgspec.json.encode(summary).decode()}
    # Only unfinished tables are counted by where they were opened.
    return {**listed, "network": ""} if table.phase == OVER else listed


def _hashed(keys: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(hashed(key), player) for key, player in keys]


def clock() -> int:
    """The time of day, in milliseconds. It may jump: at the tables it is `ServerClock` that counts."""
    return time.time_ns() // 1_000_000
