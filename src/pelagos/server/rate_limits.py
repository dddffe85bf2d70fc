"""Buckets: how often somebody may ask. Full at first, filled again at a steady rate."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from pelagos.server.errors import TooOften

MOST_KNOWN: Final = 20_000
"""Visitors remembered; the longest unseen are forgotten first."""


class TokenBucket:
    """So many at once, so many a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """One request; False if there is none left."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self) -> int:
        """Seconds until the next."""
        return max(1, round((1 - self._left) / self._rate))


class RateLimiter:
    """One bucket for every visitor."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._known: Final[OrderedDict[str, TokenBucket]] = OrderedDict()

    def take(self, visitor: str) -> None:
        """One request of this visitor, or TooOften."""
        bucket = self._known.get(visitor)
        if bucket is None:
            bucket = self._known[visitor] = TokenBucket(self._rate, self._burst)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        self._known.move_to_end(visitor)
        if not bucket.take():
            raise TooOften("too-often", wait=bucket.wait())
