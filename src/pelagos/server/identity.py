"""Who sent a request: by a seat key, a token or a session."""

from __future__ import annotations

from typing import Final, NamedTuple

from pelagos.server.errors import Forbidden, Nobody
from pelagos.server.ids import hashed, player_of
from pelagos.server.moderation.sanctions import Sanctions
from pelagos.server.store.games import Games
from pelagos.server.store.people import People
from pelagos.server.tables import clock

COOKIE: Final = "pelagos_session"
DEVICE_COOKIE: Final = "pelagos_device"
"""Stays when somebody signs out: the device has known the right password. It opens nothing."""
MOST_KEY_LETTERS: Final = 64


class Principal(NamedTuple):
    """Somebody: an account, the holder of one seat key, or an anonymous client."""

    user: int | None = None
    name: str = ""
    """Of the account."""
    game: str = ""
    """With a seat key: the table it is for."""
    player: str = ""
    """The id under which tables know them; empty for an anonymous client."""

    def at(self, game: str) -> str:
        """The id under which this table knows them. A seat key of another table is a mistake worth reporting."""
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


ANONYMOUS: Final = Principal()


class Authenticator:
    """Reads keys, tokens and cookies."""

    def __init__(self, games: Games, people: People, sanctions: Sanctions) -> None:
        self._games: Final = games
        self._people: Final = people
        self._sanctions: Final = sanctions

    def by_key(self, key: str) -> Principal:
        found = self._games.holder(hashed(key)) if 0 < len(key) <= MOST_KEY_LETTERS else None
        if found is None:
            raise Nobody("unknown-key")
        game, player = found
        self._sanctions.check_not_banned(player)
        return Principal(game=game, player=player)

    def by_token(self, token: str) -> Principal:
        found = self._people.of_token(hashed(token)) if len(token) <= MOST_KEY_LETTERS else None
        if found is None:
            raise Nobody("unknown-token")
        return self._account(*found)

    def by_session(self, session: str) -> Principal:
        """A cookie that is no longer known makes an anonymous client, not an error: people come back after months."""
        found = self._people.of_session(hashed(session), clock()) if 0 < len(session) <= MOST_KEY_LETTERS else None
        return ANONYMOUS if found is None else self._account(*found)

    def by_header(self, header: str) -> Principal:
        """`Seat KEY` or `Bearer TOKEN`."""
        scheme, _, secret = header.partition(" ")
        if scheme.lower() == "seat":
            return self.by_key(secret.strip())
        if scheme.lower() == "bearer":
            return self.by_token(secret.strip())
        raise Nobody("unknown-scheme")

    def _account(self, user: int, name: str) -> Principal:
        """A ban signs every device out; tokens stay, and are worth nothing as long as it holds."""
        self._sanctions.check_not_banned(player_of(user))
        return Principal(user=user, name=name, player=player_of(user))
