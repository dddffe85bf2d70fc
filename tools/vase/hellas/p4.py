"""P4 Colonists: ashore from the ship, with the fire of home and a jar of seed."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import WHITE, arm, foot, leg, torso
from tools.vase.brush import Brush
from tools.vase.dress import skirt
from tools.vase.parts import pole


def draw(brush: Brush) -> None:
    brush.limb("96,310,30 44,290,24 18,250,15 14,200,10 22,160,6 40,140,3.4")
    brush.lines("60,300 30,272 22,230 22,190|40,300 16,270|26,226 10,226|28,250 8,256", 1.5)
    brush.limb("38,142,3 54,136,3.4 64,124,.4", WINE)
    brush.limb("38,140,3 46,126,3.4 46,110,.4", WINE)
    brush.limb("36,142,3 34,126,3.4 26,114,.4", WINE)
    foot(brush, 62, 292, 0.95, 1, WHITE)
    foot(brush, 84, 292, 0.95, 1, WHITE)
    skirt(brush, "56,204 50,244 42,288", "92,204 100,244 106,288", 8, deep=4)
    brush.shape("60,140! 50,166 54,208! 92,208! 98,166 88,140! 74,134", WINE)
    brush.folds("62,144 58,170 60,204", "88,144 92,170 88,204", 4, 1.2)
    brush.limb("54,204,2.8 73,208,2.8 93,204,2.8", CREAM, 1, SLIP)
    arm(brush, (62, 152), (44, 128), (62, 94), 0.95, 1, WHITE)
    with brush.at(76, 106, 0.46):
        heads.woman(brush, True)
    brush.shape("58,84! 66,80 54,62 60,46! 92,46! 98,62 86,80 94,84! 88,88 64,88", SLIP)
    brush.lines("60,54 92,54|58,66 94,66", 1.3)
    leg(brush, (146, 210), (122, 246), (112, 288), 1.2, 1)
    leg(brush, (154, 210), (184, 242), (180, 289), 1.2, 1)
    torso(brush, (152, 136), (152, 206), 1.2)
    skirt(brush, "130,140 130,180 124,226", "174,142 174,180 188,222", 8)
    brush.limb("130,186,3 152,191,3 175,186,3", CREAM, 1)
    pole(brush, (118, 296), (112, 100), 2.2)
    arm(brush, (132, 152), (104, 172), (114, 150), 1.1, 1)
    arm(brush, (172, 152), (190, 176), (206, 156), 1.1, 1)
    brush.shape("192,146! 224,146! 218,160 210,164 210,170! 206,170! 206,164 198,160")
    brush.shape("198,146! 194,132 204,122 204,106! 214,118 218,128! 222,122 222,136 216,146!", WINE, 1.2)
    brush.shape("204,146! 202,136 208,126 212,138 212,146!", CREAM, 0)
    with brush.at(154, 102, 0.5):
        heads.man(brush, True, SLIP, WINE)
