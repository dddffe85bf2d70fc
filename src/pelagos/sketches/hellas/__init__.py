"""Hellas as text."""

from typing import Final

from pelagos.sketches.adapter import SketchAdapter
from pelagos.sketches.hellas.boards import laid_board
from pelagos.sketches.hellas.sketch import sketch

ADAPTER: Final = SketchAdapter(sketch, laid_board)
