"""What time it is at the tables: even, whatever the clock of the machine does, and aware of when the server was away.

There are two times, both in milliseconds. *Server time* is what tables are told and what they show. It begins as the
time of day, and from then on follows clocks that nobody can set. *Uptime* stands still whenever the server does: what
is due is due at an uptime, so that after a restart nothing has come due meanwhile. Where server time went on and uptime
did not there was an outage, and every table gives it back to those whose time ran.

Nobody at a table can cause an outage: it is measured here, between two heartbeats or by the clocks of the machine.
"""

from __future__ import annotations

import sys
import time
from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

BOOT_ID: Final = Path("/proc/sys/kernel/random/boot_id")
SUSPENDED_MS: Final = 1_000
"""A machine that was suspended for longer was away; less is the time between reading two clocks."""


class Reading(NamedTuple):
    """The clocks of the machine at one moment."""

    wall: int
    """The time of day, which may jump."""
    awake: int
    """Runs evenly while the machine is awake."""
    elapsed: int
    """Runs evenly since the machine was started, also while it is suspended, where the system has such a clock."""
    boot: str
    """Which start of the machine this is; empty if the system does not say."""


class Heartbeat(NamedTuple):
    """The server was alive at this moment."""

    uptime: int
    time: int
    wall: int
    elapsed: int
    boot: str


class Outage(NamedTuple):
    """From when to when, in server time, the server was away."""

    start: int
    end: int


def read_clocks() -> Reading:
    awake = time.monotonic_ns() // 1_000_000
    return Reading(time.time_ns() // 1_000_000, awake, _elapsed(awake), _boot())


def _elapsed(awake: int) -> int:
    """Linux alone has a clock that goes on while the machine is suspended; a browser only has its name."""
    if hasattr(time, "CLOCK_BOOTTIME") and sys.platform != "emscripten":
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
    return awake


@cache
def _boot() -> str:
    try:
        return BOOT_ID.read_text(encoding="ascii").strip()
    except (OSError, UnicodeError):
        return ""


class ServerClock:
    """Server time and uptime, from the last heartbeat on, or from now."""

    def __init__(self, last: Heartbeat | None = None, outages: Sequence[Outage] = ()) -> None:
        now = read_clocks()
        self.outages: Final = list(outages)
        """All that are known, in order; what is added here stays in its place."""
        self._start_awake: Final = now.awake
        self._start_uptime: Final = now.wall if last is None else last.uptime
        self._ahead = 0 if last is None else last.time - last.uptime
        """By how much server time is ahead of uptime: how long the server was away in all."""
        self._asleep = now.elapsed - now.awake
        """How long the machine was suspended since it was started."""
        if last is not None:
            self._away(last.time, downtime(last, now))
        self.new_outages: Final = len(self.outages) - len(outages)
        """0 or 1: how many of them the start itself has found."""

    def now(self) -> int:
        """Server time."""
        return self.uptime() + self._ahead

    def uptime(self) -> int:
        """How long the server has run, counted from the time of day at which it ran first."""
        awake = time.monotonic_ns() // 1_000_000
        uptime = self._start_uptime + awake - self._start_awake
        suspended = _elapsed(awake) - awake - self._asleep
        if suspended > SUSPENDED_MS:
            self._asleep += suspended
            self._away(uptime + self._ahead, suspended)
        return uptime

    def uptime_at(self, moment: int) -> int:
        """The uptime at this server time, if there is no outage until then."""
        return moment - self._ahead

    def time_at(self, uptime: int) -> int:
        """The server time at this uptime, if there is no outage until then."""
        return uptime + self._ahead

    def _away(self, start: int, ms: int) -> None:
        if ms > 0:
            self._ahead += ms
            self.outages.append(Outage(start, start + ms))

    def outages_after(self, moment: int) -> list[Outage]:
        """Those that lasted beyond this server time."""
        return self.outages[bisect_right(self.outages, moment, key=lambda outage: outage.end) :]

    def heartbeat(self) -> Heartbeat:
        """What must be known at the next start, should the server end now."""
        uptime = self.uptime()
        now = read_clocks()
        return Heartbeat(uptime, uptime + self._ahead, now.wall, now.elapsed, now.boot)


def downtime(last: Heartbeat, now: Reading) -> int:
    """How long the server was down. The time of day, which may have been set meanwhile, is believed only if the machine
    itself was started anew."""
    if last.boot and last.boot == now.boot and now.elapsed >= last.elapsed:
        return now.elapsed - last.elapsed
    return max(0, now.wall - last.wall)
