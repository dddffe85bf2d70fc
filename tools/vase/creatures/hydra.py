"""Hydra: seven necks out of one coil."""

from __future__ import annotations

from tools.vase.brush import Brush
from tools.vase.parts import (
    snake,
    snake_head,
)

from pelagos.pictures.cards import SLIP


def draw(brush: Brush) -> None:
    brush.limb(
        "16,262,2 36,284,8 80,292,14 140,290,20 196,280,20 206,250,22 170,228,26 122,234,28 84,252,22 84,274,12",
        steps=3,
    )
    brush.lines(
        "60,282 64,298|84,284 86,300|110,286 112,302|138,286 140,304|166,282 172,300|188,268 202,284|196,250 220,252",
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
