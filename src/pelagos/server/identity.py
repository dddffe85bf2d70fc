"""Who speaks: by a seat key, a token or a session. Everything else in the server asks here."""

from __future__ import annotations

from typing import Final, NamedTuple

from pelagos.server.errors import Forbidden, Nobody
from pelagos.server.ids import hashed, player_of
from pelagos.server.store.games import Games
from pelagos.server.store.people import People
from pelagos.server.tables import clock

COOKIE: Final = "pelagos_session"
MOST_KEY: Final = 64


class Principal(NamedTuple):
    """Somebody: an account, or the holder of one seat, or nobody in particular."""

    user: int | None = None
    name: str = ""
    """Of the account."""
    game: str = ""
    """With a seat key: the table it is for."""
    player: str = ""
    """How tables know him; empty for a stranger."""

    def at(self, game: str) -> str:
        """How this table knows him. A seat key of another table is a mistake worth telling."""
        if self.game and self.game != game:
            raise Forbidden("key-of-another-table")
        return self.player

    def must_be_known(self) -> None:
        if not self.player:
            raise Nobody("who-are-you")

    def must_have_account(self) -> int:
        if self.user is None:
            raise Nobody("needs-account")
        return self.user


STRANGER: Final = Principal()


class Authenticator:
    """Reads keys, tokens and cookies."""

    def __init__(self, games: Games, people: People) -> None:
        self._games: Final = games
        self._people: Final = people

    def by_key(self, key: str) -> Principal:
        found = self._games.holder(hashed(key)) if 0 < len(key) <= MOST_KEY else None
        if found is None:
            raise Nobody("unknown-key")
        game, player = found
        return Principal(game=game, player=player)

    def by_token(self, token: str) -> Principal:
        found = self._people.of_token(hashed(token)) if len(token) <= MOST_KEY else None
        if found is None:
            raise Nobody("unknown-token")
        return _account(*found)

    def by_session(self, session: str) -> Principal:
        """A cookie that is no longer known makes a stranger, not an error: people come back after months."""
        found = self._people.of_session(hashed(session), clock()) if 0 < len(session) <= MOST_KEY else None
        return STRANGER if found is None else _account(*found)

    def by_header(self, header: str) -> Principal:
        """`Seat KEY` or `Bearer TOKEN`."""
        scheme, _, rest = header.partition(" ")
        if scheme.lower() == "seat":
            return self.by_key(rest.strip())
        if scheme.lower() == "bearer":
            return self.by_token(rest.strip())
        raise Nobody("unknown-scheme")


def _account(user: int, name: str) -> Principal:
    return Principal(user=user, name=name, player=player_of(user))
