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


def hexagon(radius: int) -> list[Cell]:
    """All cells at most so far from the origin, row by row from the left."""
    rows = range(-radius, radius + 1)
    return [(q, r) for r in rows for q in rows if abs(q + r) <= radius]


def turned(cell: Cell, turns: int) -> Cell:
    """A cell turned about the origin, clockwise by sixths."""
    q, r = cell
    for _ in range(turns % 6):
        q, r = -r, q + r
    return (q, r)


def shifted(cell: Cell, by: Cell) -> Cell:
    return (cell[0] + by[0], cell[1] + by[1])


def connected(cells: list[Cell]) -> bool:
    """Do these cells hang together by their edges? No cells at all do."""
    left = set(cells)
    frontier = cells[:1]
    left.difference_update(frontier)
    while frontier:
        for other in neighbours(frontier.pop()):
            if other in left:
                left.remove(other)
                frontier.append(other)
    return not left
