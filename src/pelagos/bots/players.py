"""Who answers for the seats of a game: bots of the house in a process of theirs, engines in one for each seat."""

from __future__ import annotations

import time
from collections.abc import Sequence
from types import TracebackType
from typing import Final, Self

from pelagos.bots.bot import Budget, Reply
from pelagos.bots.bot_process import BotProcess, TimedReply
from pelagos.bots.engine.client import PATIENCE_S, EngineClient
from pelagos.bots.engine.protocol import is_engine
from pelagos.bots.reasons import ENGINE_SAID
from pelagos.kernel.ids import Seat
from pelagos.kernel.title import Rules


class Players:
    """The seats of one game. An engine knows nothing of other seats or games: it has a process for each."""

    def __init__(self, rules: Rules, bot_process: BotProcess, patience_s: float = PATIENCE_S) -> None:
        self._rules: Final = rules
        self._bot_process: Final = bot_process
        self._patience_s: Final = patience_s
        self._engines: Final[dict[Seat, EngineClient]] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def ask(self, name: str, seat: Seat, seen: bytes, options: Sequence[str], budget: Budget, seed: int) -> TimedReply:
        """What the bot of this seat says; EngineFault if it is an engine and does not play."""
        if not is_engine(name):
            return self._bot_process.ask(name, seen, options, budget, seed)
        if seat not in self._engines:
            rules = self._rules
            setup = {"title": rules.title.name, "setup": rules.setup.plain(), "seat": rules.seat_word(seat)}
            self._engines[seat] = EngineClient(name, setup, self._patience_s)
        start = time.monotonic()
        phrase = self._engines[seat].ask(seen, options, budget, seed)
        return TimedReply(Reply(phrase, ENGINE_SAID), time.monotonic() - start)

    def close(self) -> None:
        """The engines; the process of our own bots is somebody else's."""
        for engine in self._engines.values():
            engine.close()
        self._engines.clear()
