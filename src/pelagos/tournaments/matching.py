"""Can all of these people be paired? The largest matching of a graph, by Edmonds' algorithm of blossoms (1965)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

NOBODY: Final = -1


def can_all_pair(people: Sequence[int], may_meet: Callable[[int, int], bool]) -> bool:
    """Is there a way to pair everybody with somebody they may meet?"""
    if len(people) % 2:
        return False
    neighbours = [
        [j for j, other in enumerate(people) if j != i and may_meet(one, other)] for i, one in enumerate(people)
    ]
    if all(2 * len(near) >= len(people) for near in neighbours):
        # Dirac (1952): there is a round through all of them, and so a pairing.
        return True
    return NOBODY not in _Search(neighbours).partners()


class _Search:
    """One graph, by the numbers of its points."""

    def __init__(self, neighbours: Sequence[Sequence[int]]) -> None:
        self._neighbours: Final = neighbours
        self._count: Final = len(neighbours)
        self._partner: Final = [NOBODY] * self._count
        self._parent: list[int] = []
        self._base: list[int] = []
        """Of every point the base of the blossom that it lies in."""
        self._reached: list[bool] = []

    def partners(self) -> list[int]:
        for root in range(self._count):
            if self._partner[root] == NOBODY:
                self._turn_over(self._free_end(root))
        return self._partner

    def _turn_over(self, end: int) -> None:
        """Along the path to this free point, pairs become no pairs and the others pairs."""
        while end != NOBODY:
            before = self._parent[end]
            after = self._partner[before]
            self._partner[end], self._partner[before] = before, end
            end = after

    def _free_end(self, root: int) -> int:
        """A free point at the end of a path that alternates, or NOBODY."""
        self._parent = [NOBODY] * self._count
        self._base = list(range(self._count))
        self._reached = [False] * self._count
        self._reached[root] = True
        queue = [root]
        for point in queue:
            for near in self._neighbours[point]:
                if self._base[point] == self._base[near] or self._partner[point] == near:
                    continue
                if near == root or (self._partner[near] != NOBODY and self._parent[self._partner[near]] != NOBODY):
                    self._shrink(point, near, queue)
                elif self._parent[near] == NOBODY:
                    self._parent[near] = point
                    if self._partner[near] == NOBODY:
                        return near
                    self._reached[self._partner[near]] = True
                    queue.append(self._partner[near])
        return NOBODY

    def _shrink(self, one: int, other: int, queue: list[int]) -> None:
        """A round of odd length becomes one point."""
        base = self._common_base(one, other)
        inside = [False] * self._count
        self._mark(one, base, other, inside)
        self._mark(other, base, one, inside)
        for point in range(self._count):
            if inside[self._base[point]]:
                self._base[point] = base
                if not self._reached[point]:
                    self._reached[point] = True
                    queue.append(point)

    def _common_base(self, one: int, other: int) -> int:
        passed = set()
        while True:
            one = self._base[one]
            passed.add(one)
            if self._partner[one] == NOBODY:
                break
            one = self._parent[self._partner[one]]
        while self._base[other] not in passed:
            other = self._parent[self._partner[self._base[other]]]
        return self._base[other]

    def _mark(self, point: int, base: int, child: int, inside: list[bool]) -> None:
        while self._base[point] != base:
            inside[self._base[point]] = inside[self._base[self._partner[point]]] = True
            self._parent[point] = child
            child = self._partner[point]
            point = self._parent[self._partner[point]]
