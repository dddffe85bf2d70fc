"""Classic as text."""

from typing import Final

from pelagos.sketches.adapter import SketchAdapter, printed_board
from pelagos.sketches.classic.sketch import sketch

ADAPTER: Final = SketchAdapter(sketch, printed_board)
