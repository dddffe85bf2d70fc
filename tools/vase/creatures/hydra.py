"""Hydra: seven necks out of one coil."""

from __future__ import annotations

from pelagos.pictures.cards import SLIP
from tools.vase.brush import Brush
from tools.vase.parts import snake, snake_head


def draw(brush: Brush) -> None:
    brush.limb("18,246,1 24,276,7 60,294,13 116,296,17 176,290,19 208,268,20 202,240,23 164,230,28 116,240,30", steps=3)
    brush.lines(
        "50,284 52,300|76,286 78,304|104,286 106,304|134,284 136,304|162,278 168,300|186,266 204,284|194,250 222,250",
        1.5,
    )
    brush.lines("156,206 158,226 150,244|184,214 184,232 174,246|100,224 106,240 100,256", 1.5)
    necks = (
        ("104,234,12 62,232,11 36,212,9 42,188,7", 38, 180, -130, True),
        ("108,226,12 70,200,11 48,168,9 54,138,7", 50, 130, -130, True),
        ("116,222,12 96,180,11 80,140,9 86,104,7", 82, 96, -130, True),
        ("150,226,12 186,214,11 202,192,9 194,168,7", 196, 160, -40, False),
        ("146,224,12 176,188,11 178,146,9 170,118,7", 174, 110, -40, False),
        ("136,222,12 148,178,11 144,130,9 152,92,7", 156, 84, -40, False),
        ("124,222,12 124,176,11 114,130,9 122,74,7", 124, 66, -60, False),
    )
    for course, x, y, turn, flip in necks:
        snake(brush, course)
        snake_head(brush, x, y, turn + (180 if flip else 0) - (60 if flip else 0), 1.6, flip)
    brush.shape("92,238 112,212 144,210 162,224 168,244 140,252 110,252", SLIP, 0)
