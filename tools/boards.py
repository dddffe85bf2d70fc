"""Draw boards of Legendary by chance and count: how many are rejected and why, and how even the rest are.

    .venv/bin/python tools/boards.py --boards 1000

Every mode and face gets so many boards. The numbers come from greedy placement drafts; no games are played.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Final

from pelagos.games.legendary.fairness import islands_of
from pelagos.games.legendary.generator import Drawn, draw
from pelagos.games.legendary.modes import MODES
from pelagos.games.legendary.tiles import FACES

HEADER: Final = (
    "mode",
    "face",
    "boards",
    "good %",
    "ratio",
    "gap",
    "order",
    "income",
    "islands",
    "sites",
    "priestesses",
)
WIDTHS: Final = (6, 5, 7, 7, 12, 15, 11, 15, 11, 11, 12)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", type=int, default=100, help="how many good boards for each mode and face")
    parser.add_argument("--mode", choices=[mode.word for mode in MODES], help="one mode only")
    parser.add_argument("--seed", type=int, default=1, help="of the first board; every further one has the next")
    asked = parser.parse_args()
    print("lowest, median and highest of each number; gap and income in hundredths, ratio and order in per cent")
    print(line(HEADER))
    for mode in MODES:
        for face in FACES if asked.mode in (None, mode.word) else ():
            seeds = range(asked.seed, asked.seed + asked.boards)
            report(mode.word, face, [draw(mode.word, seed, face) for seed in seeds])


def report(mode: str, face: str, drawn: list[Drawn]) -> None:
    rejected = Counter[str]()
    for one in drawn:
        rejected.update(one.rejected)
    numbers = (
        [one.found.ratio for one in drawn],
        [one.found.gap for one in drawn],
        [one.found.order for one in drawn],
        [one.found.income for one in drawn],
        [len(islands_of(one.board)) for one in drawn],
        [int(one.board.sites) for one in drawn],
        [sum(list(one.board.priestess)) for one in drawn],
    )
    good = f"{100 * len(drawn) / (len(drawn) + rejected.total()):.1f}"
    print(line((mode, face, str(len(drawn)), good, *[spread(values) for values in numbers])), end="  ")
    print(", ".join(f"{reason} {count}" for reason, count in rejected.most_common()) or "none rejected", flush=True)


def spread(values: list[int]) -> str:
    ordered = sorted(values)
    return f"{ordered[0]}–{ordered[len(ordered) // 2]}–{ordered[-1]}"


def line(cells: tuple[str, ...]) -> str:
    return " ".join(cell.rjust(width) for cell, width in zip(cells, WIDTHS, strict=True))


if __name__ == "__main__":
    main()
