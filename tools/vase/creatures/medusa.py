"""Medusa: her stare: the face to the viewer, snakes all round, wings behind."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.brush import Brush
from tools.vase.parts import snake, snake_head


def draw(brush: Brush) -> None:
    brush.shape("14,304! 22,270 48,248 84,236 156,236 192,248 218,270 226,304!")
    brush.shape("74,304! 78,262 94,236 146,236 162,262 166,304!", WINE)
    for y in (244, 258, 294):
        brush.line(" ".join(f"{84 + 12 * k},{y + (5 if k % 2 else 0)}!" for k in range(7)), 1.3)
    for flip in (False, True):
        with brush.at(240 if flip else 0, 0, 1, 0, flip):
            brush.lines("30,300 36,276 56,258|46,302 52,280 66,264|62,302 66,284 72,274", 1.5)
    for flip in (False, True):
        with brush.at(240 if flip else 0, 0, 1, 0, flip):
            snake(brush, "112,110,7 104,76,7 116,58,6 102,46,5")
            snake_head(brush, 98, 43, -160, 0.85, False)
            snake(brush, "98,112,7 76,82,7 78,60,6 60,52,5")
            snake_head(brush, 55, 54, 160, 0.85)
            snake(brush, "84,130,7 56,108,7 50,86,6 30,90,5")
            snake_head(brush, 26, 94, 140, 0.85)
            snake(brush, "80,160,7 52,150,7 44,130,6 24,134,5")
            snake_head(brush, 20, 138, 140, 0.8)
            snake(brush, "84,192,7 58,200,7 48,220,6 30,214,5")
            snake_head(brush, 25, 210, 200, 0.8)
    with brush.at(120, 160, 1.3):
        heads.gorgoneion(brush)
    brush.limb("74,278,4 100,274,5 120,282,5 140,274,5 166,278,4", CREAM, 1, SLIP)
