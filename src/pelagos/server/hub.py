"""Subscriptions to tables, and the messages that a changed table sends to them.

Everything a subscriber gets over a socket is made here: `Hub.publish` is called by `Tables` after every change. What is
in an update is the business of the table's feed; how a message is put together is `pelagos.table.messages.message`.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import Final, Protocol

from mypy_extensions import mypyc_attr

from pelagos.kernel.ids import Viewer
from pelagos.server.live_table import LiveTable
from pelagos.server.server_clock import ServerClock
from pelagos.server.store.commits import Commit
from pelagos.table.errors import Refused
from pelagos.table.messages import Update, encode, envelope, message, talk_message

LOG: Final = logging.getLogger(__name__)


class Connection(Protocol):
    """A way to somebody's screen."""

    def send(self, data: bytes) -> None:
        """Never waits: a client that is too slow is disconnected and connects again."""


class Subscription:
    """Somebody follows a table as a seat, or as a spectator; the cursor says what they have."""

    def __init__(self, connection: Connection, game: str, player: str, since: str) -> None:
        self.connection: Final = connection
        self.game: Final = game
        self.player: Final = player
        """The server's id of the person; empty for a spectator."""
        self.cursor = since
        self.chat_total = 0
        """How many lines of chat the table had when this subscription was last sent those that it may read."""
        self.chat_read: Final[dict[str, int]] = {}
        """The last line that was sent, by channel."""
        self.mutes: tuple[str, ...] = ()
        """Names this person does not want to hear, besides those muted at the table."""
        self.viewer: Viewer | None = None
        """As whom they were sent the last message."""


class Origin:
    """Who caused a change: the subscription of whoever sent the command, and the id of the command."""

    def __init__(self, subscription: Subscription, command_id: str) -> None:
        self.subscription: Final = subscription
        self.command_id: Final = command_id


class Publication:
    """The messages that one change of a table makes. Subscriptions with the same viewer and cursor share one."""

    def __init__(self, live: LiveTable, now: int) -> None:
        self.live: Final = live
        self._envelope: Final = envelope(live.table.version, live.game, now)
        self._updates: Final[dict[tuple[Viewer, str], Update]] = {}

    def update_for(self, viewer: Viewer, since: str) -> Update:
        asked = (viewer, since)
        update = self._updates.get(asked)
        if update is None:
            update = self._updates[asked] = self.live.feed.update_for(viewer, since)
        return update

    def encoded(self, update: Update, viewer: Viewer, ok: str | None) -> bytes:
        """The message of this update. One that acknowledges a command has a single receiver and is not kept."""
        if ok is not None:
            return message(update, viewer, self._envelope, ok)
        if not update.message:
            update.message = message(update, viewer, self._envelope)
        return update.message


@mypyc_attr(allow_interpreted_subclasses=True)
class Hub:
    """All subscriptions, by table."""

    def __init__(self, clock: ServerClock | None = None) -> None:
        self._clock: Final = clock or ServerClock()
        self._subscriptions: Final[dict[str, list[Subscription]]] = {}

    def watched(self) -> list[str]:
        """The tables that somebody follows."""
        return list(self._subscriptions)

    def has_subscribers(self, game: str) -> bool:
        return game in self._subscriptions

    def is_open_for(self, game: str, player: str) -> bool:
        """Does somebody have this table on a screen?"""
        return any(subscription.player == player for subscription in self._subscriptions.get(game, ()))

    def counts(self) -> tuple[int, int]:
        """Tables with subscribers, and subscriptions."""
        return len(self._subscriptions), sum(len(subscriptions) for subscriptions in self._subscriptions.values())

    def add(self, subscription: Subscription, live: LiveTable, after: Commit | None = None) -> None:
        """From now on they are sent every change; first of all what they lack."""
        live.table.check_viewer(live.viewer(subscription.player))
        self._subscriptions.setdefault(live.game, []).append(subscription)
        found = _messages(Publication(live, self._clock.now()), subscription, None)
        _send([(subscription.connection, data) for data in found if data], after)

    def start_anew(self, game: str) -> None:
        """What these subscribers were to be sent last was taken back: the next message is the whole."""
        for subscription in self._subscriptions.get(game, ()):
            subscription.cursor, subscription.viewer, subscription.chat_total = "", None, 0
            subscription.chat_read.clear()

    def remove(self, subscription: Subscription) -> None:
        subscriptions = self._subscriptions.get(subscription.game, [])
        if subscription in subscriptions:
            subscriptions.remove(subscription)
        if not subscriptions:
            self._subscriptions.pop(subscription.game, None)

    def publish(self, live: LiveTable, now: int, origin: Origin | None = None, after: Commit | None = None) -> bool:
        """Send every subscriber of a table that has changed now what changed for them; `after` it is kept.

        Whoever caused the change has their command acknowledged in the same message: True if there was one.
        """
        subscriptions = self._subscriptions.get(live.game)
        if subscriptions is None:
            return False
        acknowledged = False
        publication = Publication(live, now)
        # First everything is encoded, then everything is sent: system calls in between would empty the caches of the
        # processor.
        outbox: list[tuple[Connection, bytes]] = []
        for subscription in subscriptions:
            ok = origin.command_id if origin is not None and origin.subscription is subscription else None
            try:
                update, talk = _messages(publication, subscription, ok)
            except Exception:
                # One message cannot be made; those of the others count as sent already.
                LOG.exception("publishing failed", extra={"game": live.game})
                continue
            if update:
                outbox.append((subscription.connection, update))
                acknowledged = acknowledged or ok is not None
            if talk:
                outbox.append((subscription.connection, talk))
        _send(outbox, after)
        return acknowledged

    def send_line_again(self, live: LiveTable, channel: str, number: int, after: Commit | None = None) -> None:
        """A line of chat has changed after it was sent: to everybody who may read it."""
        for subscription in list(self._subscriptions.get(live.game, ())):
            viewer = live.viewer(subscription.player)
            try:
                heard = live.table.talk_for(viewer, {channel: number - 1}, subscription.mutes)
            except Refused:
                continue
            lines = [line for line in heard.get(channel, ()) if line[0] == number]
            if lines:
                again = {channel: lines}
                data = encode(talk_message(again, live.table.chat.by_guests(again), viewer, live.game))
                _send([(subscription.connection, data)], after)


def _send(outbox: list[tuple[Connection, bytes]], after: Commit | None) -> None:
    """Now, or when what it tells of is kept; if that fails nobody ever hears of it."""
    if after is None:
        for connection, data in outbox:
            connection.send(data)
    else:
        after.then(partial(_send_kept, outbox))


def _send_kept(outbox: list[tuple[Connection, bytes]], commit: Commit) -> None:
    if commit.error is None:
        _send(outbox, None)


def _messages(publication: Publication, subscription: Subscription, ok: str | None) -> tuple[bytes, bytes]:
    """The update and the chat that this subscriber lacks, each empty if there is no news; both count as sent."""
    live = publication.live
    viewer = live.viewer(subscription.player)
    try:
        live.table.check_viewer(viewer)
    except Refused:
        return b"", b""
    if viewer != subscription.viewer:
        # They sat down or got up: what they have is another viewer's, so they start anew.
        subscription.cursor = subscription.cursor if subscription.viewer is None else ""
        subscription.viewer, subscription.chat_total = viewer, 0
        subscription.chat_read.clear()
    return _update(publication, subscription, viewer, ok), _talk(live, subscription, viewer)


def _update(publication: Publication, subscription: Subscription, viewer: Viewer, ok: str | None) -> bytes:
    since = subscription.cursor
    update = publication.update_for(viewer, since)
    if since and update.cursor == since:
        return b""
    data = publication.encoded(update, viewer, ok)
    subscription.cursor = update.cursor
    return data


def _talk(live: LiveTable, subscription: Subscription, viewer: Viewer) -> bytes:
    total = live.table.chat.total()
    if total == subscription.chat_total:
        return b""
    subscription.chat_total = total
    talk = live.table.talk_for(viewer, subscription.chat_read, subscription.mutes)
    if not any(talk.values()):
        return b""
    subscription.chat_read.update({channel: lines[-1][0] for channel, lines in talk.items() if lines})
    return encode(talk_message(talk, live.table.chat.by_guests(talk), viewer, live.game))
