"""The sheet on which a choice writes its options, one packed word each."""

from typing import Final

from mypy_extensions import i64

from pelagos.kernel.answer import Answer, packed, unpacked
from pelagos.kernel.arrays import Ints, filled

FIRST_LENGTH: Final = 64


class Sheet:
    """Options in the order they were written; nature's options carry a weight."""

    __slots__ = ("_weights", "_words", "count")

    def __init__(self) -> None:
        self._words: Ints = filled(FIRST_LENGTH)
        self._weights: Ints = filled(FIRST_LENGTH)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, verb: i64, x: i64 = 0, y: i64 = 0, n: i64 = 0) -> None:
        """Offer this answer."""
        at = self.count
        if at == len(self._words):
            self._grow()
        self._words[at] = verb << 48 | x << 32 | y << 16 | n
        self._weights[at] = 1
        self.count = at + 1

    def weigh(self, weight: i64, verb: i64, x: i64 = 0, y: i64 = 0, n: i64 = 0) -> None:
        """Offer nature this outcome with a weight."""
        at = self.count
        if at == len(self._words):
            self._grow()
        self._words[at] = packed(verb, x, y, n)
        self._weights[at] = weight
        self.count = at + 1

    def _grow(self) -> None:
        length: i64 = len(self._words)
        words, weights = filled(2 * length), filled(2 * length)
        for i in range(length):
            words[i] = self._words[i]
            weights[i] = self._weights[i]
        self._words, self._weights = words, weights

    def __len__(self) -> int:
        return self.count

    def word(self, i: i64) -> i64:
        """The i-th option, packed."""
        return self._words[i]

    def weight(self, i: i64) -> i64:
        return self._weights[i]

    def answer(self, i: i64) -> Answer:
        return unpacked(self._words[i])

    def answers(self) -> list[Answer]:
        return [self.answer(i) for i in range(self.count)]

    def find(self, said: Answer) -> i64:
        """The place of this answer among the options, or -1."""
        word = said.pack()
        for i in range(self.count):
            if self._words[i] == word:
                return i
        return -1

    def total_weight(self) -> i64:
        total: i64 = 0
        for i in range(self.count):
            total += self._weights[i]
        return total

    def at_weight(self, mark: i64) -> i64:
        """The option that covers this mark when the weights are laid end to end."""
        for i in range(self.count):
            mark -= self._weights[i]
            if mark < 0:
                return i
        return self.count - 1
