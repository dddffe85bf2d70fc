"""A2 Beachhead: he leaps from the ram into the surf, shield first."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import arm, leg
from tools.vase.brush import Brush
from tools.vase.dress import corslet
from tools.vase.parts import sea, shield, spear


def draw(brush: Brush) -> None:
    brush.shape("0,120! 40,130 70,150 84,176! 96,176! 92,196 104,216 112,232 140,250! 108,258 70,272 0,284!")
    brush.lines("0,150 40,166 76,204|0,240 50,246 104,238|0,256 50,260 96,250", 1.6)
    brush.shape("70,216! 82,204 100,212! 86,224", CREAM, 0)
    brush.dot(86, 214, 4.4, SLIP)
    brush.limb("0,228,2.4 40,232,3 74,230,2", WINE, 0)
    leg(brush, (108, 186), (68, 188), (48, 146), 1.25, 1, 120)
    corslet(brush, 134, 106, 1.25, 18)
    leg(brush, (116, 188), (160, 206), (176, 262), 1.25, 1, 20)
    brush.lines("154,216 164,222 174,212", 1.7, CREAM)
    spear(brush, (22, 44), (222, 150), 2.2, 1.3)
    arm(brush, (112, 112), (80, 104), (86, 74), 1.25, -1)
    with brush.at(156, 82, 0.58, 12):
        heads.helmet(brush, WINE, False)
    shield(brush, 182, 154, 43, WINE, 22)
    brush.dot(182, 154, 36, SLIP, 1.4)
    for turn in (0, 90, 180, 270):
        with brush.at(182, 154, 1, turn + 45):
            brush.shape("0,-31! 9,-9! 0,-2! -9,-9!", CREAM, 0)
    brush.shape(
        "156,288! 150,270 138,262! 160,266 164,254! 172,268 184,256! 186,270 204,262! 196,274 194,288!",
        CREAM,
        1.2,
        SLIP,
    )
    sea(brush, 286, 7, 14)
