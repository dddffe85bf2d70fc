"""All tables, and the one writer that changes them. A change is made, committed, and only then published.

`Tables.change` is the whole of it, in reading order: call the table, commit the call, publish to subscribers, schedule
the jobs that follow, measure. It runs in the event loop's thread without waiting in between, so two changes of one
table never mix.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Json, Title
from pelagos.server.errors import ServerError, status_of
from pelagos.server.hub import Hub, Origin, Subscription
from pelagos.server.ids import hashed, new_game
from pelagos.server.jobs import JobQueue
from pelagos.server.live_table import LiveTable, asked_at, players_at
from pelagos.server.metrics import Metrics
from pelagos.server.store.games import Change, Games, Job
from pelagos.server.summaries import summary_of
from pelagos.table.calls import call
from pelagos.table.saving import load_table, save_table
from pelagos.table.table import Table

LOG: Final = logging.getLogger(__name__)
SAVE_EVERY_CALLS: Final = 256
"""So many calls, at most, are made again when a table is loaded."""
SAME_PEOPLE: Final = ("submit", "undo", "obey", "talk", "ring")
"""Calls after which the same people sit in the same chairs: the summary that lists show stays as it was."""
TOUCHED_EVERY_MS: Final = 60_000
"""Lists show when a table was last touched. Writing that costs as much as the move, and need not be exact."""

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
    ) -> None:
        self.games: Final = games
        self.titles: Final = titles
        self._plan: Final = plan
        self._capacity: Final = capacity
        """How many tables stay in memory; those with subscribers always do."""
        self._hub: Final = hub
        self._queue: Final = queue
        self._metrics: Final = metrics
        self._live: Final[OrderedDict[str, LiveTable]] = OrderedDict()
        self.broken: Final[set[str]] = set()
        """Tables on disk that could not be loaded when they were last asked for."""

    def __len__(self) -> int:
        return len(self._live)

    # loading and evicting

    def live(self, game: str) -> LiveTable:
        """The table, loaded from disk if need be; Missing if there is none."""
        found = self._live.get(game)
        if found is None:
            found = self._live[game] = self._load(game)
            self._evict()
        self._live.move_to_end(game)
        return found

    def peek(self, game: str) -> LiveTable:
        """The table for one look: it does not become one of those in memory."""
        return self._live.get(game) or self._load(game)

    def _load(self, game: str) -> LiveTable:
        stored = self.games.load(game)
        # Until the contrary is shown.
        self.broken.add(game)
        table = load_table(stored.save, self.titles)
        for name, arguments in stored.calls:
            call(table, name, arguments)
        self.broken.discard(game)
        live = LiveTable(game, table, stored.number, stored.public, stored.created)
        live.saved = stored.number - len(stored.calls)
        live.jobs = [job for _, job in self.games.jobs(game)]
        return live

    def _evict(self) -> None:
        """Drop the tables that were not used for longest, if there are too many."""
        if len(self._live) > self._capacity:
            idle = [game for game in self._live if not self._hub.has_subscribers(game)]
            for game in idle[: len(self._live) - self._capacity]:
                del self._live[game]

    def drop(self, game: str) -> None:
        """Forget what stands in memory; the disk has the truth."""
        self._live.pop(game, None)

    # subscribing

    def subscribe(self, subscription: Subscription) -> None:
        """From now on they are sent every change of their table; first of all what they lack."""
        self._hub.add(subscription, self.live(subscription.game))

    def unsubscribe(self, subscription: Subscription) -> None:
        """When nobody follows a table any more, what was kept for making patches is freed."""
        self._hub.remove(subscription)
        live = self._live.get(subscription.game)
        if live is not None and not self._hub.has_subscribers(subscription.game):
            live.feed.forget()

    # changing

    def open(self, table: Table, public: bool, keys: Sequence[tuple[str, str]] = ()) -> LiveTable:
        """A new table gets its id and its place on disk."""
        now = clock()
        live = LiveTable(new_game(), table, 0, public, now)
        live.jobs = self._plan(table, now, [], False)
        live.touched = now
        listed = {"touched": now, "asked": asked_at(table), **_listed(table, live.summary)}
        row = {"title": table.rules.title.name, "public": public, "created": now, **listed}
        self.games.create(Change(live.game, 1, (), row, save_table(table), live.players, live.jobs, _hashed(keys), now))
        self._live[live.game] = live
        self._evict()
        self._queue.add_all(live.game, live.jobs)
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

        `first` are calls that are made before it, all or none. `keyless` has no key to this table any more.

        True if the command of the origin was acknowledged by what was published.
        """
        began = time.perf_counter()
        live = self.live(game)
        called = False
        try:
            calls = [*first, (name, arguments)]
            for one, given in calls:
                call(live.table, one, given)
                called = True
            self._commit(live, [*calls, *_woken(live.table)], keys, keyless)
        except Exception as error:
            if called or not isinstance(error, PelagosError) or status_of(error) >= 500:
                # It is not on disk, or a fault of ours: nothing half-done survives.
                self.drop(game)
            raise
        acknowledged = self._publish(live, origin)
        self._queue.add_all(game, live.jobs)
        self._metrics.changed(name, time.perf_counter() - began)
        return acknowledged

    def _publish(self, live: LiveTable, origin: Origin | None) -> bool:
        """What was committed is done, whatever goes wrong while it is published."""
        try:
            return self._hub.publish(live, origin)
        except Exception:
            LOG.exception("publishing failed", extra={"game": live.game})
            return False

    # committing

    def _commit(
        self, live: LiveTable, calls: Sequence[tuple[str, Json]], keys: Sequence[tuple[str, str]], keyless: str
    ) -> None:
        change = self._changed(live, calls, _hashed(keys), clock())
        if keyless:
            change = change._replace(keyless=keyless)
        self.games.write(change)
        self._note(live, change)

    def _changed(
        self, live: LiveTable, calls: Sequence[tuple[str, Json]], keys: Sequence[tuple[str, str]], now: int
    ) -> Change:
        """What is different on disk after these calls: as little as can be."""
        table = live.table
        new_phase = live.summary["phase"] != table.phase
        jobs = [job for job in self._plan(table, now, live.jobs, new_phase) if not live.was_done(job)]
        asked = asked_at(table)
        number = live.number + 1
        # Whoever asked to be forgotten must not stand in an old call either.
        old = number + len(calls) - 1 - live.saved >= SAVE_EVERY_CALLS or calls[0][0] == "forget"
        save = old or new_phase
        new_people = new_phase or calls[0][0] not in SAME_PEOPLE
        summary = summary_of(table) if new_people else live.summary
        players = players_at(table) if new_people else live.players
        return Change(
            live.game,
            number,
            calls,
            self._row_of(live, now, asked, summary, save) or None,
            save_table(table) if save else None,
            players if players != live.players else None,
            jobs if jobs != live.jobs else None,
            keys,
            now,
            asked,
        )

    def _row_of(self, live: LiveTable, now: int, asked: int, summary: Json, save: bool) -> Json:
        """What is to be written of the row that lists show. Private changes raise no version, and must not touch it."""
        if summary != live.summary or live.table.owner != live.owner:
            return {"touched": now, "asked": asked, **_listed(live.table, summary)}
        if live.table.version != live.version and now - live.touched > TOUCHED_EVERY_MS:
            return {"touched": now, "asked": asked}
        # The calls say who is asked, and a save is instead of calls.
        return {"asked": asked} if save else {}

    def _note(self, live: LiveTable, change: Change) -> None:
        """Remember what is on disk now."""
        live.number = change.number + len(change.calls) - 1
        if change.save is not None:
            live.saved = live.number
        live.version = live.table.version
        if change.row is not None:
            live.touched = change.row.get("touched", live.touched)
            if "card" in change.row:
                live.summary, live.owner = summary_of(live.table), live.table.owner
        live.players = list(change.players) if change.players is not None else live.players
        live.jobs = list(change.jobs) if change.jobs is not None else live.jobs

    def close(self) -> None:
        """Save what is in memory, so that the next start is quick; all of it is on disk already."""
        for live in list(self._live.values()):
            if live.number > live.saved:
                try:
                    row = {"asked": asked_at(live.table)}
                    self.games.write(Change(live.game, live.number + 1, (), row, save_table(live.table)))
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
    return {"phase": table.phase, "owner": table.owner, "card": msgspec.json.encode(summary).decode()}


def _hashed(keys: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(hashed(key), player) for key, player in keys]


def clock() -> int:
    """Now, in milliseconds."""
    return time.time_ns() // 1_000_000
