"""Z3 Humility: he kneels under the bolt and lets his tablets go."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, WINE
from tools.vase import heads
from tools.vase.anatomy import arm, leg, torso
from tools.vase.brush import Brush
from tools.vase.parts import tablet, thunderbolt


def draw(brush: Brush) -> None:
    brush.shape("0,24! 40,24 66,50 74,66 60,78 48,66 0,58!", WINE)
    brush.lines("0,36 36,42 56,62|0,48 32,52 50,68", 1.4)
    brush.limb("52,60,11 70,82,8 80,94,7")
    thunderbolt(brush, 84, 102, 0.86, 52)
    brush.shape("72,96 80,88 92,92 98,102 92,112 80,112 72,106")
    brush.lines("78,98 94,100|78,105 92,107", 1.4)
    leg(brush, (112, 234), (70, 272), (24, 286), 1.3, 1, 40)
    torso(brush, (150, 152), (108, 230), 1.35, 1)
    leg(brush, (116, 238), (160, 240), (134, 288), 1.3, 1)
    brush.shape(
        "90,208! 112,222 134,216! 150,236 166,238! 160,252! 146,250! 140,262! 126,254! 112,262! 96,250! 84,232", WINE
    )
    brush.lines("102,220 104,246|116,224 126,250|128,222 146,246", 1.3)
    brush.limb("88,208,3.4 110,223,3.4 134,216,3.4", CREAM, 1)
    arm(brush, (128, 152), (150, 200), (186, 214), 1.25, 1)
    arm(brush, (168, 166), (182, 200), (206, 196), 1.2, 1)
    with brush.at(178, 132, 0.58, 56):
        heads.man(brush)
    for x, y, turn in ((206, 232, 14), (184, 250, -24), (214, 268, 40), (178, 282, 80), (206, 290, 100)):
        tablet(brush, x, y, 0.72, turn)
