"""Replay all golden games and scenarios with the rules as they stand, and list what differs in each.

    PYTHONPATH=src:tests .venv/bin/python tools/replay_golden.py
    PYTHONPATH=src:tests .venv/bin/python tools/replay_golden.py tests/golden/classic-*.game

A game that differs is named with the first answer after which it does. Were the rules meant to change, make the games
anew (tests/golden/making.py); the exit code is 1 as long as any of them differs.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from golden.differences import listed, records


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", type=Path, help="all of them unless some are named")
    files = [path.resolve() for path in parser.parse_args().files] or records()
    lines = listed(files)
    for line in lines:
        print(line)
    print(f"{len(files) - len(lines)} of {len(files)} games are as they were")
    return 1 if lines or not files else 0


if __name__ == "__main__":
    sys.exit(main())
