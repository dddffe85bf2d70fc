"""Clocks. No system clock is read here: every time is an argument, in milliseconds."""

from __future__ import annotations

from typing import Any, Final

from pelagos.kernel.errors import BadSave
from pelagos.kernel.ids import Seat
from pelagos.kernel.title import Json
from pelagos.table.errors import Refused, TimeOver
from pelagos.table.terms import LIVE, POST, UNTIMED, TimeControl

STOPPED: Final = -1
NEVER_MS: Final = 1 << 52
"""Later than any moment that a clock is told."""
LEAST_LEFT_MS: Final = 10_000
"""Whoever comes back to their seat has at least this long."""


class Clock:
    """Whose time runs since when, and what everybody has left: of the game, or by post of the bank."""

    def __init__(self, pace: TimeControl, seats: int) -> None:
        self.pace: Final = pace
        self.left: Final = [pace.main] * seats
        self.holidays: Final[list[list[tuple[int, int]]]] = [[] for _ in range(seats)]
        self.running = STOPPED
        self.since = 0
        self._still: Final = self._shown() if pace.kind == UNTIMED else None
        """What everybody sees of a clock that never runs."""
        self._passed: tuple[int, int, int] | None = None
        """The seat that passed the turn last, with what it had left and since when it thought: for its undo."""
        self._outages: list[tuple[int, int]] = []
        """When the server was away since then, or the game paused, in order and apart: nobody's time ran."""
        self.paused_since = 0
        """The moment since which all time stands still by consent, or 0."""

    # time

    def ask(self, seat: Seat, now: int) -> None:
        """This seat must answer now, or STOPPED: nobody whose time counts. The one before is charged."""
        if seat == self.running:
            return
        self._passed = None
        if self.running != STOPPED:
            self._passed = (self.running, self.left[self.running], self.since)
            self._charge(self.running, now)
        self._run(seat, now)
        self._drop_outages()

    def ask_again(self, seat: Seat, now: int) -> None:
        """Answers were taken back, and this seat must answer now. A seat that is no longer asked is not charged."""
        if seat == self.running:
            return
        passed, self._passed = self._passed, None
        if passed is not None and passed[0] == seat:
            self.running, self.left[seat], self.since = passed
        else:
            self._run(seat, now)
        self._drop_outages()

    def check_again(self, seat: Seat, now: int) -> None:
        """TimeOver if this seat has no time left to take its answer back."""
        passed = self._passed
        if seat == self.running or passed is None or passed[0] != seat:
            return
        if now >= self._due(seat, passed[1], passed[2]):
            raise TimeOver("time-over")

    def stop(self, now: int) -> None:
        self.ask(STOPPED, now)

    def revive(self, seat: Seat, now: int) -> None:
        """Whoever comes back has a little time; by post what one move has."""
        if self.pace.kind == LIVE:
            self.left[seat] = max(self.left[seat], self.pace.step, LEAST_LEFT_MS)
        elif self.pace.kind == POST and self.pace.step == 0:
            self.left[seat] = max(self.left[seat], LEAST_LEFT_MS)

    def _run(self, seat: Seat, now: int) -> None:
        self.running = STOPPED if self.pace.kind == UNTIMED else int(seat)
        self.since = now if self.running != STOPPED else 0

    def _charge(self, seat: Seat, now: int) -> None:
        spent = self._spent(seat, now)
        if self.pace.kind == LIVE:
            self.left[seat] = max(0, self.left[seat] - spent) + self.pace.step
        else:
            self.left[seat] = max(0, self.left[seat] - max(0, spent - self.pace.step))

    def _spent(self, seat: Seat, now: int) -> int:
        """How long this seat has thought, holidays and outages apart."""
        spent = max(0, now - self.since)
        for start, end in self._breaks(seat):
            spent -= max(0, min(end, now) - max(start, self.since))
        return spent

    # pauses

    def pause(self, now: int) -> None:
        """All time stands still from now on."""
        self.paused_since = now

    def resume(self, now: int) -> None:
        """It runs again: what was thought in between is not charged to anybody."""
        start, self.paused_since = self.paused_since, 0
        if self.counted_since() >= 0:
            self.give_back(start, max(start, now))

    # deadlines

    def deadline(self) -> int | None:
        """When the running clock is out; none while the game is paused."""
        if self.running == STOPPED or self.paused_since:
            return None
        return self._due(self.running, self.left[self.running], self.since)

    def is_out(self, now: int) -> bool:
        due = self.deadline()
        return due is not None and now >= due

    def _due(self, seat: Seat, left: int, since: int) -> int:
        due = since + left + (self.pace.step if self.pace.kind == POST else 0)
        for start, end in self._breaks(seat):
            if start < due:
                due += max(0, end - max(start, since))
        return due

    def turn_mark(self) -> int:
        """Tells the running turn, with the holidays in it, from others. It stays the same when time is given back."""
        if self.running == STOPPED:
            return 0
        return (self.since + sum(end - start for start, end in self.holidays[self.running])) % 2**31

    # outages

    def lacks(self, start: int, end: int) -> bool:
        """Did anybody's time run in this outage that was not given back yet?"""
        counted = self.counted_since()
        if counted < 0:
            return False
        start = max(start, counted)
        return start < end and not any(first <= start and end <= last for first, last in self._outages)

    def give_back(self, start: int, end: int) -> None:
        """From start to end nobody could answer, as the server was away or the table removed: no clock ran."""
        self._outages = _joined([*self._outages, (start, end)])

    def counted_since(self) -> int:
        """The first moment at which time was counted that can still be charged; -1 if there is none."""
        moments = [] if self.running == STOPPED else [self.since]
        if self._passed is not None:
            moments.append(self._passed[2])
        return min(moments, default=-1)

    def _drop_outages(self) -> None:
        """Forget those that nobody's time can be charged for any more."""
        if self._outages:
            counted = self.counted_since()
            self._outages = [outage for outage in self._outages if counted >= 0 and outage[1] > counted]

    def _breaks(self, seat: Seat) -> list[tuple[int, int]]:
        """When this seat's time stands still, in order and apart."""
        if not self._outages and not self.paused_since:
            return self.holidays[seat]
        paused = [(self.paused_since, NEVER_MS)] if self.paused_since else []
        return _joined([*self.holidays[seat], *self._outages, *paused])

    # holidays

    def take_holiday(self, seat: Seat, start: int, end: int, now: int) -> None:
        """The clock stands still from start to end; never in hindsight, never beyond what the terms allow."""
        if self.pace.kind != POST or self.pace.off == 0:
            raise Refused("no-holidays")
        taken = sum(last - first for first, last in self.holidays[seat])
        if not now <= start < end or any(start < last and first < end for first, last in self.holidays[seat]):
            raise Refused("bad-holiday")
        if taken + end - start > self.pace.off:
            raise Refused("holidays-used-up", left=self.pace.off - taken)
        if seat == self.running and self.is_out(now):
            raise TimeOver("time-over")
        self.holidays[seat].append((start, end))
        self.holidays[seat].sort()

    def end_holiday(self, seat: Seat, now: int) -> None:
        """Back early: the clock goes on now, and what was not taken can be taken another time."""
        taken = self.holidays[seat]
        kept = [(start, min(end, now)) for start, end in taken if start < now]
        if kept == taken:
            raise Refused("not-on-holiday")
        taken[:] = kept

    # data

    def plain(self) -> Json:
        """What everybody may see: in a pause a clock that stands, with what was left when it began."""
        if self._still is not None:
            return self._still
        shown = self._shown()
        if self.paused_since and self.running != STOPPED:
            if self.pace.kind == LIVE:
                spent = self._spent(self.running, self.paused_since)
                shown["left"][self.running] = max(0, self.left[self.running] - spent)
            shown["running"] = STOPPED
        return shown

    def _shown(self) -> Json:
        return {
            "left": list(self.left),
            "running": self.running,
            "since": self.since,
            "deadline": self.deadline(),
            "holidays": [[list(days) for days in taken] for taken in self.holidays],
        }

    def save(self) -> Json:
        """Whole, with its pace: where a part comes or goes, a delta puts all of it in the place of what was saved."""
        saved: Json = {"pace": self.pace.plain(), **(self._still or self._shown())}
        saved["passed"] = None if self._passed is None else list(self._passed)
        if self._outages:
            saved["outages"] = [list(outage) for outage in self._outages]
        if self.paused_since:
            saved["paused"] = self.paused_since
        return saved

    def load(self, data: Any) -> None:
        try:
            self.left[:] = [_whole(time) for time in data["left"]]
            self.running = _whole(data["running"])
            self.since = _whole(data["since"])
            for seat, taken in enumerate(data["holidays"]):
                self.holidays[seat][:] = [(_whole(start), _whole(end)) for start, end in taken]
            passed = data["passed"]
            self._passed = None if passed is None else (_whole(passed[0]), _whole(passed[1]), _whole(passed[2]))
            self._outages = _joined([(_whole(start), _whole(end)) for start, end in data.get("outages", [])])
            self.paused_since = _whole(data.get("paused", 0))
        except (KeyError, TypeError, ValueError, IndexError):
            raise BadSave("bad-field", field="clock") from None


def _joined(spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same time, in order, as spans that do not touch."""
    joined: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(joined[-1][1], end))
        else:
            joined.append((start, end))
    return joined


def _whole(value: Any) -> int:
    if type(value) is not int:
        raise TypeError
    return value
