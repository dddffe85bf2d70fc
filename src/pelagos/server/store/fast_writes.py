"""Plain moves, written by statements that are compiled once: SQLAlchemy would take longer than the disk."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, insert

from pelagos.server.store.change import Change
from pelagos.server.store.engine import failed
from pelagos.server.store.schema import CALLS

_encode: Final = msgspec.json.Encoder().encode


ORDER: Final = ("game", "number", "name", "arguments", "asked", "delta", "asked_since")
"""In which the values of a call are given."""


def _insertion(engine: Engine) -> str:
    """The statement that writes a call, in the SQL of the driver."""
    compiled = insert(CALLS).compile(dialect=engine.dialect)
    if tuple(compiled.positiontup or ()) != ORDER:
        raise TypeError(f"columns of calls: {compiled.positiontup}")
    return str(compiled)


class FastWrites:
    """Writes plain moves over the driver of an open connection."""

    def __init__(self, engine: Engine) -> None:
        self._driver_error: Final[type[Exception]] = engine.dialect.loaded_dbapi.Error
        self._insertion: Final = _insertion(engine)
        self._connection: Connection | None = None
        self._driver: Any = None
        self._cursor: Any = None

    def _open(self, connection: Connection) -> None:
        """One cursor for all moves."""
        self._driver = connection.connection.driver_connection
        self._cursor = self._driver.cursor()
        self._connection = connection

    def write(self, connection: Connection, change: Change) -> None:
        """All of it or nothing."""
        if connection is not self._connection:
            self._open(connection)
        # What cannot be written fails before a transaction is open: later moves would go into it, and be lost with it.
        rows = self._rows(change)
        try:
            if len(rows) == 1:
                # One statement is a transaction by itself.
                self._cursor.execute(self._insertion, rows[0])
            else:
                self._write(rows)
        except self._driver_error as error:
            raise failed(error) from error

    def _rows(self, change: Change) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = []
        last = change.number + len(change.calls) - 1
        for i, (name, arguments) in enumerate(change.calls, change.number):
            delta = change.delta if i == last else b""
            # The driver takes a bytearray as it is, and would look for an adapter of bytes at every move.
            blob = None if delta is None else bytearray(delta)
            values = (change.game, i, name, _encode(arguments).decode(), change.asked, blob, change.asked_since)
            found.append(values)
        return found

    def _write(self, rows: list[tuple[Any, ...]]) -> None:
        cursor = self._cursor
        cursor.execute("BEGIN")
        try:
            for row in rows:
                cursor.execute(self._insertion, row)
            cursor.execute("COMMIT")
        except BaseException:
            if self._driver.in_transaction:
                cursor.execute("ROLLBACK")
            raise
