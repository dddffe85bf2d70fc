"""The map as text: bricks that touch as the cells of the board do, from what one viewer sees."""

from __future__ import annotations

from typing import Final

from pelagos.games.classic.board import Board
from pelagos.games.classic.hooks import closed_seas
from pelagos.games.classic.ids import NONE, SITES, TEMPLE, TYPES
from pelagos.games.classic.ops import figure_on
from pelagos.kernel.title import Json
from pelagos.sketches.classic.table import ClassicTable, seat_mark

WIDTH: Final = 7
"""Of a cell, without its left border."""
LAND: Final = "▒"
FLOOR: Final = "_"
"""The lower line of a cell is ruled, so that rows need no line between them."""
LETTERS: Final = "PFTU"


def map_lines(table: ClassicTable) -> list[str]:
    """Two lines for every row of cells, under a line for the upper rim."""
    rows = board_rows(table.board)
    widest = max([len(row) for row in rows])
    half = (WIDTH + 1) // 2
    margin = (widest - len(rows[0])) * half
    lines = [" " * (margin + 1) + FLOOR * (len(rows[0]) * (WIDTH + 1) - 1)]
    drawn: dict[str, int] = {}
    for i, row in enumerate(rows):
        margin = (widest - len(row)) * half
        cells = [_cell(table, word, drawn) for word in row]
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


def _cell(table: ClassicTable, word: str, drawn: dict[str, int]) -> tuple[str, str]:
    """The two lines of a cell; of an island, of the next of its cells."""
    board = table.board
    if word in board.seas:
        return _sea_cell(table, board.seas.index(word))
    nth = drawn.get(word, 0)
    drawn[word] = nth + 1
    return _land_cell(table, board.islands.index(word), nth)


def _sea_cell(table: ClassicTable, sea: int) -> tuple[str, str]:
    board, fields = table.board, table.fields
    upper = f"{board.seas[sea]:<{WIDTH - 1}}" + ("$" if board.trade[sea] else " ")
    if fields["kraken"] == sea:
        lower = table.words.say("kraken")
    elif closed_seas(table.g) >> sea & 1:
        lower = table.words.say("closed")
    elif fields["fleets"][sea]:
        lower = f"{seat_mark(fields['ruler'][sea])}▲{fields['fleets'][sea]}"
    else:
        lower = ""
    return upper, lower[:WIDTH].ljust(WIDTH, FLOOR)


def _land_cell(table: ClassicTable, island: int, nth: int) -> tuple[str, str]:
    """The first cell names the island and its troops; every cell has one slot for a building."""
    board, fields = table.board, table.fields
    slot = map_slots(board, fields, island)[nth]
    figure = figure_name(table, island)
    if nth:
        return LAND * (WIDTH - 3) + slot, (cut(figure) if nth == 1 else "").ljust(WIDTH, LAND)
    upper = board.islands[island] + ("*" if figure else LAND) + slot
    owner = fields["owner"][island]
    holds = f"{seat_mark(owner)}●{fields['troops'][island]}" if owner != NONE else ""
    worth = f"+{island_income(board, fields, island)}"
    return upper, holds.ljust(WIDTH - len(worth), LAND) + worth


def cut(name: str) -> str:
    """A name that fits a cell."""
    return name if len(name) <= WIDTH else f"{name[: WIDTH - 1]}."


def figure_name(table: ClassicTable, island: int) -> str:
    """Who stands on an island, if anybody."""
    creature = int(figure_on(table.g, island))
    return "" if creature == NONE else table.words.name("creature", creature)


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


def island_income(board: Board, fields: Json, island: int) -> int:
    """C-2.7"""
    printed: int = board.prosperity[island]
    return printed + int(fields["prosperity"][island])
