"""Positions by a number, so that what was thought about before is known again.

Sixty-two bits out of all fields and the agenda: two polynomials over whole numbers, alike in both builds.
"""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64

from pelagos.kernel.arrays import Ints
from pelagos.kernel.fields import CARDS, INT
from pelagos.kernel.places import Cards
from pelagos.kernel.position import Position
from pelagos.kernel.task import Task
from pelagos.kernel.title import Rules

PRIME: Final = 0x7FFFFFFF
"""2 ** 31 - 1: products of two remainders fit a machine word."""
FIRST: Final = 1_103_515_245
SECOND: Final = 741_103_597
NEGATIVE: Final = 1 << 20
"""Added to every number: none is so far below zero."""


class Fingerprints:
    """Of the positions of one setup."""

    def __init__(self, rules: Rules) -> None:
        self._numbers: Final = [field.array for field in rules.fields if field.shape == INT]
        self._cards: Final = [field.array for field in rules.fields if field.shape == CARDS]
        held = {field.array for field in rules.fields if field.shape not in (INT, CARDS)}
        self._arrays: Final = sorted(held)
        self._kinds: Final[dict[type[Task[Any]], int]] = {
            task: number for number, task in enumerate(rules.tasks.values())
        }
        self._one: i64 = 0
        self._two: i64 = 0

    def of(self, g: Position) -> i64:
        self._one = self._two = 1
        for name in self._numbers:
            self._add(getattr(g, name))
        for name in self._arrays:
            self._add_all(cast("Ints", getattr(g, name)))
        for name in self._cards:
            held = cast("Cards", getattr(g, name))
            self._add_all(held.count)
            self._add_all(held.known)
        for task in g.agenda:
            self._add_task(task)
        return self._one << 31 | self._two

    def _add(self, number: i64) -> None:
        mixed = number + NEGATIVE
        self._one = (self._one * FIRST + mixed) % PRIME
        self._two = (self._two * SECOND + mixed) % PRIME

    def _add_all(self, values: Ints) -> None:
        one, two = self._one, self._two
        for i in range(len(values)):
            mixed = values[i] + NEGATIVE
            one = (one * FIRST + mixed) % PRIME
            two = (two * SECOND + mixed) % PRIME
        self._one, self._two = one, two

    def _add_task(self, task: Task[Any]) -> None:
        self._add(self._kinds.get(type(task), -1))
        for name in task.ARGS:
            value = getattr(task, name)
            if isinstance(value, int):
                self._add(value)
            else:
                # Words and tuples are rare, and short.
                for letter in repr(value):
                    self._add(ord(letter))
