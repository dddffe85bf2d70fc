"""Playing matches wherever an executor works, with the same outcome on any number of workers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Final, NamedTuple

from pelagos.bots.bot_process import BotProcess
from pelagos.bots.executor import Executor, LocalProcesses
from pelagos.bots.match import Fixture, Match
from pelagos.kernel.title import Json, Title


class MatchJob(NamedTuple):
    """A game to be played, and the module of its title, which a worker imports."""

    module: str
    fixture: Fixture


_BOT_PROCESSES: Final[dict[str, BotProcess]] = {}
"""By title, the process for bots that this worker keeps; it ends with it."""


def played(title: Title, fixtures: Sequence[Fixture], executor: Executor) -> Iterator[Json]:
    """The results, each as soon as its game is over."""
    if isinstance(executor, LocalProcesses) and (executor.workers == 1 or len(fixtures) == 1):
        with BotProcess([title.module]) as bot_process:
            for fixture in fixtures:
                yield Match(title, fixture, bot_process).run()
        return
    for _, result in executor.done(play_match, [MatchJob(title.module, fixture) for fixture in fixtures]):
        yield result


def play_match(job: MatchJob) -> Json:
    """In a worker: one game, with this worker's own process for bots."""
    if job.module not in _BOT_PROCESSES:
        _BOT_PROCESSES[job.module] = BotProcess([job.module])
    title: Title = import_module(job.module).TITLE
    return Match(title, job.fixture, _BOT_PROCESSES[job.module]).run()
