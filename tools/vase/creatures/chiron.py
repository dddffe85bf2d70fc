"""Chiron: the wise centaur: a man before, a horse behind; hares on his branch, an open hand over his island."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import arm, hand, leg, torso
from tools.vase.beasts import hoofed
from tools.vase.brush import Brush
from tools.vase.dress import skirt
from tools.vase.parts import leaf_branch, pole


def draw(brush: Brush) -> None:
    brush.limb("54,210,6 34,222,9 26,252,10 32,284,.4", WINE)
    brush.lines("48,214 34,236 32,270|42,214 28,240", 1.4)
    hoofed(brush, "66,224,16 50,252,9 62,272,6 54,290,5", 6, 1.15)
    brush.shape("48,222 52,200 76,188 112,192 140,184 156,206 150,232 122,234 92,230 72,242 54,238")
    hoofed(brush, "74,222,20 88,252,11 76,272,6.4 82,290,5.4", -6, 1.2)
    brush.lines("92,224 80,204 64,206|120,230 122,212 134,200|102,226 106,212", 1.5)
    pole(brush, (22, 118), (116, 66), 2.4)
    leaf_branch(brush, "22,118 14,104 20,88", 13, 3)
    for x, y in ((38, 112), (62, 98)):
        with brush.at(x, y, 1.15):
            brush.shape("0,0 5,10 6,26 2,36 4,44 12,50! 2,52 -6,44 -8,28 -5,10")
            brush.lines("0,2 -3,-6|3,2 5,-4", 3, SLIP)
            brush.lines("-2,40 -8,58|2,42 0,60", 2.6, SLIP)
            brush.dot(0, 44, 1.3, CREAM)
    leg(brush, (138, 214), (140, 254), (128, 289), 1.15, 1)
    torso(brush, (140, 124), (138, 200), 1.3)
    leg(brush, (146, 214), (164, 250), (160, 289), 1.2, 1)
    skirt(brush, "112,128 114,170 108,224", "168,132 164,170 174,222", 9)
    brush.limb("114,180,3.4 140,186,3.4 166,180,3.4", CREAM, 1)
    arm(brush, (118, 138), (92, 124), (108, 84), 1.2, -1)
    arm(brush, (164, 138), (190, 162), (206, 134), 1.15, 1)
    hand(brush, (207, 128), -80, 1.2)
    with brush.at(142, 84, 0.58):
        heads.man(brush, True, CREAM, "")
        brush.lines("36,24 41,29 40,35 44,52 52,66|28,32 30,48 40,64|18,28 20,44 28,56", 1.2, SLIP)
        heads.wreath(brush, WINE)
