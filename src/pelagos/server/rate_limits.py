"""Token buckets: how often a client may ask. Full at first, filled again at a steady rate."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from pelagos.server.errors import TooOften

MOST_CLIENTS: Final = 20_000
"""Clients remembered; the least recently seen are forgotten first."""


class TokenBucket:
    """So many requests at once, so many a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """One request; False if no token is left."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self) -> int:
        """Seconds until the next token."""
        return max(1, round((1 - self._left) / self._rate))


class RateLimiter:
    """One bucket for every client."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._buckets: Final[OrderedDict[str, TokenBucket]] = OrderedDict()

    def take(self, client: str) -> None:
        """One request of this client, or TooOften."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = TokenBucket(self._rate, self._burst)
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        if not bucket.take():
            raise TooOften("too-often", wait=bucket.wait())


class ChatLimiter:
    """Lines of chat: so many of one person, and so many from one address."""

    def __init__(self, person: tuple[float, float], address: tuple[float, float]) -> None:
        self._persons: Final = RateLimiter(*person)
        self._addresses: Final = RateLimiter(*address)

    def take(self, person: str, address: str) -> None:
        """One line, or TooOften. Whoever is not known is as good as their address."""
        self._persons.take(person or address)
        self._addresses.take(address)
