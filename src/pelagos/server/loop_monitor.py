"""Whether the event loop keeps up, and, where the wire does not look after it, whether clients read what they cause."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from pelagos.server.metrics import Histogram

EVERY_S: Final = 0.5
WINDOW_S: Final = 30.0
"""The worst lag is that of this window and the one before."""


class LoopMonitor:
    """Sleeps again and again; what a sleep takes too long is the time that everybody else had to wait."""

    def __init__(self, tend: Callable[[], None]) -> None:
        self._tend: Final = tend
        """Done at every turn; it must be quick."""
        self.lag_seconds: Final = Histogram()
        self._worst_s = self._worst_before_s = 0.0
        self._window_began_s = time.monotonic()

    @property
    def worst_s(self) -> float:
        """Of the last half minute to a minute."""
        return max(self._worst_s, self._worst_before_s)

    def add(self, lag_s: float, now_s: float) -> None:
        if now_s - self._window_began_s >= WINDOW_S:
            self._worst_before_s = self._worst_s if now_s - self._window_began_s < 2 * WINDOW_S else 0.0
            self._worst_s, self._window_began_s = 0.0, now_s
        self.lag_seconds.add(lag_s)
        self._worst_s = max(self._worst_s, lag_s)

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            before_s = time.monotonic()
            await asyncio.sleep(EVERY_S)
            now_s = time.monotonic()
            self.add(max(0.0, now_s - before_s - EVERY_S), now_s)
            self._tend()
