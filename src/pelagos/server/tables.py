"""The desk: one writer for every table. A change is made, kept, and only then told.

Everything here runs in the event loop's thread without waiting in between, so two changes of one table never mix.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.ids import NATURE, SPECTATOR, Viewer
from pelagos.kernel.title import Json, Title
from pelagos.server.errors import ServerError, status_of
from pelagos.server.ids import hashed, new_game
from pelagos.server.store.games import Change, Games, Job
from pelagos.server.summaries import summary_of
from pelagos.study.timeline import Timeline
from pelagos.table.calls import call
from pelagos.table.saving import load_table, save_table
from pelagos.table.table import Table
from pelagos.table.waiting_room import RUNNING

LOG: Final = logging.getLogger(__name__)
SAVE_EVERY: Final = 256
"""Calls between saves: so many are played again when a table is taken up."""
SAME_ROOM: Final = ("submit", "undo", "obey", "talk", "ring")
"""Calls after which the same people sit in the same chairs: what lists show stays as it was."""
NEVER: Final = -1
MINUTE: Final = 60_000
"""Lists show when a table was last touched; that need not be right to the second, and costs as much as the move."""

Plan = Callable[[Table, int, list[Job]], list[Job]]
"""What is due at a table, after a change at this time, when these jobs were planned before."""
Listener = Callable[[str], None]
"""Somebody who wants to know that a table has changed; he asks for the rest himself."""


class LiveTable:
    """A table in memory, and what the disk knows of it."""

    def __init__(self, game: str, table: Table, number: int, public: bool, created: int) -> None:
        self.game: Final = game
        self.table: Final = table
        self.number = number
        """Of the last call."""
        self.saved = number
        self.public: Final = public
        self.created: Final = created
        self.version = table.version
        """At the last call: private things raise none."""
        # What follows is as the disk has it.
        self.touched = 0
        self.owner = table.owner
        self.summary: Json = {}
        self.players: list[tuple[int, str]] = []
        self.jobs: list[Job] = []
        self.timeline: Timeline | None = None
        """Its past, once somebody has asked for it."""

    def viewer(self, player: str) -> Viewer:
        """As whom somebody sees the table."""
        seat = self.table.seat_of(player)
        return seat if seat >= 0 else SPECTATOR


class Tables:
    """All tables: those in memory, and through the store those on disk."""

    def __init__(self, games: Games, titles: Mapping[str, Title], plan: Plan, most: int) -> None:
        self.games: Final = games
        self.titles: Final = titles
        self._plan: Final = plan
        self._most: Final = most
        self._live: Final[OrderedDict[str, LiveTable]] = OrderedDict()
        self.listeners: Final[list[Listener]] = []
        self.is_watched: Callable[[str], bool] = lambda _: False
        """Watched tables are not put away."""
        self.measure: Callable[[str, float], None] = lambda _, __: None
        """Told of every change: what was asked, and the seconds until everybody was told."""

    def __len__(self) -> int:
        return len(self._live)

    # taking up and putting away

    def live(self, game: str) -> LiveTable:
        """The table, taken up from disk if need be; Missing if there is none."""
        found = self._live.get(game)
        if found is None:
            found = self._live[game] = self._taken_up(game)
            self._put_some_away()
        self._live.move_to_end(game)
        return found

    def glance(self, game: str) -> LiveTable:
        """The table for one look: it does not take a place among those in use."""
        return self._live.get(game) or self._taken_up(game)

    def _taken_up(self, game: str) -> LiveTable:
        kept = self.games.load(game)
        table = load_table(kept.save, self.titles)
        for name, arguments in kept.calls:
            call(table, name, arguments)
        live = LiveTable(game, table, kept.number, kept.public, kept.created)
        live.saved = kept.number - len(kept.calls)
        live.summary, live.players = summary_of(table), players_at(table)
        live.jobs = [job for _, job in self.games.jobs(game)]
        return live

    def _put_some_away(self) -> None:
        if len(self._live) > self._most:
            idle = [game for game in self._live if not self.is_watched(game)]
            for game in idle[: len(self._live) - self._most]:
                del self._live[game]

    def rest(self, game: str) -> None:
        """Nobody watches it any more: what was kept for making patches is freed."""
        if game in self._live:
            self._live[game].table.streams.forget()

    def drop(self, game: str) -> None:
        """Forget what stands in memory; the disk knows the truth."""
        self._live.pop(game, None)

    # changing

    def open(self, table: Table, public: bool, keys: Sequence[tuple[str, str]] = ()) -> LiveTable:
        """A new table gets its name and its place on disk."""
        now = clock()
        live = LiveTable(new_game(), table, 0, public, now)
        live.summary, live.players, live.jobs = (
            summary_of(table),
            players_at(table),
            self._plan(table, now, []),
        )
        live.touched = now
        listed = {"touched": now, "asked": asked_at(table), **_listed(table, live.summary)}
        row = {"title": table.rules.title.name, "public": public, "created": now, **listed}
        self.games.create(Change(live.game, 1, (), row, save_table(table), live.players, live.jobs, _hashed(keys), now))
        self._live[live.game] = live
        self._put_some_away()
        self._tell(live.game)
        return live

    def change(self, game: str, name: str, arguments: Json, keys: Sequence[tuple[str, str]] = ()) -> Any:
        """Ask something of a table. A refusal changes nothing; what is done is on disk before anybody hears of it."""
        began = time.perf_counter()
        live = self.live(game)
        done = False
        try:
            result = call(live.table, name, arguments)
            done = True
            self._keep(live, [(name, arguments), *self._rung(live.table)], keys)
        except Exception as error:
            if done or not isinstance(error, PelagosError) or status_of(error) >= 500:
                # It is not on disk, or a fault of ours: nothing half-done survives.
                self.drop(game)
            raise
        self._tell(game)
        self.measure(name, time.perf_counter() - began)
        return result

    def _rung(self, table: Table) -> list[tuple[str, Json]]:
        """Who is woken is part of the table, so the ringing is kept like any other call."""
        if all(chair.standing is None for chair in table.chairs):
            return []
        before = sum(chair.own for chair in table.chairs)
        table.ring()
        return [("ring", {})] if before != sum(chair.own for chair in table.chairs) else []

    def _keep(self, live: LiveTable, calls: Sequence[tuple[str, Json]], keys: Sequence[tuple[str, str]]) -> None:
        now = clock()
        change = self._changed(live, calls, _hashed(keys), now)
        self.games.write(change)
        self._note(live, change)

    def _changed(
        self, live: LiveTable, calls: Sequence[tuple[str, Json]], keys: Sequence[tuple[str, str]], now: int
    ) -> Change:
        """What is different on disk after these calls: as little as can be."""
        table = live.table
        jobs = self._plan(table, now, live.jobs)
        asked = asked_at(table)
        number = live.number + 1
        # Who asked to be forgotten must not stand in an old call either.
        old = number + len(calls) - 1 - live.saved >= SAVE_EVERY or calls[0][0] == "forget"
        passed = live.summary["phase"] != table.phase
        save = old or passed
        room = passed or calls[0][0] not in SAME_ROOM
        summary = summary_of(table) if room else live.summary
        players = players_at(table) if room else live.players
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
        """What is to be written of the row that lists show. Private things raise no version, and must not touch it."""
        if summary != live.summary or live.table.owner != live.owner:
            return {"touched": now, "asked": asked, **_listed(live.table, summary)}
        if live.table.version != live.version and now - live.touched > MINUTE:
            return {"touched": now, "asked": asked}
        # The calls say who is asked, and a save is instead of calls.
        return {"asked": asked} if save else {}

    def _note(self, live: LiveTable, change: Change) -> None:
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

    def _tell(self, game: str) -> None:
        """What was kept is done, whatever goes wrong while it is told."""
        for hear in self.listeners:
            try:
                hear(game)
            except Exception:
                LOG.exception("telling failed", extra={"game": game})

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


def _listed(table: Table, summary: Json) -> Json:
    return {"phase": table.phase, "owner": table.owner, "card": msgspec.json.encode(summary).decode()}


def _hashed(keys: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(hashed(key), player) for key, player in keys]


def players_at(table: Table) -> list[tuple[int, str]]:
    return [(seat, chair.player) for seat, chair in enumerate(table.chairs) if chair.player]


def asked_at(table: Table) -> int:
    """The seat that is asked, or -1."""
    if table.phase != RUNNING or table.play is None or table.play.over or table.play.who == NATURE:
        return NEVER
    return int(table.play.who)


def clock() -> int:
    """Now, in milliseconds."""
    return time.time_ns() // 1_000_000
