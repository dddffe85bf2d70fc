"""A portable generator: the same numbers on any machine, interpreted, compiled or in a browser.

The algorithm is sfc32 (four 32-bit words, one of them a counter). Nothing in the rules draws numbers; dealers,
samplers and searches do.
"""

from typing import Final

from mypy_extensions import i64

MASK32: Final = 0xFFFFFFFF
WARM_UP: Final = 12


class Rng:
    """A stream of 32-bit numbers from a seed."""

    __slots__ = ("_a", "_b", "_c", "_count")

    def __init__(self, seed: int) -> None:
        self._a: i64 = seed & MASK32
        self._b: i64 = seed >> 32 & MASK32
        self._c: i64 = seed >> 64 & MASK32
        self._count: i64 = 1
        for _ in range(WARM_UP):
            self.next32()

    def next32(self) -> i64:
        # Only the low 32 bits of every word count, so that one mask at the end of each sum is enough.
        b, c = self._b, self._c
        result = (self._a + b + self._count) & MASK32
        self._count += 1
        self._a = b ^ b >> 9
        self._b = c * 9 & MASK32
        self._c = ((c << 21 | c >> 11) + result) & MASK32
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n at most 2**31."""
        product = self.next32() * n
        low = product & MASK32
        if low < n:
            # Lemire's method: reject the few words that would favour some results.
            threshold = (MASK32 + 1 - n) % n
            while low < threshold:
                product = self.next32() * n
                low = product & MASK32
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items in random order, in place."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1

    def fork(self) -> "Rng":
        """A new stream that depends on this one and leaves it moved on by three words."""
        low, middle, high = self.next32(), self.next32(), self.next32()
        return Rng(int(low) | int(middle) << 32 | int(high) << 64)
