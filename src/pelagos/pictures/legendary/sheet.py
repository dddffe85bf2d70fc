"""The tiles of Legendary on one page."""

from __future__ import annotations

from pelagos.games.legendary.assembly import assemble
from pelagos.games.legendary.board import Board
from pelagos.games.legendary.layout import Layout, Placed
from pelagos.games.legendary.tiles import tile_set
from pelagos.pictures.boards import tile_sheet
from pelagos.pictures.geometry import Geometry, drawn
from pelagos.pictures.legendary.map import SIGNS, draw_printed
from pelagos.pictures.legendary.shape import board_shape
from pelagos.pictures.picture import WIDE
from pelagos.pictures.svg import Canvas
from pelagos.pictures.theme import LIGHT, THEMES
from pelagos.pictures.words import text


def sheet(face: str, theme: str = LIGHT, width: int = WIDE) -> str:
    """The ten tiles of one face, unturned."""
    tiles = tile_set()
    boards = [Board(assemble(word, tiles, Layout(face, [Placed(word, (0, 0), 0)]))) for word in tiles]
    shown: list[tuple[str, Geometry, Canvas]] = []
    for number, (board, tile) in enumerate(zip(boards, tiles.values(), strict=True)):
        inner = Canvas(THEMES[theme])
        inner.prefix = f"tile{number}-"
        geometry = drawn(board_shape(board))
        draw_printed(inner, board, geometry)
        shown.append((tile.name, geometry, inner))
    return tile_sheet(theme, text("picture-sheet", face=face), shown, SIGNS, width)
