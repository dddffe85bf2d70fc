"""Tables on disk: a save now and then, and every call since."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, and_, bindparam, delete, func, insert, or_, select, update

from pelagos.kernel.title import Json
from pelagos.server.errors import Missing, StoreFailed
from pelagos.server.store.engine import guarded
from pelagos.server.store.fast_writes import FastWrites
from pelagos.server.store.schema import CALLS, GAMES, JOBS, KEYS, PLAYERS, SAVES

PAGE_ROWS: Final = 50
NOT_SEATED: Final = 100
"""From this number on `players.seat` is no seat: somebody who sat at the table before, or asks for a chair."""
ZLIB_LEVEL: Final = 1
"""Saves are written often and read seldom."""


class Job(NamedTuple):
    """Something due: when, what, for which seat, at which version of the table."""

    kind: str
    seat: int
    due: int
    at: int


class StoredTable(NamedTuple):
    """A table as it is on disk."""

    save: Json
    number: int
    """Of the last call."""
    calls: list[tuple[str, Json]]
    public: bool
    created: int


class Change(NamedTuple):
    """All that one move writes, in one transaction. None: unchanged."""

    game: str
    number: int
    """Of the first of these calls."""
    calls: Sequence[tuple[str, Json]]
    row: Json | None = None
    """Columns of the table's row."""
    save: Json | None = None
    players: Sequence[tuple[int, str]] | None = None
    jobs: Sequence[Job] | None = None
    keys: Sequence[tuple[str, str]] = ()
    """New hashes of keys, and whose they are."""
    now: int = 0
    asked: int = -1
    """The seat that must answer after these calls."""
    keyless: str = ""
    """Whoever has no key to this table any more."""

    def is_plain(self) -> bool:
        """Nothing but calls: what almost every move is."""
        lists = self.row is None and self.save is None and self.players is None and self.jobs is None
        return lists and not self.keys and not self.keyless


_LAST: Final = select(CALLS.c.asked).where(CALLS.c.game == GAMES.c.id).order_by(CALLS.c.number.desc()).limit(1)
_ASKED: Final = func.coalesce(_LAST.correlate(GAMES).scalar_subquery(), GAMES.c.asked)
"""The seat that must answer: as the last call has it, or where there is none, the row of the table."""
_INSERT_CALL = insert(CALLS)
_DELETE_JOBS = delete(JOBS).where(JOBS.c.game == bindparam("of"))


class Games:
    """The tables of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._fast_writes: Final = FastWrites(engine)
        self._open_connection: Connection | None = None
        self.last_failure = ""
        """Why the last move could not be written; empty if it was."""

    def _connection(self) -> Connection:
        """One for all writing, kept open: opening costs more than a move."""
        if self._open_connection is None or self._open_connection.closed:
            self._open_connection = self._engine.connect()
        return self._open_connection

    def close(self) -> None:
        if self._open_connection is not None:
            self._open_connection.close()

    def create(self, change: Change) -> None:
        """A new table; its row is complete and its save the first."""
        with guarded(), self._connection().begin():
            assert change.row is not None
            assert change.save is not None
            self._connection().execute(insert(GAMES), {**change.row, "id": change.game})
            saved = {"game": change.game, "number": change.number - 1, "data": compressed(change.save)}
            self._connection().execute(insert(SAVES), saved)
            self._write(self._connection(), change._replace(row=None, save=None))

    def write(self, change: Change) -> None:
        """One move. When this returns, it is on disk; when it raises, nothing of it is."""
        try:
            connection = self._connection()
            if change.is_plain():
                self._fast_writes.write(connection, change)
            else:
                with guarded(), connection.begin():
                    self._write(connection, change)
        except StoreFailed as error:
            self.last_failure = str(error.said["reason"])
            raise
        self.last_failure = ""

    def _write(self, connection: Connection, change: Change) -> None:
        game = change.game
        for i, (name, arguments) in enumerate(change.calls):
            text = msgspec.json.encode(arguments).decode()
            row = {"game": game, "number": change.number + i, "name": name, "arguments": text, "asked": change.asked}
            connection.execute(_INSERT_CALL, row)
        if change.row is not None:
            connection.execute(update(GAMES).where(GAMES.c.id == game), change.row)
        if change.save is not None:
            saved = change.number + len(change.calls) - 1
            connection.execute(
                update(SAVES).where(SAVES.c.game == game), {"data": compressed(change.save), "number": saved}
            )
            connection.execute(delete(CALLS).where(CALLS.c.game == game, CALLS.c.number <= saved))
        if change.players is not None:
            connection.execute(delete(PLAYERS).where(PLAYERS.c.game == game))
            self._insert_all(connection, PLAYERS, [{"game": game, "seat": s, "player": p} for s, p in change.players])
        if change.jobs is not None:
            connection.execute(_DELETE_JOBS, {"of": game})
            self._insert_all(connection, JOBS, [{"game": game, **job._asdict()} for job in change.jobs])
        self._insert_all(
            connection, KEYS, [{"hash": h, "game": game, "player": p, "created": change.now} for h, p in change.keys]
        )

        if change.keyless:
            connection.execute(delete(KEYS).where(KEYS.c.game == game, KEYS.c.player == change.keyless))

    def _insert_all(self, connection: Connection, table: Any, rows: list[Json]) -> None:
        if rows:
            connection.execute(insert(table), rows)

    # reading

    def load(self, game: str) -> StoredTable:
        with guarded(), self._connection().begin():
            connection = self._connection()
            row = connection.execute(
                select(SAVES.c.data, SAVES.c.number, GAMES.c.public, GAMES.c.created)
                .join(SAVES, SAVES.c.game == GAMES.c.id)
                .where(GAMES.c.id == game)
            ).first()
            if row is None:
                raise Missing("no-such-table")
            calls = connection.execute(
                select(CALLS.c.name, CALLS.c.arguments)
                .where(CALLS.c.game == game, CALLS.c.number > row.number)
                .order_by(CALLS.c.number)
            ).all()
        read = [(name, msgspec.json.decode(text)) for name, text in calls]
        return StoredTable(decompressed(row.data), row.number + len(read), read, row.public, row.created)

    def holder(self, key: str) -> tuple[str, str] | None:
        """Of which table and for whom a key is, by its hash."""
        row = self._first(select(KEYS.c.game, KEYS.c.player).where(KEYS.c.hash == key))
        return None if row is None else (row.game, row.player)

    def drop_keys(self, game: str, player: str) -> None:
        """Whoever got up for good has no key any more."""
        with guarded(), self._connection().begin():
            self._connection().execute(delete(KEYS).where(KEYS.c.game == game, KEYS.c.player == player))

    def jobs(self, game: str = "") -> list[tuple[str, Job]]:
        """Everything that is due some day; at one table, or at all."""
        query = select(JOBS.c.game, JOBS.c.kind, JOBS.c.seat, JOBS.c.due, JOBS.c.at)
        rows = self._all(query.where(JOBS.c.game == game) if game else query)
        return [(row.game, Job(row.kind, row.seat, row.due, row.at)) for row in rows]

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
            asked = and_(GAMES.c.phase == "running", seated, _ASKED.in_(sits))
            return self._summaries(select(*_SUMMARY).where(asked, GAMES.c.touched < before))
        return self._summaries(select(*_SUMMARY).where(or_(seated, GAMES.c.owner == player), GAMES.c.touched < before))

    def all_of(self, player: str) -> list[str]:
        """The ids of all tables where somebody sits, sat or asks to sit, or which they own."""
        sits = select(PLAYERS.c.game).where(PLAYERS.c.player == player)
        rows = self._all(sits.union(select(GAMES.c.id).where(GAMES.c.owner == player)))
        return sorted(row[0] for row in rows)

    def players(self, game: str) -> list[tuple[int, str]]:
        seated = and_(PLAYERS.c.game == game, PLAYERS.c.seat < NOT_SEATED)
        rows = self._all(select(PLAYERS.c.seat, PLAYERS.c.player).where(seated))
        return [(row.seat, row.player) for row in rows]

    def count_open(self, owner: str) -> int:
        row = self._first(
            select(func.count()).select_from(GAMES).where(GAMES.c.owner == owner, GAMES.c.phase != "over")
        )
        return 0 if row is None else int(row[0])

    def check(self) -> None:
        """StoreFailed if the database cannot be read."""
        self._first(select(GAMES.c.id).limit(1))

    def clean_up(self, before: int) -> int:
        """Delete the tables at which no game was begun and that nobody touched since then."""
        with guarded(), self._connection().begin():
            found = self._connection().execute(
                delete(GAMES).where(and_(GAMES.c.phase == "waiting", GAMES.c.touched < before))
            )
        return found.rowcount

    def _summaries(self, query: Any) -> list[Json]:
        rows = self._all(query.order_by(GAMES.c.touched.desc()).limit(PAGE_ROWS))
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


def compressed(save: Json) -> bytes:
    return zlib.compress(msgspec.json.encode(save), ZLIB_LEVEL)


def decompressed(data: bytes) -> Json:
    read: Json = msgspec.json.decode(zlib.decompress(data))
    return read
