"""Tables on disk: a save now and then, and every call since with what it changed in the save."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, and_, delete, func, insert, or_, select, tuple_, update

from pelagos.kernel.title import Json
from pelagos.server.errors import Missing, StoreFailed
from pelagos.server.ids import GUEST_PREFIX
from pelagos.server.store.change import Change
from pelagos.server.store.commits import Commit
from pelagos.server.store.engine import SQLITE, guarded, is_alive
from pelagos.server.store.rows import NOT_SEATED, Job
from pelagos.server.store.schema import BROKEN_TABLES, CALLS, GAMES, JOBS, KEYS, PLAYERS, SAVES
from pelagos.server.store.statements import decompressed
from pelagos.server.store.writers import DirectWriter, Writer

PAGE_ROWS: Final = 50
MOST_BY_POST: Final = 200
"""Running games of one person that are listed at once."""


class StoredCall(NamedTuple):
    """A call that is still to be made, and the seat that was asked after it, if that is known."""

    name: str
    arguments: Json
    asked: int | None


class StoredTable(NamedTuple):
    """A table as it is on disk."""

    save: Json
    rules: str | None
    """The version of the rules under which it was saved."""
    number: int
    """Of the last call."""
    saved: int
    """Of the last call that the save contains."""
    deltas: list[Json]
    """What calls have changed in the save since."""
    calls: list[StoredCall]
    """Those after them that have no deltas."""
    public: bool
    created: int
    used: int
    removed: bool
    """By a moderator."""
    touched: int
    asked_since: int
    """When the turn of the seat that must answer began."""
    damaged: bool = False
    """What is on disk cannot be read; save, deltas and calls are empty."""


def stored_table(row: Any, calls: Iterable[Any]) -> StoredTable:
    """From the row of its save, and those of the calls since.

    The row has data, number, rules, public, created, used, removed, touched, asked_since.
    """
    data, number, rules, public, created, used, removed, touched, asked_since = row
    found = list(calls)
    damaged = False
    save: Json = {}
    deltas: list[Json] = []
    to_make: list[StoredCall] = []
    try:
        save = decompressed(data)
        deltas = [msgspec.msgpack.decode(delta) for *_, delta in found if delta]
        to_make = [StoredCall(name, msgspec.json.decode(text), asked) for name, text, asked, d in found if d is None]
    except (zlib.error, msgspec.DecodeError, UnicodeError):
        damaged = True
    return StoredTable(
        save,
        rules,
        number + len(found),
        number,
        deltas,
        to_make,
        bool(public),
        created,
        used,
        removed is not None,
        touched,
        asked_since or 0,
        damaged,
    )


encode_delta: Final = msgspec.msgpack.Encoder().encode
"""Deltas are written at every move: shorter and quicker than as JSON."""


class BrokenTable(NamedTuple):
    """A table that could not be opened: why, under which version of the rules, and since when."""

    game: str
    code: str
    rules: str
    since: int


JobPlace = tuple[int, str, str, int]
"""Where a job stands among all, by time: due, table, kind, seat."""
_JOB: Final = select(JOBS.c.game, JOBS.c.kind, JOBS.c.seat, JOBS.c.due, JOBS.c.at)
_JOB_PLACE: Final = (JOBS.c.due, JOBS.c.game, JOBS.c.kind, JOBS.c.seat)


def _of_last_call(column: Any) -> Any:
    last = select(column).where(CALLS.c.game == GAMES.c.id).order_by(CALLS.c.number.desc()).limit(1)
    return last.correlate(GAMES).scalar_subquery()


_ASKED: Final = func.coalesce(_of_last_call(CALLS.c.asked), GAMES.c.asked)
"""The seat that must answer: as the last call has it, or where there is none, the row of the table."""
_ASKED_SINCE: Final = func.coalesce(_of_last_call(CALLS.c.asked_since), GAMES.c.asked_since, GAMES.c.touched)
"""When its turn began; where that was before it was noted, at the last touch."""
_DEADLINE: Final = (
    select(func.min(JOBS.c.due)).where(JOBS.c.game == GAMES.c.id, JOBS.c.kind == "clock").correlate(GAMES)
).scalar_subquery()
"""When its time is out."""
_SHOWN: Final = func.coalesce(GAMES.c.removed, 0) == 0
"""Not removed by a moderator. Not a bare column, else SQLite would walk through the index of all that are not."""
_PHASE: Final = func.coalesce(GAMES.c.phase, "")
"""Of the tables of one person: not through the index of all tables of a phase."""


class Games:
    """The tables of one database."""

    def __init__(self, engine: Engine, writer: Callable[[Callable[[], Connection]], Writer] | None = None) -> None:
        self._engine: Final = engine
        self._driver_error: Final[type[Exception] | None] = (
            None if engine.dialect.name == SQLITE else engine.dialect.loaded_dbapi.Error
        )
        """What the driver raises, where a connection may break."""
        self._open_connection: Connection | None = None
        self.writer: Final = DirectWriter(engine, self._connection) if writer is None else writer(self._connection)
        self.last_failure = ""
        """Why the last move could not be written; empty if it was."""
        self.failures = 0
        """Moves that could not be written."""

    def _connection(self) -> Connection:
        """One for all writing, kept open: opening costs more than a move."""
        known = self._open_connection
        if known is not None and self._driver_error is not None and not known.closed and self._broke(known):
            known.invalidate()
            known.close()
        if known is None or known.closed:
            known = self._open_connection = self._engine.connect()
        return known

    def _broke(self, known: Connection) -> bool:
        """While it lay idle. Within a transaction the next statement finds out by itself."""
        assert self._driver_error is not None
        return not known.in_transaction() and not is_alive(known.connection.driver_connection, self._driver_error)

    def release(self) -> None:
        """Give the connection back; the next use takes one anew."""
        if self._open_connection is not None:
            self._open_connection.close()

    def close(self) -> None:
        self.writer.close()
        self.release()

    def write(self, change: Change, before: Commit | None = None) -> Commit | None:
        """One move, all of it or nothing; it is kept if this gives nothing, else on its way (`Writer.write`)."""
        try:
            commit = self.writer.write(change, before)
        except StoreFailed as error:
            self._note_failure(error)
            raise
        if commit is None:
            self.last_failure = ""
        else:
            commit.then(self._note)
        return commit

    def _note(self, commit: Commit) -> None:
        if commit.error is None:
            self.last_failure = ""
        else:
            self._note_failure(commit.error)

    def _note_failure(self, error: StoreFailed) -> None:
        self.last_failure = str(error.said["reason"])
        self.failures += 1

    # reading

    def load(self, game: str) -> StoredTable:
        with guarded(), self._connection().begin():
            connection = self._connection()
            row = connection.execute(
                select(
                    SAVES.c.data,
                    SAVES.c.number,
                    SAVES.c.rules,
                    GAMES.c.public,
                    GAMES.c.created,
                    GAMES.c.used,
                    GAMES.c.removed,
                    GAMES.c.touched,
                    _ASKED_SINCE,
                )
                .join(SAVES, SAVES.c.game == GAMES.c.id)
                .where(GAMES.c.id == game)
            ).first()
            if row is None:
                raise Missing("no-such-table")
            calls = connection.execute(
                select(CALLS.c.name, CALLS.c.arguments, CALLS.c.asked, CALLS.c.delta)
                .where(CALLS.c.game == game, CALLS.c.number > row.number)
                .order_by(CALLS.c.number)
            ).all()
        return stored_table(row, calls)

    # tables that were never opened by this version, or cannot be

    def unsettled(self) -> list[str]:
        """Tables with calls that have no deltas."""
        rows = self._all(select(CALLS.c.game).where(CALLS.c.delta.is_(None)).distinct())
        return [row.game for row in rows]

    def broken(self) -> list[BrokenTable]:
        """The tables that could not be opened when they were last asked for, the longest broken first."""
        rows = self._all(select(BROKEN_TABLES).order_by(BROKEN_TABLES.c.since, BROKEN_TABLES.c.game))
        return [BrokenTable(row.game, row.code, row.rules, row.since) for row in rows]

    def note_broken(self, found: BrokenTable) -> None:
        with guarded(), self._connection().begin():
            self._connection().execute(delete(BROKEN_TABLES).where(BROKEN_TABLES.c.game == found.game))
            self._connection().execute(insert(BROKEN_TABLES), found._asdict())

    def note_mended(self, game: str) -> None:
        with guarded(), self._connection().begin():
            self._connection().execute(delete(BROKEN_TABLES).where(BROKEN_TABLES.c.game == game))

    def postpone(self, game: str, name: str, arguments: Json) -> None:
        """A call that will be made when the table can be opened again."""
        with guarded(), self._connection().begin():
            connection = self._connection()
            saved = select(SAVES.c.number).where(SAVES.c.game == game)
            last = select(func.max(CALLS.c.number)).where(CALLS.c.game == game)
            number = 1 + max(connection.execute(saved).scalar_one(), connection.execute(last).scalar() or 0)
            text = msgspec.json.encode(arguments).decode()
            connection.execute(insert(CALLS), {"game": game, "number": number, "name": name, "arguments": text})

    def holder(self, key: str) -> tuple[str, str] | None:
        """Of which table and for whom a key is, by its hash."""
        row = self._first(select(KEYS.c.game, KEYS.c.player).where(KEYS.c.hash == key))
        return None if row is None else (row.game, row.player)

    def is_removed(self, game: str) -> bool:
        row = self._first(select(GAMES.c.removed).where(GAMES.c.id == game))
        return row is not None and row.removed is not None

    def drop_keys(self, game: str, player: str) -> None:
        """Whoever got up for good has no key any more."""
        with guarded(), self._connection().begin():
            self._connection().execute(delete(KEYS).where(KEYS.c.game == game, KEYS.c.player == player))

    def jobs(self, game: str) -> list[tuple[str, Job]]:
        """Everything that is due some day at one table."""
        return self._jobs(_JOB.where(JOBS.c.game == game))

    def jobs_due(self, after: JobPlace, until: int, most: int) -> list[tuple[str, Job]]:
        """The first so many of all jobs that come behind this one, and are due until then."""
        behind = and_(JOBS.c.due >= after[0], tuple_(*_JOB_PLACE) > tuple_(*after))
        return self._jobs(_JOB.where(behind, JOBS.c.due <= until).order_by(*_JOB_PLACE).limit(most))

    def _jobs(self, query: Any) -> list[tuple[str, Job]]:
        return [(row.game, Job(row.kind, row.seat, row.due, row.at)) for row in self._all(query)]

    def summaries(self, games: Iterable[str]) -> list[Json]:
        return self._summaries(select(*_SUMMARY).where(GAMES.c.id.in_(list(games)[:PAGE_ROWS])))

    def public(self, phase: str, before: int) -> list[Json]:
        query = select(*_SUMMARY).where(GAMES.c.public, GAMES.c.phase == phase, GAMES.c.touched < before)
        return self._summaries(query)

    def of_player(self, player: str, before: int, waiting: bool = False) -> list[Json]:
        """Tables where somebody sits, or which they own; or only those that wait for them."""
        own = select(PLAYERS.c.game).where(PLAYERS.c.player == player, PLAYERS.c.seat < NOT_SEATED)
        seated = GAMES.c.id.in_(own)
        if waiting:
            sits = select(PLAYERS.c.seat).where(PLAYERS.c.player == player, PLAYERS.c.game == GAMES.c.id)
            asked = and_(_PHASE == "running", seated, _ASKED.in_(sits))
            return self._summaries(select(*_SUMMARY).where(asked, GAMES.c.touched < before))
        return self._summaries(select(*_SUMMARY).where(or_(seated, GAMES.c.owner == player), GAMES.c.touched < before))

    def by_post(self, player: str, since: int, time_at: Callable[[int], int]) -> list[Json]:
        """For somebody who plays by post: what waits for them, longest first; what waits for others; what ended since.

        Besides what every list says: their seats, when the turn began, and when its time is out. Jobs are due at an
        uptime: `time_at` says which time that is.
        """
        seats: dict[str, list[int]] = {}
        own = select(PLAYERS.c.game, PLAYERS.c.seat).where(PLAYERS.c.player == player, PLAYERS.c.seat < NOT_SEATED)
        for row in self._all(own):
            seats.setdefault(row.game, []).append(row.seat)
        sits = select(PLAYERS.c.seat).where(PLAYERS.c.player == player, PLAYERS.c.game == GAMES.c.id)
        dated = select(*_SUMMARY, _ASKED_SINCE.label("since"), _DEADLINE.label("deadline"))
        mine = dated.where(GAMES.c.id.in_(own.with_only_columns(PLAYERS.c.game)), _SHOWN)
        running = mine.where(_PHASE == "running").order_by(_ASKED.in_(sits).desc(), _ASKED_SINCE)
        ended = mine.where(_PHASE == "over", GAMES.c.touched > since).order_by(GAMES.c.touched.desc())
        rows = [*self._all(running.limit(MOST_BY_POST)), *self._all(ended.limit(PAGE_ROWS))]
        return [_by_post(row, seats[row.id], time_at) for row in rows]

    def all_of(self, player: str) -> list[str]:
        """The ids of all tables where somebody sits, sat or asks to sit, or which they own."""
        sits = select(PLAYERS.c.game).where(PLAYERS.c.player == player)
        rows = self._all(sits.union(select(GAMES.c.id).where(GAMES.c.owner == player)))
        return sorted(row[0] for row in rows)

    def running_of(self, player: str) -> list[str]:
        """The ids of the running games in which somebody plays, but for those that a moderator has removed."""
        sits = select(PLAYERS.c.game).where(PLAYERS.c.player == player, PLAYERS.c.seat < NOT_SEATED)
        rows = self._all(select(GAMES.c.id).where(GAMES.c.id.in_(sits), _PHASE == "running", _SHOWN))
        return sorted(row.id for row in rows)

    def players(self, game: str) -> list[tuple[int, str]]:
        seated = and_(PLAYERS.c.game == game, PLAYERS.c.seat < NOT_SEATED)
        rows = self._all(select(PLAYERS.c.seat, PLAYERS.c.player).where(seated))
        return [(row.seat, row.player) for row in rows]

    def count_open(self, owner: str) -> int:
        row = self._first(
            select(func.count()).select_from(GAMES).where(GAMES.c.owner == owner, GAMES.c.phase != "over", _SHOWN)
        )
        return 0 if row is None else int(row[0])

    def count_open_of_guests(self, network: str) -> int:
        """Unfinished tables that were opened from there, and that no account owns."""
        unfinished = GAMES.c.phase.in_(("waiting", "running"))
        there = and_(GAMES.c.network == network, unfinished, GAMES.c.removed.is_(None))
        row = self._first(select(func.count()).select_from(GAMES).where(there, GAMES.c.owner.startswith(GUEST_PREFIX)))
        return 0 if row is None else int(row[0])

    def note_use(self, game: str, uptime: int) -> None:
        """Somebody was here: whoever was warned that the table will be removed need not fear it."""
        with guarded(), self._connection().begin():
            self._connection().execute(update(GAMES).where(GAMES.c.id == game), {"used": uptime, "warned": 0})

    def check(self) -> None:
        """StoreFailed if the database cannot be read."""
        self._first(select(GAMES.c.id).limit(1))

    def _summaries(self, query: Any) -> list[Json]:
        """What a moderator has removed is in no list."""
        shown = query.where(_SHOWN)
        rows = self._all(shown.order_by(GAMES.c.touched.desc()).limit(PAGE_ROWS))
        return [{**msgspec.json.decode(row.card), **_dated(row)} for row in rows]

    def _first(self, query: Any) -> Any:
        with guarded(), self._connection().begin():
            return self._connection().execute(query).first()

    def _all(self, query: Any) -> Sequence[Any]:
        with guarded(), self._connection().begin():
            return self._connection().execute(query).all()


_SUMMARY: Final = (
    GAMES.c.id,
    GAMES.c.card,
    GAMES.c.public,
    GAMES.c.created,
    GAMES.c.touched,
    _ASKED.label("asked"),
    GAMES.c.phase,
)


def _dated(row: Any) -> Json:
    return {
        "game": row.id,
        "public": bool(row.public),
        "created": row.created,
        "touched": row.touched,
        "phase": row.phase,
        "asked": None if row.asked < 0 else row.asked,
    }


def _by_post(row: Any, seats: list[int], time_at: Callable[[int], int]) -> Json:
    own = {"you": seats, "waiting": row.phase == "running" and row.asked in seats}
    dates = {"asked_since": row.since, "deadline": None if row.deadline is None else time_at(row.deadline)}
    return {**msgspec.json.decode(row.card), **_dated(row), **own, **dates}
