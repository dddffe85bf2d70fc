"""An engine in Python: a function that answers, behind the line protocol.

from pelagos.bots.engine.serving import serve

serve(lambda question: question.options[0])
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import IO, Any, Final, NamedTuple

from pelagos.bots.bot import Bot, Budget
from pelagos.bots.engine.protocol import ANSWER, BUDGET, HELLO, OPTIONS, QUIT, READY, SETUP, VIEW
from pelagos.kernel.rng import Rng

NO_BUDGET: Final = Budget()


class EngineQuestion(NamedTuple):
    """All that an engine is told when it is asked."""

    setup: Any
    view: bytes
    options: list[str]
    budget: Budget
    seed: int


Answering = Callable[[EngineQuestion], str]


def serve(answer: Answering, lines: IO[str] | None = None, out: IO[str] | None = None) -> None:
    """Read lines and answer questions until there are no more."""
    lines, out = lines or sys.stdin, out or sys.stdout
    setup: Any = None
    seen, budget, seed = b"", NO_BUDGET, 0
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        if word == HELLO:
            continue
        if word == SETUP:
            setup = json.loads(rest)
            _say(out, READY)
        elif word == BUDGET:
            samples, steps, number = rest.split()
            budget, seed = Budget(int(samples), int(steps)), int(number)
        elif word == VIEW:
            seen = rest.encode()
        elif word == OPTIONS:
            _say(out, f"{ANSWER} {answer(EngineQuestion(setup, seen, json.loads(rest), budget, seed))}")
        elif word == QUIT:
            return


def served(bot: Bot) -> Answering:
    """One of our own bots as an engine."""
    return lambda asked: bot.choose(asked.view, asked.options, asked.budget, Rng(asked.seed)).phrase


def _say(out: IO[str], line: str) -> None:
    out.write(line + "\n")
    out.flush()
