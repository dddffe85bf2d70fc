"""The clocks of a machine, set by hand: what a server reads is the real time and as much more as a test says."""

from __future__ import annotations

import time
from typing import Final

import pytest

SECOND_MS: Final = 1_000
MINUTE_MS: Final = 60_000
HOUR_MS: Final = 3_600_000
DAY_MS: Final = 86_400_000


class MachineClocks:
    """The time of day, the time that the machine was awake, and the time since it was started."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._wall = 0
        self._awake = 0
        self._elapsed = 0
        time_ns, monotonic_ns = time.time_ns, time.monotonic_ns
        clock_gettime_ns = time.clock_gettime_ns
        patch.setattr(time, "time_ns", lambda: time_ns() + self._wall * 10**6)
        patch.setattr(time, "monotonic_ns", lambda: monotonic_ns() + self._awake * 10**6)
        patch.setattr(time, "clock_gettime_ns", lambda which: clock_gettime_ns(which) + self._elapsed * 10**6)

    def jump(self, ms: int) -> None:
        """Somebody sets the time of day."""
        self._wall += ms

    def sleep(self, ms: int) -> None:
        """The machine is suspended; or no server runs on it."""
        self._wall += ms
        self._elapsed += ms

    def run(self, ms: int) -> None:
        """Time goes by, and the machine is awake."""
        self._wall += ms
        self._awake += ms
        self._elapsed += ms


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> MachineClocks:
    return MachineClocks(monkeypatch)
