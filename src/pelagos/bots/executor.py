"""Where many jobs that need nothing of each other are done: here, on processes of this machine, or on a Ray cluster.

A job is a function of a module and one plain item. It must give the same result wherever and however often it is done:
then a worker that dies costs time only, and the number of workers changes nothing.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from pelagos.kernel.errors import PelagosError

RAY: Final = "ray"
RETRIES: Final = 20
"""How often Ray does a job anew whose node was lost."""
AHEAD: Final = 4
"""Jobs that wait at a cluster for each of its cores, so that results do not pile up there."""

Item = TypeVar("Item")
Done = TypeVar("Done")


class WorkerDied(PelagosError):
    """A process that worked ended before its time."""


class BadExecutor(PelagosError):
    """There is no such place to work."""


class Executor(ABC):
    """A place where jobs are done."""

    @abstractmethod
    def done(self, job: Callable[[Item], Done], items: Sequence[Item]) -> Iterator[tuple[int, Done]]:
        """Every result as soon as it is there, with the place of its item."""


class LocalProcesses(Executor):
    """So many processes of this machine; one worker is this very process."""

    def __init__(self, workers: int = 0) -> None:
        self.workers: Final = workers or os.cpu_count() or 1

    def done(self, job: Callable[[Item], Done], items: Sequence[Item]) -> Iterator[tuple[int, Done]]:
        if self.workers == 1 or len(items) <= 1:
            for place, item in enumerate(items):
                yield place, job(item)
            return
        spawn = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(
            min(self.workers, len(items)), mp_context=spawn, initializer=_leave_interrupts
        ) as pool:
            waiting = {pool.submit(job, item): place for place, item in enumerate(items)}
            try:
                for future in as_completed(waiting):
                    yield waiting.pop(future), future.result()
            except BrokenProcessPool:
                raise WorkerDied("worker-died") from None
            finally:
                pool.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that people talk to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class RayCluster(Executor):
    """The cores of a Ray cluster: the one at this address, or one on this machine that ends with the work."""

    def __init__(self, address: str = "") -> None:
        self.address: Final = address

    def done(self, job: Callable[[Item], Done], items: Sequence[Item]) -> Iterator[tuple[int, Done]]:
        import ray  # noqa: PLC0415 -- an extra, and heavy
        from ray.exceptions import NodeDiedError, RayTaskError, WorkerCrashedError  # noqa: PLC0415 -- as above

        ours = not ray.is_initialized()
        if ours:
            self._connect()
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(job)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = iter(enumerate(items))
        waiting: dict[Any, int] = {}
        try:
            while True:
                while len(waiting) < most and (asked := next(left, None)) is not None:
                    waiting[remote.remote(asked[1])] = asked[0]
                if not waiting:
                    return
                for reference in ray.wait(list(waiting))[0]:
                    yield waiting.pop(reference), ray.get(reference)
        except RayTaskError as error:
            raise error.cause from None
        except (NodeDiedError, WorkerCrashedError):
            raise WorkerDied("worker-died") from None
        finally:
            if ours:
                ray.shutdown()

    def _connect(self) -> None:
        import ray  # noqa: PLC0415 -- an extra, and heavy

        try:
            ray.init(address=self.address or "local", log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError, RuntimeError) as error:
            reason = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
            raise BadExecutor("no-cluster", address=self.address or "local", reason=reason) from None


def executor_for(where: str, workers: int = 0) -> Executor:
    """`` for this machine, `ray` for a cluster on it, `ray:ADDRESS` for another; BadExecutor for anything else."""
    if not where:
        return LocalProcesses(workers)
    kind, _, address = where.partition(":")
    if kind != RAY:
        raise BadExecutor("unknown-executor", name=where, known=f"{RAY}, {RAY}:ADDRESS")
    return RayCluster(address)
