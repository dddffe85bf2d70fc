"""An engine: a program that answers for a seat over lines of standard input and output (docs/engines.md).

    pelagos arena hellas --bots "novice,cmd:python examples/engine.py" --games 10

It needs nothing but the standard library, so that it shows the whole protocol. Whoever has Pelagos installed writes
`from pelagos.bots.engine.serving import serve` instead of `main`.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from bot_client import choose


def main() -> None:
    view: dict[str, Any] = {}
    chance = random.Random(0)
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "setup":
            say("ready")
        elif word == "budget":
            # The seed makes games repeat; how much to think is in the two numbers before it.
            chance = random.Random(int(rest.split()[2]))
        elif word == "view":
            view = json.loads(rest)
        elif word == "options":
            say(f"answer {choose(view, json.loads(rest), chance)}")
        elif word == "quit":
            return


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    main()
