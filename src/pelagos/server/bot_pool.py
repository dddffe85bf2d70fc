"""Bots, in a pool of processes. None of them ever thinks in the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from pelagos.bots.bot import Budget
from pelagos.bots.bot_process import BotProcess, BotProcessDied
from pelagos.bots.levels import SEARCHING
from pelagos.bots.search.searcher import FULL_STEPS
from pelagos.kernel.arrays import COMPILED

TIMEOUT_S: Final = 20.0
"""A bot process that does not answer for longer is replaced."""
INTERPRETED_STEPS: Final = FULL_STEPS // 10


class BotPool:
    """A number of bot processes, each with a thread that waits for its answers."""

    def __init__(self, modules: Sequence[str], count: int, timeout_s: float = TIMEOUT_S) -> None:
        self._processes: Final = [BotProcess(modules, timeout_s) for _ in range(max(1, count))]
        self._threads: Final = ThreadPoolExecutor(len(self._processes), thread_name_prefix="bot")
        self._free: Final[asyncio.Queue[BotProcess]] = asyncio.Queue()
        for process in self._processes:
            self._free.put_nowait(process)
        self.count: Final = len(self._processes)
        self.crashes = 0
        self.failing: Final[set[BotProcess]] = set()
        """Processes that died over the last question they were asked."""

    async def ask(self, level: str, seen: bytes, options: Sequence[str], seed: int) -> str:
        """What a bot of this level answers. One that breaks down is replaced, and then anything legal is said."""
        process = await self._free.get()
        loop = asyncio.get_running_loop()
        try:
            phrase = await loop.run_in_executor(self._threads, _ask, process, level, seen, options, seed)
            self.failing.discard(process)
            return phrase
        except BotProcessDied:
            self.crashes += 1
            self.failing.add(process)
            return options[seed % len(options)]
        finally:
            self._free.put_nowait(process)

    def close(self) -> None:
        """The processes first: the threads that wait for them then come back."""
        for process in self._processes:
            process.stop()
        self._threads.shutdown(cancel_futures=True)
        for process in self._processes:
            process.close()


def _ask(process: BotProcess, level: str, seen: bytes, options: Sequence[str], seed: int) -> str:
    return process.ask(level, seen, options, budget_of(level), seed).reply.phrase


def budget_of(level: str, compiled: bool = COMPILED) -> Budget:
    """A level that searches thinks a tenth where nothing is compiled: it is some twenty times slower there."""
    return Budget(steps=INTERPRETED_STEPS) if level in SEARCHING and not compiled else Budget()
