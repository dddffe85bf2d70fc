"""Arrays of whole numbers: fixed length, written by index.

Compiled they are `librt.vecs.vec[i64]`, otherwise plain lists. Code that makes them here, reads and writes
them by index and copies them by `a[:]` behaves alike in both builds.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from mypy_extensions import i16, i64

if TYPE_CHECKING:
    from collections.abc import Iterable

    from librt.vecs import vec

Ints: TypeAlias = "vec[i64]"
Shorts: TypeAlias = "vec[i16]"
"""Numbers for others to read: 16 bits each, one after the other, as a buffer in both builds."""

COMPILED: Final = not __file__.endswith(".py")


def filled(length: i64, value: i64 = 0) -> Ints:
    """An array of one value."""
    if COMPILED:
        return vec[i64]([value for _ in range(length)])
    return cast("Ints", [value] * length)


def ints(values: Iterable[int]) -> Ints:
    """An array of these values."""
    if COMPILED:
        return vec[i64]([i64(value) for value in values])
    return cast("Ints", list(values))


def copy_part(values: Ints, start: i64, target: Ints, at: i64, count: i64) -> None:
    """Write so many values, from this one on, into another array."""
    if COMPILED:
        for i in range(count):
            target[at + i] = values[start + i]
    else:
        cast("list[int]", target)[at : at + count] = cast("list[int]", values)[start : start + count]


def update_part(values: Ints, start: i64, target: Ints, at: i64, count: i64) -> bool:
    """The same; whether anything there is different now."""
    if COMPILED:
        i: i64 = 0
        while i < count and target[at + i] == values[start + i]:
            i += 1
        if i == count:
            return False
        copy_part(values, start + i, target, at + i, count - i)
        return True
    old, new = cast("list[int]", target)[at : at + count], cast("list[int]", values)[start : start + count]
    cast("list[int]", target)[at : at + count] = new
    return old != new


def same_part(one: Ints, other: Ints, start: i64, end: i64) -> bool:
    """Are the values from one index up to another equal in both?"""
    if COMPILED:
        for i in range(start, end):
            if one[i] != other[i]:
                return False
        return True
    return cast("list[int]", one)[start:end] == cast("list[int]", other)[start:end]


def first_difference(one: Ints, other: Ints, start: i64, end: i64) -> i64:
    """The first index, from one up to another, at which both differ; the end if there is none."""
    if COMPILED:
        for i in range(start, end):
            if one[i] != other[i]:
                return i
        return end
    # Whole lists are compared faster than their entries are looked at.
    if cast("list[int]", one)[start:end] == cast("list[int]", other)[start:end]:
        return end
    at = start
    while one[at] == other[at]:
        at += 1
    return at


def shorts(length: i64) -> Shorts:
    """An array of zeros that others may read as a buffer."""
    if COMPILED:
        return vec[i16]([i16(0) for _ in range(length)])
    return cast("Shorts", array("h", bytes(2 * length)))


def long_buffer(length: i64) -> Ints:
    """The same of 64 bits each."""
    if COMPILED:
        return filled(length)
    return cast("Ints", array("q", bytes(8 * length)))


def put_number(value: i64, target: Shorts, at: i64) -> i64:
    """Write one number; the index after it."""
    target[at] = i16(value)
    return at + 1


def add_number(value: i64, target: Shorts, at: i64) -> None:
    """Add to one number."""
    target[at] = i16(i64(target[at]) + value)


def put_part(values: Ints, start: i64, target: Shorts, at: i64, count: i64) -> i64:
    """Write so many values, from this one on, into short ones; the index after them."""
    if COMPILED:
        for i in range(count):
            target[at + i] = i16(values[start + i])
    else:
        part = cast("list[int]", values)[start : start + count]
        cast("array[int]", target)[at : at + count] = array("h", part)
    return at + count


def put_all(values: Ints, target: Shorts, at: i64) -> i64:
    """Write all values into short ones; the index after them."""
    return put_part(values, 0, target, at, len(values))
