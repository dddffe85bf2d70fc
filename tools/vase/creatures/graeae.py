"""The Graeae: three old sisters, one eye, which goes from hand to hand."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase.anatomy import WHITE, arm, hand
from tools.vase.brush import Brush


def draw(brush: Brush) -> None:
    with brush.at(96, 92, 0.86, -4):
        crone(brush, SLIP)
    with brush.at(116, 168, 0.86, 0):
        crone(brush, WINE)
    with brush.at(66, 240, 0.9, 0):
        crone(brush, SLIP)
    arm(brush, (110, 304), (160, 306), (186, 270), 1.3, 1, WHITE)
    hand(brush, (187, 264), -78, 1.4, False, WHITE)
    with brush.at(192, 214, 1):
        for k in range(12):
            brush.line(told_ray(k), 2, SLIP)
        brush.shape("-34,0! -18,-18 0,-22 18,-18 34,0! 18,16 0,20 -18,16", CREAM, 2, SLIP)
        brush.dot(0, -1, 13, WINE, 1.6, SLIP)
        brush.dot(0, -1, 6.5, SLIP)
        brush.dot(4, -5, 2.2, CREAM)


def crone(brush: Brush, cloak: str) -> None:
    """An old woman's head with a hood, eyeless: a hooked nose, a jutting chin, hollow cheeks."""
    brush.shape(
        "-8,-62 20,-58 36,-42 30,-30 10,-20 2,10 8,40 16,70 20,120 40,200! -110,200! -90,110 -66,60 -58,10 -50,-30 "
        "-34,-54",
        cloak,
    )
    brush.lines("-34,-40 -44,0 -50,60 -74,140|-18,-44 -28,0 -32,60 -44,140|-4,-46 -14,-10 -14,60 -16,150", 1.4)
    brush.shape(
        "12,84! 10,56 14,46 28,50 44,50 50,42 44,36! 36,32! 42,28! 40,20 50,22 60,16 58,8 48,-6 40,-16 38,-28 28,-40 "
        "10,-46 -2,-30 "
        "-12,0 -8,40 -14,84!",
        CREAM,
        1.4,
        SLIP,
    )
    brush.shape("36,-32 24,-44 8,-48 -6,-36 -14,-8 -10,8! -4,-8 6,-22 22,-28", SLIP)
    brush.lines("26,-36 8,-30 -4,-10|14,-44 0,-32", 1.1, CREAM)
    brush.lines("18,-2 28,2 38,-2|18,-12 28,-16 40,-12|20,4 28,8 36,5", 1.7, SLIP)
    brush.lines("36,32 28,33 22,30|40,20 32,16 28,8|14,14 20,26 18,40|24,44 32,42|28,-22 36,-22|54,18 50,14", 1.2, SLIP)


def told_ray(k: int) -> str:
    """Rays above the eye only, where the hand does not hold it."""
    x = -33 + k * 6
    return f"{x * 0.9},{-28 + abs(x) * 0.42} {x * 1.2},{-40 + abs(x) * 0.5}"
