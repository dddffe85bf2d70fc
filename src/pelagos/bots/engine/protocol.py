"""The line protocol between a table and an engine: words, limits, and names of engines."""

from __future__ import annotations

import shlex
from typing import Final

PREFIX: Final = "cmd:"
"""What a name begins with that is a command and no bot of ours."""
PROTOCOL: Final = 1

# From the table.
HELLO: Final = "pelagos"
SETUP: Final = "setup"
BUDGET: Final = "budget"
VIEW: Final = "view"
OPTIONS: Final = "options"
QUIT: Final = "quit"

# From the engine.
READY: Final = "ready"
ANSWER: Final = "answer"
INFO: Final = "info"

MOST_LINES: Final = 200
"""Lines that an engine may write before an answer; more is chatter."""
LONGEST_LINE: Final = 16_384
"""Characters."""


def is_engine(name: str) -> bool:
    return name.startswith(PREFIX)


def command_of(name: str) -> list[str]:
    """`cmd:./my-engine --deep` is a program with its arguments; nothing of a shell."""
    return shlex.split(name.removeprefix(PREFIX))
