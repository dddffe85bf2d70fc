"""How a server is: ready, degraded and why, or not ready. The cost is the same with any number of tables."""

from __future__ import annotations

import shutil
import time
from typing import TYPE_CHECKING, Final

from pelagos.server.errors import StoreFailed

if TYPE_CHECKING:
    from pelagos.server.services import Services

READY: Final = "ready"
DEGRADED: Final = "degraded"
NOT_READY: Final = "not-ready"

DISK_FULL_BYTES: Final = 32 << 20
"""With less, a backup or a checkpoint may fail, and soon a move."""
DISK_LOW_BYTES: Final = 512 << 20
KEPT_S: Final = 1.0
"""An answer is kept for so long: whoever asks more often is told the same."""


class Health:
    """What is wrong with the server, looked at no more than once a second."""

    def __init__(self, services: Services) -> None:
        self._services: Final = services
        self._looked_at_s = -KEPT_S
        self._found: tuple[str, tuple[str, ...]] = (NOT_READY, ())

    def report(self) -> tuple[str, tuple[str, ...]]:
        """The status, and a word for each reason why it is not `ready`."""
        now_s = time.monotonic()
        if now_s - self._looked_at_s >= KEPT_S:
            self._looked_at_s, self._found = now_s, self._look()
        return self._found

    def _look(self) -> tuple[str, tuple[str, ...]]:
        services = self._services
        if not services.ready:
            return NOT_READY, ("starting-or-stopping",)
        try:
            services.games.check()
        except StoreFailed as error:
            return NOT_READY, (f"store-{error.said['reason']}",)
        reasons = tuple(reason for reason in (self._disk(), self._writing(), self._tables(), self._bots()) if reason)
        return (DEGRADED if reasons else READY), reasons

    def _disk(self) -> str:
        free = shutil.disk_usage(self._services.config.data).free
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
