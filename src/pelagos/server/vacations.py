"""Vacations by post: somebody is away from a day to a day, and their clocks stand still in all their games.

At every table it is a holiday, taken by a stored call within what the terms of that table allow; everybody there sees
it. What is here only takes it everywhere, also at tables where a game begins later.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from typing import Final

import msgspec

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Json
from pelagos.server.errors import BadRequest, Conflict, StoreFailed
from pelagos.server.store.games import Games
from pelagos.server.store.notices import Notices
from pelagos.server.tables import Tables
from pelagos.table.table import Table
from pelagos.table.terms import POST
from pelagos.table.waiting_room import RUNNING

LOG: Final = logging.getLogger(__name__)
DAY_MS: Final = 86_400_000
YEAR_MS: Final = 365 * DAY_MS
APPLY_EVERY_S: Final = 600.0
"""Between looks for tables at which a vacation was not taken yet."""

MOST_VACATIONS: Final = 60
"""Of one person, in a year."""

Span = tuple[int, int]


class Vacations:
    """Takes and ends vacations."""

    def __init__(self, tables: Tables, games: Games, notices: Notices, days: int) -> None:
        self._tables: Final = tables
        self._games: Final = games
        self._notices: Final = notices
        self._days: Final = days
        """In a year."""
        self._ending: Final[set[str]] = set()
        """Whose vacation is being ended, one table after the other."""

    def plain(self, player: str) -> Json:
        known = self._recent(player)
        return {"days": self._days, "left": self._left_ms(known) // DAY_MS, "taken": [list(span) for span in known]}

    async def take(self, player: str, start: int, end: int) -> None:
        """From now or later; what a table does not allow it does not get."""
        start = max(start, self._now())
        known = self._recent(player)
        if start >= end or any(start < last and first < end for first, last in known):
            raise BadRequest("bad-holiday")
        if end - start > self._left_ms(known):
            raise Conflict("vacation-used-up", days=self._left_ms(known) // DAY_MS)
        if len(known) >= MOST_VACATIONS:
            raise Conflict("too-many-vacations", most=MOST_VACATIONS)
        self._keep(player, sorted([*known, (start, end)]))
        await self.apply(player)

    async def end(self, player: str) -> None:
        """Back again: at every table the clock goes on. It is over when that is done, so a kill does no harm."""
        if all(end <= self._now() for _, end in self._recent(player)):
            raise Conflict("not-on-holiday")
        self._ending.add(player)
        try:
            for game in self._games.running_of(player):
                with self._refusals(game):
                    self._end_at(game, player)
                    await self._tables.settled(game)
                await asyncio.sleep(0)
            now = self._now()
            self._keep(player, [(start, min(end, now)) for start, end in self._recent(player) if start < now])
        finally:
            self._ending.discard(player)

    async def apply(self, player: str) -> None:
        """At every table where it is not taken yet. Done again it changes nothing, so a kill does no harm."""
        spans = [span for span in self._recent(player) if span[1] > self._now()]
        for game in self._games.running_of(player) if spans else ():
            for span in spans:
                if player not in self._ending:
                    with self._refusals(game):
                        self._apply_at(game, player, span)
                        await self._tables.settled(game)
            await asyncio.sleep(0)

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(APPLY_EVERY_S)
            try:
                for player in self._notices.on_vacation(self._now()):
                    await self.apply(player)
            except StoreFailed as error:
                LOG.warning("vacations put off", extra={"code": error.code})

    @contextlib.contextmanager
    def _refusals(self, game: str) -> Iterator[None]:
        """One table that refuses, or cannot be opened, must not keep the others from it."""
        try:
            yield
        except StoreFailed:
            raise
        except PelagosError as error:
            LOG.info("vacation not changed", extra={"game": game, "code": error.code})

    def _now(self) -> int:
        """The time of the tables, at which holidays are taken."""
        return self._tables.clock.now()

    def _end_at(self, game: str, player: str) -> None:
        table = self._by_post(game, player)
        if table is not None and any(end > self._now() for _, end in table.clock.holidays[table.seat_of(player)]):
            self._tables.change(game, "end_holiday", {"seat": table.seat_of(player)})

    def _apply_at(self, game: str, player: str, span: Span) -> None:
        table = self._by_post(game, player)
        if table is None:
            return
        seat = table.seat_of(player)
        taken = table.clock.holidays[seat]
        left = table.terms.pace.off - sum(end - start for start, end in taken)
        for start, end in free_parts(taken, (max(span[0], self._now()), span[1])):
            part = min(end, start + left)
            if part > start:
                self._tables.change(game, "take_holiday", {"seat": seat, "start": start, "end": part})
                left -= part - start

    def _by_post(self, game: str, player: str) -> Table | None:
        """The table, if this person plays there by post."""
        table = self._tables.live(game).table
        playing = table.phase == RUNNING and table.clock.pace.kind == POST and table.seat_of(player) >= 0
        return table if playing else None

    def _recent(self, player: str) -> list[Span]:
        return [span for span in self._notices.settings(player).vacations if span[1] > self._now() - YEAR_MS]

    def _left_ms(self, known: list[Span]) -> int:
        return self._days * DAY_MS - sum(end - start for start, end in known)

    def _keep(self, player: str, vacations: list[Span]) -> None:
        settings = self._notices.settings(player)
        self._notices.set_settings(player, msgspec.structs.replace(settings, vacations=tuple(vacations)))


def free_parts(taken: list[Span], span: Span) -> list[Span]:
    """What of a span no holiday covers yet."""
    parts, start = [], span[0]
    for first, last in sorted(taken):
        if first < span[1] and last > start:
            if first > start:
                parts.append((start, first))
            start = max(start, last)
    return [*parts, (start, span[1])] if start < span[1] else parts
