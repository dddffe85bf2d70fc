"""Regret: external-sampling Monte Carlo CFR on the reduced Classic, with its exploitability measured exactly.

    python examples/research/mccfr.py --iterations 20000 --seed 1 --out curve.csv

The reduced game is one of perfect information (solve_tiny.py says why), so that a position stands for itself and the
exploitability of the average strategy can be worked out over all of them instead of being estimated.
"""

from __future__ import annotations

import argparse
import csv
import random
import time
from collections.abc import Sequence
from pathlib import Path

from solve_tiny import Tree

from pelagos.kernel.ids import NATURE

Table = dict[str, list[float]]


class RegretMatching:
    """Regrets and strategy sums by position."""

    def __init__(self, tree: Tree, seed: int) -> None:
        self.tree = tree
        self.rng = random.Random(seed)
        self.regrets: Table = {}
        self.sums: Table = {}

    def strategy(self, key: str, count: int) -> list[float]:
        """Options by their positive regret; all alike where there is none."""
        positive = [max(regret, 0.0) for regret in self.regrets.setdefault(key, [0.0] * count)]
        total = sum(positive)
        return [regret / total for regret in positive] if total > 0 else [1 / count] * count

    def average(self, key: str, count: int) -> Sequence[float]:
        """The strategy that comes closer to perfect play: the mean of all that were played."""
        sums = self.sums.get(key)
        total = sum(sums or ())
        return [part / total for part in sums] if sums and total > 0 else [1 / count] * count

    def iterate(self, key: str, learner: int) -> float:
        """Visit all options of the learner and one of everybody else; the value for the learner."""
        node = self.tree.nodes[key]
        if not node.next:
            return node.reward if learner == 0 else -node.reward
        if node.who == NATURE:
            return self.iterate(self.rng.choices(node.next, node.weights)[0], learner)
        chances = self.strategy(key, len(node.next))
        if node.who != learner:
            sums = self.sums.setdefault(key, [0.0] * len(chances))
            for i, chance in enumerate(chances):
                sums[i] += chance
            return self.iterate(self.rng.choices(node.next, chances)[0], learner)
        values = [self.iterate(child, learner) for child in node.next]
        value = sum(chance * each for chance, each in zip(chances, values, strict=True))
        regrets = self.regrets[key]
        for i, each in enumerate(values):
            regrets[i] += each - value
        return value


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--iterations", type=int, default=20_000)
    parser.add_argument("--points", type=int, default=10, help="how often exploitability is measured")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=None, help="a file for the curve")
    asked = parser.parse_args()

    learner = RegretMatching(Tree(), asked.seed)
    lines: list[list[str]] = []
    used, done = 0.0, 0
    for point in range(asked.points + 1):
        began = time.process_time()
        while done < asked.iterations * point // asked.points:
            learner.iterate(learner.tree.root, done % 2)
            done += 1
        used += time.process_time() - began
        lines.append([str(done), f"{used:.1f}", f"{learner.tree.exploitability(learner.average):.4f}"])
        print("  ".join(lines[-1]), flush=True)
    if asked.out is not None:
        with asked.out.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows([["iterations", "processor_s", "exploitability"], *lines])


if __name__ == "__main__":
    main()
