"""Bots, in a pool of processes. None of them ever thinks in the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from pelagos.bots.bot import Budget
from pelagos.bots.thinker import Thinker, ThinkerDied

PATIENCE: Final = 20.0
"""Seconds: a thinker that is silent for longer is replaced."""


class BotPool:
    """So many thinkers, each with a thread of ours that waits for it."""

    def __init__(self, modules: Sequence[str], count: int, patience: float = PATIENCE) -> None:
        self._bot_pool: Final = [Thinker(modules, patience) for _ in range(max(1, count))]
        self._threads: Final = ThreadPoolExecutor(len(self._bot_pool), thread_name_prefix="thinker")
        self._free: Final[asyncio.Queue[Thinker]] = asyncio.Queue()
        for thinker in self._bot_pool:
            self._free.put_nowait(thinker)
        self.crashes = 0

    async def ask(self, level: str, seen: bytes, options: Sequence[str], seed: int) -> str:
        """What a bot of this level answers. One that breaks down is replaced, and then anything legal is said."""
        thinker = await self._free.get()
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, _ask, thinker, level, seen, options, seed)
        except ThinkerDied:
            self.crashes += 1
            return options[seed % len(options)]
        finally:
            self._free.put_nowait(thinker)

    def close(self) -> None:
        """The processes first: the threads that wait for them then come back."""
        for thinker in self._bot_pool:
            thinker.stop()
        self._threads.shutdown(cancel_futures=True)
        for thinker in self._bot_pool:
            thinker.close()


def _ask(thinker: Thinker, level: str, seen: bytes, options: Sequence[str], seed: int) -> str:
    return thinker.ask(level, seen, options, Budget(), seed).reply.phrase
