"""Arrays behave alike in both builds."""

from __future__ import annotations

import pytest

from pelagos.kernel.arrays import COMPILED, filled, ints


def test_filled_repeats_one_value() -> None:
    assert list(filled(3)) == [0, 0, 0]
    assert list(filled(2, -1)) == [-1, -1]
    assert list(filled(0, 7)) == []


def test_ints_takes_any_iterable_in_order() -> None:
    assert list(ints([3, 1, 2])) == [3, 1, 2]
    assert list(ints(n * n for n in range(4))) == [0, 1, 4, 9]
    assert list(ints(())) == []


def test_numbers_of_64_bits_fit() -> None:
    widest = [2**63 - 1, -(2**63)]

    assert list(ints(widest)) == widest
    assert list(filled(1, 2**63 - 1)) == [2**63 - 1]


def test_a_written_entry_changes_alone() -> None:
    array = filled(4, 5)
    array[2] = 9
    array[0] += 1

    assert list(array) == [6, 5, 9, 5]
    assert len(array) == 4


def test_a_copy_is_independent() -> None:
    array = ints([1, 2, 3])
    copy = array[:]
    copy[0] = 8

    assert list(array) == [1, 2, 3]
    assert list(copy) == [8, 2, 3]


def test_an_index_beyond_the_length_is_refused() -> None:
    array = filled(3)

    with pytest.raises(IndexError):
        array[3] = 1


def test_the_build_is_known_by_the_type_of_the_arrays() -> None:
    assert isinstance(filled(1), list) is not COMPILED
