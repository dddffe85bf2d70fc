"""A4 Far Strike: from one shore to the other: the javelin crosses the sea."""

from __future__ import annotations

from pelagos.pictures.cards import CLAY, CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import arm, hand, leg, torso
from tools.vase.brush import Brush
from tools.vase.dress import skirt
from tools.vase.parts import sea, spear
from tools.vase.towns import tower


def draw(brush: Brush) -> None:
    brush.shape("0,310! 0,226 40,218 92,222 112,240 124,268 128,310!")
    brush.lines("20,240 44,232 60,242|80,240 96,254|40,266 60,260", 1.5)
    leg(brush, (62, 160), (38, 186), (22, 214), 1.15, 1, 14)
    torso(brush, (56, 86), (66, 158), 1.2, 1)
    leg(brush, (70, 160), (106, 174), (104, 214), 1.2, 1)
    skirt(brush, "44,134 40,156 34,180", "88,134 102,150 108,168", 7)
    brush.limb("43,136,3 66,140,3 89,134,3", CREAM, 1)
    arm(brush, (34, 100), (26, 124), (44, 96), 1.1, 1)
    arm(brush, (78, 96), (104, 86), (128, 68), 1.1, 1)
    hand(brush, (131, 65), -30, 1)
    with brush.at(60, 72, 0.46, -4):
        heads.helmet(brush, WINE, False)
    spear(brush, (146, 84), (204, 178), 2.2, 1.3)
    brush.lines("152,78 166,100|136,88 150,112|160,72 166,82", 2.2, SLIP)
    tower(brush, 204, 304, 46, 112, 6)
    brush.shape("160,310! 164,286 186,278 236,280! 236,310!")
    brush.shape("204,180! 196,196 206,204 198,220! 212,206 204,198 214,186!", CLAY, 0)
    sea(brush, 292, 9, 12)
