"""Studies of finished games on one device: they take a while, so each is made a little at a time."""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Final

from pelagos.bots.value.comparison import PlayoutEffort
from pelagos.kernel.title import Json
from pelagos.server.live_table import LiveTable

EFFORT: Final = PlayoutEffort(candidates=3, first=4, second=12, worlds=6)
"""Fixed, and smaller than a server's."""
CLOSE_LOOKS: Final = 8
SLICE_S: Final = 0.3
"""After so long others are heard. What is found does not depend on it."""
Steps = Generator[None, None, Json | None]


class Studies:
    """By table, the study that is being made or has been made at this visit."""

    def __init__(self) -> None:
        self._begun: Final[dict[str, tuple[LiveTable, Steps]]] = {}
        self._made: Final[dict[str, tuple[LiveTable, Json | None]]] = {}

    def advance(self, live: LiveTable) -> tuple[Json | None, bool]:
        """The study, and whether it is whole; one that is not goes on when it is asked for again."""
        of, made = self._made.get(live.game, (None, None))
        if of is live:
            return made, True
        begun, steps = self._begun.get(live.game, (None, None))
        if begun is not live or steps is None:
            steps = live.past.study_in_steps(EFFORT, CLOSE_LOOKS)
            self._begun[live.game] = (live, steps)
        end = time.monotonic() + SLICE_S
        try:
            next(steps)
            while time.monotonic() < end:
                next(steps)
        except StopIteration as done:
            del self._begun[live.game]
            self._made[live.game] = (live, done.value)
            return done.value, True
        return None, False
