"""Legendary as text."""

from typing import Final

from pelagos.sketches.adapter import SketchAdapter
from pelagos.sketches.legendary.boards import drawn_board
from pelagos.sketches.legendary.sketch import sketch

ADAPTER: Final = SketchAdapter(sketch, drawn_board)
