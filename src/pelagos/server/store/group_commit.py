"""Group commit on PostgreSQL: a thread with a connection of its own writes all changes that have gathered meanwhile.

A commit waits for the disk for milliseconds, whether it holds one change or a hundred. So while one is under way the
next changes gather, and go together in one transaction, through a pipeline, without waiting for each statement. If a
transaction fails, which hardly happens, each of its changes is tried by itself, so that only those fail that must.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections import deque
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import psycopg
from sqlalchemy.engine import Dialect

from pelagos.server.errors import StoreFailed
from pelagos.server.store.change import Change
from pelagos.server.store.commits import FAILED, KEPT, Commit
from pelagos.server.store.engine import GONE, failed, is_alive
from pelagos.server.store.statements import Statement, statements

LOG: Final = logging.getLogger(__name__)
MOST_TOGETHER: Final = 500
"""Changes in one transaction."""
CONNECT_AGAIN_S: Final = 0.25
"""Between two tries to reach a database that is away."""

Connection = psycopg.Connection[Any]
Prepared = list[tuple[str, list[dict[str, Any]]]]

FLUSHING: Final[Prepared] = [("select pg_logical_emit_message(true, 'pelagos', '')", [{}])]
"""Writes nothing but a few bytes of log, for which the commit waits like for any others."""


class Written(NamedTuple):
    """A change on its way, ready to be sent."""

    commit: Commit
    prepared: Prepared


class GroupCommitWriter:
    """Writes changes in order. `write`, `flush`, `defer` and `close` are called by one thread, that of the loop."""

    def __init__(self, connect: Callable[[], Connection], dialect: Dialect) -> None:
        self._connect: Final = connect
        self._dialect: Final = dialect
        self._compiled: Final[dict[Any, str]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._changed: Final = threading.Condition()
        # What follows is guarded by `_changed`.
        self._queue: Final[deque[Written]] = deque()
        self._busy = False
        self._done: Final[deque[Commit]] = deque()
        self._down: StoreFailed | None = None
        self._closing = False
        self._thread: threading.Thread | None = None
        self._connection: Connection | None = None

    # the thread of the loop

    def write(self, change: Change, before: Commit | None = None) -> Commit | None:
        prepared = [self._prepared(statement) for statement in statements(change)]
        commit = Commit(change.game, before)
        with self._changed:
            if self._down is not None:
                raise self._down
            self._start()
            self._queue.append(Written(commit, prepared))
            self._changed.notify_all()
        if self._loop is not None:
            return commit
        self.flush()
        if commit.error is not None:
            raise commit.error
        return None

    def flush_log(self) -> Commit:
        """What others have committed without waiting for the disk is there when this is kept: the log is one."""
        commit = Commit("")
        with self._changed:
            if self._down is not None:
                commit.error, commit.written, commit.pending = self._down, FAILED, False
                return commit
            last = self._queue[-1] if self._queue else None
            if last is not None and last.prepared is FLUSHING:
                return last.commit
            self._start()
            self._queue.append(Written(commit, FLUSHING))
            self._changed.notify_all()
        return commit

    def defer(self, loop: asyncio.AbstractEventLoop | None) -> None:
        self.flush()
        self._loop = loop
        if loop is not None and self._thread is None:
            # Not at the first move: another server must find the lock taken. If it is not ours the thread tries on.
            self._try_to_connect()
            with self._changed:
                self._start()

    def flush(self) -> None:
        with self._changed:
            self._changed.wait_for(lambda: not self._queue and not self._busy)
        self._deliver()

    def close(self) -> None:
        self.flush()
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join()
        self._disconnect()
        self._thread, self._closing, self._down = None, False, None

    def _start(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="commits", daemon=True)
            self._thread.start()

    def _prepared(self, statement: Statement) -> tuple[str, list[dict[str, Any]]]:
        """In the SQL of the driver. What cannot be sent fails here, in front of whoever has asked for it."""
        columns = tuple(statement.rows[0])
        known = (statement.query, columns)
        text = self._compiled.get(known)
        if text is None:
            text = self._compiled[known] = str(statement.query.compile(dialect=self._dialect, column_keys=columns))
        for row in statement.rows:
            for value in row.values():
                if isinstance(value, str):
                    value.encode()
        return text, statement.rows

    def _deliver(self) -> None:
        """Tell what became of changes, in the order in which they were written."""
        while True:
            with self._changed:
                if not self._done:
                    return
                commit = self._done.popleft()
            commit.finish()

    # the thread of the writer

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(
                    lambda: bool(self._queue) or self._closing,
                    CONNECT_AGAIN_S if self._down is not None else None,
                )
                if self._closing and not self._queue:
                    break
                taken = [self._queue.popleft() for _ in range(min(len(self._queue), MOST_TOGETHER))]
                self._busy = bool(taken)
            if not taken:
                self._try_to_connect()
                continue
            self._keep(taken)
            self._announce(taken)

    def _announce(self, taken: list[Written]) -> None:
        """Hand over to the loop what became of these. While nothing is deferred, whoever waits takes it themselves."""
        with self._changed:
            self._done.extend([written.commit for written in taken])
            self._busy = False
            self._changed.notify_all()
        loop = self._loop
        if loop is not None:
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(self._deliver)

    def _keep(self, taken: list[Written]) -> None:
        """All in one transaction; if that fails and the database is there, each by itself."""
        sound = [written for written in taken if not self._built_on_failure(written.commit)]
        if not sound:
            return
        error = self._transaction(sound)
        if error is None:
            for written in sound:
                written.commit.written = KEPT
        elif self._connection is None or len(sound) == 1:
            for written in sound:
                self._fail(written.commit, error)
        else:
            for written in sound:
                self._keep([written])

    def _built_on_failure(self, commit: Commit) -> bool:
        before = commit.before
        if before is None or before.written != FAILED or before.error is None:
            return False
        self._fail(commit, before.error)
        return True

    def _fail(self, commit: Commit, error: StoreFailed) -> None:
        commit.error, commit.written = error, FAILED

    def _transaction(self, group: list[Written]) -> StoreFailed | None:
        """None if it is durable. If the connection broke nobody knows: it is told as failed, and read again."""
        if not self._is_connected() and not self._try_to_connect():
            return self._down
        connection = self._connection
        assert connection is not None
        try:
            with connection.pipeline(), connection.transaction(), connection.cursor() as cursor:
                for written in group:
                    for text, rows in written.prepared:
                        for row in rows:
                            cursor.execute(text, row)
        except psycopg.Error as error:
            if connection.closed or connection.broken:
                self._lost(error)
            return failed(error)
        except Exception as error:
            LOG.exception("fault while writing")
            return failed(error)
        return None

    def _is_connected(self) -> bool:
        """A connection that broke while nothing was under way has lost nothing: a new one is made before it is used."""
        if self._connection is not None and not is_alive(self._connection, psycopg.Error):
            self._disconnect()
        return self._connection is not None

    def _try_to_connect(self) -> bool:
        try:
            self._connection = self._connect()
        except psycopg.Error as error:
            self._lost(error)
        except StoreFailed as error:
            self._is_down(error)
        else:
            if self._down is not None:
                LOG.warning("database is back")
            self._is_down(None)
        return self._connection is not None

    def _lost(self, error: psycopg.Error) -> None:
        """The database is away: what waits fails now, and what comes is refused until it is back."""
        self._disconnect()
        state = error.sqlstate
        self._is_down(failed(error) if state else StoreFailed("store-failed", reason=GONE))

    def _is_down(self, error: StoreFailed | None) -> None:
        if error is not None and self._down is None:
            LOG.error("database is away", extra={"code": str(error.said["reason"])})
        with self._changed:
            self._down = error

    def _disconnect(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(psycopg.Error):
                self._connection.close()
            self._connection = None
