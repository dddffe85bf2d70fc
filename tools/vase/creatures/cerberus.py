"""Cerberus: three heads, snakes along his backs, the gold of the land under his paw."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase.beasts import lion_leg
from tools.vase.brush import Brush
from tools.vase.parts import snake, snake_head


def draw(brush: Brush) -> None:
    snake(brush, "50,220,8 28,226,8 20,206,7 34,188,7 26,168,6")
    snake_head(brush, 24, 160, -110, 1.1)
    lion_leg(brush, "66,226,16 52,256,9 40,276,7 42,292,6", 1.15)
    lion_leg(brush, "156,232,14 172,258,9 182,274,7 186,288,6", 1.15)
    with brush.at(98, 124, 1.1, 14, True):
        dog_head(brush)
    for x, y, turn in ((60, 190, -120), (76, 180, -105)):
        with brush.at(x, y, 0.75, turn):
            brush.limb("-6,0,5 8,-5,5 20,4,4.6 30,0,4")
            snake_head(brush, 36, -1, 0, 0.8)
    brush.shape("42,224 46,200 70,186 108,186 138,170 168,178 178,208 166,240 134,244 96,230 76,244 52,246")
    with brush.at(150, 106, 1.12, -14):
        dog_head(brush)
    lion_leg(brush, "68,222,21 84,254,11 66,274,7.5 70,292,6.4", 1.2)
    lion_leg(brush, "144,224,18 138,254,11 134,276,8 132,292,6.6", 1.2)
    brush.lines("88,222 76,202 60,206|128,232 126,208 138,196|98,228 102,212|108,228 112,212", 1.5)
    with brush.at(166, 174, 1.15, 12):
        dog_head(brush)
    brush.limb("126,196,4 140,222,4.4 166,234,4", WINE, 1)
    brush.dots("130,204 138,217 150,227 161,232", 1.8, CREAM)
    for x, y in ((196, 298), (212, 299), (204, 290), (218, 290), (211, 282)):
        brush.dot(x, y, 7, CREAM, 1.2, SLIP)
        brush.ring(x, y, 3.4, 1.1, SLIP)


def dog_head(brush: Brush) -> None:
    """Snarling, looking right, about 80 high, on a neck that ends between (-50, 60) and (6, 60)."""
    brush.shape(
        "-12,-28 -20,-54! -2,-36 14,-28 30,-14 48,-10 55,-4 52,4! 44,6! 42,12! 38,6 24,8 30,14! 44,18! 44,24 30,28 "
        "14,26 "
        "6,36 4,56 -4,70 -36,72 -46,58 -42,28 -34,-2"
    )
    brush.shape("22,9! 42,7! 43,18! 30,15!", WINE, 0)
    brush.lines("28,9 30,14 33,9 35,14 38,9", 1, CREAM)
    brush.shape("6,-14! 13,-19 21,-13! 13,-9", CREAM, 0)
    brush.dot(13.6, -14, 2.3, SLIP)
    brush.lines("-8,-34 -8,-22 -2,-18|46,-6 52,-3|40,-4 28,0 20,4|4,34 -2,18 4,2", 1.3)
