"""When garbage is collected: in small portions, and when nobody waits for an answer.

Collecting goes over all objects that may be part of a cycle, and with thousands of tables in memory that takes longer
than a second. But tables live long and hold no cycles: what has survived a collection is frozen, which means that the
next one does not look at it again.
"""

from __future__ import annotations

import gc
from typing import Final

YOUNG_OBJECTS: Final = 50_000
"""With so many new objects a collection is worth while when nobody waits."""
YOUNG_OBJECTS_AT_LAST: Final = 2_000_000
"""With so many it must be done, whoever waits; but only among the new ones."""
MIDDLE_EVERY: Final = 10
"""After so many collections among the new objects, those of the last few are looked at together."""
FULL_EVERY_S: Final = 300.0
"""Between collections of everything that is not frozen."""
THAW_EVERY_S: Final = 86_400.0
"""After this time also what was frozen is looked at, when nobody waits; where nobody is connected, at every time."""


class GarbageCollector:
    """Decides at every step what to collect. Automatic collection is off."""

    def __init__(self, now_s: float) -> None:
        self._full_at_s = now_s
        self._thawed_at_s = now_s

    def step(self, now_s: float, quiet: bool, connected: bool) -> None:
        """`quiet`: no message has come for a moment. `connected`: somebody could send one."""
        young, middle, _ = gc.get_count()
        if quiet and now_s - self._full_at_s >= FULL_EVERY_S:
            self._collect_all(now_s, thaw=not connected or now_s - self._thawed_at_s >= THAW_EVERY_S)
        elif quiet and young > YOUNG_OBJECTS:
            gc.collect(1 if middle >= MIDDLE_EVERY else 0)
        elif young > YOUNG_OBJECTS_AT_LAST:
            gc.collect(0)

    def _collect_all(self, now_s: float, thaw: bool) -> None:
        self._full_at_s = now_s
        if thaw:
            self._thawed_at_s = now_s
            gc.unfreeze()
        gc.collect()
        gc.freeze()
