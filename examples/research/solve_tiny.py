"""Solve the reduced Classic exactly, and measure how far policies are from perfect play.

    python examples/research/solve_tiny.py

Everything that changes a purse in Classic is said aloud, so that whoever remembers it knows all (C-21.2): the reduced
game is one of perfect information and chance, and is solved by going back from its ends. What is printed: the size of
its tree, the value for the first seat, what its first bids are worth, and the exploitability of two policies.
Exploitability is the mean, over both seats, of what a perfect opponent wins against the policy beyond the value of
the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pelagos.envs.catalogue import env_named
from pelagos.kernel.agenda import settle, take
from pelagos.kernel.codec import digest
from pelagos.kernel.ids import NATURE
from pelagos.kernel.position import Position
from pelagos.kernel.sheet import Sheet

NAME: Final = "pelagos/classic_tiny-v0"
Policy = Callable[[str, int], Sequence[float]]
"""Chances of the options, by the name of a position and their number."""


class Node:
    """A position: who is asked there, what follows by each option, how likely nature makes it; or how it has ended."""

    def __init__(self, who: int, weights: Sequence[float], reward: float) -> None:
        self.who: Final = who
        self.weights: Final = weights
        self.reward: Final = reward
        self.said: Final[list[str]] = []
        self.next: Final[list[str]] = []


class Tree:
    """All positions of the game, each once."""

    def __init__(self, name: str = NAME) -> None:
        self.rules: Final = env_named(name).rules
        self.nodes: Final[dict[str, Node]] = {}
        """Children before their parents."""
        self.root: Final = self._add(self.rules.opening())

    def _add(self, g: Position) -> str:
        sheet = Sheet()
        question = settle(g, sheet)
        key = digest(self.rules, g)
        if key in self.nodes:
            return key
        if question is None:
            assert g.result is not None
            self.nodes[key] = Node(NATURE, [], float(g.result[1] - g.result[0]))
            return key
        total = float(sheet.total_weight())
        node = Node(int(question.seat(g)), [int(sheet.weight(i)) / total for i in range(sheet.count)], 0.0)
        for i in range(sheet.count):
            branch = g.clone()
            take(branch, sheet, i)
            node.said.append(self.rules.vocabulary.words_of(sheet.word(i)))
            node.next.append(self._add(branch))
        self.nodes[key] = node
        return key

    def histories(self) -> int:
        """How many nodes the tree has if positions that are reached in several ways are counted each time."""
        counts: dict[str, int] = {}
        for key, node in self.nodes.items():
            counts[key] = 1 + sum(counts[child] for child in node.next)
        return counts[self.root]

    def value(self, policies: Sequence[Policy | None]) -> float:
        """For the first seat, at the start of the game."""
        return self.values(policies)[self.root]

    def values(self, policies: Sequence[Policy | None]) -> dict[str, float]:
        """By position, for the first seat, if each seat follows its policy; a seat without one plays perfectly."""
        values: dict[str, float] = {}
        for key, node in self.nodes.items():
            below = [values[child] for child in node.next]
            policy = None if node.who == NATURE else policies[node.who]
            if not below:
                values[key] = node.reward
            elif node.who == NATURE:
                values[key] = sum(chance * each for chance, each in zip(node.weights, below, strict=True))
            elif policy is not None:
                values[key] = sum(chance * each for chance, each in zip(policy(key, len(below)), below, strict=True))
            else:
                values[key] = max(below) if node.who == 0 else min(below)
        return values

    def exploitability(self, policy: Policy) -> float:
        """Half of what two perfect opponents, one in each seat, win against it together."""
        return (self.value([None, policy]) - self.value([policy, None])) / 2


def uniform(key: str, count: int) -> Sequence[float]:
    """Every option alike."""
    return [1 / count] * count


def first(key: str, count: int) -> Sequence[float]:
    """Always the first option."""
    return [1.0] + [0.0] * (count - 1)


def main() -> None:
    tree = Tree()
    ends = len([node for node in tree.nodes.values() if not node.next])
    print(f"{len(tree.nodes)} positions, {ends} of them ends; {tree.histories()} nodes as a tree")
    values = tree.values([None, None])
    print(f"value for the first seat: {values[tree.root]:+.4f}")
    asked = tree.root
    while tree.nodes[asked].who == NATURE:
        asked = tree.nodes[asked].next[0]
    bids = zip(tree.nodes[asked].said, tree.nodes[asked].next, strict=True)
    print("its first bids: " + ", ".join(f"{said[4:]} {values[after]:+g}" for said, after in bids))
    for policy in (uniform, first):
        print(f"exploitability, {policy.__name__}: {tree.exploitability(policy):.4f}")


if __name__ == "__main__":
    main()
