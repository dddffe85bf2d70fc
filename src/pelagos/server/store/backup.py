"""Looking after a data folder from outside: whose it is just now, copies of the database, what is in it."""

from __future__ import annotations

import contextlib
import sqlite3
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

from alembic.config import Config as AlembicConfig
from alembic.script import ScriptDirectory

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Json
from pelagos.server.store.engine import FILE, MIGRATIONS

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOCK: Final = "pelagos.lock"
BESIDE: Final = ("", "-wal", "-shm")
"""What SQLite keeps beside a database."""
PRIVATE: Final = 0o600


class BackupError(PelagosError):
    """A folder or a file that cannot be used like that."""


@contextlib.contextmanager
def occupied(folder: Path) -> Iterator[None]:
    """One server for one folder. The system takes the lock back when the process ends, however it ends."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with (folder / LOCK).open("a+b") as file:
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


def back_up(folder: Path, target: Path) -> None:
    """The database as it is at one moment, in one file; a server may run meanwhile. The copy holds every secret."""
    if target.exists():
        raise BackupError("copy-exists", path=str(target))
    with _reading(folder / FILE) as line:
        _copy(line, target)


def restore(folder: Path, source: Path) -> Path | None:
    """The database from a copy. What was there before stays beside it, and its path is returned."""
    with occupied(folder), _reading(source) as line:
        check_ours(line, source)
        fresh = folder / f"{FILE}.new"
        fresh.unlink(missing_ok=True)
        _copy(line, fresh)
        old = _set_aside(folder)
        fresh.replace(folder / FILE)
        return old


def check_ours(line: sqlite3.Connection, path: Path) -> None:
    """A whole database of ours, no newer than we are."""
    try:
        [(revision,)] = line.execute("select version_num from alembic_version")
        line.execute("select count(*) from games").fetchone()
        whole = line.execute("pragma quick_check").fetchone()[0] == "ok"
    except (sqlite3.DatabaseError, ValueError):
        raise BackupError("not-our-database", path=str(path)) from None
    if not whole:
        raise BackupError("broken-database", path=str(path))
    if revision not in _revisions():
        raise BackupError("newer-database", path=str(path))


def _revisions() -> list[str]:
    config = AlembicConfig()
    config.set_main_option("script_location", MIGRATIONS)
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]


def _copy(line: sqlite3.Connection, target: Path) -> None:
    """Made under another name first, so that a copy is whole or not there."""
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(PRIVATE)
        with contextlib.closing(sqlite3.connect(part)) as copy:
            line.backup(copy)
            copy.execute("pragma journal_mode=delete")
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise BackupError("unwritable", path=str(target), reason=str(error)) from None


def _set_aside(folder: Path) -> Path | None:
    if not (folder / FILE).is_file():
        return None
    old = folder / f"pelagos-before-{time.strftime('%Y%m%d-%H%M%S')}.db"
    for suffix in BESIDE:
        part = folder / f"{FILE}{suffix}"
        if part.exists():
            part.replace(f"{old}{suffix}")
    return old


@contextlib.contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    if not path.is_file():
        raise BackupError("no-file", path=str(path))
    with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as line:
        yield line


# what there is

COUNTS: Final = {
    "accounts": "select count(*) from users",
    "devices": "select count(*) from sessions",
    "tokens": "select count(*) from tokens",
    "calls": "select count(*) from calls",
    "jobs": "select count(*) from jobs",
}


def stats(folder: Path) -> Json:
    """Numbers, and no names."""
    with _reading(folder / FILE) as line:
        check_ours(line, folder / FILE)
        tables = dict(line.execute("select phase, count(*) from games group by phase order by phase"))
        titles = dict(line.execute("select title, count(*) from games group by title order by title"))
        counts = {name: line.execute(query).fetchone()[0] for name, query in COUNTS.items()}
    sizes = [path.stat().st_size for suffix in BESIDE if (path := folder / f"{FILE}{suffix}").exists()]
    return {"tables": tables, "titles": titles, **counts, "bytes": sum(sizes)}
