"""The map as text: bricks that touch as the cells of the board do, from what one viewer sees."""

from __future__ import annotations

from typing import Final

from pelagos.games.classic.board import Board
from pelagos.games.classic.ids import FIGURE_CARDS, NONE, POLYPHEMUS, SITES, TEMPLE, TYPES
from pelagos.kernel.title import Json

WIDTH: Final = 7
"""Of a cell, without its left border."""
LAND: Final = "▒"
FLOOR: Final = "_"
"""The lower line of a cell is ruled, so that rows need no line between them."""
LETTERS: Final = "PFTU"
FIGURES: Final = ("Minotr.", "Chiron", "Medusa", "Polyph.")


def seat_mark(seat: int) -> str:
    return f"p{seat + 1}"


def map_lines(board: Board, fields: Json) -> list[str]:
    """Two lines for every row of cells, under a line for the upper rim."""
    rows = board_rows(board)
    widest = max([len(row) for row in rows])
    half = (WIDTH + 1) // 2
    margin = (widest - len(rows[0])) * half
    lines = [" " * (margin + 1) + FLOOR * (len(rows[0]) * (WIDTH + 1) - 1)]
    drawn: dict[str, int] = {}
    for i, row in enumerate(rows):
        margin = (widest - len(row)) * half
        cells = [_cell(board, fields, word, drawn) for word in row]
        grows = i + 1 < len(rows) and len(rows[i + 1]) > len(row)
        # Where the next row sticks out, this one rules its upper rim.
        rim = FLOOR * (half - 1) if grows else ""
        before = " " * (margin - len(rim))
        lines.append(" " * margin + _joined(row, [cell[0] for cell in cells]))
        lines.append(before + rim + _joined(row, [cell[1] for cell in cells]) + rim)
    return lines


def board_rows(board: Board) -> list[list[str]]:
    """The words of the cells, row by row from the top."""
    rows: list[list[str]] = []
    last = NONE
    for cell, word in board.cells.items():
        if cell[1] != last:
            rows.append([])
            last = cell[1]
        rows[-1].append(word)
    return rows


def _joined(row: list[str], texts: list[str]) -> str:
    """Cells with borders between them, but none inside an island."""
    line = "│" + texts[0]
    for i in range(1, len(row)):
        line += (LAND if row[i] == row[i - 1] else "│") + texts[i]
    return line + "│"


def _cell(board: Board, fields: Json, word: str, drawn: dict[str, int]) -> tuple[str, str]:
    """The two lines of a cell; of an island, of the next of its cells."""
    if word in board.seas:
        return _sea_cell(board, fields, board.seas.index(word))
    nth = drawn.get(word, 0)
    drawn[word] = nth + 1
    return _land_cell(board, fields, board.islands.index(word), nth)


def _sea_cell(board: Board, fields: Json, sea: int) -> tuple[str, str]:
    name = board.seas[sea]
    upper = f"{name:<{WIDTH - 1}}" + ("$" if board.trade[sea] else " ")
    if fields["kraken"] == sea:
        lower = "KRAKEN"
    elif is_closed(board, fields, sea):
        lower = "closed"
    elif fields["fleets"][sea]:
        lower = f"{seat_mark(fields['ruler'][sea])}▲{fields['fleets'][sea]}"
    else:
        lower = ""
    return upper, lower.ljust(WIDTH, FLOOR)


def is_closed(board: Board, fields: Json, sea: int) -> bool:
    """C-2.10: next to Polyphemus; the Kraken is drawn as such."""
    island = fields["figure_island"][FIGURE_CARDS.index(POLYPHEMUS)]
    return bool(island != NONE and board.ring[island] >> sea & 1)


def _land_cell(board: Board, fields: Json, island: int, nth: int) -> tuple[str, str]:
    """The first cell names the island and its troops; every cell has one slot for a building."""
    slot = map_slots(board, fields, island)[nth]
    figure = figure_of(fields, island)
    if nth:
        lower = FIGURES[figure] if nth == 1 and figure != NONE else ""
        return LAND * (WIDTH - 3) + slot, lower.ljust(WIDTH, LAND)
    upper = board.islands[island] + (LAND if figure == NONE else "*") + slot
    owner = fields["owner"][island]
    holds = f"{seat_mark(owner)}●{fields['troops'][island]}" if owner != NONE else ""
    worth = f"+{island_income(board, fields, island)}"
    return upper, holds.ljust(WIDTH - len(worth), LAND) + worth


def map_slots(board: Board, fields: Json, island: int) -> list[str]:
    """One for each cell: first those of the metropolis site in square brackets, then the others."""
    site, outside = zones(board, fields, island)
    return [f"[{letter}]" for letter in site] + [f"({letter})" for letter in outside]


def zones(board: Board, fields: Json, island: int) -> tuple[str, str]:
    """What stands in the slots under the metropolis site and outside it; small where the discount is used."""
    used = fields["used_temples"][island]
    site, used = _letters(fields, island * SITES, used)
    outside, used = _letters(fields, island * SITES + TYPES, used)
    under: int = board.slots_under_site[island]
    beside: int = board.slots_beside_site[island]
    if fields["metropolis"][island]:
        site = ("M" if fields["metropolis"][island] == 1 else "m") + "-" * (under - 1)
    return site.ljust(under, "·"), outside.ljust(beside, "·")


def _letters(fields: Json, first: int, used: int) -> tuple[str, int]:
    """The buildings of one zone, and how many used temples are left for the other."""
    letters = ""
    for kind in range(TYPES):
        for _ in range(fields["sites"][first + kind]):
            small = kind == TEMPLE and used > 0
            letters += LETTERS[kind].lower() if small else LETTERS[kind]
            used -= 1 if small else 0
    return letters, used


def figure_of(fields: Json, island: int) -> int:
    """The land figure on an island, counted from the Minotaur, or NONE."""
    for figure, where in enumerate(fields["figure_island"]):
        if where == island:
            return figure
    return NONE


def island_income(board: Board, fields: Json, island: int) -> int:
    """C-2.7"""
    printed: int = board.prosperity[island]
    return printed + int(fields["prosperity"][island])
