"""The archipelago as text: bricks that touch as the cells of the tiles do, from what one viewer sees."""

from __future__ import annotations

from typing import Final

from pelagos.games.archipelago.hexes import Cell, turned
from pelagos.games.legendary.board import Board
from pelagos.games.legendary.hooks import closed_seas
from pelagos.games.legendary.ids import METROPOLIS, NONE, TEMPLE
from pelagos.games.legendary.ops import cornucopias, figure_in
from pelagos.sketches.legendary.table import LegendaryTable

HALF: Final = 3
"""Half the width of a cell with its left border. A row is shifted by that against the next one."""
ROOM: Final = 2 * HALF - 1
"""Of a cell without its borders. So many letters name an area; no two areas share them, and they may be typed."""
LAND: Final = "▒"
FLOOR: Final = "_"
"""Parts land from land and sea from sea; land and sea part themselves."""
LETTERS: Final = "PFTU"
NO_AREA: Final = -1


# What lies in an area


def sites_of(table: LegendaryTable, land: int) -> list[int]:
    return list(range(int(table.board.first_site[land]), int(table.board.first_site[land + 1])))


def site_letter(table: LegendaryTable, site: int) -> str:
    """What stands on a site; small where its discount on creatures is used."""
    kind = table.fields["building"][site]
    if kind == NONE:
        return "·"
    letter = "M" if kind >= METROPOLIS else LETTERS[kind]
    used = (kind >= METROPOLIS or kind == TEMPLE) and table.fields["temple_used"][site]
    return letter.lower() if used else letter


def units_in(table: LegendaryTable, land: int) -> int:
    """The owner's troops, mercenaries and heroes."""
    fields = table.fields
    troops = int(fields["troops"][land]) + int(fields["mercenaries"][land])
    return troops + len(table.heroes_of(fields["owner"][land], land))


# Where the cells lie


def map_lines(table: LegendaryTable, page: int) -> list[str]:
    """Two lines for every row of cells; none if the board has no cells or is too wide however it is turned."""
    for turn in range(3):
        chart = Chart(table.board, turn)
        if 0 < chart.width <= page:
            chart.fill()
            for area in range(table.lands + table.seas):
                chart.label(area, area_texts(table, area))
            return chart.lines()
    return []


class Chart:
    """A canvas with the cells of a board; x counts half cells from the left, y rows from the top."""

    def __init__(self, board: Board, turn: int) -> None:
        areas = [land.cells for land in board.plan.lands] + [sea.cells for sea in board.plan.seas]
        found = {place(turned(cell, turn)): area for area, cells in enumerate(areas) for cell in cells}
        left = min([x for x, y in found], default=0)
        top = min([y for x, y in found], default=0)
        self.lands: Final = len(board.plan.lands)
        self.areas: Final[dict[Cell, int]] = {(x - left, y - top): area for (x, y), area in found.items()}
        self.width: Final = HALF * (max([x for x, y in self.areas]) + 2) + 1 if found else 0
        height = 2 * (max([y for x, y in self.areas]) + 1) + 1 if found else 0
        self.canvas: Final = [[" "] * self.width for _ in range(height)]

    def at(self, x: int, y: int) -> int:
        return self.areas.get((x, y), NO_AREA)

    def is_land(self, area: int) -> bool:
        return 0 <= area < self.lands

    def fill(self) -> None:
        for (x, y), area in self.areas.items():
            self._paint(x, y, area)
            self._rim(x, y)

    def _paint(self, x: int, y: int, area: int) -> None:
        upper, lower = self.canvas[2 * y + 1], self.canvas[2 * y + 2]
        start, end = HALF * x, HALF * (x + 2)
        blank = LAND if self.is_land(area) else " "
        for column in range(start, end):
            upper[column] = blank
            lower[column] = self._floor(area, self._beside(column, x, y + 1), blank)
        if self.at(x - 2, y) != area:
            upper[start] = lower[start] = "│"
        if self.at(x + 2, y) == NO_AREA:
            upper[end] = lower[end] = "│"

    def _beside(self, column: int, x: int, y: int) -> list[int]:
        """The areas of the next row, or of the row before, that touch a cell in this column."""
        middle = HALF * (x + 1)
        left = [self.at(x - 1, y)] if column <= middle else []
        right = [self.at(x + 1, y)] if column >= middle else []
        return left + right

    def _floor(self, area: int, below: list[int], blank: str) -> str:
        """Nothing parts an area from itself, and the shore needs no line."""
        for other in below:
            if other != area and (self.is_land(other) == self.is_land(area)):
                return FLOOR
        return blank

    def _rim(self, x: int, y: int) -> None:
        """A line above a cell that nothing lies above."""
        for column in range(HALF * x + 1, HALF * (x + 2)):
            if all(area == NO_AREA for area in self._beside(column, x, y - 1)):
                self.canvas[2 * y][column] = FLOOR

    def runs(self, area: int) -> list[tuple[int, int, int]]:
        """Where there is room for words: row, first cell and number of cells, the longest first."""
        found: list[tuple[int, int, int]] = []
        for x, y in sorted([cell for cell, other in self.areas.items() if other == area], key=_reading):
            if found and found[-1][0] == y and found[-1][1] + 2 * found[-1][2] == x:
                found[-1] = (y, found[-1][1], found[-1][2] + 1)
            else:
                found.append((y, x, 1))
        return sorted(found, key=_length, reverse=True)

    def label(self, area: int, texts: list[str]) -> None:
        """Name and holders in the longest row; the rest in the next one, or else beside them."""
        name, held, more, rest = texts
        runs = self.runs(area)
        y, x, cells = runs[0]
        room = (ROOM + 1) * cells - 1
        if len(runs) == 1:
            self._write(2 * y + 1, x, name[: room - len(more) - 1].ljust(room - len(more), "\0") + more)
            self._write(2 * y + 2, x, held.ljust(room - len(rest), "\0") + rest)
            return
        self._write(2 * y + 1, x, name[:room])
        self._write(2 * y + 2, x, held)
        y, x, _ = runs[1]
        self._write(2 * y + 1, x, more)
        self._write(2 * y + 2, x, rest)

    def _write(self, line: int, x: int, text: str) -> None:
        for i, letter in enumerate(text):
            if letter != "\0":
                self.canvas[line][HALF * x + 1 + i] = letter

    def lines(self) -> list[str]:
        return ["".join(line).rstrip() for line in self.canvas]


def place(cell: Cell) -> Cell:
    """Half cells to the right, rows down."""
    return (2 * cell[0] + cell[1], cell[1])


def _reading(cell: Cell) -> tuple[int, int]:
    return (cell[1], cell[0])


def _length(run: tuple[int, int, int]) -> int:
    return run[2]


# What is written into them


def area_texts(table: LegendaryTable, area: int) -> list[str]:
    """Name, holder and units, sites, and the rest; each but the name fits a cell."""
    fields = table.fields
    gold = cornucopias(table.g, area)
    figure = int(figure_in(table.g, area))
    rest = (f"+{gold}" if gold else "") + (f"*{table.name('creature', figure)[:2]}" if figure != NONE else "")
    if area >= table.lands:
        sea = area - table.lands
        shut = closed_seas(table.g) >> sea & 1
        fleets = marked(table, fields["ruler"][sea], "▲", fields["fleets"][sea])
        held = table.words.say("shut")[:ROOM] if shut else fleets
        return [table.area_word(area), held, rest, ""]
    held = marked(table, fields["owner"][area], "●", units_in(table, area))
    sites = "".join([site_letter(table, site) for site in sites_of(table, area)])
    symbol = "‡" if table.board.priestess[area] else ""
    return [table.area_word(area), held, f"[{sites}]" if sites else "", symbol + rest]


def marked(table: LegendaryTable, who: int, mark: str, count: int) -> str:
    """Whose, and how many: `blu●3`; without the mark where there is no room for it, without a number if nobody."""
    if who == NONE:
        return ""
    if not count:
        return table.faction(who)
    return f"{table.faction(who)}{mark}{count}" if count < 10 else f"{table.faction(who)}{count}"
