"""Sets of up to 62 places as one word."""

from typing import Final, TypeAlias

from mypy_extensions import i64

from pelagos.kernel.arrays import Ints, filled

Place: TypeAlias = i64
"""A place, counted from 0."""
Places: TypeAlias = i64
"""A set of places, one bit each."""

LARGEST: Final = 61
MODULUS: Final = 67
"""The powers of two up to 2**65 leave different remainders by 67, so that a small table finds the place of a bit."""


def _power_table() -> Ints:
    table = filled(LARGEST + 1)
    power: i64 = 1
    for place in range(LARGEST + 1):
        table[place] = power
        power += power
    return table


_POWERS: Final = _power_table()


def _place_table() -> Ints:
    table = filled(MODULUS)
    for place in range(LARGEST + 1):
        table[_POWERS[place] % MODULUS] = place
    return table


_PLACES: Final = _place_table()


def bit(place: Place) -> Places:
    """The set of one place. Not `1 << place`: mypyc writes that 1 as a 32-bit number in C."""
    return _POWERS[place]


def first_of(places: Places) -> Place:
    """The lowest place of a set that is not empty."""
    return _PLACES[(places & -places) % MODULUS]


def set_of(places: list[int]) -> Places:
    bits: i64 = 0
    for place in places:
        bits |= bit(place)
    return bits
