"""Who watches which table, and telling them. Only the name of a table travels; everybody's message is made for him."""

from __future__ import annotations

import logging
from typing import Final, Protocol

import msgspec

from pelagos.kernel.ids import SPECTATOR, Viewer
from pelagos.server.tables import LiveTable, Tables
from pelagos.table.errors import Refused

LOG: Final = logging.getLogger(__name__)
ENCODE: Final = msgspec.json.Encoder().encode

Made = dict[tuple[Viewer, str], tuple[bytes, str]]
"""By viewer and mark: the message, or nothing if there is no news, and the mark after it."""


class Connection(Protocol):
    """A way to somebody's screen."""

    def send(self, data: bytes) -> None:
        """Never waits: who is too slow is cut off and comes back."""


class Subscription:
    """Somebody follows a table as a seat, or as a spectator; his mark says what he has."""

    def __init__(self, line: Connection, game: str, player: str, since: str) -> None:
        self.line: Final = line
        self.game: Final = game
        self.player: Final = player
        """The server's name for him; empty for a spectator."""
        self.cursor = since
        self.talked = 0
        """Of so many messages at the table he has had those that are for him."""
        self.read: Final[dict[str, int]] = {}
        """The last that he has had, by channel."""
        self.mutes: tuple[str, ...] = ()
        """Names that he does not want to hear, besides those he has muted at the table."""
        self.viewer: Viewer | None = None
        """As whom he was sent the last message."""
        self.answers = b""
        """What the next message answers, if he himself has just said something: one message less."""


class Hub:
    """All watches. A message is made once for all who watch as the same seat from the same mark."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables
        self._subscriptions: Final[dict[str, list[Subscription]]] = {}
        tables.listeners.append(self.tell)
        tables.is_watched = self.is_watched

    def is_watched(self, game: str) -> bool:
        return game in self._subscriptions

    def counts(self) -> tuple[int, int]:
        """Tables and watches."""
        return len(self._subscriptions), sum(len(subscriptions) for subscriptions in self._subscriptions.values())

    def add(self, subscription: Subscription) -> None:
        """From now on he hears; first of all what he lacks."""
        self._tables.live(subscription.game).table.check_viewer(
            self._tables.live(subscription.game).viewer(subscription.player)
        )
        self._subscriptions.setdefault(subscription.game, []).append(subscription)
        for data in self._messages(self._tables.live(subscription.game), subscription, {}):
            subscription.line.send(data)

    def remove(self, subscription: Subscription) -> None:
        subscriptions = self._subscriptions.get(subscription.game, [])
        if subscription in subscriptions:
            subscriptions.remove(subscription)
        if not subscriptions:
            self._subscriptions.pop(subscription.game, None)
            self._tables.rest(subscription.game)

    def tell(self, game: str) -> None:
        """The table has changed: everybody who watches is sent what changed for him."""
        subscriptions = self._subscriptions.get(game)
        if subscriptions is None:
            return
        made: Made = {}
        live = self._tables.live(game)
        # First all are written, then all are sent: a processor that has been in the system has forgotten the table.
        messages: list[tuple[Connection, list[bytes]]] = []
        for subscription in subscriptions:
            try:
                messages.append((subscription.line, self._messages(live, subscription, made)))
            except Exception:
                # A fault of ours in one message; the others', if they are written, count as sent.
                LOG.exception("telling failed", extra={"game": game})
        for line, written in messages:
            for data in written:
                line.send(data)

    def _messages(self, live: LiveTable, subscription: Subscription, made: Made) -> list[bytes]:
        """What he is to be sent now; it counts as sent."""
        viewer = live.viewer(subscription.player)
        try:
            live.table.check_viewer(viewer)
        except Refused:
            return []
        if viewer != subscription.viewer:
            # He sat down or got up: what he has is another's, so he starts anew.
            subscription.cursor = subscription.cursor if subscription.viewer is None else ""
            subscription.viewer, subscription.talked = viewer, 0
            subscription.read.clear()
        known = (viewer, subscription.cursor)
        if known not in made:
            made[known] = self._made(live, viewer, subscription.cursor)
        messages: list[bytes] = []
        data, cursor = made[known]
        if data:
            if subscription.answers:
                data = data[:-1] + b',"ok":' + subscription.answers + b"}"
                subscription.answers = b""
            messages.append(data)
            subscription.cursor = cursor
        if live.table.chat.total() != subscription.talked:
            messages.extend(self._talk(live, subscription, viewer))
        return messages

    def _made(self, live: LiveTable, viewer: Viewer, since: str) -> tuple[bytes, str]:
        message = live.table.message_for(viewer, since)
        if since and message.cursor == since:
            return b"", since
        return message.text[:-1] + b"," + ENCODE({"game": live.game, "seat": seat_or_none(viewer)})[1:], message.cursor

    def _talk(self, live: LiveTable, subscription: Subscription, viewer: Viewer) -> list[bytes]:
        subscription.talked = live.table.chat.total()
        talk = live.table.talk_for(viewer, subscription.read, subscription.mutes)
        if not any(talk.values()):
            return []
        subscription.read.update({channel: lines[-1][0] for channel, lines in talk.items() if lines})
        return [ENCODE({"game": live.game, "seat": seat_or_none(viewer), "talk": talk})]


def seat_or_none(viewer: Viewer) -> int | None:
    return None if viewer == SPECTATOR else int(viewer)
