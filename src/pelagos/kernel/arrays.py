"""Arrays of whole numbers: fixed length, written by index.

Compiled they are `librt.vecs.vec[i64]`, otherwise plain lists. Code that makes them here, reads and writes
them by index and copies them by `a[:]` behaves alike in both builds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, cast

from mypy_extensions import i64

if TYPE_CHECKING:
    from collections.abc import Iterable

    from librt.vecs import vec

Ints: TypeAlias = "vec[i64]"

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


def same_part(one: Ints, other: Ints, start: i64, end: i64) -> bool:
    """Are the values from one index up to another equal in both?"""
    if COMPILED:
        for i in range(start, end):
            if one[i] != other[i]:
                return False
        return True
    return cast("list[int]", one)[start:end] == cast("list[int]", other)[start:end]
