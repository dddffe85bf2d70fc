"""Parts of a row that several titles have: purses, notes and cards as one viewer may know them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pelagos.kernel.arrays import Ints, Shorts, add_number, put_number, put_part
from pelagos.kernel.ids import Viewer, knows
from pelagos.kernel.places import Cards
from pelagos.kernel.position import Position

HIDDEN: Final = -1
"""Where a purse cannot be read; nobody owes gold."""


def put_rows(g: Position, field: str, values: Ints, viewer: Viewer, rows: Shorts, at: i64) -> i64:
    """The rows of an owned field with one number each, HIDDEN where this viewer may not read."""
    for row in range(len(values)):
        value = values[row] if g.may_read(viewer, field, row) else HIDDEN
        at = put_number(value, rows, at)
    return at


def put_notes(values: Ints, size: i64, row: i64, rows: Shorts, at: i64) -> i64:
    """One row of a field that is a note about others."""
    return put_part(values, row * size, rows, at, size)


def put_cards(held: Cards, spots: Ints, viewer: Viewer, rows: Shorts, at: i64) -> i64:
    """Cards of one back: faces by place where known, how many lie in each place, which are known, and the pool.

    `spots` says by place the first one that this viewer cannot tell from it, if they know neither.
    """
    places, faces = held.places(), held.faces
    totals = at + places * faces
    known = totals + places
    pool = known + places
    for i in range(totals, pool + faces):
        put_number(0, rows, i)
    for place in range(places):
        start = place * faces
        if knows(held.known[place], viewer):
            put_part(held.count, start, rows, at + start, faces)
            put_number(held.total(place), rows, totals + place)
            put_number(1, rows, known + place)
        else:
            first = spots[place]
            while knows(held.known[first], viewer):
                first += 1
                while spots[first] != spots[place]:
                    first += 1
            total: i64 = 0
            for face in range(faces):
                put_number(0, rows, at + start + face)
                lying = held.count[start + face]
                if lying:
                    total += lying
                    add_number(lying, rows, pool + face)
            add_number(total, rows, totals + first)
    return pool + faces
