"""Links that set a password anew, on disk: as hashes, each good once and for a while."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Engine, delete, insert, select, update

from pelagos.server.errors import Missing
from pelagos.server.ids import hashed, new_key
from pelagos.server.store.engine import guarded
from pelagos.server.store.schema import PASSKEYS, RESETS, SESSIONS, TOKENS, USERS


class Resets:
    """The reset links of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine

    def add(self, user: int, until: int, connection: Connection | None = None) -> str:
        """A new secret for a link. With a connection: in its transaction."""
        if connection is None:
            with guarded(), self._engine.begin() as own:
                return self.add(user, until, own)
        token = new_key()
        connection.execute(insert(RESETS).values(hash=hashed(token), user=user, until=until))
        return token

    def user_of(self, token: str, now: int) -> int:
        """Whose password it sets; Missing if it is over, was used, or never was."""
        with guarded(), self._engine.begin() as connection:
            row = connection.execute(_fresh(token, now)).first()
        if row is None:
            raise Missing("no-such-reset")
        return int(row.user)

    def use(self, token: str, password: str, now: int, tokens: bool, passkeys: bool) -> int:
        """The password, which comes hashed, is set; every device is signed out, and no other link works. All at once.

        If so wished the tokens of programs and the passkeys go, too.
        """
        with guarded(), self._engine.begin() as connection:
            row = connection.execute(_fresh(token, now)).first()
            if row is None:
                raise Missing("no-such-reset")
            connection.execute(update(USERS).where(USERS.c.id == row.user).values(password=password))
            gone = [RESETS, SESSIONS, *([TOKENS] if tokens else []), *([PASSKEYS] if passkeys else [])]
            for table in gone:
                connection.execute(delete(table).where(table.c.user == row.user))
        return int(row.user)

    def clean_up(self, now: int) -> int:
        with guarded(), self._engine.begin() as connection:
            return int(connection.execute(delete(RESETS).where(RESETS.c.until < now)).rowcount)


def _fresh(token: str, now: int) -> Any:
    return select(RESETS.c.user).where(RESETS.c.hash == hashed(token), RESETS.c.until > now)
