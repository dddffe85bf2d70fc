"""The coach thinks outside the event loop: in a process of its own, or where that is too much in a thread."""

from __future__ import annotations

import asyncio
import os
import sys
from functools import cache
from importlib import import_module
from typing import Final, NamedTuple

import msgspec

from pelagos.coach.coach import Coach
from pelagos.coach.opinion import Opinions
from pelagos.kernel.title import Json
from pelagos.server.errors import TooOften
from pelagos.server.line_process import LineProcess

NICENESS: Final = 5
"""Of the coach's process: moves come first, boards after it."""
MOST_WAITING: Final = 24
"""Questions that wait for the one that is thought about; more are refused."""
WAIT_S: Final = 5


class CoachJob(NamedTuple):
    """A question to the coach: a seat's view and what it has heard. With something to `say`, only warnings."""

    module: str
    seen: str
    options: list[str]
    heard: list[list[str | int]]
    say: list[str]
    engine: bool = False
    """Whether not the coach is asked but the search, for its opinion."""


def thought(job: CoachJob) -> bytes:
    """The advice, as it is sent."""
    coach, seen = _coach(job.module), job.seen.encode()
    if job.engine:
        return msgspec.json.encode(_engine(job.module).opinion(seen, job.options))
    if job.say:
        return msgspec.json.encode({"warnings": [remark.plain() for remark in coach.warn(seen, job.say)]})
    return msgspec.json.encode(coach.advise(seen, job.options, job.heard).plain())


@cache
def _coach(module: str) -> Coach:
    return Coach([import_module(module).TITLE])


@cache
def _engine(module: str) -> Opinions:
    return Opinions(import_module(module).TITLE)


class Coaching:
    """One question at a time; the others wait, and not too many of them."""

    def __init__(self, apart: bool) -> None:
        self._apart: Final = apart
        self.process: Final = LineProcess(__name__)
        self.waiting = 0

    async def ask(self, job: CoachJob) -> Json:
        """A process that breaks down is replaced, and this question thought about in a thread."""
        if self.waiting >= MOST_WAITING:
            raise TooOften("coach-busy", wait=WAIT_S)
        self.waiting += 1
        try:
            found = await self.process.ask(msgspec.json.encode(job)) if self._apart else b""
            told: Json = msgspec.json.decode(found or await asyncio.to_thread(thought, job))
            return told
        finally:
            self.waiting -= 1

    async def close(self) -> None:
        await self.process.close()


def serve() -> None:
    """The main loop of the process: a question a line, until there are no more."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(thought(msgspec.json.decode(line, type=CoachJob)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    serve()
