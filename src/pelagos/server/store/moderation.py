"""Moderation on disk: sanctions, abuse reports, the audit log, and what the server must still do about an act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import BigInteger, Connection, Engine, delete, func, insert, literal, select, update

from pelagos.kernel.title import Json
from pelagos.server.config import Retention
from pelagos.server.store.engine import guarded
from pelagos.server.store.schema import (
    ABUSE_REPORTS,
    ADMINS,
    AUDIT_LOG,
    GAMES,
    PENDING_ACTS,
    PLAYERS,
    SANCTIONS,
    SESSIONS,
    USERS,
)

LIST_ROWS: Final = 50
DAY_MS: Final = 86_400_000
PENDING_ROWS: Final = 20


class AuditEntry(NamedTuple):
    """One act, as the audit log has it."""

    at: int
    actor: str
    user: int | None
    """The account that acted; None for the console."""
    act: str
    target: str
    reason: str
    details: Json


class ModerationStore:
    """What moderators know and do, in one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine

    # acts

    def record(self, entry: AuditEntry, statements: Sequence[Any] = (), pending: Json | None = None) -> None:
        """One act: its statements, its line in the audit log and what is left to do, all or nothing."""
        with guarded(), self._engine.begin() as connection:
            for statement in statements:
                connection.execute(statement)
            self._append(connection, entry)
            if pending is not None:
                row = {"act": entry.act, "arguments": msgspec.json.encode(pending).decode()}
                connection.execute(insert(PENDING_ACTS), row)

    def _append(self, connection: Connection, entry: AuditEntry) -> None:
        row = {**entry._asdict(), "details": msgspec.json.encode(entry.details).decode()}
        connection.execute(insert(AUDIT_LOG), row)

    def pending(self) -> list[tuple[int, str, Json]]:
        """Number, act and arguments of what is left to do, the oldest first."""
        rows = self._all(select(PENDING_ACTS).order_by(PENDING_ACTS.c.id).limit(PENDING_ROWS))
        return [(row.id, row.act, msgspec.json.decode(row.arguments)) for row in rows]

    def done(self, number: int, statements: Sequence[Any] = ()) -> None:
        with guarded(), self._engine.begin() as connection:
            for statement in statements:
                connection.execute(statement)
            connection.execute(delete(PENDING_ACTS).where(PENDING_ACTS.c.id == number))

    def audit(self, before: int) -> list[Json]:
        rows = self._all(
            select(AUDIT_LOG).where(AUDIT_LOG.c.id < _number(before)).order_by(AUDIT_LOG.c.id.desc()).limit(LIST_ROWS)
        )
        return [
            {
                "number": row.id,
                "at": row.at,
                "actor": row.actor,
                "console": row.user is None,
                "act": row.act,
                "target": row.target,
                "reason": row.reason,
                "details": msgspec.json.decode(row.details),
            }
            for row in rows
        ]

    # admins

    def is_admin(self, user: int) -> bool:
        return self._first(select(ADMINS.c.user).where(ADMINS.c.user == user)) is not None

    # sanctions

    def active(self, now: int) -> Sequence[Any]:
        """The sanctions that hold now."""
        return self._all(select(SANCTIONS).where(*_active(now)).order_by(SANCTIONS.c.id.desc()))

    def sanctions_of(self, targets: Sequence[str]) -> Sequence[Any]:
        """Everything that was ever imposed on these, the newest first."""
        query = select(SANCTIONS).where(SANCTIONS.c.target.in_(targets)).order_by(SANCTIONS.c.id.desc())
        return self._all(query.limit(LIST_ROWS))

    def sanction(self, number: int) -> Any:
        return self._first(select(SANCTIONS).where(SANCTIONS.c.id == number))

    # reports

    def add_report(self, row: Json) -> int:
        with guarded(), self._engine.begin() as connection:
            return int(connection.execute(insert(ABUSE_REPORTS).returning(ABUSE_REPORTS.c.id), row).scalar_one())

    def count_open_reports(self, reporter: str = "") -> int:
        query = select(func.count()).select_from(ABUSE_REPORTS).where(ABUSE_REPORTS.c.closed.is_(None))
        row = self._first(query.where(ABUSE_REPORTS.c.reporter == reporter) if reporter else query)
        return int(row[0])

    def reports(self, closed: bool, before: int) -> Sequence[Any]:
        state = ABUSE_REPORTS.c.closed.is_not(None) if closed else ABUSE_REPORTS.c.closed.is_(None)
        query = select(ABUSE_REPORTS).where(state, ABUSE_REPORTS.c.id < _number(before))
        return self._all(query.order_by(ABUSE_REPORTS.c.id.desc()).limit(LIST_ROWS))

    def report(self, number: int) -> Any:
        return self._first(select(ABUSE_REPORTS).where(ABUSE_REPORTS.c.id == number))

    def reports_about(self, player: str) -> int:
        query = select(func.count()).select_from(ABUSE_REPORTS).where(ABUSE_REPORTS.c.reported == player)
        return int(self._first(query)[0])

    def reports_by(self, player: str) -> Sequence[Any]:
        query = select(ABUSE_REPORTS).where(ABUSE_REPORTS.c.reporter == player).order_by(ABUSE_REPORTS.c.id)
        return self._all(query)

    # people and tables, as a moderator finds them

    def people(self, beginning: str, before: int) -> Sequence[Any]:
        """Accounts whose name begins so, the newest first, with when they were last seen."""
        seen = select(func.max(SESSIONS.c.seen)).where(SESSIONS.c.user == USERS.c.id).scalar_subquery()
        admin = select(ADMINS.c.user).where(ADMINS.c.user == USERS.c.id).exists()
        query = select(USERS.c.id, USERS.c.name, USERS.c.created, seen.label("seen"), admin.label("admin"))
        named = USERS.c.folded.startswith(beginning, autoescape=True)
        return self._all(query.where(named, USERS.c.id < _number(before)).order_by(USERS.c.id.desc()).limit(LIST_ROWS))

    def tables(self, beginning: str, removed: bool, before: int) -> list[Json]:
        """Tables whose id begins so, the last touched first, whether anybody else may see them or not."""
        query = select(*_TABLE).where(GAMES.c.id.startswith(beginning, autoescape=True), GAMES.c.touched < before)
        if removed:
            query = query.where(GAMES.c.removed.is_not(None))
        rows = self._all(query.order_by(GAMES.c.touched.desc()).limit(LIST_ROWS))
        return [_found_table(row) for row in rows]

    def tables_of(self, player: str) -> list[Json]:
        sits = GAMES.c.id.in_(select(PLAYERS.c.game).where(PLAYERS.c.player == player))
        rows = self._all(select(*_TABLE).where(sits).order_by(GAMES.c.touched.desc()).limit(LIST_ROWS))
        return [_found_table(row) for row in rows]

    def table(self, game: str) -> Json | None:
        row = self._first(select(*_TABLE).where(GAMES.c.id == game))
        return None if row is None else _found_table(row)

    def player_at(self, game: str, seat: int) -> str | None:
        row = self._first(select(PLAYERS.c.player).where(PLAYERS.c.game == game, PLAYERS.c.seat == seat))
        return None if row is None else str(row.player)

    def is_known_at(self, player: str, game: str) -> bool:
        """Does this person sit at a table, or did they, or do they ask to?"""
        at = select(PLAYERS.c.game).where(PLAYERS.c.player == player, PLAYERS.c.game == game)
        owns = select(GAMES.c.id).where(GAMES.c.owner == player, GAMES.c.id == game)
        return self._first(at) is not None or self._first(owns) is not None

    # forgetting

    def forget(self, player: str) -> None:
        """An account is deleted. Reports about it stay until their time is over; nobody reads who reported."""
        with guarded(), self._engine.begin() as connection:
            own = update(ABUSE_REPORTS).where(ABUSE_REPORTS.c.reporter == player)
            connection.execute(own.values(reporter="", reporter_name=""))
            connection.execute(delete(SANCTIONS).where(SANCTIONS.c.target == player))

    def clean_up(self, now: int, retention: Retention, server_time: int = 0) -> int:
        """Delete what ended too long ago: removed tables, closed reports and sanctions, lines of the audit log.

        Tables are removed at a server time, so that a clock that is set deletes none.
        """
        tables, audit = (server_time or now) - retention.removed_tables * DAY_MS, now - retention.audit * DAY_MS
        reports = now - retention.reports * DAY_MS
        over = SANCTIONS.c.lifted < reports, SANCTIONS.c.until < reports
        with guarded(), self._engine.begin() as connection:
            found = connection.execute(delete(GAMES).where(GAMES.c.removed < tables)).rowcount
            connection.execute(delete(ABUSE_REPORTS).where(ABUSE_REPORTS.c.closed < reports))
            for ended in over:
                connection.execute(delete(SANCTIONS).where(ended))
            connection.execute(delete(AUDIT_LOG).where(AUDIT_LOG.c.at < audit))
        return int(found)

    def _first(self, query: Any) -> Any:
        with guarded(), self._engine.begin() as connection:
            return connection.execute(query).first()

    def _all(self, query: Any) -> Sequence[Any]:
        with guarded(), self._engine.begin() as connection:
            return connection.execute(query).all()


_TABLE: Final = (
    GAMES.c.id,
    GAMES.c.public,
    GAMES.c.created,
    GAMES.c.touched,
    GAMES.c.phase,
    GAMES.c.removed,
    GAMES.c.card,
)


def _number(before: int) -> Any:
    """Beyond all ids of rows, perhaps: such a number is no `integer` to PostgreSQL."""
    return literal(before, BigInteger)


def _active(now: int) -> tuple[Any, ...]:
    return SANCTIONS.c.lifted.is_(None), (SANCTIONS.c.until.is_(None) | (SANCTIONS.c.until > now))


def _found_table(row: Any) -> Json:
    """What lists show of it; no position, no keys, and nobody's id."""
    card = msgspec.json.decode(row.card)
    return {
        "game": row.id,
        "title": card["title"],
        "phase": row.phase,
        "public": bool(row.public),
        "created": row.created,
        "touched": row.touched,
        "removed": row.removed,
        "chairs": [{"kind": chair["kind"], "name": chair["name"]} for chair in card["chairs"]],
    }
