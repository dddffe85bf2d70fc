"""The tile set of Hellas on one page."""

from __future__ import annotations

from pelagos.games.hellas.data import TILE_SET
from pelagos.games.hellas.ids import TILES
from pelagos.pictures.boards import tile_sheet
from pelagos.pictures.geometry import Geometry
from pelagos.pictures.hellas.map import SIGNS, draw_tile
from pelagos.pictures.hellas.shape import lone_tile
from pelagos.pictures.picture import WIDE
from pelagos.pictures.svg import Canvas
from pelagos.pictures.theme import LIGHT, THEMES
from pelagos.pictures.words import text

ACROSS = 8
"""Tiles in a row."""


def sheet(theme: str = LIGHT, width: int = WIDE) -> str:
    """All tiles, unturned."""
    shown: list[tuple[str, Geometry, Canvas]] = []
    for tile in range(TILES):
        geometry = lone_tile(tile)
        inner = Canvas(THEMES[theme])
        inner.prefix = f"tile{tile}-"
        draw_tile(inner, geometry, tile)
        shown.append((TILE_SET.names[tile], geometry, inner))
    return tile_sheet(theme, text("picture-tile-set"), shown, SIGNS, width, ACROSS)
