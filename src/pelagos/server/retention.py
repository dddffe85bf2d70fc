"""Removes tables that nobody uses: after a warning, a few at a time, with their record kept.

Time is uptime here: days on which the server was down are nobody's fault. Whatever somebody does at a table, or a look
at their own seat, begins its time anew.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final

from pelagos.server.config import Retention
from pelagos.server.errors import StoreFailed
from pelagos.server.hub import Hub
from pelagos.server.store.sqlite import OWNER_ONLY
from pelagos.server.store.unused import START, UnusedTable, UnusedTables
from pelagos.server.tables import Tables
from pelagos.table.records import full_record
from pelagos.table.waiting_room import OVER, RUNNING, WAITING

LOG: Final = logging.getLogger(__name__)
DAY_MS: Final = 86_400_000
FOLDER: Final = "archive"
PORTION: Final = 50
"""Tables looked at in a turn of the event loop."""

Warn = Callable[[str, int], None]
"""Tells the players of this table that it will be removed in so many days, unless somebody uses it."""


class RetentionPolicy:
    """Which tables are removed when, and what is kept of them."""

    def __init__(
        self, config: Retention, data: Path, unused: UnusedTables, tables: Tables, hub: Hub, warn: Warn
    ) -> None:
        self._config: Final = config
        self._archive: Final = data / FOLDER
        self._unused: Final = unused
        self._tables: Final = tables
        self._hub: Final = hub
        self._warn: Final = warn

    async def run(self) -> int:
        """One pass over the tables that nobody uses; gives how many were removed."""
        removed = 0
        for phase in (WAITING, RUNNING, OVER):
            if phase != WAITING:
                await self._warn_players(phase)
            removed += await self._remove_old(phase)
        if removed:
            LOG.warning("unused tables removed", extra={"tables": removed})
        return removed

    def _kept_ms(self, phase: str, of_account: bool) -> int:
        """How long an unused table of this kind is kept; 0: for ever."""
        kept = self._config
        if phase == WAITING:
            return kept.waiting * DAY_MS
        if phase == RUNNING:
            return (kept.running if of_account else kept.running_guests) * DAY_MS
        return (kept.finished if of_account else kept.finished_guests) * DAY_MS

    async def _warn_players(self, phase: str) -> None:
        async for table in self._not_warned(phase, self._config.warning * DAY_MS):
            # After a kill in between they are warned again, and hear it once.
            self._warn(table.game, self._config.warning)
            self._unused.warn(table, self._tables.clock.uptime())

    async def _remove_old(self, phase: str) -> int:
        """Whoever was warned had as many days to come back as were announced, however long the server was down."""
        removed = 0
        found = self._not_warned(phase, 0) if phase == WAITING else self._warned(phase)
        async for table in found:
            removed += self._remove(table, phase)
        return removed

    async def _not_warned(self, phase: str, early: int) -> AsyncIterator[UnusedTable]:
        """Tables that were not used for as long as those of their kind are kept, or `early` before that."""
        terms = [term for term in (self._kept_ms(phase, False), self._kept_ms(phase, True)) if term]
        if not terms:
            return
        before = self._tables.clock.uptime() - max(0, min(terms) - early)
        after = START
        while True:
            found = self._unused.not_warned(phase, before, after, PORTION)
            for table in found:
                if self._is_expired(table, phase, early):
                    yield table
            if len(found) < PORTION:
                return
            after = (found[-1].used, found[-1].game)
            await asyncio.sleep(0)

    async def _warned(self, phase: str) -> AsyncIterator[UnusedTable]:
        """Tables whose players were warned long enough ago."""
        before = self._tables.clock.uptime() - self._config.warning * DAY_MS
        after = START
        while True:
            found = self._unused.warned(phase, before, after, PORTION)
            for table in found:
                if self._is_expired(table, phase, 0):
                    yield table
            if len(found) < PORTION:
                return
            after = (found[-1].warned, found[-1].game)
            await asyncio.sleep(0)

    def _is_expired(self, table: UnusedTable, phase: str, early: int) -> bool:
        kept = self._kept_ms(phase, table.of_account)
        expired = table.used < self._tables.clock.uptime() - max(0, kept - early)
        return kept > 0 and expired and not table.busy

    def _remove(self, table: UnusedTable, phase: str) -> bool:
        """Only what nobody follows or has used meanwhile, and what is archived first if it is to be."""
        if self._hub.has_subscribers(table.game):
            return False
        about = {"game": table.game, "kind": phase}
        try:
            if self._config.archive and phase != WAITING:
                self._keep_record(table.game)
            removed = self._unused.remove(table)
        except StoreFailed:
            raise
        except Exception:
            # What cannot be read or archived is not thrown away.
            LOG.exception("unused table kept", extra=about)
            return False
        if removed:
            self._tables.drop(table.game)
            LOG.info("unused table removed", extra=about)
        return removed

    def _keep_record(self, game: str) -> None:
        """The whole record, for the owner of the server alone: of an unfinished game it holds every secret."""
        table = self._tables.peek(game).table
        self._archive.mkdir(mode=0o700, exist_ok=True)
        target = self._archive / f"{table.rules.title.name}-{game}.game"
        part = target.with_suffix(".part")
        part.unlink(missing_ok=True)
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "w", encoding="utf-8") as file:
            file.write(full_record(table))
        part.replace(target)
