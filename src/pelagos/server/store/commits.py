"""Changes on their way to the database, where a commit takes long enough to be waited for outside the event loop.

The rule is that of every log: nothing leaves the server that depends on a change before the change is kept. Whoever
tells something asks the table for its last commit (`Tables.pending`), and tells it then, or at once if there is none.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import ContextVar
from typing import Final

from pelagos.server.errors import StoreFailed

PENDING: Final = 0
KEPT: Final = 1
FAILED: Final = 2


class Commit:
    """One change that was handed to the database. Used in the event loop's thread, but for `state` of `before`."""

    def __init__(self, game: str, before: Commit | None = None) -> None:
        self.game: Final = game
        self.before = before
        """The change of the same table on which this one was built, if that was not kept yet."""
        self.error: StoreFailed | None = None
        self.written = PENDING
        """As the writer knows it; the loop hears of it a moment later."""
        self.pending = True
        """As the loop knows it."""
        self._after: Final[list[Callable[[Commit], None]]] = []

    def then(self, do: Callable[[Commit], None]) -> None:
        """Do something when it is known what became of this change, in the order in which it was asked for."""
        if self.pending:
            self._after.append(do)
        else:
            do(self)

    def finish(self) -> None:
        """What became of it stands in `error`."""
        self.pending, self.before = False, None
        for do in self._after:
            do(self)
        self._after.clear()

    async def wait(self) -> None:
        """Until it is kept; StoreFailed if it never will be."""
        if self.pending:
            known = asyncio.get_running_loop().create_future()
            self.then(lambda _: None if known.done() else known.set_result(None))
            await known
        if self.error is not None:
            raise self.error


SEEN: Final[ContextVar[list[Commit] | None]] = ContextVar("pelagos_seen_commits", default=None)
"""What a request has depended on so far; its answer waits for that. None: nobody collects it."""


async def seen_kept() -> None:
    """Wait until everything is kept that this task has depended on so far; StoreFailed if something is not."""
    seen = SEEN.get()
    while seen:
        await seen.pop(0).wait()


def note_seen(commit: Commit) -> None:
    """Whoever is being served has seen what this change made."""
    seen = SEEN.get()
    if seen is not None and commit not in seen:
        seen.append(commit)
