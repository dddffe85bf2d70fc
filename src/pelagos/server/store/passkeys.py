"""Passkeys on disk: whose they are, and their public keys."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Engine, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from pelagos.server.errors import Conflict
from pelagos.server.store.engine import guarded
from pelagos.server.store.schema import PASSKEYS


class CredentialRow(NamedTuple):
    """What an authenticator has told of a credential that it made."""

    credential: bytes
    """Its id."""
    handle: bytes
    public_key: bytes
    sign_count: int


class PasskeyStore:
    """The passkeys of all accounts of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine

    def add(self, user: int, passkey: CredentialRow, label: str, now: int) -> None:
        """A credential id belongs to one account: who brings another's is refused."""
        row = {**passkey._asdict(), "hash": credential_hash(passkey.credential)}
        row |= {"user": user, "label": label, "created": now}
        try:
            with guarded(), self._engine.begin() as connection:
                connection.execute(insert(PASSKEYS), row)
        except Exception as error:
            if isinstance(error.__cause__, IntegrityError):
                raise Conflict("passkey-known") from None
            raise

    def find(self, credential: bytes) -> Any:
        with guarded(), self._engine.begin() as connection:
            return connection.execute(select(PASSKEYS).where(PASSKEYS.c.hash == credential_hash(credential))).first()

    def of_user(self, user: int) -> Sequence[Any]:
        query = select(PASSKEYS).where(PASSKEYS.c.user == user).order_by(PASSKEYS.c.created, PASSKEYS.c.hash)
        with guarded(), self._engine.begin() as connection:
            return connection.execute(query).all()

    def note_use(self, credential_id_hash: str, sign_count: int, now: int) -> None:
        query = update(PASSKEYS).where(PASSKEYS.c.hash == credential_id_hash)
        with guarded(), self._engine.begin() as connection:
            connection.execute(query.values(sign_count=sign_count, used=now))

    def remove(self, user: int, credential_id_hash: str) -> None:
        with guarded(), self._engine.begin() as connection:
            connection.execute(delete(PASSKEYS).where(PASSKEYS.c.user == user, PASSKEYS.c.hash == credential_id_hash))

    def remove_all(self, user: int) -> None:
        with guarded(), self._engine.begin() as connection:
            connection.execute(delete(PASSKEYS).where(PASSKEYS.c.user == user))


def credential_hash(credential: bytes) -> str:
    return hashlib.sha256(credential).hexdigest()
