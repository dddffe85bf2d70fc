"""A process of its own for bots: bytes of a view go in, a phrase comes out. One that crashes is replaced."""

from __future__ import annotations

import json
import multiprocessing
import signal
import threading
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Final, NamedTuple, Self

from pelagos.bots.bot import Bot, Budget, Reply
from pelagos.bots.roster import all_reasons, bot_named, read_bot_name
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Title

TRIES: Final = 2
"""How often one question is asked, each time of a fresh process, before it is given up."""
PATIENCE_S: Final = 120.0
"""Seconds after which a process counts as crashed: a net under faults, no part of a bot's budget."""


class BotProcessDied(PelagosError):
    """A bot broke down, and again when it was asked anew."""

    def __reduce__(self) -> tuple[Callable[[str], BotProcessDied], tuple[str]]:
        """Between processes: the compiled build forgets what an error says beside its code."""
        return died, (str(self.said["bot"]),)


def died(bot: str) -> BotProcessDied:
    return BotProcessDied("bot-process-died", bot=bot)


class TimedReply(NamedTuple):
    """A reply, and the seconds of processor time that it took."""

    reply: Reply
    seconds: float


class BotProcess:
    """Bots for the titles of these modules, in a process that is started when it is first asked."""

    def __init__(self, modules: Sequence[str], patience_s: float = PATIENCE_S) -> None:
        self._modules: Final = list(modules)
        self._patience_s: Final = patience_s
        self._reasons: Final = all_reasons()
        self.process: multiprocessing.process.BaseProcess | None = None
        """The one that thinks, while there is one."""
        self._pipe: Connection | None = None
        self._stopped = False
        self._lock: Final = threading.Lock()
        """Held while the process begins or ends: a thread may wait for it, and another stop it."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def ask(self, bot: str, seen: bytes, options: Sequence[str], budget: Budget, seed: int) -> TimedReply:
        """What the bot says; the seed makes its generator."""
        read_bot_name(bot)
        asked = json.dumps([bot, list(options), int(budget.samples), int(budget.steps), seed]).encode() + b"\n" + seen
        for _ in range(TRIES):
            answer = self._try(asked)
            if answer is not None:
                phrase, why, numbers, seconds = json.loads(answer)
                return TimedReply(Reply(phrase, self._reasons[why], *numbers), seconds)
        raise died(bot)

    def _try(self, asked: bytes) -> bytes | None:
        """The answer of the process; None if there was none, and then the process is gone."""
        if self._stopped:
            return None
        try:
            pipe = self._start() if self._pipe is None else self._pipe
            pipe.send_bytes(asked)
            if pipe.poll(self._patience_s):
                return pipe.recv_bytes()
        except (EOFError, OSError):
            pass
        self.close()
        return None

    def _start(self) -> Connection:
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        process = spawn.Process(target=_serve, args=(theirs, self._modules), daemon=True)
        with self._lock:
            if self._stopped:
                raise OSError
            # Known only once it runs, so that whoever stops it can.
            process.start()
            self.process, self._pipe = process, ours
        theirs.close()
        return ours

    def stop(self) -> None:
        """From another thread: whoever waits for an answer finds the pipe closed, and no process is started again."""
        self._stopped = True
        with self._lock:
            if self.process is not None:
                self.process.kill()

    def close(self) -> None:
        """End the process; another question starts a new one."""
        with self._lock:
            if self.process is not None:
                # Before the pipe is closed, lest the process complains of it.
                self.process.kill()
                self.process.join()
                self.process.close()
            if self._pipe is not None:
                self._pipe.close()
            self._pipe = self.process = None


def _serve(pipe: Connection, modules: Sequence[str]) -> None:
    """The life of the process: it ends with the pipe."""
    # Ctrl-C is for the process that people talk to.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    titles: list[Title] = [import_module(module).TITLE for module in modules]
    bots: dict[str, Bot] = {}
    while True:
        try:
            asked = pipe.recv_bytes()
        except EOFError:
            return
        pipe.send_bytes(_answer(bots, titles, asked))


def _answer(bots: dict[str, Bot], titles: Sequence[Title], asked: bytes) -> bytes:
    head, _, seen = asked.partition(b"\n")
    name, options, samples, steps, seed = json.loads(head)
    if name not in bots:
        bots[name] = bot_named(name, titles)
    start = time.process_time()
    reply = bots[name].choose(seen, options, Budget(samples, steps), Rng(seed))
    seconds = time.process_time() - start
    return json.dumps([reply.phrase, reply.why.name, list(reply.numbers), seconds]).encode()
