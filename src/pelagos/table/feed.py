"""What viewers were sent, so that the next message need say only what has changed.

A viewer's place in their feed is a cursor: the version of the table, how often something changed that only they may
see, and their seat, because what they hold is that seat's and no patch for another fits. Patches are kept in three
histories: how the room is arranged, what everybody sees of the game, and what one viewer sees besides. Where nothing
changed a history stands still. Nothing here is saved; after a restart everybody is sent the whole once.
"""

from __future__ import annotations

from typing import Final

import msgspec

from pelagos.kernel.ids import EVERYBODY, SPECTATOR, Viewer, knows
from pelagos.kernel.title import Json
from pelagos.table.checkpoints import CheckpointList
from pelagos.table.messages import Update, arrangement, encode, envelope, merged, message, private_part, public_part
from pelagos.table.patch import Patch, difference
from pelagos.table.position_rows import PositionRow, PreviousView, readable_rows
from pelagos.table.table import Table
from pelagos.table.view_builder import VIEW_BUILDER, ViewBuilder

KEPT_PATCHES: Final = 8
RECENT_EVENTS: Final = 100
"""So many events come with a whole view; older ones are asked for."""

NO_EVENTS: Final = "[]"

Revision = tuple[int, int]
"""The version of the table, and the private version of the viewer's chair: a cursor without the seat."""
NEVER: Final[Revision] = (-1, 0)


def _is_before(one: Revision, other: Revision) -> bool:
    """Number by number: comparing pairs would make two objects every time."""
    return one[0] < other[0] or (one[0] == other[0] and one[1] < other[1])


class PatchEntry:
    """What changed at one revision, encoded as it is sent."""

    def __init__(self, at: Revision, patch: str) -> None:
        self.at: Final = at
        self.patch: Final = patch


class PatchHistory:
    """The last frame of something that is sent, and the patches that led to it.

    Patches are kept encoded: they are encoded once, and bytes are freed faster than objects. The public fields are in
    no frame: there are many, few of them change, and rows of numbers are compared faster than lists.
    """

    def __init__(self) -> None:
        self.latest: Json = {}
        self.row: PositionRow | None = None
        """The numbers of the position that the frame shows, if there is a game."""
        self._known_since = NEVER
        """From this revision on every change is known."""
        self._changed_at = NEVER
        self._entries: Final[list[PatchEntry]] = []

    def advance(self, now: Revision, frame: Json, row: PositionRow | None, fields: Json | None = None) -> None:
        """The next frame, the numbers that it shows if there is a game, and what changed in the public fields."""
        if frame is self.latest and not fields:
            self.row = row
            return
        if self._known_since == NEVER or (self.latest.get("game") is None) != (frame.get("game") is None):
            # Half of a game cannot be patched into a room without one.
            self._entries.clear()
            self._known_since = self._changed_at = now
        else:
            for patch in _with_fields(difference(self.latest, frame), fields):
                self._entries.append(PatchEntry(now, encode(patch).decode()))
                self._changed_at = now
            if len(self._entries) > KEPT_PATCHES:
                self._known_since = self._entries.pop(0).at
        self.latest, self.row = frame, row

    def reaches(self, since: Revision) -> bool:
        """Is every change since this revision known?"""
        return self._known_since != NEVER and not _is_before(since, self._known_since)

    def add_since(self, since: Revision, patch: list[str]) -> None:
        """Add every change since this revision. Searched from the end, where almost every viewer stands."""
        if not _is_before(since, self._changed_at):
            return
        first = len(self._entries) - 1
        while first > 0 and _is_before(since, self._entries[first - 1].at):
            first -= 1
        while first < len(self._entries):
            patch.append(self._entries[first].patch)
            first += 1


class ViewerFeed:
    """One viewer's private history, their cursor, and how many events they have heard."""

    def __init__(self, player: str, seat: str) -> None:
        self.player: Final = player
        """Whose feed it is: whoever takes over a seat must not be sent what changed for the person before."""
        self._seat: Final = seat
        """How their cursors end."""
        self._private = ""
        """The same, with the private version before it."""
        self.private: Final = PatchHistory()
        self.readable = 0
        """Which rows of the position they could read."""
        self.revision = NEVER
        self.cursor = ""
        self._previous = ("", NEVER)
        """The cursor and revision before: almost everybody asks from there."""
        self._counted = (0, 0, 0)
        """How many events were counted, how many of them this viewer heard, and how often some had been taken back."""

    def advance(self, now: Revision, frame: Json, row: PositionRow | None, readable: int) -> None:
        """The private frame at this revision, the numbers of the position, and which rows of it they can read."""
        self.private.advance(now, frame, row)
        self._previous = (self.cursor, self.revision)
        if now[1] != self.revision[1] or not self._private:
            self._private = f".{now[1]}{self._seat}"
        self.revision, self.cursor, self.readable = now, f"{now[0]}{self._private}", readable

    def revision_of(self, cursor: str) -> Revision:
        """The revision that a cursor names; NEVER if it is none of this viewer's, or lies in the future."""
        if cursor == self._previous[0]:
            return self._previous[1]
        if cursor == self.cursor:
            return self.revision
        named = _parsed(cursor.removesuffix(self._seat)) if cursor.endswith(self._seat) else NEVER
        return NEVER if _is_before(self.revision, named) else named

    def heard(self, table: Table, viewer: Viewer, first: int) -> int:
        """How many of the first so many events this viewer heard."""
        events = [] if table.play is None else table.play.events
        taken_back = table.event_counts.taken_back
        at, count, of = self._counted
        if at > first or of != taken_back:
            at, count = 0, 0
        for i in range(at, first):
            count += knows(events[i].to, viewer)
        self._counted = (first, count, taken_back)
        return count


class TableFeed:
    """The updates of one table for all its viewers."""

    def __init__(self, table: Table, builder: ViewBuilder = VIEW_BUILDER) -> None:
        self.table: Final = table
        self.builder: Final = builder
        self._room = PatchHistory()
        self._public = PatchHistory()
        self._version = -1
        """The version that both show."""
        self._arranged = (-1, "")
        """The version at which the room was last arranged, and the phase then."""
        self._checkpoints: Final = CheckpointList()
        self._told_since = (-1, 0)
        """Everybody hears the same from this event on, up to this version."""
        self._told = NO_EVENTS
        self._viewers: dict[int, ViewerFeed] = {}

    def forget(self) -> None:
        """Free the memory; everybody is sent the whole once."""
        self._room, self._public = PatchHistory(), PatchHistory()
        self._version, self._arranged = -1, (-1, "")
        self._viewers = {}

    def payload_for(self, viewer: Viewer, since: str = "") -> Json:
        """The message for this viewer as plain data, as it arrives."""
        data: Json = msgspec.json.decode(message(self.update_for(viewer, since), viewer, envelope(self.table.version)))
        return data

    def update_for(self, viewer: Viewer, since: str = "") -> Update:
        """What this viewer is to be sent: the patches since this cursor if they are known, else the whole."""
        table = self.table
        table.check_viewer(viewer)
        feed = self._advance(viewer)
        then = feed.revision_of(since)
        first = table.event_counts.standing_since(then[0])
        if first < 0 or not (self._room.reaches(then) and self._public.reaches(then) and feed.private.reaches(then)):
            return self._whole(viewer, feed)
        update = Update(feed.cursor, self._events(viewer, first), feed.heard(table, viewer, first))
        update.since = since
        for history in (self._room, self._public, feed.private):
            history.add_since(then, update.patch)
        return update

    def _events(self, viewer: Viewer, first: int) -> str:
        """Those this viewer hears, from this one on, encoded: once, if everybody hears the same."""
        table = self.table
        if table.play is None or first == len(table.play.events):
            return NO_EVENTS
        if self._told_since == (table.version, first):
            return self._told
        told = encode(self.builder.events(table.play, viewer, first)).decode()
        if all(event.to == EVERYBODY for event in table.play.events[first:]):
            self._told_since, self._told = (table.version, first), told
        return told

    def _whole(self, viewer: Viewer, feed: ViewerFeed) -> Update:
        table = self.table
        events = [] if table.play is None else self.builder.events(table.play, viewer, 0)
        recent = events[-RECENT_EVENTS:]
        public = merged(self._room.latest, self._public.latest)
        if table.play is not None:
            public = {**public, "game": {**self.builder.public_view(table.play), **public["game"]}}
        update = Update(feed.cursor, encode(recent).decode(), len(events) - len(recent))
        update.whole = merged(public, feed.private.latest)
        return update

    # bringing the histories up to the table

    def _advance(self, viewer: Viewer) -> ViewerFeed:
        """Bring the public histories and this viewer's up to the table as it stands."""
        table = self.table
        seated = 0 <= viewer < len(table.chairs)
        feed = self._feed_of(viewer, table.chairs[viewer].player if seated else "")
        if self._version != table.version:
            self._advance_public()
        now = (table.version, table.chairs[viewer].private_version if seated else 0)
        if now != feed.revision:
            readable = 0 if table.play is None else readable_rows(table.rules, table.play.g, viewer)
            previous = self._previous_view(feed, readable)
            frame = private_part(table, viewer, self.builder, feed.private.latest, previous)
            feed.advance(now, frame, self._public.row, readable)
        return feed

    def _advance_public(self) -> None:
        table = self.table
        now = (table.version, 0)
        if self._arranged != (table.arranged, table.phase):
            self._room.advance(now, {"table": arrangement(table)}, None)
            self._arranged = (table.arranged, table.phase)
        row = None if table.play is None else table.latest_row.at(table.version, table.play.g)
        self._public.advance(now, public_part(table, self.builder, self._checkpoints), row, self._changed_fields())
        self._version = table.version

    def _changed_fields(self) -> Json:
        """By name, how the public fields have changed since the last frame."""
        before, table = self._public.row, self.table
        if table.play is None or before is None:
            return {}
        return self.builder.changed_fields(table.play, table.latest_row.since(before, table.version, table.play.g))

    def _previous_view(self, feed: ViewerFeed, readable: int) -> PreviousView | None:
        """What this viewer was shown last, and what changed since; None if that, or the table, has no game."""
        before, table = feed.private.row, self.table
        if before is None or table.play is None:
            return None
        rows = table.latest_row.since(before, table.version, table.play.g)
        return PreviousView(feed.private.latest["game"], rows, feed.readable, readable)

    def _feed_of(self, viewer: Viewer, player: str) -> ViewerFeed:
        feed = self._viewers.get(viewer)
        if feed is None or feed.player != player:
            feed = self._viewers[int(viewer)] = ViewerFeed(player, "" if viewer == SPECTATOR else f".{int(viewer)}")
        return feed


def _parsed(cursor: str) -> Revision:
    version, _, private = cursor.partition(".")
    return (int(version), int(private)) if _is_number(version) and _is_number(private) else NEVER


def _is_number(digits: str) -> bool:
    return digits.isascii() and digits.isdigit() and len(digits) < 10


def _with_fields(patch: Patch, fields: Json | None) -> Patch:
    """The patch of a frame, and in it what changed in the fields of its game."""
    if not fields:
        return patch
    whole: Json = patch[0] if patch and isinstance(patch[0], dict) else {}
    whole["game"] = {**whole.get("game", {}), "fields": fields}
    return [whole]
