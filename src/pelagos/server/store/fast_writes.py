"""Plain moves, written by statements that are compiled once: SQLAlchemy would take longer than the disk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection, Engine, insert

from pelagos.server.store.engine import failed
from pelagos.server.store.schema import CALLS

if TYPE_CHECKING:
    from pelagos.server.store.games import Change

_encode: Final = msgspec.json.Encoder().encode


class Statement:
    """A statement in the SQL of the driver, and the order in which it takes its values."""

    def __init__(self, engine: Engine, statement: Any) -> None:
        compiled = statement.compile(dialect=engine.dialect)
        self.text: Final = str(compiled)
        self._order: Final = tuple(compiled.positiontup)

    def values(self, named: dict[str, Any]) -> tuple[Any, ...]:
        return tuple([named[name] for name in self._order])


class FastWrites:
    """Writes plain moves over the driver of an open connection."""

    def __init__(self, engine: Engine) -> None:
        self._driver_error: Final[type[Exception]] = engine.dialect.loaded_dbapi.Error
        self._call: Final = Statement(engine, insert(CALLS))
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
                self._cursor.execute(self._call.text, rows[0])
            else:
                self._write(rows)
        except self._driver_error as error:
            raise failed(error) from error

    def _rows(self, change: Change) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = []
        last = change.number + len(change.calls) - 1
        for i, (name, arguments) in enumerate(change.calls, change.number):
            text = _encode(arguments).decode()
            named = {
                "game": change.game,
                "number": i,
                "name": name,
                "arguments": text,
                "asked": change.asked,
                "asked_since": change.asked_since,
                "delta": change.delta if i == last else b"",
            }
            found.append(self._call.values(named))
        return found

    def _write(self, rows: list[tuple[Any, ...]]) -> None:
        cursor = self._cursor
        cursor.execute("BEGIN")
        try:
            for row in rows:
                cursor.execute(self._call.text, row)
            cursor.execute("COMMIT")
        except BaseException:
            if self._driver.in_transaction:
                cursor.execute("ROLLBACK")
            raise
