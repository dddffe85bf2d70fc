"""What each viewer was sent, so that the next message can say only what has changed.

A viewer's place in his stream is his mark: the version of the table, and how often something changed that only he may
see. Nothing here is saved; after a restart everybody is sent the whole once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pelagos.kernel.ids import Viewer, knows
from pelagos.kernel.play import payload
from pelagos.kernel.title import Json
from pelagos.table.messages import Sends, frame, message
from pelagos.table.patch import Patch, difference

if TYPE_CHECKING:
    from pelagos.table.table import Table

KEPT_PATCHES: Final = 16
KEPT_VERSIONS: Final = 64
NEWS: Final = 100
"""So many events come with a whole view; older ones are asked for."""


class Stream:
    """One viewer's last frame, and the patches that led to it."""

    def __init__(self, player: str) -> None:
        self.player: Final = player
        """For whom it is: who takes over a seat must not be sent what changed for the one before."""
        self.mark = ""
        self.frame: Json = {}
        self.links: Final[list[tuple[str, Patch]]] = []
        """From which mark, and what changed then; each leads to the mark of the next."""
        self._counted = (0, 0)
        """Of so many events this viewer heard so many."""

    def move_to(self, mark: str, frame: Json) -> None:
        if self.mark:
            self.links.append((self.mark, difference(self.frame, frame)))
            del self.links[:-KEPT_PATCHES]
        self.mark, self.frame = mark, frame

    def patch_from(self, mark: str) -> Patch | None:
        """Everything that changed since this mark; None if it is too long ago, or never was."""
        if mark == self.mark:
            return []
        for i, (origin, _) in enumerate(self.links):
            if origin == mark:
                return [change for _, patch in self.links[i:] for change in patch]
        return None

    def heard(self, table: Table, viewer: Viewer, told: int) -> int:
        """How many of the first events this viewer heard."""
        events = [] if table.play is None else table.play.events
        at, count = self._counted if self._counted[0] <= told else (0, 0)
        count += sum(knows(event.to, viewer) for event in events[at:told])
        self._counted = (told, count)
        return count


class Streams:
    """The streams of one table."""

    def __init__(self, send: Sends = payload) -> None:
        self._send: Final = send
        self._streams: dict[int, Stream] = {}
        self._told: list[tuple[int, int]] = []
        """By version, how many events there were."""

    def note(self, version: int, told: int) -> None:
        """The table has a new version."""
        self._told.append((version, told))
        del self._told[:-KEPT_VERSIONS]

    def forget(self) -> None:
        """Free the memory; everybody is sent the whole once."""
        self._streams = {}

    def payload_for(self, table: Table, viewer: Viewer, since: str) -> Json:
        """A patch since this mark, or the whole if there is none."""
        mark = mark_of(table, viewer)
        stream = self._stream(table, viewer)
        told = self._told_at(since)
        seen, events = frame(table, viewer, max(0, told), self._send)
        if stream.mark != mark:
            stream.move_to(mark, seen)
        patch = stream.patch_from(since) if told >= 0 else None
        if patch is not None:
            heard = stream.heard(table, viewer, told)
            return {**message(mark, table.version, events, heard), "since": since, "patch": patch}
        if told > 0:
            _, events = frame(table, viewer, 0, self._send)
        news = events[-NEWS:]
        return {**message(mark, table.version, news, len(events) - len(news)), "whole": seen}

    def _stream(self, table: Table, viewer: Viewer) -> Stream:
        player = table.chairs[viewer].player if 0 <= viewer < len(table.chairs) else ""
        stream = self._streams.get(int(viewer))
        if stream is None or stream.player != player:
            stream = self._streams[int(viewer)] = Stream(player)
        return stream

    def _told_at(self, since: str) -> int:
        """How many events stood at that version and have stood ever since; -1 if it is too long ago."""
        version = _version(since)
        counts = [told for at, told in self._told if at >= version]
        return min(counts) if counts and any(at == version for at, _ in self._told) else -1


def mark_of(table: Table, viewer: Viewer) -> str:
    chairs = table.chairs
    return f"{table.version}.{chairs[viewer].own if 0 <= viewer < len(chairs) else 0}"


def _version(mark: str) -> int:
    digits = mark.partition(".")[0]
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 10 else -1
