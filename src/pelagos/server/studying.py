"""Finished games are studied outside the event loop: in a process of its own, or where that is too much in a thread."""

from __future__ import annotations

import asyncio
import os
import sys
from importlib import import_module
from typing import Final, NamedTuple

import msgspec

from pelagos.kernel.describe import described
from pelagos.kernel.record import read_record
from pelagos.kernel.scenario import replay, rules_of
from pelagos.kernel.title import Json
from pelagos.server.errors import Conflict, TooOften
from pelagos.server.line_process import LineProcess
from pelagos.study.whole import study

NICENESS: Final = 10
"""Of its process: nobody waits for a study in the middle of a game."""
MOST_WAITING: Final = 6
"""Games that wait for the one that is studied; more are refused."""
WAIT_S: Final = 30
PATIENCE_S: Final = 240.0
"""Seconds after which the process counts as broken down: the pure build takes its time."""
CLOSE_LOOKS: Final = 16
"""Decisions of a game that are played on: fewer than at the terminal, as others wait."""
KEPT: Final = 64
"""Studies that are remembered; one is some hundred kilobytes."""


class StudyJob(NamedTuple):
    """A finished game, with every secret in it."""

    module: str
    record: str


def studied(job: StudyJob) -> bytes:
    """The study, as it is sent; `null` for a title without a value model."""
    title = import_module(job.module).TITLE
    record = read_record(job.record)
    rules = rules_of(record, {title.name: title})
    play = replay(rules, record)
    start = described(rules, play.start) if play.start else None
    return msgspec.json.encode({"study": study(rules, play.log, start, close_looks=CLOSE_LOOKS)})


class Studying:
    """One game at a time; the others wait, and not too many of them. Nothing is studied twice."""

    def __init__(self, apart: bool) -> None:
        self._apart: Final = apart
        self.process: Final = LineProcess(__name__, PATIENCE_S)
        self._found: Final[dict[str, asyncio.Task[bytes]]] = {}
        """By record: a game that goes on after its end is another one."""

    async def ask(self, job: StudyJob) -> Json:
        """Whoever asks for a game that is being studied waits for the same study."""
        task = self._found.get(job.record)
        if task is None:
            if len([one for one in self._found.values() if not one.done()]) >= MOST_WAITING:
                raise TooOften("study-busy", wait=WAIT_S)
            task = asyncio.create_task(self._studied(job))
            self._found[job.record] = task
            while len(self._found) > KEPT:
                del self._found[next(iter(self._found))]
        found = await asyncio.shield(task)
        if not found:
            self._found.pop(job.record, None)
            raise Conflict("study-failed")
        told: Json = msgspec.json.decode(found)
        return told

    async def _studied(self, job: StudyJob) -> bytes:
        if self._apart:
            return await self.process.ask(msgspec.json.encode(job))
        return await asyncio.to_thread(studied, job)

    async def close(self) -> None:
        for task in self._found.values():
            task.cancel()
        await self.process.close()


def serve() -> None:
    """The main loop of the process: a game a line, until there are no more."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(studied(msgspec.json.decode(line, type=StudyJob)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    serve()
