"""The database of a server, whichever engine it is: what differs between SQLite and PostgreSQL stands behind this."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection, Engine, inspect, text

from pelagos.server.config import Config
from pelagos.server.store.backup import BackupError, check_current, exclusive
from pelagos.server.store.engine import guarded, known_revisions
from pelagos.server.store.sqlite import FILE, Checkpoints, check_not_newer, connected, open_engine
from pelagos.server.store.writers import DirectWriter, Writer


class Database(Protocol):
    """An open database with the newest schema."""

    @property
    def engine(self) -> Engine:
        """For everything but changes of tables."""

    def writer(self, connection: Callable[[], Connection]) -> Writer:
        """For changes of tables; it may use the connection that is lent to it."""

    def defer(self, loop: asyncio.AbstractEventLoop | None) -> None:
        """While this loop runs nothing should make it wait for the disk; with None whoever writes waits."""

    def maintain(self) -> None:
        """What is to be done every few seconds, in a thread of its own."""

    def sizes(self) -> tuple[int, int]:
        """Bytes of the database, and of the log that is beside it."""

    def close(self) -> None:
        """The last to be closed."""


class SqliteDatabase:
    """A file in the data folder."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self.engine = open_engine(folder, durable)
        self._file = folder / FILE
        self._checkpoints = Checkpoints(folder)

    def writer(self, connection: Callable[[], Connection]) -> Writer:
        return DirectWriter(self.engine, connection)

    def defer(self, loop: asyncio.AbstractEventLoop | None) -> None:
        pass

    def maintain(self) -> None:
        self._checkpoints.run()

    def sizes(self) -> tuple[int, int]:
        return _size(self._file), _size(self._file.with_name(f"{FILE}-wal"))

    def close(self) -> None:
        self.engine.dispose()


def _size(path: Path) -> int:
    """0 where there is no such file: a write-ahead log comes and goes."""
    try:
        return path.stat().st_size
    except OSError:
        return 0


def open_database(config: Config) -> Database:
    """The one that the server is told to use, brought to the newest schema."""
    if not config.database:
        return SqliteDatabase(config.data, config.durable)
    # Here, so that nobody needs the driver who does not use it.
    from pelagos.server.store.postgres import PostgresDatabase  # noqa: PLC0415

    # The folder has what is not in the database: a key, records of removed games.
    config.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    return PostgresDatabase(config.database)


def whereabouts(config: Config) -> str:
    """Where the data are, for people to read."""
    if not config.database:
        return str(config.data)
    from pelagos.server.store.postgres import shown  # noqa: PLC0415 -- as above

    return shown(config.database)


@contextlib.contextmanager
def opened_beside(where: Path | str) -> Iterator[Engine]:
    """The database of a data folder, or at an address, of just this version; a server may run meanwhile.

    Nothing is migrated: a server of the version before must not find another schema all at once.
    """
    if isinstance(where, Path):
        check_current(where)
        engine, path = connected(where), str(where / FILE)
    else:
        from pelagos.server.store import postgres  # noqa: PLC0415 -- as above

        engine, path = postgres.connected(where), postgres.shown(where)
        postgres.check_not_newer(engine, where)
    try:
        with guarded(), engine.connect() as connection:
            if not is_current(connection):
                raise BackupError("older-database", path=path)
        yield engine
    finally:
        engine.dispose()


def is_current(connection: Connection) -> bool:
    """Does it have the newest schema?"""
    if not inspect(connection).has_table("alembic_version"):
        return False
    revision = connection.execute(text("select version_num from alembic_version")).scalar()
    return revision == known_revisions()[0]


@contextlib.contextmanager
def reserved(config: Config) -> Iterator[None]:
    """Before a server starts: no other one uses its folder or its database, and no newer program was there."""
    if not config.database:
        check_not_newer(config.data / FILE)
    with exclusive(config.data):
        if config.database:
            from pelagos.server.store.postgres import check_free  # noqa: PLC0415 -- as above

            check_free(config.database)
        yield
