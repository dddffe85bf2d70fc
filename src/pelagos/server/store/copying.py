"""A whole database from one engine to the other, or to another place, checked row by row before it counts.

No server may use either meanwhile. What lies beside a database in the data folder stays there: the key of push
messages, and the records of removed games.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, Table, func, insert, select, text

from pelagos.server.store.backup import BackupError, exclusive
from pelagos.server.store.database import is_current, opened_beside
from pelagos.server.store.engine import SQLITE, guarded
from pelagos.server.store.schema import META
from pelagos.server.store.sqlite import FILE, open_engine

PORTION_ROWS: Final = 500
MODULUS: Final = 1 << 256
ADDRESS: Final = "://"
_encode: Final = msgspec.msgpack.Encoder().encode


class Content(NamedTuple):
    """What a table holds: its rows counted, and the sum of their digests, in whatever order they come."""

    rows: int
    digest: int


def place(named: str) -> Path | str:
    """A data folder, or the address of a database of PostgreSQL."""
    return named if ADDRESS in named else Path(named)


def copy(source: Path | str, target: Path | str) -> dict[str, int]:
    """Everything, in one transaction; gives the rows of each table. The target must be empty."""
    with _kept_for_us(source), _kept_for_us(target), opened_beside(source) as engine:
        fresh = _new(target)
        try:
            with guarded(), engine.connect() as there, fresh.begin() as here:
                _check_empty(here, target)
                if there.dialect.name != SQLITE:
                    there.execute(text("set transaction isolation level repeatable read, read only"))
                return {table.name: _copy_table(there, here, table) for table in META.sorted_tables}
        finally:
            fresh.dispose()


@contextlib.contextmanager
def _kept_for_us(where: Path | str) -> Iterator[None]:
    """No server uses it until we are done."""
    if isinstance(where, Path):
        with exclusive(where):
            yield
        return
    # Here, so that nobody needs the driver who does not use it.
    from pelagos.server.store.postgres import held  # noqa: PLC0415

    with held(where):
        yield


def _new(target: Path | str) -> Engine:
    if isinstance(target, Path):
        return open_engine(target)
    from pelagos.server.store import postgres  # noqa: PLC0415 -- as above

    return postgres.open_engine(target)


def _check_empty(connection: Connection, target: Path | str) -> None:
    assert is_current(connection)
    for table in META.sorted_tables:
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise BackupError("target-not-empty", path=_shown(target))


def _shown(where: Path | str) -> str:
    """Without a password."""
    if isinstance(where, Path):
        return str(where / FILE)
    from pelagos.server.store.postgres import shown  # noqa: PLC0415 -- as above

    return shown(where)


def _copy_table(there: Connection, here: Connection, table: Table) -> int:
    """The rows, and the last number that was given: none is given twice."""
    for rows in _portions(there, table):
        here.execute(insert(table), rows)
    _copy_counter(there, here, table)
    written, read = content(here, table), content(there, table)
    if written != read:
        raise BackupError("copy-differs", table=table.name)
    return read.rows


def _portions(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    found = connection.execute(select(table).execution_options(yield_per=PORTION_ROWS))
    for part in found.mappings().partitions(PORTION_ROWS):
        yield [dict(row) for row in part]


def content(connection: Connection, table: Table) -> Content:
    rows, digest = 0, 0
    for part in _portions(connection, table):
        for row in part:
            rows += 1
            # In the order in which the schema names them.
            values = [row[column.name] for column in table.columns]
            digest += int.from_bytes(hashlib.sha256(_encode(values)).digest(), "big")
    return Content(rows, digest % MODULUS)


# numbers that are given


def _copy_counter(there: Connection, here: Connection, table: Table) -> None:
    last = _last_given(there, table)
    if last is None or last < 1:
        return
    if here.dialect.name == SQLITE:
        here.execute(text("delete from sqlite_sequence where name = :name"), {"name": table.name})
        row = {"name": table.name, "last": last}
        here.execute(text("insert into sqlite_sequence (name, seq) values (:name, :last)"), row)
    else:
        given = text("select setval(pg_get_serial_sequence(:name, 'id'), :last)")
        here.execute(given, {"name": table.name, "last": last})


def _last_given(connection: Connection, table: Table) -> int | None:
    """The highest id that a row of this table ever had, also if the row is gone; None where ids are not given."""
    if not table.dialect_options[SQLITE]["autoincrement"]:
        return None
    if connection.dialect.name == SQLITE:
        query = text("select seq from sqlite_sequence where name = :name")
        found = connection.execute(query, {"name": table.name}).scalar()
    else:
        sequence = connection.execute(
            text("select pg_get_serial_sequence(:name, 'id')"), {"name": table.name}
        ).scalar_one()
        found = connection.execute(text(f"select case when is_called then last_value end from {sequence}")).scalar()
    return None if found is None else int(found)
