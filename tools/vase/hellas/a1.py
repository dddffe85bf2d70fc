"""A1 Muster: the trumpet calls; crews leave their ship and fall in."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import arm, leg, torso
from tools.vase.brush import Brush
from tools.vase.dress import skirt
from tools.vase.parts import spear


def draw(brush: Brush) -> None:
    leg(brush, (84, 186), (66, 214), (54, 246), 1.15, 1)
    torso(brush, (86, 112), (86, 184), 1.2)
    leg(brush, (90, 186), (112, 210), (106, 248), 1.15, 1)
    skirt(brush, "64,116 64,160 56,202", "108,118 108,160 124,198", 8)
    brush.limb("64,164,3 86,169,3 109,164,3", CREAM, 1)
    arm(brush, (66, 126), (50, 160), (70, 176), 1.1, -1)
    arm(brush, (106, 128), (134, 120), (136, 88), 1.1, -1)
    brush.limb("116,84,2 160,72,2.6 196,62,4 212,56,11", steps=3)
    brush.lines("198,56 201,66|190,60 192,68", 1.4)
    brush.dot(138, 80, 8, SLIP, 1.2)
    brush.lines("133,78 143,78|133,82 143,82", 1.2)
    with brush.at(90, 78, 0.5, -8):
        heads.man(brush, True)
        brush.dot(36, 26, 9, SLIP, 1.2)
    brush.shape("0,250! 60,246 140,250 240,246! 240,310! 0,310!")
    for k, x in enumerate((24, 82, 140, 198)):
        spear(brush, (x + 30, 300), (x + 34, 150), 1.8, 1)
        with brush.at(x, 216, 0.48):
            heads.small_helmet(brush, CREAM if k % 2 else WINE)
    for k, x in enumerate((30, 88, 146, 204)):
        brush.dot(x, 280, 28, SLIP if k % 2 else WINE, 1.8)
        brush.dot(x, 280, 21, WINE if k % 2 else SLIP, 1.4)
        brush.dot(x, 280, 7, CREAM)
