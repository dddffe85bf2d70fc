"""What the convenience of the API costs: random games through `pelagos.new`, beside the same through the kernel.

    PYTHONPATH=src python bench/api.py
    PYTHONPATH=build/compiled python bench/api.py

`playout` is the kernel alone, without words, log or events, and counts what nature is asked, too; `play` adds those
and the snapshots of undo; `api` is what `import pelagos` gives, by phrases.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pelagos
from pelagos.games import TITLES
from pelagos.kernel.agenda import playout
from pelagos.kernel.arrays import COMPILED
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import Title, rules_for

DECISIONS = 6_000
ROUNDS = 3


def by_playout(title: Title, seats: int) -> int:
    rules, rng, done = rules_for(title, seats), Rng(1), 0
    while done < DECISIONS:
        done += playout(rules.opening(), Sheet(), rng, DECISIONS)
    return done


def by_play(title: Title, seats: int) -> int:
    rules, rng, done = rules_for(title, seats), Rng(1), 0
    while done < DECISIONS:
        play = Play(rules, rules.opening(), Seeded(done))
        while not play.over:
            play.take(rng.below(play.sheet.count))
            done += 1
    return done


def by_api(title: Title, seats: int) -> int:
    chance, done = random.Random(1), 0
    while done < DECISIONS:
        game = pelagos.new(title.name, seats, seed=done)
        while not game.over:
            game.say(chance.choice(game.options()))
            done += 1
    return done


def rate(way: Callable[[Title, int], int], title: Title, seats: int) -> float:
    """Decisions a second, the best of a few rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        start = time.perf_counter()
        done = way(title, seats)
        best = max(best, done / (time.perf_counter() - start))
    return best


def main() -> None:
    print(f"build: {'compiled' if COMPILED else 'pure'}; decisions a second")
    print(f"{'title':10} {'playout':>9} {'play':>9} {'api':>9}  api / play")
    for title in TITLES:
        seats = min(4, title.most)
        playouts, plays, calls = (rate(way, title, seats) for way in (by_playout, by_play, by_api))
        print(f"{title.name:10} {playouts:9.0f} {plays:9.0f} {calls:9.0f}  {calls / plays:.2f}")


if __name__ == "__main__":
    main()
