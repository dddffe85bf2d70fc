"""A process of somebody else's that answers for one seat of one game. Whatever it does, the table goes on."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import subprocess
import threading
import time
from collections.abc import Sequence
from typing import IO, Final

from pelagos.bots.bot import Budget
from pelagos.bots.engine.protocol import (
    ANSWER,
    BUDGET,
    HELLO,
    INFO,
    LONGEST_LINE,
    MOST_LINES,
    OPTIONS,
    PROTOCOL,
    QUIT,
    READY,
    SETUP,
    VIEW,
    command_of,
)
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Json

PATIENCE_S: Final = 30.0
"""Seconds in which an engine must answer: a net under faults. How much it may think, the budget says."""
QUIT_PATIENCE_S: Final = 1.0
KEPT_VARIABLES: Final = ("PATH", "HOME", "LANG", "SYSTEMROOT", "TMPDIR")
"""Of our environment: an engine needs to run, and to know nothing of us."""


class EngineFault(PelagosError):
    """An engine did not play: its seat loses."""


class EngineClient:
    """One engine for one seat: it is told that seat's view and options, and nothing else, not even of other games."""

    def __init__(self, name: str, setup: Json, patience_s: float = PATIENCE_S) -> None:
        self.name: Final = name
        self._patience_s: Final = patience_s
        self._lines: Final[queue.Queue[str | None]] = queue.Queue(MOST_LINES)
        self._stopped: Final = threading.Event()
        try:
            self._process: Final = subprocess.Popen(
                command_of(name),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env={word: os.environ[word] for word in KEPT_VARIABLES if word in os.environ},
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError, IndexError) as error:
            raise EngineFault("engine-missing", engine=name, reason=str(error)) from None
        assert self._process.stdout is not None
        self._reader: Final = threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True)
        self._reader.start()
        try:
            self._send(f"{HELLO} {PROTOCOL}", f"{SETUP} {json.dumps(setup)}")
            self._await(READY)
        except EngineFault:
            self.close()
            raise

    def ask(self, seen: bytes, options: Sequence[str], budget: Budget, seed: int) -> str:
        """Its answer, one of the options; EngineFault if there is none."""
        self._send(
            f"{BUDGET} {int(budget.samples)} {int(budget.steps)} {seed}",
            f"{VIEW} {seen.decode()}",
            f"{OPTIONS} {json.dumps(list(options), ensure_ascii=False)}",
        )
        said = self._await(ANSWER).strip()
        if said not in options:
            raise EngineFault("engine-illegal", engine=self.name, said=said[:80])
        return said

    def close(self) -> None:
        """Tell it to quit, and see to it that it does."""
        self._stopped.set()
        with contextlib.suppress(EngineFault):
            self._send(QUIT)
        try:
            self._process.wait(QUIT_PATIENCE_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        self._reader.join(QUIT_PATIENCE_S)

    def _send(self, *lines: str) -> None:
        """In a thread: an engine that does not read must not hold us up."""
        sender = threading.Thread(target=self._write, args=("\n".join(lines) + "\n",), daemon=True)
        sender.start()
        sender.join(self._patience_s)
        if sender.is_alive():
            raise EngineFault("engine-hung", engine=self.name)

    def _write(self, text: str) -> None:
        assert self._process.stdin is not None
        # A dead engine is noticed where its answer is missing.
        with contextlib.suppress(OSError, ValueError):
            self._process.stdin.write(text)
            self._process.stdin.flush()

    def _read(self, pipe: IO[str]) -> None:
        """Lines as they come, until there are no more, or one is too long to be one."""
        try:
            while line := pipe.readline(LONGEST_LINE):
                self._put(line)
                if not line.endswith("\n"):
                    break
        except (OSError, ValueError):
            pass
        self._put(None)

    def _put(self, line: str | None) -> None:
        """Waits where nobody listens; then the engine waits, too, since its pipe is full."""
        while not self._stopped.is_set():
            try:
                self._lines.put(line, timeout=0.1)
                return
            except queue.Full:
                continue

    def _await(self, word: str) -> str:
        """The rest of the next line that begins with this word."""
        deadline = time.monotonic() + self._patience_s
        for _ in range(MOST_LINES):
            try:
                line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise EngineFault("engine-hung", engine=self.name) from None
            if line is None:
                raise EngineFault("engine-dead", engine=self.name)
            if not line.endswith("\n"):
                break
            first, _, rest = line.strip().partition(" ")
            if first == word:
                return rest
            if first != INFO and first:
                raise EngineFault("engine-illegal", engine=self.name, said=line.strip()[:80])
        raise EngineFault("engine-chatters", engine=self.name)
