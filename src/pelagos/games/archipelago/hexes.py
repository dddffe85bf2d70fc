"""Hexagon cells in axial coordinates, the one geometry of rules, drawing and generator."""

from typing import Final, TypeAlias

Cell: TypeAlias = tuple[int, int]

DIRECTIONS: Final[tuple[Cell, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""East, then clockwise."""


def neighbours(cell: Cell) -> list[Cell]:
    """The six cells around one, east first and clockwise."""
    return [(cell[0] + q, cell[1] + r) for q, r in DIRECTIONS]


def hexagon_rows(widths: list[int]) -> list[list[Cell]]:
    """The cells of a board of centred rows that grow to the middle and shrink again, row by row from the left.

    Every row is one cell wider or narrower than the one above, so that a cell touches two of the next row.
    """
    start = 0
    rows: list[list[Cell]] = []
    for r, width in enumerate(widths):
        if r and width > widths[r - 1]:
            start -= 1
        rows.append([(start + column, r) for column in range(width)])
    return rows
