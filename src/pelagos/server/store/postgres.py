"""PostgreSQL as the database: the same schema and the same migrations as on SQLite."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import psycopg
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from pelagos.kernel.errors import PelagosError
from pelagos.server.errors import StoreFailed
from pelagos.server.store.backup import BackupError
from pelagos.server.store.commits import note_seen
from pelagos.server.store.engine import NewerDatabase, failed, known_revisions, migrate
from pelagos.server.store.group_commit import GroupCommitWriter
from pelagos.server.store.writers import Writer

WROTE: Final = "wrote"
DRIVER: Final = "postgresql+psycopg"
SCHEMES: Final = ("postgresql", "postgres", DRIVER)
CONNECT_TIMEOUT_S: Final = 5
LOCK: Final = 0x70656C61676F73
"""The advisory lock of the server that uses a database: `pelagos` in ASCII."""
FREE_WITHIN_S: Final = 5.0
LOOK_AGAIN_S: Final = 0.1
SESSION: Final = "-c idle_in_transaction_session_timeout=60000 -c statement_timeout=60000 -c lock_timeout=10000"
"""What hangs for so long, in milliseconds, has gone wrong, and must not stop everything else."""


class BadDatabase(PelagosError):
    """A database that cannot be used."""


class InUse(StoreFailed):
    """Another server uses the database."""


def read_url(address: str) -> URL:
    """The address as its driver wants it."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise BadDatabase("bad-database-address") from None
    if url.drivername not in SCHEMES or not url.database:
        raise BadDatabase("bad-database-address")
    return url.set(drivername=DRIVER)


def shown(address: str) -> str:
    """The address without its password, as it may be shown."""
    return read_url(address).set(drivername=SCHEMES[0]).render_as_string(hide_password=True)


def connected(address: str, session: str = SESSION) -> Engine:
    """The database at this address as it is."""
    return create_engine(
        read_url(address),
        connect_args={"connect_timeout": CONNECT_TIMEOUT_S, "options": session},
        hide_parameters=True,
        pool_pre_ping=True,
    )


def open_engine(address: str) -> Engine:
    """The database at this address, brought to the newest schema."""
    # A migration of much data may take longer than anything may take while people wait.
    patient = connected(address, session="")
    try:
        check_not_newer(patient, address)
        migrate(patient)
    finally:
        patient.dispose()
    return connected(address)


def check_not_newer(engine: Engine, address: str) -> None:
    """Before anything is written: can it be reached, and is every migration of it known here?"""
    try:
        with engine.connect() as connection:
            there = connection.execute(text("select to_regclass('alembic_version')")).scalar()
            query = text("select version_num from alembic_version")
            revisions = [] if there is None else list(connection.execute(query).scalars())
    except SQLAlchemyError as error:
        raise BadDatabase("database-unreachable", path=shown(address), reason=_first_line(error)) from None
    if not set(revisions) <= set(known_revisions()):
        raise NewerDatabase("newer-database", path=shown(address))


@contextlib.contextmanager
def reading_at(address: str) -> Iterator[psycopg.Connection[Any]]:
    """A database of ours, of this version or an older one, to be read by the driver alone; a server may run."""
    engine = connected(address)
    check_not_newer(engine, address)
    arguments, options = engine.dialect.create_connect_args(engine.url)
    engine.dispose()
    with psycopg.connect(*arguments, **options, autocommit=True) as connection:
        connection.execute("set default_transaction_read_only = on")
        connection.execute("set default_transaction_isolation = 'repeatable read'")
        if connection.execute("select to_regclass('games')").fetchone() == (None,):
            raise BackupError("not-our-database", path=shown(address))
        yield connection


def _first_line(error: SQLAlchemyError) -> str:
    """What the driver says: the address of the server is in it, and no password."""
    lines = str(getattr(error, "orig", error)).strip().splitlines()
    return lines[0] if lines else type(error).__name__


def check_free(address: str) -> None:
    """Before a server starts: the database can be reached, and no other server uses it.

    The connections of one that was killed end a moment after it.
    """
    engine = connected(address)
    try:
        check_not_newer(engine, address)
        until = time.monotonic() + FREE_WITHIN_S
        with engine.connect() as connection:
            query = text("select pg_try_advisory_xact_lock(:lock)")
            while not connection.execute(query, {"lock": LOCK}).scalar():
                if time.monotonic() > until:
                    raise BadDatabase("database-in-use", path=shown(address))
                time.sleep(LOOK_AGAIN_S)
    finally:
        engine.dispose()


@contextlib.contextmanager
def held(address: str) -> Iterator[None]:
    """The database is kept from servers, as long as nobody has it already."""
    engine = connected(address)
    try:
        check_not_newer(engine, address)
        with engine.connect() as connection:
            if not connection.execute(text("select pg_try_advisory_lock(:lock)"), {"lock": LOCK}).scalar():
                raise BadDatabase("database-in-use", path=shown(address))
            connection.commit()
            yield
            connection.execute(text("select pg_advisory_unlock(:lock)"), {"lock": LOCK})
    finally:
        engine.dispose()


def _note_writing(connection: Connection, _: Any, __: Any, ___: Any, context: Any, ____: Any) -> None:
    """Has this transaction anything to lose?"""
    if context.isinsert or context.isupdate or context.isdelete:
        connection.info[WROTE] = True


class PostgresDatabase:
    """A database of PostgreSQL that this server alone uses.

    The lock of the server is held by the connection that writes: whoever lost it cannot write any more either.
    """

    def __init__(self, address: str) -> None:
        self.engine: Final = open_engine(address)
        self._writers: Final[list[GroupCommitWriter]] = []
        self._deferring = False
        event.listen(self.engine, "do_connect", self._connect)
        event.listen(self.engine, "after_cursor_execute", _note_writing)
        event.listen(self.engine, "commit", self._committed)

    def writer(self, connection: Callable[[], Connection]) -> Writer:
        made = GroupCommitWriter(self.connect_to_write, self.engine.dialect)
        self._writers.append(made)
        return made

    def connect_to_write(self) -> psycopg.Connection[Any]:
        """A connection that no other server has to the same database."""
        arguments, options = self.engine.dialect.create_connect_args(self.engine.url)
        settings = {"connect_timeout": CONNECT_TIMEOUT_S, "options": SESSION, "autocommit": True}
        connection = psycopg.connect(*arguments, **{**options, **settings})
        try:
            row = connection.execute("select pg_try_advisory_lock(%s)", (LOCK,)).fetchone()
        except psycopg.Error as error:
            connection.close()
            raise failed(error) from error
        if row is None or not row[0]:
            connection.close()
            raise InUse("store-failed", reason="in-use")
        return connection

    def defer(self, loop: asyncio.AbstractEventLoop | None) -> None:
        """While the loop runs nobody there waits for the disk: who is served waits until the log is flushed."""
        for writer in self._writers:
            writer.defer(loop)
        self._deferring = loop is not None
        self.engine.dispose()

    def _connect(self, dialect: Any, _: Any, arguments: Any, settings: dict[str, Any]) -> Any:
        later = " -c synchronous_commit=off" if self._deferring else ""
        return dialect.connect(*arguments, **{**settings, "options": f"{settings['options']}{later}"})

    def _committed(self, connection: Connection) -> None:
        if connection.info.pop(WROTE, False) and self._deferring:
            for writer in self._writers:
                note_seen(writer.flush_log())

    def maintain(self) -> None:
        """Nothing: PostgreSQL looks after itself."""

    def sizes(self) -> tuple[int, int]:
        try:
            with self.engine.connect() as connection:
                return int(connection.execute(text("select pg_database_size(current_database())")).scalar_one()), 0
        except SQLAlchemyError:
            return 0, 0

    def close(self) -> None:
        self.engine.dispose()
