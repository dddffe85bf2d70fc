"""A process of our own that answers lines with lines, for what must not hold up the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from typing import Final

MOST_LINE_BYTES: Final = 2**22
PATIENCE_S: Final = 30.0
"""Seconds after which a process counts as broken down, if nothing else is said."""


class LineProcess:
    """Runs a module, one line at a time. One that breaks down is replaced when it is asked next."""

    def __init__(self, module: str, patience_s: float = PATIENCE_S) -> None:
        self._module: Final = module
        self._patience_s: Final = patience_s
        self._lock: Final = asyncio.Lock()
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, line: bytes) -> bytes:
        """The answer without its line end; nothing if the process is gone, or does not answer."""
        async with self._lock:
            return await self._ask(line)

    async def _ask(self, line: bytes) -> bytes:
        if self.process is None:
            self.process = await self.start()
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        answer = b""
        with contextlib.suppress(OSError, ValueError, TimeoutError):
            async with asyncio.timeout(self._patience_s):
                stdin.write(line + b"\n")
                await stdin.drain()
                answer = await stdout.readline()
        if not answer.endswith(b"\n"):
            await self.close()
            return b""
        return answer.strip()

    async def start(self) -> asyncio.subprocess.Process:
        """A process with our module path."""
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self._module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            limit=MOST_LINE_BYTES,
        )

    async def close(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.communicate()
