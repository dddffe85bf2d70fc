"""Legendary, drawn."""

from typing import Final

from pelagos.pictures.adapter import PictureAdapter
from pelagos.pictures.legendary.map import SIGNS, draw_map, identity
from pelagos.pictures.legendary.panel import draw_panel
from pelagos.pictures.legendary.shape import geometry

ADAPTER: Final = PictureAdapter(
    geometry=geometry,
    identity=identity,
    draw_map=draw_map,
    draw_panel=draw_panel,
    signs=SIGNS,
)
