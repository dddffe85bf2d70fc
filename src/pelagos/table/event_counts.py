"""How many events a game had at each of the last versions of its table: so a viewer is sent those that are new."""

from __future__ import annotations

from typing import Final

KEPT_VERSIONS: Final = 16


class EventCounts:
    """Counts by version. Not saved: after a restart every viewer is sent the whole once."""

    def __init__(self) -> None:
        self.taken_back = 0
        """How often events were taken back: others take their place, and not the same viewers may hear them."""
        self._counts: Final[list[tuple[int, int]]] = []

    def note(self, version: int, count: int) -> None:
        """The table has a new version, and the game so many events."""
        if self._counts and count < self._counts[-1][1]:
            self.taken_back += 1
        self._counts.append((version, count))
        if len(self._counts) > KEPT_VERSIONS:
            del self._counts[0]

    def standing_since(self, version: int) -> int:
        """How many events stood at that version and have stood ever since; -1 if it is too long ago."""
        least = -1
        for i in range(len(self._counts) - 1, -1, -1):
            at, count = self._counts[i]
            least = count if least < 0 else min(least, count)
            if at <= version:
                return least if at == version else -1
        return -1
