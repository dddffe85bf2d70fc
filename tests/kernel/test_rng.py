"""The generator gives the same numbers everywhere, and gives them fairly."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelagos.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Iterator

GOLDEN = {
    0: [1363572419, 145230303, 808754475, 4216505632, 947923937],
    1: [441792574, 614447336, 1644328534, 3387734806, 1080862987],
    2**32: [2012149540, 1872316204, 1707632675, 1779833415, 2026416846],
    2**64: [1299785925, 4001059704, 2906380172, 1047107358, 1857996408],
    0x0123456789ABCDEF_FEDCBA98: [1728398033, 1906458061, 1942914331, 3889826256, 1045137227],
}


def sfc32(seed: int) -> Iterator[int]:
    """The published algorithm written down a second time, word by word."""
    words = [seed % 2**32, seed // 2**32 % 2**32, seed // 2**64 % 2**32]
    counter = 1
    turn = 0
    while True:
        a, b, c = words
        out = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        rotated = (c * 2**21) % 2**32 + c // 2**11
        words = [b ^ (b // 2**9), (9 * c) % 2**32, (rotated + out) % 2**32]
        turn += 1
        if turn > 12:
            yield out


@pytest.mark.parametrize("seed", GOLDEN)
def test_the_first_numbers_of_a_seed_are_pinned(seed: int) -> None:
    rng = Rng(seed)

    assert [rng.next32() for _ in range(5)] == GOLDEN[seed]


@given(st.integers(0, 2**96 - 1))
def test_the_numbers_are_those_of_sfc32(seed: int) -> None:
    rng, reference = Rng(seed), sfc32(seed)

    assert [rng.next32() for _ in range(20)] == [next(reference) for _ in range(20)]


def test_the_numbers_stay_within_32_bits_for_long() -> None:
    rng, reference = Rng(77), sfc32(77)

    assert all(rng.next32() == next(reference) for _ in range(20_000))


def test_below_is_pinned() -> None:
    rng = Rng(2009)

    assert [rng.below(n) for n in (1, 2, 6, 6, 6, 100, 2**31)] == [0, 0, 0, 1, 5, 88, 1296832525]


@given(st.integers(0, 2**64), st.integers(1, 2**31))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = Rng(seed)

    assert all(0 <= rng.below(n) < n for _ in range(5))


@pytest.mark.parametrize("n", [2, 3, 6, 7, 19])
def test_below_gives_every_number_equally_often(n: int) -> None:
    rng = Rng(n)
    draws = 2000 * n
    counts = Counter(int(rng.below(n)) for _ in range(draws))
    chi_square = sum((counts[value] - 2000) ** 2 / 2000 for value in range(n))

    assert set(counts) == set(range(n))
    assert chi_square < (n - 1) + 4 * (2 * (n - 1)) ** 0.5


def test_below_throws_away_what_would_favour_some_numbers() -> None:
    """For 3 · 2²⁹ the 2³² words go 3, 3, 2 to every three numbers in a row; the third must not suffer."""
    rng = Rng(29)
    thirds = Counter(int(rng.below(3 << 29)) % 3 for _ in range(30_000))

    assert all(9_600 < thirds[third] < 10_400 for third in range(3))


@given(st.integers(0, 2**32), st.lists(st.integers(), max_size=60))
def test_shuffle_is_a_permutation(seed: int, items: list[int]) -> None:
    shuffled = list(items)
    Rng(seed).shuffle(shuffled)

    assert sorted(shuffled) == sorted(items)


def test_shuffle_is_pinned_and_draws_one_number_less_than_there_are_items() -> None:
    rng, plain = Rng(7), Rng(7)
    items = list(range(8))
    rng.shuffle(items)
    for n in range(8, 1, -1):
        plain.below(n)

    assert items == [1, 0, 6, 3, 4, 2, 7, 5]
    assert rng.next32() == plain.next32() == 1948228013


def test_shuffle_gives_every_order_equally_often() -> None:
    rng = Rng(4)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1

    assert set(counts) == set(permutations(range(4)))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 23 + 4 * 46**0.5


def test_equal_seeds_give_equal_streams_and_others_do_not() -> None:
    streams = {
        seed: tuple(rng.next32() for _ in range(4)) for seed in (0, 1, 2**32, 2**64, 2**95) for rng in [Rng(seed)]
    }

    assert tuple(Rng(1).next32() for _ in range(1)) == streams[1][:1]
    assert len(set(streams.values())) == len(streams)


def test_a_fork_goes_its_own_way_and_moves_its_parent_on_by_three() -> None:
    parent, plain = Rng(8), Rng(8)
    child = parent.fork()
    low, middle, high = plain.next32(), plain.next32(), plain.next32()

    assert parent.next32() == plain.next32()
    assert child.next32() == Rng(int(low) + int(middle) * 2**32 + int(high) * 2**64).next32()
