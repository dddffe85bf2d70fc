"""Chat, apart from the game: at the table, within a team, and among spectators.

Every channel counts its own messages, so that a number tells nothing about other channels.
"""

from __future__ import annotations

from typing import Any, Final

from pelagos.kernel.errors import BadSave
from pelagos.kernel.ids import SPECTATOR, Viewer
from pelagos.kernel.title import Json
from pelagos.table.errors import Refused
from pelagos.table.validation import MOST_MESSAGE, MOST_NAME, clean

ALL: Final = "table"
TEAM: Final = "team"
SPECTATORS: Final = "spectators"

KEPT_MESSAGES: Final = 500
"""Of one channel."""
KEPT_BYTES: Final = 64 * 1024
"""Of one channel, names and texts: everybody who comes to the table is sent all of it."""


class ChatMessage:
    """Something somebody wrote: its number in the channel, when, from which seat (or SPECTATOR), by whom.

    `guest`: without an account. `hidden`: by a moderator.
    """

    def __init__(
        self, number: int, at: int, seat: int, name: str, text: str, guest: bool = False, hidden: bool = False
    ) -> None:
        self.number: Final = number
        self.at: Final = at
        self.seat: Final = seat
        self.name: Final = name
        self.text: Final = text
        self.guest: Final = guest
        self.hidden = hidden
        """Readers get an empty text, which nobody can write."""
        self.size_bytes: Final = len(name.encode()) + len(text.encode())

    def plain(self) -> list[Any]:
        return [self.number, self.at, self.seat, self.name, self.text]

    def shown(self) -> list[Any]:
        """What readers get."""
        return [self.number, self.at, self.seat, self.name, "" if self.hidden else self.text]

    def save(self) -> list[Any]:
        return [*self.plain(), self.guest]


class Chat:
    """The channels of one table: one for all, one for each side of several seats, one for spectators."""

    def __init__(self, sides: list[int]) -> None:
        self.sides: Final = sides
        teams = [f"{TEAM}-{side}" for side in sorted(set(sides)) if sides.count(side) > 1]
        self.channels: Final[dict[str, list[ChatMessage]]] = {name: [] for name in (ALL, *teams, SPECTATORS)}
        self._count: Final = dict.fromkeys(self.channels, 0)
        self._total = 0

    def say(self, viewer: Viewer, name: str, channel: str, text: str, now: int, guest: bool = False) -> None:
        """A seat writes to the table or to its team, a spectator to the spectators."""
        author, cleaned = clean(name, MOST_NAME), clean(text, MOST_MESSAGE)
        if channel not in self.writable(viewer):
            raise Refused("no-channel", channel=clean(channel, MOST_MESSAGE))
        self._count[channel] += 1
        self._total += 1
        messages = self.channels[channel]
        messages.append(ChatMessage(self._count[channel], now, int(viewer), author, cleaned, guest))
        _forget_oldest(messages)

    def rename(self, viewer: Viewer, old: str, new: str, guest: bool) -> None:
        """What somebody wrote stands under another name from now on."""
        for messages in self.channels.values():
            messages[:] = [
                ChatMessage(said.number, said.at, said.seat, new, said.text, guest, said.hidden)
                if (said.seat, said.name) == (viewer, old)
                else said
                for said in messages
            ]

    def find(self, channel: str, number: int) -> ChatMessage:
        """One message, if it is still kept."""
        for message in self.channels.get(channel, ()):
            if message.number == number:
                return message
        raise Refused("no-such-line", number=number)

    def said_by(self, viewer: Viewer, name: str) -> list[ChatMessage]:
        """Everything that somebody wrote, also what was hidden."""
        return [said for lines in self.channels.values() for said in lines if (said.seat, said.name) == (viewer, name)]

    def writable(self, viewer: Viewer) -> list[str]:
        if viewer == SPECTATOR:
            return [SPECTATORS]
        return [name for name in (ALL, f"{TEAM}-{self.sides[viewer]}") if name in self.channels]

    def readable(self, viewer: Viewer, over: bool) -> list[str]:
        """Players read what spectators write only when the game is over."""
        if viewer == SPECTATOR:
            return [ALL, SPECTATORS]
        return [*self.writable(viewer), *([SPECTATORS] if over else [])]

    def heard(self, viewer: Viewer, over: bool, since: dict[str, int], mutes: list[str]) -> Json:
        """By channel, the messages after these numbers, but for the muted."""
        return {
            channel: [
                message.shown()
                for message in self.channels[channel]
                if message.number > since.get(channel, 0) and message.name not in mutes
            ]
            for channel in self.readable(viewer, over)
        }

    def by_guests(self, heard: Json) -> Json:
        """Of these messages, by channel, the numbers of those that somebody without an account wrote."""
        marked: Json = {}
        for channel, lines in heard.items():
            guests = {message.number for message in self.channels[channel] if message.guest}
            numbers = [line[0] for line in lines if line[0] in guests]
            if numbers:
                marked[channel] = numbers
        return marked

    def total(self) -> int:
        """How many messages there ever were, in all channels; for the server alone."""
        return self._total

    def counts(self) -> dict[str, int]:
        """How many messages there ever were, by channel."""
        return self._count

    def save(self) -> Json:
        return {
            channel: {
                "count": self._count[channel],
                "messages": [message.save() for message in messages],
                **_hidden(messages),
            }
            for channel, messages in self.channels.items()
        }

    def load(self, data: Any) -> None:
        try:
            for channel in self.channels:
                self._count[channel] = int(data[channel]["count"])
                self._total += self._count[channel]
                hidden = [int(number) for number in data[channel].get("hidden", ())]
                self.channels[channel][:] = [_loaded(hidden, *message) for message in data[channel]["messages"]]
        except (KeyError, TypeError, ValueError, AttributeError):
            raise BadSave("bad-field", field="chat") from None


def _loaded(
    hidden: list[int], number: Any, at: Any, seat: Any, name: Any, text: Any, guest: Any = False
) -> ChatMessage:
    """Of what was written before guests were marked, nobody knows whether a guest wrote it."""
    is_hidden = int(number) in hidden
    return ChatMessage(int(number), int(at), int(seat), str(name), str(text), bool(guest), is_hidden)


def _hidden(messages: list[ChatMessage]) -> Json:
    """The numbers of hidden messages, where there are any."""
    numbers = [message.number for message in messages if message.hidden]
    return {"hidden": numbers} if numbers else {}


def _forget_oldest(messages: list[ChatMessage]) -> None:
    """Keep so many and so much; the last always."""
    drop = max(0, len(messages) - KEPT_MESSAGES)
    size_bytes = sum([message.size_bytes for message in messages[drop:]])
    while size_bytes > KEPT_BYTES and drop < len(messages) - 1:
        size_bytes -= messages[drop].size_bytes
        drop += 1
    del messages[:drop]
