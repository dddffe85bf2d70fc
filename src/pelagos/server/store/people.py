"""Accounts on disk: names, passwords as argon2 hashes, sessions, tokens, blocks."""

from __future__ import annotations

import contextlib
import unicodedata
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Engine, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from pelagos.kernel.title import Json
from pelagos.server.confusables import skeleton
from pelagos.server.errors import Conflict, StoreFailed
from pelagos.server.store.engine import guarded
from pelagos.server.store.schema import BLOCKS, SESSIONS, TOKENS, USERS

SESSION_LIFE_MS: Final = 90 * 86_400_000
"""Without a request for this time a device must sign in again."""
SEEN_EVERY_MS: Final = 3_600_000
"""How often it is noted that a session is in use: not every request must write."""


class People:
    """The accounts of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine

    def add(self, name: str, password: str, now: int) -> int:
        """A new account; the password comes hashed, or is empty. Names that look alike to people are one name."""
        row: Json = {"name": name, "folded": folded(name), "skeleton": skeleton(name), "password": password}
        row |= {"created": now, "settings": "{}"}
        if self.like(name):
            raise Conflict("name-taken")
        try:
            with guarded(), self._engine.begin() as connection:
                return int(connection.execute(insert(USERS).returning(USERS.c.id), row).scalar_one())
        except Exception as error:
            if isinstance(error.__cause__, IntegrityError):
                raise Conflict("name-taken") from None
            raise

    def like(self, name: str) -> list[int]:
        """The accounts whose names look like this one."""
        alike = or_(USERS.c.folded == folded(name), USERS.c.skeleton == skeleton(name))
        return [row.id for row in self._all(select(USERS.c.id).where(alike))]

    def by_name(self, name: str) -> tuple[int, str, str] | None:
        """Id, name and hash of the password."""
        row = self._first(select(USERS.c.id, USERS.c.name, USERS.c.password).where(USERS.c.folded == folded(name)))
        return None if row is None else (row.id, row.name, row.password)

    def by_id(self, user: int) -> Json | None:
        row = self._first(select(USERS).where(USERS.c.id == user))
        return None if row is None else dict(row._mapping)

    def set_password(self, user: int, password: str) -> None:
        self._do(update(USERS).where(USERS.c.id == user).values(password=password))

    def set_settings(self, user: int, settings: Json) -> None:
        text = msgspec.json.encode(settings).decode()
        self._do(update(USERS).where(USERS.c.id == user).values(settings=text))

    def remove(self, user: int) -> None:
        """The account and everything that refers to it; seats at tables are left by the table."""
        self._do(delete(USERS).where(USERS.c.id == user))

    # devices and programs

    def of_session(self, session: str, now: int) -> tuple[int, str] | None:
        """Whose session it is, if it is not too old. Once in a while it is noted that it is in use."""
        row = self._first(
            select(USERS.c.id, USERS.c.name, SESSIONS.c.seen)
            .join(SESSIONS, SESSIONS.c.user == USERS.c.id)
            .where(SESSIONS.c.hash == session, SESSIONS.c.seen > now - SESSION_LIFE_MS)
        )
        if row is None:
            return None
        if now - row.seen > SEEN_EVERY_MS:
            with contextlib.suppress(StoreFailed):
                self.note_session(session, now)
        return row.id, row.name

    def of_token(self, token: str) -> tuple[int, str] | None:
        row = self._first(
            select(USERS.c.id, USERS.c.name).join(TOKENS, TOKENS.c.user == USERS.c.id).where(TOKENS.c.hash == token)
        )
        return None if row is None else (row.id, row.name)

    def add_session(self, session: str, user: int, device: str, now: int) -> None:
        """Somebody has just proved who they are, there."""
        row = {"hash": session, "user": user, "device": device, "created": now, "seen": now, "proved": now}
        self._do(insert(SESSIONS).values(row))

    def session_began(self, session: str) -> int | None:
        """When somebody signed in on this device."""
        row = self._first(select(SESSIONS.c.created).where(SESSIONS.c.hash == session))
        return None if row is None else int(row.created)

    def note_session(self, session: str, now: int) -> None:
        self._do(update(SESSIONS).where(SESSIONS.c.hash == session).values(seen=now))

    def note_proof(self, session: str, now: int) -> None:
        self._do(update(SESSIONS).where(SESSIONS.c.hash == session).values(proved=now))

    def proved(self, session: str) -> int:
        """When a password or a passkey was last given on this device; 0 if not since that is noted."""
        row = self._first(select(SESSIONS.c.proved).where(SESSIONS.c.hash == session))
        return 0 if row is None else int(row.proved or 0)

    def drop_session(self, session: str) -> None:
        self._do(delete(SESSIONS).where(SESSIONS.c.hash == session))

    def drop_sessions(self, user: int, but: str = "") -> None:
        """Every device but this one must sign in again."""
        self._do(delete(SESSIONS).where(SESSIONS.c.user == user, SESSIONS.c.hash != but))

    def sessions(self, user: int) -> Sequence[Any]:
        return self._all(
            select(SESSIONS.c.hash, SESSIONS.c.device, SESSIONS.c.created, SESSIONS.c.seen)
            .where(SESSIONS.c.user == user)
            .order_by(SESSIONS.c.seen.desc(), SESSIONS.c.created.desc())
        )

    def drop_device(self, user: int, start: str) -> bool:
        """A session is named by the beginning of its hash."""
        mine = (SESSIONS.c.user == user, SESSIONS.c.hash.startswith(start, autoescape=True))
        return self._do(delete(SESSIONS).where(*mine)) > 0

    def add_token(self, token: str, user: int, label: str, now: int) -> None:
        self._do(insert(TOKENS).values(hash=token, user=user, label=label, created=now))

    def tokens(self, user: int) -> Sequence[Any]:
        return self._all(select(TOKENS.c.hash, TOKENS.c.label, TOKENS.c.created).where(TOKENS.c.user == user))

    def drop_tokens(self, user: int) -> None:
        self._do(delete(TOKENS).where(TOKENS.c.user == user))

    def drop_token(self, user: int, start: str) -> bool:
        """A token is named by the beginning of its hash."""
        return (
            self._do(delete(TOKENS).where(TOKENS.c.user == user, TOKENS.c.hash.startswith(start, autoescape=True))) > 0
        )

    # blocks

    def block(self, user: int, other: int, blocked: bool) -> None:
        self._do(delete(BLOCKS).where(BLOCKS.c.user == user, BLOCKS.c.other == other))
        if blocked:
            self._do(insert(BLOCKS).values(user=user, other=other))

    def blocked(self, user: int) -> list[tuple[int, str]]:
        rows = self._all(
            select(USERS.c.id, USERS.c.name).join(BLOCKS, BLOCKS.c.other == USERS.c.id).where(BLOCKS.c.user == user)
        )
        return [(row.id, row.name) for row in rows]

    def is_blocked(self, by: int, other: int) -> bool:
        return self._first(select(BLOCKS.c.user).where(BLOCKS.c.user == by, BLOCKS.c.other == other)) is not None

    def clean_up(self, now: int) -> int:
        return self._do(delete(SESSIONS).where(SESSIONS.c.seen < now - SESSION_LIFE_MS))

    def _first(self, query: Any) -> Any:
        with guarded(), self._engine.begin() as connection:
            return connection.execute(query).first()

    def _all(self, query: Any) -> Sequence[Any]:
        with guarded(), self._engine.begin() as connection:
            return connection.execute(query).all()

    def _do(self, query: Any) -> int:
        with guarded(), self._engine.begin() as connection:
            return int(connection.execute(query).rowcount)


def folded(name: str) -> str:
    """Names that differ only in case or in the form of their letters are the same name."""
    return unicodedata.normalize("NFKC", name).casefold()
