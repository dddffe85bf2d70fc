"""The answers that were tried, as a tree: its first branch is the main line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from pelagos.kernel.errors import BadSave, PelagosError
from pelagos.kernel.ids import NATURE

ROOT: Final = 0
MOST_NODES: Final = 3000
MOST_COMMENT: Final = 500


class AnalysisRefusal(PelagosError):
    """What cannot be done with a tree."""


class Node:
    """One answer, and what may follow it. That of the root is nobody's."""

    def __init__(self, parent: int, seat: int, phrase: str) -> None:
        self.parent: Final = parent
        self.seat: Final = seat
        self.phrase: Final = phrase
        self.comment = ""
        self.children: Final[list[int]] = []


class Tree:
    """Nodes by their numbers; a node stands behind its parent."""

    def __init__(self) -> None:
        self.nodes: list[Node] = [Node(-1, NATURE, "")]

    def child(self, parent: int, seat: int, phrase: str) -> int:
        """The answer after a node, which may be there already; -1 if it is not."""
        for number in self.nodes[parent].children:
            node = self.nodes[number]
            if node.seat == seat and node.phrase == phrase:
                return number
        return -1

    def add(self, parent: int, seat: int, phrase: str) -> int:
        found = self.child(parent, seat, phrase)
        if found >= 0:
            return found
        if len(self.nodes) >= MOST_NODES:
            raise AnalysisRefusal("too-many-branches", most=MOST_NODES)
        self.nodes.append(Node(parent, int(seat), phrase))
        self.nodes[parent].children.append(len(self.nodes) - 1)
        return len(self.nodes) - 1

    def check(self, number: int) -> None:
        if not 0 <= number < len(self.nodes):
            raise AnalysisRefusal("no-such-branch", number=number)

    def path(self, number: int) -> list[int]:
        """From the first answer to this one."""
        found: list[int] = []
        while number != ROOT:
            found.append(number)
            number = self.nodes[number].parent
        return found[::-1]

    def comment(self, number: int, text: str) -> None:
        self.check(number)
        said = " ".join(text.split())
        if len(said) > MOST_COMMENT or not said.isprintable():
            raise AnalysisRefusal("bad-comment", most=MOST_COMMENT)
        self.nodes[number].comment = said

    def promote(self, number: int) -> None:
        """This answer becomes the first after its parent."""
        self.check(number)
        if number == ROOT:
            raise AnalysisRefusal("not-the-root")
        siblings = self.nodes[self.nodes[number].parent].children
        siblings.remove(number)
        siblings.insert(0, number)

    def remove(self, number: int) -> dict[int, int]:
        """Without this answer and all that follows it; by the old numbers of those that stay, their new ones."""
        self.check(number)
        if number == ROOT:
            raise AnalysisRefusal("not-the-root")
        gone = {number}
        for at in range(number + 1, len(self.nodes)):
            if self.nodes[at].parent in gone:
                gone.add(at)
        kept = [at for at in range(len(self.nodes)) if at not in gone]
        renumbered = {at: place for place, at in enumerate(kept)}
        fresh: list[Node] = []
        for at in kept:
            old = self.nodes[at]
            node = Node(renumbered.get(old.parent, -1), old.seat, old.phrase)
            node.comment = old.comment
            node.children.extend([renumbered[child] for child in old.children if child in renumbered])
            fresh.append(node)
        self.nodes = fresh
        return renumbered

    def main_line(self, number: int = ROOT) -> Iterator[int]:
        """What follows a node, always by the first branch."""
        while self.nodes[number].children:
            number = self.nodes[number].children[0]
            yield number

    # as plain data

    def plain(self) -> list[list[Any]]:
        """Parent, seat, phrase and comment of every node; the order of the children of a node is a list of its own."""
        return [[node.parent, node.seat, node.phrase, node.comment, list(node.children)] for node in self.nodes]


def load_tree(data: Any) -> Tree:
    tree = Tree()
    try:
        tree.nodes = []
        for parent, seat, phrase, comment, children in data:
            node = Node(int(parent), int(seat), str(phrase))
            node.comment = str(comment)
            node.children.extend([int(child) for child in children])
            tree.nodes.append(node)
        _check_whole(tree)
    except (KeyError, TypeError, ValueError, IndexError):
        raise BadSave("bad-field", field="analysis") from None
    return tree


def _check_whole(tree: Tree) -> None:
    for number, node in enumerate(tree.nodes):
        if any(tree.nodes[child].parent != number or child <= number for child in node.children):
            raise ValueError(number)
