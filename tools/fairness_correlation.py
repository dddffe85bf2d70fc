"""Does the estimate by which boards of Legendary are drawn foretell who wins on them? Draw boards, play, compare.

    .venv/bin/python tools/fairness_correlation.py --mode duel --boards 30 --games 40

For every board: the estimate of its drafts (the weakest start to the strongest in per cent, the gap in hundredths of
gold, the spread by place in the draft in per cent), and how far the win rates of Settlers lie apart, by seat and by
place in the first turn order. Then each number of the estimate against each spread: the correlations of Pearson and of
Spearman, with 95 % intervals by drawing the boards again and again.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from pelagos.bots.arena import Pairings
from pelagos.bots.executor import LocalProcesses
from pelagos.cli.results import results
from pelagos.games.legendary.generator import draw
from pelagos.games.legendary.layout import layout_word, mode_named
from pelagos.games.legendary.modes import MODES
from pelagos.games.legendary.title import TITLE
from pelagos.kernel.title import rules_for

RESAMPLES: Final = 2000
MEASURES: Final = ("ratio", "gap", "order")


class Measured(NamedTuple):
    """One board: what was estimated, and the widest distance between win rates, in points."""

    seed: int
    estimate: tuple[float, ...]
    by_seat: float
    by_place: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mode", choices=[mode.word for mode in MODES], default="duel")
    parser.add_argument("--boards", type=int, default=30)
    parser.add_argument("--games", type=int, default=40, help="for each board")
    parser.add_argument("--seed", type=int, default=1, help="of the first board; every further one has the next")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, help="keep finished games here, and do not play them again")
    asked = parser.parse_args()
    print("seed  ratio  gap  order  seats apart  places apart")
    found = []
    for seed in range(asked.seed, asked.seed + asked.boards):
        found.append(measured(asked.mode, seed, asked.games, asked.workers, asked.out))
        print(line(found[-1]), flush=True)
    print(f"points that even seats would lie apart by luck alone: about {by_luck(asked.mode, asked.games):.1f}")
    for i, name in enumerate(MEASURES):
        estimates = [board.estimate[i] for board in found]
        report(f"{name} and seats apart", estimates, [board.by_seat for board in found])
        report(f"{name} and places apart", estimates, [board.by_place for board in found])


def measured(mode: str, seed: int, games: int, workers: int, out: Path | None) -> Measured:
    drawn = draw(mode, seed)
    rules = rules_for(TITLE, mode_named(mode).seats, layout_word(drawn.layout), {"mode": mode})
    tables = Pairings(
        rules.title.sides(rules.setup), results(rules, ["settler"], games, 0, LocalProcesses(workers), out).games
    )
    estimate = (float(drawn.found.ratio), float(drawn.found.gap), float(drawn.found.order))
    seats = [share.rate for share in tables.seats(rules.seats.words)]
    return Measured(seed, estimate, apart(seats), apart([share.rate for share in tables.places()]))


def apart(rates: Sequence[float]) -> float:
    return 100 * (max(rates) - min(rates))


def line(board: Measured) -> str:
    ratio, gap, order = board.estimate
    return f"{board.seed:4} {ratio:6.0f} {gap:4.0f} {order:6.0f} {board.by_seat:12.1f} {board.by_place:13.1f}"


def by_luck(mode: str, games: int) -> float:
    """Simulated, because the widest distance of several rates has no simple formula."""
    chance, sides = Random(1), mode_named(mode).teams
    total = 0.0
    for _ in range(RESAMPLES):
        wins = [0] * sides
        for _ in range(games):
            wins[chance.randrange(sides)] += 1
        total += apart([count / games for count in wins])
    return total / RESAMPLES


# Correlations


def pearson(x: Sequence[float], y: Sequence[float]) -> float:
    """0 where one of them never changes."""
    mean_x, mean_y = sum(x) / len(x), sum(y) / len(y)
    shared = sum((a - mean_x) * (b - mean_y) for a, b in zip(x, y, strict=True))
    spread = sqrt(sum((a - mean_x) ** 2 for a in x) * sum((b - mean_y) ** 2 for b in y))
    return shared / spread if spread else 0.0


def spearman(x: Sequence[float], y: Sequence[float]) -> float:
    return pearson(ranks(x), ranks(y))


def ranks(values: Sequence[float]) -> list[float]:
    """Equals share the middle of their ranks."""
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) - 1) / 2 for value in values]


Correlation = Callable[[Sequence[float], Sequence[float]], float]


def interval(of: Correlation, x: Sequence[float], y: Sequence[float]) -> tuple[float, float]:
    """95 % by the percentiles of what boards drawn again with replacement would give."""
    chance, found = Random(1), []
    for _ in range(RESAMPLES):
        chosen = chance.choices(range(len(x)), k=len(x))
        found.append(of([x[i] for i in chosen], [y[i] for i in chosen]))
    found.sort()
    return found[RESAMPLES // 40], found[-RESAMPLES // 40]


def report(what: str, x: Sequence[float], y: Sequence[float]) -> None:
    for name, of in (("Pearson", pearson), ("Spearman", spearman)):
        low, high = interval(of, x, y)
        print(f"{what}: {name} {of(x, y):+.2f}, 95 % {low:+.2f} to {high:+.2f}")


if __name__ == "__main__":
    main()
