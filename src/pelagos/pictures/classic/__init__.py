"""Classic, drawn."""

from typing import Final

from pelagos.pictures.adapter import PictureAdapter, Sign
from pelagos.pictures.classic.map import draw_map, identity
from pelagos.pictures.classic.panel import draw_panel
from pelagos.pictures.classic.shape import geometry
from pelagos.pictures.words import text

ADAPTER: Final = PictureAdapter(
    geometry=geometry,
    identity=identity,
    draw_map=draw_map,
    draw_panel=draw_panel,
    signs=(Sign("", text("sign-slot")), Sign("symbols/cornucopia", text("sign-cornucopia"))),
)
