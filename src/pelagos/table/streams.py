"""What each viewer was sent, so that the next message can say only what has changed.

A viewer's place in his stream is his mark: the version of the table, and how often something changed that only he may
see. Nothing here is saved; after a restart everybody is sent the whole once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

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

    def __init__(self) -> None:
        self.mark = ""
        self.frame: Json = {}
        self.links: Final[list[tuple[str, Patch]]] = []
        """From which mark, and what changed then; each leads to the mark of the next."""

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
        stream = self._streams.setdefault(int(viewer), Stream())
        told = self._told_at(since)
        if stream.mark == mark:
            events = _events(table, viewer, told)
        else:
            seen, events = frame(table, viewer, told, self._send)
            stream.move_to(mark, seen)
        patch = stream.patch_from(since) if told >= 0 else None
        if patch is None:
            return self._whole(table, viewer, stream)
        heard = _count(table, viewer, told)
        return {**message(mark, table.version, events, heard), "since": since, "patch": patch}

    def _whole(self, table: Table, viewer: Viewer, stream: Stream) -> Json:
        events = _events(table, viewer, 0)
        news = events[-NEWS:]
        return {**message(stream.mark, table.version, news, len(events) - len(news)), "whole": stream.frame}

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


def _events(table: Table, viewer: Viewer, told: int) -> list[Any]:
    """The events that this viewer hears, as the kernel sends them."""
    if table.play is None or told < 0:
        return []
    return [event.plain() for event in table.play.events[told:] if knows(event.to, viewer)]


def _count(table: Table, viewer: Viewer, told: int) -> int:
    """How many of the first events this viewer heard."""
    if table.play is None:
        return 0
    return sum(knows(event.to, viewer) for event in table.play.events[:told])
