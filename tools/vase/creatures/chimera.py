"""Chimera: a lion before, a goat between, a snake behind."""

from __future__ import annotations

from pelagos.pictures.cards import WINE
from tools.vase.beasts import goat_head, lion_head, lion_leg
from tools.vase.brush import Brush
from tools.vase.parts import snake, snake_head


def draw(brush: Brush) -> None:
    snake(brush, "50,222,9 26,216,9 20,190,9 40,172,9 40,150,8 28,134,7", steps=2)
    snake_head(brush, 30, 124, -28, 1.3)
    lion_leg(brush, "62,226,16 48,258,9 38,276,7 40,292,6", 1.15)
    lion_leg(brush, "150,226,15 168,256,9 176,276,7 174,292,6", 1.2)
    with brush.at(94, 116, 1.3, -16):
        goat_head(brush)
    brush.shape("38,224 44,196 70,184 106,192 140,178 170,182 176,208 162,240 132,240 94,228 74,242 50,246")
    lion_leg(brush, "66,222,21 82,254,11 64,274,7.5 68,292,6.4", 1.2)
    lion_leg(brush, "148,220,19 142,254,11 138,274,8 136,292,6.6", 1.2)
    brush.lines("86,222 74,202 58,206|130,228 128,206 142,196|98,226 102,210|108,226 112,210|118,228 122,212", 1.5)
    with brush.at(172, 178, 1.1, 4):
        lion_head(brush)
    brush.shape("206,198! 216,190 214,180! 226,178! 222,190! 230,198! 226,208! 214,206", WINE)
