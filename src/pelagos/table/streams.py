"""What viewers were sent, so that the next message can say only what has changed.

A viewer's place in his stream is his mark: the version of the table, how often something changed that only he may see,
and his seat: what he holds is that seat's, and no patch for another fits. Three things leave trails: how the room is
arranged, what everybody sees of the game, and what one viewer sees besides. Where nothing changed a trail stands still.
Nothing here is saved; after a restart everybody is sent the whole once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from pelagos.kernel.arrays import Ints
from pelagos.kernel.ids import SPECTATOR, Viewer, knows
from pelagos.kernel.play import TELLER, Teller
from pelagos.kernel.title import Json
from pelagos.kernel.view import Past, Rows, readable, row_of
from pelagos.table.checkpoints import Points
from pelagos.table.messages import arrangement, envelope, for_all, for_one, merged
from pelagos.table.patch import Patch, change, difference

if TYPE_CHECKING:
    from pelagos.table.table import Table

KEPT_PATCHES: Final = 8
KEPT_VERSIONS: Final = 16
NEWS: Final = 100
"""So many events come with a whole view; older ones are asked for."""
ENCODE: Final = msgspec.json.Encoder().encode

Moment = tuple[int, int]
"""A mark in numbers, without the seat."""
NEVER: Final[Moment] = (-1, 0)


class Message:
    """A message as it is sent, and the mark of whoever has read it."""

    def __init__(self, cursor: str, text: bytes) -> None:
        self.cursor: Final = cursor
        self.text: Final = text

    def read(self) -> Json:
        told: Json = msgspec.json.decode(self.text)
        return told


class Link:
    """What changed at one moment, as it is sent."""

    def __init__(self, at: Moment, patch: bytes) -> None:
        self.at: Final = at
        self.patch: Final = msgspec.Raw(patch)


class Trail:
    """The last frame of something that is sent, and the patches that led to it.

    Patches are kept as they will be sent: they are written once, and a text is freed faster than what it tells. The
    fields that everybody sees are in no frame: there are many, few of them change, and rows of numbers are compared
    faster than lists.
    """

    def __init__(self) -> None:
        self.frame: Json = {}
        self.row: Ints | None = None
        """The numbers of the position that it shows, if there is a game."""
        self._since = NEVER
        """From this moment on every change is known."""
        self._moved = NEVER
        """When it last changed."""
        self._links: Final[list[Link]] = []

    def move_to(self, now: Moment, frame: Json, row: Ints | None, fields: Json | None = None) -> None:
        """The next frame, the numbers that it shows if there is a game, and what changed in the common fields."""
        if self._since == NEVER or (self.frame.get("game") is None) != (frame.get("game") is None):
            # Half of a game cannot be patched into a room without one.
            self._links.clear()
            self._since = self._moved = now
        elif frame is not self.frame or fields:
            for patch in _with_fields(difference(self.frame, frame), fields):
                self._links.append(Link(now, ENCODE(patch)))
                self._moved = now
            if len(self._links) > KEPT_PATCHES:
                self._since = self._links.pop(0).at
        self.frame, self.row = frame, row

    def knows(self, then: Moment) -> bool:
        return self._since != NEVER and then >= self._since

    def changes(self, then: Moment) -> list[msgspec.Raw]:
        """Everything that changed since then. What lies further back is not even looked at: memory is slow."""
        if then >= self._moved:
            return []
        first = len(self._links) - 1
        while first > 0 and self._links[first - 1].at > then:
            first -= 1
        return [link.patch for link in self._links[first:]]


class Stream:
    """One viewer's own trail, and how much he has heard."""

    def __init__(self, player: str, seat: str) -> None:
        self.player: Final = player
        """For whom it is: who takes over a seat must not be sent what changed for the one before."""
        self._seat: Final = seat
        """How his marks end."""
        self.own: Final = Trail()
        self.reads = 0
        """Which rows of the position he could read."""
        self.now = NEVER
        self.cursor = ""
        self._before = ("", NEVER)
        """Where he stood before: from there almost everybody comes."""
        self._counted = (0, 0)
        """Of so many events this viewer heard so many."""

    def move_to(self, now: Moment, alone: Json, row: Ints | None, reads: int) -> None:
        """What he sees besides at this moment, the numbers of the position, and which rows of it he can read."""
        self.own.move_to(now, alone, row)
        self._before = (self.cursor, self.now)
        self.now, self.cursor, self.reads = now, f"{now[0]}.{now[1]}{self._seat}", reads

    def moment(self, cursor: str) -> Moment:
        """What a mark says; NEVER if it says nothing, or what is not yet."""
        if cursor == self._before[0]:
            return self._before[1]
        if cursor == self.cursor:
            return self.now
        then = _moment(cursor.removesuffix(self._seat)) if cursor.endswith(self._seat) else NEVER
        return NEVER if then > self.now else then

    def count_anew(self) -> None:
        self._counted = (0, 0)

    def heard(self, table: Table, viewer: Viewer, told: int) -> int:
        """How many of the first events this viewer heard."""
        events = [] if table.play is None else table.play.events
        at, count = self._counted if self._counted[0] <= told else (0, 0)
        for i in range(at, told):
            count += knows(events[i].to, viewer)
        self._counted = (told, count)
        return count


class Streams:
    """The streams of one table."""

    def __init__(self, teller: Teller = TELLER) -> None:
        self.teller: Final = teller
        self._room = Trail()
        self._common = Trail()
        self._shown = -1
        """The version that both show."""
        self._arranged = (-1, "")
        """The version at which the room was last arranged, and the phase then."""
        self._points: Final = Points()
        self._rows: Rows | None = None
        """What happened since the last message: the same for almost everybody."""
        self._streams: dict[int, Stream] = {}
        self._told: Final[list[tuple[int, int]]] = []
        """By version, how many events there were."""

    def note(self, version: int, told: int) -> None:
        """The table has a new version."""
        if self._told and told < self._told[-1][1]:
            # Events were taken back: others will stand in their place, and not the same viewers may hear them.
            for stream in self._streams.values():
                stream.count_anew()
        self._told.append((version, told))
        if len(self._told) > KEPT_VERSIONS:
            del self._told[0]

    def forget(self) -> None:
        """Free the memory; everybody is sent the whole once."""
        self._room, self._common = Trail(), Trail()
        self._shown, self._arranged = -1, (-1, "")
        self._streams, self._rows = {}, None

    def message_for(self, table: Table, viewer: Viewer, since: str) -> Message:
        """A patch since this mark, or the whole if there is none."""
        stream = self._stream(viewer, table.chairs[viewer].player if 0 <= viewer < len(table.chairs) else "")
        if self._shown != table.version:
            self._move(table)
        now = _moment_of(table, viewer)
        if now != stream.now:
            reads = 0 if table.play is None else readable(table.rules, table.play.g, viewer)
            alone = for_one(table, viewer, self.teller, stream.own.frame, self._past(table, stream, reads))
            stream.move_to(now, alone, self._common.row, reads)
        then = stream.moment(since)
        told = self._told_at(then[0])
        if told < 0 or not (self._room.knows(then) and self._common.knows(then) and stream.own.knows(then)):
            return self._whole(table, viewer, stream)
        events = [] if table.play is None else self.teller.events(table.play, viewer, told)
        written = envelope(stream.cursor, table.version, events, stream.heard(table, viewer, told))
        written["since"] = since
        written["patch"] = [*self._room.changes(then), *self._common.changes(then), *stream.own.changes(then)]
        return Message(stream.cursor, ENCODE(written))

    def _move(self, table: Table) -> None:
        """What everybody sees has changed."""
        now = (table.version, 0)
        if self._arranged != (table.arranged, table.phase):
            self._room.move_to(now, {"table": arrangement(table)}, None)
            self._arranged = (table.arranged, table.phase)
        row = None if table.play is None else row_of(table.rules, table.play.g)
        self._common.move_to(now, for_all(table, self.teller, self._points), row, self._changed(table, row))
        self._shown = table.version

    def _past(self, table: Table, stream: Stream, reads: int) -> Past | None:
        """What this viewer was shown, and what happened since; None if he was shown no game, or there is none."""
        then, now = stream.own.row, self._common.row
        if then is None or now is None:
            return None
        if self._rows is None or self._rows.then is not then or self._rows.now is not now:
            self._rows = Rows(table.rules, then, now)
        return Past(stream.own.frame["game"], self._rows, stream.reads, reads)

    def _changed(self, table: Table, now: Ints | None) -> Json:
        """By name, how the fields that everybody sees have changed since the common trail showed them."""
        before = self._common.row
        if table.play is None or before is None or now is None:
            return {}
        found: Json = {}
        for name, old, new in self.teller.changed(table.play, before, now):
            found[name] = change(old, new)
        return found

    def _whole(self, table: Table, viewer: Viewer, stream: Stream) -> Message:
        events = [] if table.play is None else self.teller.events(table.play, viewer, 0)
        news = events[-NEWS:]
        common = merged(self._room.frame, self._common.frame)
        if table.play is not None:
            common = {**common, "game": {**self.teller.common(table.play), **common["game"]}}
        written = envelope(stream.cursor, table.version, news, len(events) - len(news))
        written["whole"] = merged(common, stream.own.frame)
        return Message(stream.cursor, ENCODE(written))

    def _stream(self, viewer: Viewer, player: str) -> Stream:
        stream = self._streams.get(viewer)
        if stream is None or stream.player != player:
            stream = self._streams[int(viewer)] = Stream(player, "" if viewer == SPECTATOR else f".{int(viewer)}")
        return stream

    def _told_at(self, version: int) -> int:
        """How many events stood at that version and have stood ever since; -1 if it is too long ago."""
        least = -1
        for i in range(len(self._told) - 1, -1, -1):
            at, told = self._told[i]
            least = told if least < 0 else min(least, told)
            if at <= version:
                return least if at == version else -1
        return -1


def _moment_of(table: Table, viewer: Viewer) -> Moment:
    """Where a viewer stands who has been sent everything."""
    return table.version, table.chairs[viewer].own if 0 <= viewer < len(table.chairs) else 0


def _moment(cursor: str) -> Moment:
    version, _, own = cursor.partition(".")
    return (int(version), int(own)) if _is_number(version) and _is_number(own) else NEVER


def _is_number(digits: str) -> bool:
    return digits.isascii() and digits.isdigit() and len(digits) < 10


def _with_fields(patch: Patch, fields: Json | None) -> Patch:
    """The patch of a frame, and in it what changed in the fields of its game."""
    if not fields:
        return patch
    whole: Json = patch[0] if patch and isinstance(patch[0], dict) else {}
    whole["game"] = {**whole.get("game", {}), "fields": fields}
    return [whole]
