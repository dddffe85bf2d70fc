"""A data folder from outside: the lock of the server that uses it, copies of the database, what is in it."""

from __future__ import annotations

import contextlib
import sqlite3
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Json
from pelagos.server.store.engine import NewerDatabase, known_revisions
from pelagos.server.store.sqlite import FILE, OWNER_ONLY, SUFFIXES, hide

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOCK: Final = "pelagos.lock"
PRIMARY_CODE: Final = 0xFF
"""The part of an error code of SQLite that says what kind it is."""


class BackupError(PelagosError):
    """A folder or a file that cannot be used like that."""


@contextlib.contextmanager
def exclusive(folder: Path) -> Iterator[None]:
    """One server for one folder. The system releases the lock when the process ends, however it ends."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = (folder / LOCK).open("a+b")
    except OSError as error:
        raise BackupError("folder-unusable", path=str(folder), reason=error.strerror or type(error).__name__) from error
    with file:
        if not _locked(file):
            raise BackupError("folder-in-use", path=str(folder))
        yield


def _locked(file: IO[bytes]) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


# copies


def back_up(where: Path | str, target: Path) -> None:
    """The database as it is at one moment, in one file; a server may run meanwhile. The copy holds every secret."""
    folder = _folder(where)
    if target.exists():
        raise BackupError("copy-exists", path=str(target))
    with reading(folder / FILE) as connection:
        _copy(connection, target)


def restore(where: Path | str, source: Path) -> Path | None:
    """The database from a copy. What was there before stays beside it, and its path is returned."""
    folder = _folder(where)
    with exclusive(folder), reading(source) as connection:
        check_ours(connection, source)
        fresh = folder / f"{FILE}.new"
        fresh.unlink(missing_ok=True)
        _copy(connection, fresh)
        old = _set_aside(folder)
        fresh.replace(folder / FILE)
        return old


def _folder(where: Path | str) -> Path:
    """PostgreSQL has tools of its own, which its administrators know."""
    if isinstance(where, Path):
        return where
    raise BackupError("use-pg-dump")


def check_ours(connection: sqlite3.Connection, path: Path) -> None:
    """A complete database of ours, no newer than this program."""
    try:
        [(revision,)] = connection.execute("select version_num from alembic_version")
        connection.execute("select count(*) from games").fetchone()
        whole = connection.execute("pragma quick_check").fetchone()[0] == "ok"
    except sqlite3.DatabaseError as error:
        # SQLite tells a file of another kind from a damaged one of its own.
        if error.sqlite_errorcode & PRIMARY_CODE == sqlite3.SQLITE_CORRUPT:
            raise BackupError("broken-database", path=str(path)) from None
        raise BackupError("not-our-database", path=str(path)) from None
    except ValueError:
        raise BackupError("not-our-database", path=str(path)) from None
    if not whole:
        raise BackupError("broken-database", path=str(path))
    if revision not in known_revisions():
        raise NewerDatabase("newer-database", path=str(path))


def check_current(folder: Path) -> None:
    """A database of just this version: a server that runs meanwhile must not find another schema all at once."""
    with reading(folder / FILE) as connection:
        check_ours(connection, folder / FILE)
        [(revision,)] = connection.execute("select version_num from alembic_version")
    if revision != known_revisions()[0]:
        raise BackupError("older-database", path=str(folder / FILE))


def _copy(connection: sqlite3.Connection, target: Path) -> None:
    """Made under another name first, so that a copy is whole or not there."""
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(OWNER_ONLY)
        with contextlib.closing(sqlite3.connect(part)) as copy:
            connection.backup(copy)
            copy.execute("pragma journal_mode=delete")
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise BackupError("unwritable", path=str(target), reason=str(error)) from None


def _set_aside(folder: Path) -> Path | None:
    if not (folder / FILE).is_file():
        return None
    hide(folder / FILE)
    old = folder / f"pelagos-before-{time.strftime('%Y%m%d-%H%M%S')}.db"
    for suffix in SUFFIXES:
        part = folder / f"{FILE}{suffix}"
        if part.exists():
            part.replace(f"{old}{suffix}")
    return old


@contextlib.contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    if not path.is_file():
        raise BackupError("no-file", path=str(path))
    with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        yield connection


# statistics

COUNTS: Final = {
    "accounts": "select count(*) from users",
    "devices": "select count(*) from sessions",
    "tokens": "select count(*) from tokens",
    "calls": "select count(*) from calls",
    "jobs": "select count(*) from jobs",
}


PHASES: Final = "select phase, count(*) from games group by phase order by phase"
TITLES: Final = "select title, count(*) from games group by title order by title"


def stats(where: Path | str) -> Json:
    """Numbers, and no names."""
    if not isinstance(where, Path):
        return _stats_at(where)
    with reading(where / FILE) as connection:
        check_ours(connection, where / FILE)
        tables, titles = dict(connection.execute(PHASES)), dict(connection.execute(TITLES))
        counts = {name: connection.execute(query).fetchone()[0] for name, query in COUNTS.items()}
    sizes = [path.stat().st_size for suffix in SUFFIXES if (path := where / f"{FILE}{suffix}").exists()]
    return {"tables": tables, "titles": titles, **counts, "bytes": sum(sizes)}


def _stats_at(address: str) -> Json:
    # Here, so that nobody needs the driver who does not use it.
    from pelagos.server.store.postgres import reading_at  # noqa: PLC0415

    with reading_at(address) as connection:
        tables = dict(connection.execute(PHASES).fetchall())
        titles = dict(connection.execute(TITLES).fetchall())
        counts = {name: connection.execute(query).fetchall()[0][0] for name, query in COUNTS.items()}
        [(size,)] = connection.execute("select pg_database_size(current_database())").fetchall()
    return {"tables": tables, "titles": titles, **counts, "bytes": size}
