"""Lay the tiles of a recommended board of Legendary otherwise, play, and tell which layouts leave the places even.

    PYTHONPATH=build/compiled .venv/bin/python tools/other_layouts.py --mode ffa4 --layouts 6 --rounds 24 48 100

Tiles change places and turns by chance; the form stays, and so does what lies on the board in all. Layouts that the
estimate of drawn boards rejects are not played. After every round the better half goes on. Who is chosen by some games
looks better in them than he is: measure him in others, with seeds that were not played here (`--seed`).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from pathlib import Path
from typing import Final

from pelagos.bots.arena import Pairings, Share
from pelagos.bots.executor import LocalProcesses
from pelagos.cli.results import results
from pelagos.games.legendary.boards import recommended
from pelagos.games.legendary.generator import judged
from pelagos.games.legendary.layout import SIDES, Layout, Placed, layout_word, mode_named
from pelagos.games.legendary.modes import MODES
from pelagos.games.legendary.title import TITLE
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import rules_for

KEPT: Final = Path("build") / "measure"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mode", choices=[mode.word for mode in MODES], required=True)
    parser.add_argument("--layouts", type=int, default=6, help="how many to begin with")
    parser.add_argument("--rounds", type=int, nargs="+", default=[24, 48, 100], help="games of each layout so far")
    parser.add_argument("--draw", type=int, default=1, help="the seed by which layouts are drawn")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    asked = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    field = list(islice(layouts(asked.mode, Rng(asked.draw)), asked.layouts))
    for games in asked.rounds:
        found = [(unevenness(shares), word, shares) for word in field for shares in [places(asked, word, games)]]
        found.sort()
        for apart, word, shares in found:
            rates = " ".join([f"{100 * share.rate:.1f}" for share in shares])
            print(f"{games} games, {100 * apart:.1f} points from even: {rates}  {word}", flush=True)
        field = [word for _, word, _ in found[: -(-len(found) // 2)]]


def layouts(mode: str, rng: Rng) -> Iterator[str]:
    """The same tiles in the same form, each layout as one word."""
    base = recommended(mode)
    while True:
        order = list(range(len(base.placed)))
        rng.shuffle(order)
        tiles = zip([base.placed[i].tile for i in order], base.placed, strict=True)
        layout = Layout(base.face, [Placed(tile, old.at, int(rng.below(SIDES))) for tile, old in tiles])
        if not judged(mode_named(mode), layout)[0]:
            yield layout_word(layout)


def places(asked: argparse.Namespace, word: str, games: int) -> list[Share]:
    """How often each place in the first turn order wins, Settlers everywhere."""
    rules = rules_for(TITLE, mode_named(asked.mode).seats, word, {"mode": asked.mode})
    kept = KEPT / f"other-{asked.mode}.jsonl"
    return Pairings(
        rules.title.sides(rules.setup), results(rules, ["settler"], games, asked.seed, LocalProcesses(1), kept).games
    ).places()


def unevenness(shares: list[Share]) -> float:
    """The quadratic mean of the distances from fair."""
    return sqrt(sum((share.rate - share.fair) ** 2 for share in shares) / len(shares))


if __name__ == "__main__":
    main()
