"""How a server is: ready, degraded and why, or not ready. The cost is the same with any number of tables.

A load balancer needs one word; whoever looks after the server needs reasons, each with a sentence. Strangers are told
the word only: reasons would tell them where to push.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pelagos.kernel.title import Json
from pelagos.server.errors import StoreFailed
from pelagos.server.metrics import build
from pelagos.server.tables import clock
from pelagos.texts import Texts

if TYPE_CHECKING:
    from pelagos.server.services import Services

READY: Final = "ready"
DEGRADED: Final = "degraded"
NOT_READY: Final = "not-ready"

DISK_FULL_BYTES: Final = 32 << 20
"""With less, a backup or a checkpoint may fail, and soon a move."""
DISK_LOW_BYTES: Final = 512 << 20
LAG_S: Final = 0.5
"""A loop that came round so late within the last minute made everybody wait."""
LATE_JOBS_S: Final = 60.0
"""Bots that answer so late seem dead, and clocks stop too late."""
LATE_NOTICES_MS: Final = 3_600_000
"""A message that could not be sent for so long is told; it is tried on."""
BACKLOG_PART: Final = 0.5
"""Of what may wait for slow clients; beyond all of it they are cut off."""
KEPT_S: Final = 1.0
"""An answer is kept for so long: whoever asks more often is told the same."""

Check = Callable[[], str]
"""A code if something is wrong, else nothing. The text is `health-` and the code; it must be quick."""


class Health:
    """What is wrong with the server, looked at no more than once a second."""

    def __init__(self, services: Services) -> None:
        self._services: Final = services
        self._looked_at_s = -KEPT_S
        self._found: tuple[str, tuple[str, ...]] = (NOT_READY, ())
        self.checks: Final[list[Check]] = [
            self._disk,
            self._writing,
            self._tables,
            self._bots,
            self._loop,
            self._backlog,
            self._jobs,
            self._connections,
            self._notices,
        ]

    def report(self) -> tuple[str, tuple[str, ...]]:
        """The status, and a word for each reason why it is not `ready`."""
        now_s = time.monotonic()
        if now_s - self._looked_at_s >= KEPT_S:
            self._looked_at_s, self._found = now_s, self._look()
        return self._found

    def details(self, texts: Texts) -> Json:
        """For whoever looks after the server: sentences, and what runs here."""
        status, reasons = self.report()
        stack = self._services.stack
        return {
            "status": status,
            "reasons": list(reasons),
            "says": {reason: texts.message(f"health-{reason}") for reason in reasons},
            "build": build(),
            "wire": {"path": stack.wire, "reason": stack.wire_reason},
        }

    def _look(self) -> tuple[str, tuple[str, ...]]:
        services = self._services
        if not services.ready:
            return NOT_READY, ("starting-or-stopping",)
        try:
            services.games.check()
        except StoreFailed as error:
            return NOT_READY, (f"store-{error.said['reason']}",)
        reasons = tuple(reason for reason in [check() for check in self.checks] if reason)
        return (DEGRADED if reasons else READY), reasons

    def _disk(self) -> str:
        free = self._services.disk_usage().free
        return "disk-full" if free < DISK_FULL_BYTES else "disk-nearly-full" if free < DISK_LOW_BYTES else ""

    def _writing(self) -> str:
        """Of the last move that was to be written."""
        failure = self._services.games.last_failure
        return f"store-{failure}" if failure else ""

    def _tables(self) -> str:
        return "broken-tables" if self._services.tables.broken else ""

    def _bots(self) -> str:
        pool = self._services.bot_pool
        return "bots-dead" if pool is not None and pool.failing else ""

    def _loop(self) -> str:
        return "loop-lag" if self._services.loop_monitor.worst_s >= LAG_S else ""

    def _backlog(self) -> str:
        services = self._services
        return "backlog" if services.backlog_bytes >= BACKLOG_PART * services.config.limits.backlog_total else ""

    def _jobs(self) -> str:
        return "jobs-late" if self._services.queue.overdue(self._services.clock.uptime())[1] >= LATE_JOBS_S else ""

    def _notices(self) -> str:
        """What people are told while they are away."""
        outbox, now = self._services.outbox, clock()
        if outbox.is_late(now, LATE_NOTICES_MS):
            return "notices-late"
        return "notices-given-up" if outbox.gave_up_lately(now) else ""

    def _connections(self) -> str:
        return "connections-unlimited" if self._services.stack.http_fault else ""
