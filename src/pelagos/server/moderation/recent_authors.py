"""Who wrote a line of chat, and from where, as long as it may have to be acted upon.

In memory only, and only so much: an address is written to disk when somebody without an account is reported or
sanctioned, and at no other time.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

from pelagos.server.ids import user_of

MOST_LINES: Final = 5_000
MOST_GUESTS: Final = 5_000


class Author(NamedTuple):
    """Somebody as chairs know them, empty for who looks on without an account; and their address."""

    player: str
    address: str


class RecentAuthors:
    """The authors of the last lines, and the addresses of the last guests; the oldest are forgotten first."""

    def __init__(self) -> None:
        self._lines: Final[OrderedDict[tuple[str, str, int], Author]] = OrderedDict()
        self._guests: Final[OrderedDict[str, str]] = OrderedDict()

    def note_line(self, game: str, channel: str, number: int, author: Author) -> None:
        self._lines[(game, channel, number)] = author
        if len(self._lines) > MOST_LINES:
            self._lines.popitem(last=False)
        self.note_guest(author)

    def note_guest(self, author: Author) -> None:
        """Nobody's address is needed who has an account."""
        if not author.player or user_of(author.player) is not None:
            return
        self._guests[author.player] = author.address
        self._guests.move_to_end(author.player)
        if len(self._guests) > MOST_GUESTS:
            self._guests.popitem(last=False)

    def of_line(self, game: str, channel: str, number: int) -> Author | None:
        return self._lines.get((game, channel, number))

    def address_of(self, player: str) -> str:
        """Of a guest, as far as it is remembered."""
        return self._guests.get(player, "")
