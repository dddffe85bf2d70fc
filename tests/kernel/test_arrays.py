"""Arrays behave alike in both builds."""

from __future__ import annotations

import sys

import pytest

from pelagos.kernel.arrays import (
    COMPILED,
    add_number,
    filled,
    first_difference,
    ints,
    long_buffer,
    put_all,
    put_number,
    put_part,
    shorts,
    update_part,
)


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


@pytest.mark.parametrize("at", range(5))
def test_two_arrays_are_compared_from_an_index_on(at: int) -> None:
    one, other = ints([3, 1, 4, 1, 5]), ints([3, 1, 4, 1, 5])
    other[at] = 9

    assert first_difference(one, other, 0, 5) == at
    assert first_difference(one, other, at + 1, 5) == 5
    assert first_difference(one, other, 0, at) == at


@pytest.mark.parametrize("at", [-1, 0, 1, 2])
def test_a_part_that_is_written_again_tells_whether_it_is_different(at: int) -> None:
    values, target = ints([7, 1, 2, 3, 7]), ints([8, 8, 1, 2, 3, 8])
    if at >= 0:
        target[2 + at] = 9

    assert update_part(values, 1, target, 2, 3) == (at >= 0)
    assert list(target) == [8, 8, 1, 2, 3, 8]


def test_the_build_is_known_by_the_type_of_the_arrays() -> None:
    assert isinstance(filled(1), list) is not COMPILED


def test_short_numbers_are_written_one_after_the_other_and_read_as_a_buffer() -> None:
    row = shorts(7)
    at = put_number(-1, row, 1)
    at = put_all(ints([300, 2]), row, at)
    at = put_part(ints([9, 8, 7, 6]), 1, row, at, 2)
    add_number(-5, row, 5)

    assert at == 6
    assert list(row) == [0, -1, 300, 2, 8, 2, 0]
    assert memoryview(row).nbytes == 14
    assert bytes(memoryview(row))[4:6] == (300).to_bytes(2, sys.byteorder)


def test_a_buffer_of_words_shows_what_is_written_later() -> None:
    words = long_buffer(2)
    window = memoryview(words)
    words[1] = -(2**63)

    assert window.nbytes == 16
    assert bytes(window)[8:] == (2**63).to_bytes(8, sys.byteorder)
