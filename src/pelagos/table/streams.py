"""What viewers were sent, so that the next message can say only what has changed.

A viewer's place in his stream is his mark: the version of the table, and how often something changed that only he may
see. What everybody sees leaves one trail for all viewers, what a viewer sees besides one of its own; both together
are his stream. Nothing here is saved; after a restart everybody is sent the whole once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pelagos.kernel.arrays import Ints
from pelagos.kernel.ids import Viewer, knows
from pelagos.kernel.play import TELLER, Teller
from pelagos.kernel.title import Json
from pelagos.kernel.view import Past, row_of
from pelagos.table.checkpoints import Points
from pelagos.table.messages import arrangement, for_all, for_one, merged, message
from pelagos.table.patch import Patch, change, difference

if TYPE_CHECKING:
    from pelagos.table.table import Table

KEPT_PATCHES: Final = 4
KEPT_VERSIONS: Final = 16
NEWS: Final = 100
"""So many events come with a whole view; older ones are asked for."""


class Trail:
    """The last frame of something that is sent, and the patches that led to it.

    The fields that everybody sees are in no frame: there are many, few of them change, and rows of numbers are compared
    faster than lists.
    """

    def __init__(self) -> None:
        self.mark = ""
        self.frame: Json = {}
        self.row: Ints | None = None
        """The numbers of the position that it shows, if there is a game."""
        self.links: Final[list[tuple[str, Patch]]] = []
        """From which mark, and what changed then; each leads to the mark of the next."""

    def past(self, now: Ints | None) -> Past | None:
        """What is shown, beside the numbers of the position that is to be shown now; None if there is nothing yet."""
        return None if self.row is None or now is None else Past(self.frame["game"], self.row, now)

    def move_to(self, mark: str, frame: Json, row: Ints | None, fields: Json | None = None) -> None:
        """The next frame, the numbers that it shows if there is a game, and what changed in the common fields."""
        if (self.frame.get("game") is None) != (frame["game"] is None):
            # Half of a game cannot be patched into a room without one.
            self.links.clear()
        elif self.mark:
            self.links.append((self.mark, _with_fields(difference(self.frame, frame), fields)))
            del self.links[:-KEPT_PATCHES]
        self.mark, self.frame, self.row = mark, frame, row

    def patch_from(self, mark: str) -> Patch | None:
        """Everything that changed since this mark; None if it is too long ago, or never was."""
        patch: Patch = []
        if mark == self.mark:
            return patch
        for i in range(len(self.links) - 1, -1, -1):
            origin, changes = self.links[i]
            patch = [*changes, *patch]
            if origin == mark:
                return patch
        return None


class Stream:
    """One viewer's own trail, and how much he has heard."""

    def __init__(self, player: str) -> None:
        self.player: Final = player
        """For whom it is: who takes over a seat must not be sent what changed for the one before."""
        self.own: Final = Trail()
        self._counted = (0, 0)
        """Of so many events this viewer heard so many."""

    def heard(self, table: Table, viewer: Viewer, told: int) -> int:
        """How many of the first events this viewer heard."""
        events = [] if table.play is None else table.play.events
        at, count = self._counted if self._counted[0] <= told else (0, 0)
        count += sum([knows(event.to, viewer) for event in events[at:told]])
        self._counted = (told, count)
        return count


class Streams:
    """The streams of one table."""

    def __init__(self, teller: Teller = TELLER) -> None:
        self.teller: Final = teller
        self._common = Trail()
        self._arranged: tuple[int, Json] = (0, {})
        """The version of the arrangement, and the arrangement."""
        self._points: Final = Points()
        self._streams: dict[int, Stream] = {}
        self._told: Final[list[tuple[int, int]]] = []
        """By version, how many events there were."""

    def note(self, version: int, told: int) -> None:
        """The table has a new version."""
        self._told.append((version, told))
        del self._told[:-KEPT_VERSIONS]

    def forget(self) -> None:
        """Free the memory; everybody is sent the whole once."""
        self._common = Trail()
        self._streams = {}

    def payload_for(self, table: Table, viewer: Viewer, since: str) -> Json:
        """A patch since this mark, or the whole if there is none."""
        own = 0
        player = ""
        if 0 <= viewer < len(table.chairs):
            chair = table.chairs[viewer]
            own, player = chair.own, chair.player
        version = str(table.version)
        mark = f"{version}.{own}"
        stream = self._stream(viewer, player)
        if self._common.mark != version:
            row = None if table.play is None else row_of(table.rules, table.play.g)
            if self._arranged[0] != table.arranged:
                self._arranged = (table.arranged, arrangement(table))
            seen = for_all(table, self.teller, self._arranged[1], self._points)
            self._common.move_to(version, seen, row, self._changed(table, row))
        if stream.own.mark != mark:
            alone = for_one(table, viewer, self.teller, stream.own.frame, stream.own.past(self._common.row))
            stream.own.move_to(mark, alone, self._common.row)
        told = self._told_at(since)
        patch = self._patch(stream, since) if told >= 0 else None
        if patch is None:
            return self._whole(table, viewer, stream)
        events = [] if table.play is None else self.teller.events(table.play, viewer, told)
        heard = stream.heard(table, viewer, told)
        return {**message(mark, table.version, events, heard), "since": since, "patch": patch}

    def _changed(self, table: Table, now: Ints | None) -> Json:
        """By name, how the fields that everybody sees have changed since the common trail showed them."""
        before = self._common.row
        if table.play is None or before is None or now is None:
            return {}
        found: Json = {}
        for name, old, new in self.teller.changed(table.play, before, now):
            found[name] = change(old, new)
        return found

    def _patch(self, stream: Stream, since: str) -> Patch | None:
        common = self._common.patch_from(since.partition(".")[0])
        own = stream.own.patch_from(since)
        return None if common is None or own is None else [*common, *own]

    def _whole(self, table: Table, viewer: Viewer, stream: Stream) -> Json:
        events = [] if table.play is None else self.teller.events(table.play, viewer, 0)
        news = events[-NEWS:]
        common = self._common.frame
        if table.play is not None:
            common = {**common, "game": {**self.teller.common(table.play), **common["game"]}}
        seen = merged(common, stream.own.frame)
        return {**message(stream.own.mark, table.version, news, len(events) - len(news)), "whole": seen}

    def _stream(self, viewer: Viewer, player: str) -> Stream:
        stream = self._streams.get(viewer)
        if stream is None or stream.player != player:
            stream = self._streams[int(viewer)] = Stream(player)
        return stream

    def _told_at(self, since: str) -> int:
        """How many events stood at that version and have stood ever since; -1 if it is too long ago."""
        version = _version(since)
        least = -1
        for at, told in reversed(self._told):
            least = told if least < 0 else min(least, told)
            if at <= version:
                return least if at == version else -1
        return -1


def _with_fields(patch: Patch, fields: Json | None) -> Patch:
    """The patch of a frame, and in it what changed in the fields of its game."""
    if not fields:
        return patch
    whole: Json = patch[0] if patch and isinstance(patch[0], dict) else {}
    whole["game"] = {**whole.get("game", {}), "fields": fields}
    return [whole]


def _version(mark: str) -> int:
    digits = mark.partition(".")[0]
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 10 else -1
