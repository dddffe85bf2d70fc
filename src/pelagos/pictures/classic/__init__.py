"""Classic, drawn."""

from typing import Final

from pelagos.pictures.adapter import PictureAdapter, Sign
from pelagos.pictures.classic.map import draw_map, identity
from pelagos.pictures.classic.panel import draw_panel
from pelagos.pictures.classic.shape import geometry

ADAPTER: Final = PictureAdapter(
    geometry=geometry,
    identity=identity,
    draw_map=draw_map,
    draw_panel=draw_panel,
    signs=(Sign("", "sign-slot"), Sign("symbols/cornucopia", "sign-cornucopia")),
)
