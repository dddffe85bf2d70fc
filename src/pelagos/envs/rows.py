"""Parts of a row that several titles have: purses, notes and cards as one viewer may know them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from pelagos.kernel.arrays import Ints, Shorts, add_number, put_all, put_number, put_part
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
    count, places, faces = held.count, held.places(), held.faces
    totals = put_all(count, rows, at)
    known = totals + places
    pool = known + places
    for i in range(totals, pool + faces):
        rows[i] = i16(0)
    for place in range(places):
        start = place * faces
        total: i64 = 0
        if knows(held.known[place], viewer):
            for i in range(start, start + faces):
                total += count[i]
            rows[totals + place] = i16(total)
            rows[known + place] = i16(1)
        else:
            for face in range(faces):
                lying = count[start + face]
                if lying:
                    total += lying
                    rows[at + start + face] = i16(0)
                    add_number(lying, rows, pool + face)
            add_number(total, rows, totals + _first_unknown(held, spots, place, viewer))
    return pool + faces


def _first_unknown(held: Cards, spots: Ints, place: i64, viewer: Viewer) -> i64:
    """Where in the spot of this place, whose cards the viewer does not know, they see how many lie in it."""
    first = spots[place]
    while spots[first] != spots[place] or knows(held.known[first], viewer):
        first += 1
    return first
