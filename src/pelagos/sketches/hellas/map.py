"""The map as text: a block of four lines for every tile, and the coordinates of every spot beside one."""

from __future__ import annotations

from typing import Final

from pelagos.games.archipelago.hexes import Cell, neighbours
from pelagos.games.hellas.data import TILE_SET
from pelagos.games.hellas.ids import DOLPHIN, HALF, NONE, SIDES, STRIDE, TILES
from pelagos.kernel.title import Json

WIDE: Final = 10
HIGH: Final = 4
LAND: Final = "#"
SEA: Final = "~"
MARKS: Final = ("W", "O")


def cell_of(spot: int) -> Cell:
    return spot // STRIDE - HALF, spot % STRIDE - HALF


def edge_marks(tile: int, rotation: int) -> str:
    """The six edges of a turned tile, east first and clockwise."""
    land = TILE_SET.land[tile * SIDES + rotation]
    return "".join([LAND if land >> d & 1 else SEA for d in range(SIDES)])


def map_lines(fields: Json, dolphin: str) -> list[str]:
    """The map, as small as it can be drawn; the dolphin has a word instead of a number."""
    blocks: dict[Cell, list[str]] = {}
    for tile in range(TILES):
        if fields["spot"][tile] != NONE:
            name = dolphin if tile == DOLPHIN else label(tile)
            blocks[cell_of(fields["spot"][tile])] = tile_block(fields, tile, name)
    for cell in list(blocks):
        for beside in neighbours(cell):
            if beside not in blocks:
                blocks[beside] = spot_block(beside)
    return drawn(blocks)


def drawn(blocks: dict[Cell, list[str]]) -> list[str]:
    """Every block at its place: a row is half a tile further right than the one above."""
    left = min([2 * q + r for q, r in blocks])
    right = max([2 * q + r for q, r in blocks])
    top = min([r for _, r in blocks])
    bottom = max([r for _, r in blocks])
    width = (right - left) * WIDE // 2 + WIDE
    canvas = [[" "] * width for _ in range((bottom - top + 1) * HIGH)]
    for (q, r), block in blocks.items():
        x, y = (2 * q + r - left) * WIDE // 2, (r - top) * HIGH
        for i, line in enumerate(block):
            for j, mark in enumerate(line):
                canvas[y + i][x + j] = mark
    rows = ["".join(row).rstrip() for row in canvas]
    while rows and not rows[-1]:
        rows.pop()
    return rows


def tile_block(fields: Json, tile: int, name: str) -> list[str]:
    """Edges around the id, a temple as *, a bridge as =, and the pieces."""
    east, south_east, south_west, west, north_west, north_east = list(edge_marks(tile, fields["rotation"][tile]))
    return [
        f" {north_west * 3} {north_east * 3}",
        f"{west}{name:^7}{east}",
        f"{west}{garrison(fields, tile):^7}{east}",
        f" {south_west * 3} {south_east * 3}",
    ]


def label(tile: int) -> str:
    return f"t{tile:02d}" + ("*" if TILE_SET.temple[tile] else "") + ("=" if TILE_SET.bridge[tile] else "")


def garrison(fields: Json, tile: int) -> str:
    owner = fields["owner"][tile]
    return "" if owner == NONE else f"{MARKS[owner]} {fields['greeks'][tile]}g {fields['ships'][tile]}s"


def spot_block(cell: Cell) -> list[str]:
    return ["", f" {f'{cell[0]},{cell[1]}':^7}"]
