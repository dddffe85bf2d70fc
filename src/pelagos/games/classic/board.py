"""The printed maps: seas, islands, and who touches whom (C-2)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from pelagos.games.archipelago.bits import set_of
from pelagos.games.archipelago.hexes import Cell, hexagon_rows, neighbours
from pelagos.games.classic.extent import Extent
from pelagos.games.classic.ids import Island, Sea
from pelagos.kernel.arrays import Ints, ints
from pelagos.kernel.errors import BadSetup

BOARD_OF_SEATS: Final = {2: "three", 3: "three", 4: "four", 5: "five"}


class Start:
    """Where a seat begins: its islands and its seas."""

    def __init__(self, islands: list[Island], seas: list[Sea]) -> None:
        self.islands: Final = islands
        self.seas: Final = seas


class Board:
    """One map. Seas and islands are numbered in the order of their names; sets of them are words of bits."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name: Final = name
        self.cells: Final = _cells(data["rows"])
        self.seas: Final = _ordered([word for word in self.cells.values() if not _is_island(word)])
        self.islands: Final = sorted({word for word in self.cells.values() if _is_island(word)})
        trade = {word[1:] for row in data["rows"] for word in row.split() if word.startswith("$")}
        sizes = [len([word for word in self.cells.values() if word == island]) for island in self.islands]
        self.trade: Final[Ints] = ints([int(sea in trade) for sea in self.seas])
        """C-2.7: what a sea pays to whoever has a fleet there."""
        self.slots_under_site: Final[Ints] = ints([min(size, 2) for size in sizes])
        """C-2.5: zone S."""
        self.slots_beside_site: Final[Ints] = ints([max(size - 2, 0) for size in sizes])
        """C-2.5: zone O."""
        self.prosperity: Final[Ints] = ints([max(3 - size, 0) for size in sizes])
        """C-2.7: printed; two on an island of one cell, one on an island of two."""
        touching = _touching(self.cells)
        self.sea_neighbours: Final[Ints] = ints([_bits(self.seas, touching[sea]) for sea in self.seas])
        self.islands_of_sea: Final[Ints] = ints([_bits(self.islands, touching[sea]) for sea in self.seas])
        self.ring: Final[Ints] = ints([_bits(self.seas, touching[island]) for island in self.islands])
        """The seas that touch an island."""
        self.starts: Final[dict[int, list[Start]]] = {
            int(seats): [self._start(row) for row in rows] for seats, rows in data["starts"].items()
        }
        self.extents: Final[dict[int, Extent]] = {seats: Extent(seats, data.get("extent", {})) for seats in self.starts}
        """By number of players."""
        self._check(data["sums"], touching)

    def _start(self, row: dict[str, list[str]]) -> Start:
        islands: list[Island] = [self.islands.index(word) for word in row["islands"]]
        seas: list[Sea] = [self.seas.index(word) for word in row["fleets"]]
        return Start(islands, seas)

    def _check(self, sums: dict[str, int], touching: dict[str, set[str]]) -> None:
        """C-2.1: the checksums printed with the tables."""
        seas = set(self.seas)
        found = {
            "seas": len(self.seas),
            "land": len(self.cells) - len(self.seas),
            "islands": len(self.islands),
            "sea_edges": sum(len(touching[sea] & seas) for sea in self.seas) // 2,
            "shore_edges": sum(len(touching[sea] - seas) for sea in self.seas),
            "prosperity": sum(list(self.prosperity)),
            "trade": sum(list(self.trade)),
        }
        if found != sums:
            raise BadSetup("wrong-sums", board=self.name)


def _is_island(word: str) -> bool:
    """Row I has seas such as `i4`; islands have two digits."""
    return word[0] == "i" and len(word) == 3


def _cells(rows: list[str]) -> dict[Cell, str]:
    words = [[word.removeprefix("$") for word in row.split()] for row in rows]
    places = hexagon_rows([len(row) for row in words])
    return {cell: word for row, line in zip(places, words, strict=True) for cell, word in zip(row, line, strict=True)}


def _ordered(seas: list[str]) -> list[str]:
    return sorted(seas, key=lambda word: (word[0], int(word[1:])))


def _touching(cells: dict[Cell, str]) -> dict[str, set[str]]:
    """The names that share an edge with each name."""
    touching: dict[str, set[str]] = {word: set() for word in cells.values()}
    for cell, word in cells.items():
        for other in neighbours(cell):
            if other in cells and cells[other] != word:
                touching[word].add(cells[other])
    return touching


def _bits(names: list[str], chosen: set[str]) -> int:
    return int(set_of([i for i, name in enumerate(names) if name in chosen]))


_LOADED: Final[dict[str, Board]] = {}


def board_for(seats: int, reduced: str = "") -> Board:
    """C-2.1, C-24.1: the map for so many players, or that of a reduced game; loaded once."""
    name = reduced or BOARD_OF_SEATS[seats]
    if name not in _LOADED:
        text = files("pelagos.games.classic").joinpath("boards", f"{name}.toml").read_text(encoding="utf-8")
        _LOADED[name] = Board(name, tomllib.loads(text))
    return _LOADED[name]
