"""Playing matches on several processes, with the same outcome on any number of them."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module

from pelagos.bots.bot_process import BotProcess
from pelagos.bots.match import Fixture, Match
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Json, Title


class WorkerDied(PelagosError):
    """A process that played ended before its time."""


class WorkerState:
    """What a worker process keeps: the title, and its own process for bots, which ends with it."""

    title: Title
    bot_process: BotProcess


def played(title: Title, fixtures: Sequence[Fixture], workers: int) -> Iterator[Json]:
    """The results, each as soon as its game is over. One worker is this very process."""
    if workers == 1 or len(fixtures) == 1:
        with BotProcess([title.module]) as bot_process:
            for fixture in fixtures:
                yield Match(title, fixture, bot_process).run()
        return
    spawn = multiprocessing.get_context("spawn")
    count = min(workers, len(fixtures)) or 1
    with ProcessPoolExecutor(count, mp_context=spawn, initializer=_start_worker, initargs=(title.module,)) as pool:
        waiting = [pool.submit(_play, fixture) for fixture in fixtures]
        try:
            for future in as_completed(waiting):
                yield future.result()
        except BrokenProcessPool:
            raise WorkerDied("worker-died") from None
        finally:
            pool.shutdown(cancel_futures=True)


def _start_worker(module: str) -> None:
    # Ctrl-C is for the process that people talk to.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    WorkerState.title = import_module(module).TITLE
    WorkerState.bot_process = BotProcess([module])


def _play(fixture: Fixture) -> Json:
    return Match(WorkerState.title, fixture, WorkerState.bot_process).run()
