"""The database as a file of SQLite in the data folder: the default."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
import threading
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event

from pelagos.server.store.engine import NewerDatabase, known_revisions, migrate

FILE: Final = "pelagos.db"
SUFFIXES: Final = ("", "-wal", "-shm")
"""Of the files that SQLite makes for a database."""
OWNER_ONLY: Final = 0o600
BUSY_TIMEOUT_S: Final = 0.3
"""To wait for another process that writes; then the move is refused."""
LOWEST_PRIORITY: Final = 19
MOST_WAL_PAGES: Final = 100_000
"""After so many pages of write-ahead log a writer must stop and copy them; `Checkpoints` do it before."""


CACHE: Final = "cache_size=-16384"
"""In KiB: the last calls of all tables that are played at fit in. Otherwise a move reads pages that were dropped."""


def open_engine(folder: Path, durable: bool = False) -> Engine:
    """The database of this folder, brought to the newest schema."""
    # What lies there holds every secret of every game.
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    check_not_newer(folder / FILE)
    hide(folder / FILE)
    engine = connected(folder, durable)
    migrate(engine)
    return engine


def connected(folder: Path, durable: bool = False) -> Engine:
    """The database of this folder as it is."""
    engine = create_engine(f"sqlite:///{folder / FILE}", connect_args={"timeout": BUSY_TIMEOUT_S}, hide_parameters=True)
    event.listen(engine, "connect", _pragmas("FULL" if durable else "NORMAL"))
    event.listen(engine, "begin", _begin)
    return engine


def hide(path: Path) -> None:
    """The files of a database are for their owner only. SQLite gives those that it makes later the same mode."""
    path.touch(OWNER_ONLY)
    for suffix in SUFFIXES:
        with contextlib.suppress(FileNotFoundError):
            path.with_name(f"{path.name}{suffix}").chmod(OWNER_ONLY)


def check_not_newer(path: Path) -> None:
    """Before anything is written: is every migration of this database known here? What is no database yet is fine."""
    if not path.is_file():
        return
    try:
        with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            revisions = [row[0] for row in connection.execute("select version_num from alembic_version")]
    except sqlite3.Error:
        return
    if not set(revisions) <= set(known_revisions()):
        raise NewerDatabase("newer-database", path=str(path))


def _pragmas(synchronous: str) -> Any:
    log = f"wal_autocheckpoint={MOST_WAL_PAGES}"

    def connected(connection: Any, _: Any) -> None:
        # SQLAlchemy begins transactions itself (below), since sqlite3 would begin them too late.
        connection.isolation_level = None
        cursor = connection.cursor()
        # A move changes a few hundred bytes: of small pages less is written, and in smaller ones than these its row
        # would not fit. Only a new database heeds it.
        for pragma in (
            "page_size=2048",
            "journal_mode=WAL",
            f"synchronous={synchronous}",
            "foreign_keys=ON",
            "temp_store=MEMORY",
            CACHE,
            log,
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return connected


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


class Checkpoints:
    """Copies the write-ahead log into the database. It waits for the disk, so it runs in another thread."""

    def __init__(self, folder: Path) -> None:
        self._database: Final = f"{(folder / FILE).resolve().as_uri()}?mode=rw"
        self._log: Final = folder / f"{FILE}-wal"
        self._copied = 0
        """When the log was written that was copied last."""

    def run(self) -> None:
        """If anything was written since. What fails now is done at the next try, or by whoever writes."""
        _lower_priority()
        with contextlib.suppress(OSError, sqlite3.Error):
            written = self._log.stat().st_mtime_ns
            if written != self._copied:
                with contextlib.closing(sqlite3.connect(self._database, uri=True)) as connection:
                    connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
                self._copied = written


def _lower_priority() -> None:
    """Where threads have priorities of their own, this one works when the others have nothing to do."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOWEST_PRIORITY)
