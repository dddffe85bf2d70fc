"""A PostgreSQL of the tests' own, for the time of a test run: in a temporary folder, reached by a socket in it.

PostgreSQL refuses to run as root, so there it runs as the user `postgres`, whom its package makes. All processes of a
test run share one; the last to end stops it.
"""

from __future__ import annotations

import contextlib
import fcntl
import itertools
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import psycopg
import pytest

from pelagos.server.store.schema import META

SYSTEM_USER: Final = "postgres"
ROLE: Final = "pelagos"
"""As whom the server connects: it may make databases, and is no superuser."""
TEMPLATE: Final = "template_of_pelagos"
MISSING: Final = "there is no PostgreSQL here: apt install postgresql"
SETTINGS: Final = {
    "listen_addresses": "''",
    "fsync": "off",
    "max_connections": "200",
    "shared_buffers": "64MB",
    "autovacuum": "off",
}
"""Without `fsync` only the whole machine can lose what is committed, and no test pulls its plug."""
NUMBERS: Final = itertools.count()


def programs() -> Path | None:
    """The folder of `initdb` and `pg_ctl`: distributions keep it off the path."""
    found = shutil.which("pg_ctl")
    if found is not None:
        return Path(found).resolve().parent
    kept = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda path: int(path.parts[-3]))
    return kept[-1].parent if kept else None


class Cluster:
    """A server of PostgreSQL with databases that tests throw away."""

    def __init__(self, folder: Path, bin_folder: Path) -> None:
        self.folder: Final = folder
        self._programs: Final = bin_folder

    def make(self) -> None:
        """Its files. The folder is the system user's."""
        self.folder.chmod(0o700)
        if os.geteuid() == 0:
            shutil.chown(self.folder, SYSTEM_USER, SYSTEM_USER)
        data = self.folder / "data"
        self._run("initdb", "-D", str(data), "-U", SYSTEM_USER, "-A", "trust", "-E", "UTF8", "--no-sync", "--no-locale")
        self.start()
        with self.connected("postgres", SYSTEM_USER) as connection:
            connection.execute(f"create role {ROLE} login createdb")

    def start(self) -> None:
        words = [f"-k {self.folder}", *[f"-c {name}={value}" for name, value in SETTINGS.items()]]
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-l", log, "-o", " ".join(words), "start")

    def stop(self) -> None:
        if (self.folder / "data" / "postmaster.pid").exists():
            self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")

    def kill(self) -> None:
        """All of its processes at once, as if its machine had lost power but for what the disk has."""
        first = int((self.folder / "data" / "postmaster.pid").read_text().splitlines()[0])
        # Stopped, it cannot start anything new meanwhile.
        os.kill(first, signal.SIGSTOP)
        others = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for process in (*map(int, others), first):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        while any(_runs(int(process)) for process in others):
            time.sleep(0.01)
        # A start of the machine removes them; here the number of a process that nobody waited for may look alive.
        (self.folder / "data" / "postmaster.pid").unlink()
        (self.folder / ".s.PGSQL.5432.lock").unlink()

    def _run(self, program: str, *words: str) -> None:
        user = ["setpriv", "--reuid", SYSTEM_USER, "--regid", SYSTEM_USER, "--init-groups"] if os.geteuid() == 0 else []
        command = [*user, str(self._programs / program), *words]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", cwd="/", check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    @contextmanager
    def connected(self, database: str, role: str = ROLE) -> Iterator[psycopg.Connection[Any]]:
        with psycopg.connect(self.address(database, role), autocommit=True) as connection:
            yield connection

    def address(self, database: str, role: str = ROLE) -> str:
        return f"postgresql://{role}@/{database}?host={self.folder}"

    def new(self, template: str = "template1") -> str:
        """The address of a new database."""
        name = f"pelagos_{os.getpid()}_{next(NUMBERS)}"
        with self.connected("postgres") as connection:
            connection.execute(f"create database {name} template {template}")
        return self.address(name)

    def new_with_tables(self) -> str:
        """The address of a new database with the newest schema, and nothing in it."""
        from pelagos.server.store.postgres import open_engine  # noqa: PLC0415 -- the driver may be missing

        with self.connected("postgres") as connection:
            # Only one process makes the template; the others wait.
            connection.execute("select pg_advisory_lock(1)")
            known = connection.execute("select 1 from pg_database where datname = %s", (TEMPLATE,)).fetchone()
            if known is None:
                connection.execute(f"create database {TEMPLATE}_new")
                open_engine(self.address(f"{TEMPLATE}_new")).dispose()
                connection.execute(f"alter database {TEMPLATE}_new rename to {TEMPLATE}")
        return self.new(TEMPLATE)

    def drop(self, address: str) -> None:
        name = address.partition("@/")[2].partition("?")[0]
        with self.connected("postgres") as connection:
            connection.execute(f"drop database {name} with (force)")

    def empty(self, address: str) -> None:
        """Nobody is connected any more, and all tables are empty."""
        tables = ", ".join(f'"{name}"' for name in META.tables)
        others = "datname = current_database() and pid <> pg_backend_pid()"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"select pg_terminate_backend(pid) from pg_stat_activity where {others}")
            connection.execute(f"truncate {tables} restart identity cascade")


def _runs(process: int) -> bool:
    """What is over but not waited for does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@contextmanager
def own_cluster() -> Iterator[Cluster]:
    """One that a test may kill."""
    bin_folder = programs()
    if bin_folder is None:
        pytest.skip(MISSING)
    folder = Path(tempfile.mkdtemp(prefix="pelagos-pg-"))
    cluster = Cluster(folder, bin_folder)
    cluster.make()
    try:
        yield cluster
    finally:
        cluster.stop()
        shutil.rmtree(folder)


@contextmanager
def shared_cluster(run_folder: Path) -> Iterator[Cluster]:
    """The one of this test run; `run_folder` is the same for all its processes."""
    bin_folder = programs()
    if bin_folder is None:
        pytest.skip(MISSING)
    note = run_folder / "postgresql.json"
    with _locked(note):
        noted: dict[str, Any] = json.loads(note.read_text()) if note.exists() else {"users": 0, "folder": ""}
        if noted["users"] == 0:
            noted["folder"] = tempfile.mkdtemp(prefix="pelagos-pg-")
            Cluster(Path(noted["folder"]), bin_folder).make()
        note.write_text(json.dumps({**noted, "users": noted["users"] + 1}))
    cluster = Cluster(Path(noted["folder"]), bin_folder)
    try:
        yield cluster
    finally:
        with _locked(note):
            noted = json.loads(note.read_text())
            note.write_text(json.dumps({**noted, "users": noted["users"] - 1}))
            if noted["users"] == 1:
                cluster.stop()
                shutil.rmtree(cluster.folder)


@contextmanager
def _locked(note: Path) -> Iterator[None]:
    with note.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
