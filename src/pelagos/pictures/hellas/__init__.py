"""Hellas, drawn. Its board grows in play."""

from typing import Final

from pelagos.pictures.adapter import PictureAdapter
from pelagos.pictures.hellas.map import SIGNS, draw_map, identity
from pelagos.pictures.hellas.panel import draw_panel
from pelagos.pictures.hellas.shape import geometry

ADAPTER: Final = PictureAdapter(
    geometry=geometry,
    identity=identity,
    draw_map=draw_map,
    draw_panel=draw_panel,
    signs=SIGNS,
    growing=("spot", "rotation", "where"),
)
