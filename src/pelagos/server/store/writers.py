"""How changes of tables are written: at once, where that takes microseconds, or by a thread that gathers them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from sqlalchemy import Connection, Engine

from pelagos.server.store.change import Change
from pelagos.server.store.commits import Commit
from pelagos.server.store.engine import SQLITE, guarded
from pelagos.server.store.fast_writes import FastWrites
from pelagos.server.store.statements import statements


class Writer(Protocol):
    """Writes changes of tables, each wholly or not at all, those of one table in order."""

    def write(self, change: Change, before: Commit | None = None) -> Commit | None:
        """None: it is kept. Else it is on its way, and nobody may hear of it yet. StoreFailed: nothing is written.

        `before` is the change of the same table that is on its way: if that fails this one does, too.
        """

    def defer(self, loop: asyncio.AbstractEventLoop | None) -> None:
        """From now on changes may be on their way while this loop runs; with None each is kept when `write` returns."""

    def flush(self) -> None:
        """Wait until nothing is on its way any more."""

    def close(self) -> None:
        """After what is on its way."""


class DirectWriter:
    """Writes in the thread that asks, over one connection that is lent to it. On SQLite this takes microseconds."""

    def __init__(self, engine: Engine, connection: Callable[[], Connection]) -> None:
        self._connection = connection
        self._fast_writes = FastWrites(engine) if engine.dialect.name == SQLITE else None

    def write(self, change: Change, before: Commit | None = None) -> Commit | None:
        connection = self._connection()
        if self._fast_writes is not None and change.is_plain():
            self._fast_writes.write(connection, change)
            return None
        # What cannot be written fails before a transaction is open.
        found = statements(change)
        with guarded(), connection.begin():
            for query, rows in found:
                connection.execute(query, rows if len(rows) > 1 else rows[0])
        return None

    def defer(self, loop: asyncio.AbstractEventLoop | None) -> None:
        pass

    def flush(self) -> None:
        pass

    def close(self) -> None:
        pass
