"""Athena: upright in her long robe: helmet, snakes round the aegis, the spear, and the owl on her hand."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import WHITE, arm, foot
from tools.vase.birds import owl
from tools.vase.brush import Brush
from tools.vase.dress import border, skirt
from tools.vase.parts import shield, snake_head, spear


def draw(brush: Brush) -> None:
    shield(brush, 64, 252, 42, WINE, 20)
    brush.dot(64, 252, 35, SLIP, 1.4)
    for k in range(8):
        with brush.at(64, 252, 1, k * 45):
            brush.shape("0,-30! 5,-9! -5,-9!", CREAM, 0)
    foot(brush, 96, 291, 1.1, 1, WHITE)
    foot(brush, 130, 291, 1.1, 1, WHITE)
    skirt(brush, "84,178 76,220 70,284", "138,178 150,220 158,284", 11, deep=5)
    border(brush, "73,268", "155,268", 8)
    brush.dots("84,269 96,270 108,270 120,270 132,270 144,269", 1.7, SLIP)
    arm(brush, (92, 128), (66, 156), (54, 130), 1.05, -1, WHITE)
    for x, y, turn in ((82, 120, 200), (72, 146, 185), (76, 172, 160), (146, 118, -20), (154, 148, 0), (148, 174, 25)):
        aegis_snake(brush, x, y, turn)
    brush.shape("98,112! 84,116 76,134 78,160 86,186! 112,192 138,186! 148,160 148,136 142,118 126,112!", WINE)
    for row, y in enumerate((126, 138, 150, 162, 174)):
        brush.line(" ".join(f"{82 + 8 * k + (row % 2) * 4},{y + (0 if k % 2 else 4)}" for k in range(8)), 1.2)
    with brush.at(113, 150, 0.4):
        heads.small_gorgoneion(brush)
    brush.limb("84,186,3.4 112,192,3.4 138,186,3.4", CREAM, 1, SLIP)
    spear(brush, (44, 300), (56, 36), 2.2, 1.15)
    brush.shape("48,128 54,121 62,124 63,134 57,139 50,137", CREAM, 1.2, SLIP)
    brush.lines("52,128 62,128|52,133 62,133", 1.1, SLIP)
    arm(brush, (136, 128), (164, 152), (186, 134), 1.05, 1, WHITE)
    owl(brush, 192, 100, 0.96)
    with brush.at(116, 88, 0.54):
        athena_head(brush)


def aegis_snake(brush: Brush, x: float, y: float, turn: float) -> None:
    with brush.at(x, y, 0.55, turn):
        brush.limb("-14,0,5 0,-6,5 12,4,4.6 24,-2,4")
        snake_head(brush, 30, -4, -10, 0.8)


def athena_head(brush: Brush) -> None:
    """White skin under an Attic helmet that leaves the face free."""
    brush.shape(heads.FACE, CREAM, 1.2, SLIP)
    brush.shape("-10,10 -18,30 -20,60 -14,92! -46,96! -48,56 -44,20")
    brush.lines("-38,24 -36,90|-30,24 -28,90|-24,24 -22,88", 1.2)
    heads.plume(brush, WINE, True)
    brush.shape(
        "46,-22! 40,-40 24,-54 0,-58 -24,-52 -41,-36 -48,-8 -50,24! -40,22 -24,12 -12,8 -8,22 4,28 8,14 4,-8 12,-20 "
        "30,-24"
    )
    brush.lines("42,-30 20,-34 -4,-30 -24,-14 -40,12|-4,-8 -2,14 2,22", 1.4)
    brush.line("10,-40 -10,-44 -26,-34 -30,-22 -20,-20 -16,-28", 1.4)
    heads.eye_of_woman(brush)
    brush.lines("47,30 40,29.5 37,27.5|52,12 49,8 51,4", 1.2, SLIP)
