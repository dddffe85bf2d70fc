"""Z1 Second Wind: a runner past his strength; the wind takes him up once more."""

from __future__ import annotations

from pelagos.pictures.cards import WINE
from tools.vase import heads
from tools.vase.anatomy import arm, hand, leg, torso
from tools.vase.brush import Brush


def draw(brush: Brush) -> None:
    for course in (
        "170,296,.8 110,294,2.4 56,288,3 24,270,3 20,252,3 32,246,2.4 36,256,.8",
        "190,286,.8 150,288,2.4 100,284,3 60,272,3 52,262,2.4 60,258,.8",
        "92,196,.8 56,188,2.4 28,170,3 20,150,3 30,140,2.4 38,150,.8",
        "92,180,.8 62,172,2.4 48,160,.8",
        "96,104,.8 70,92,2.4 56,76,3 62,62,2.4 74,66,2 72,76,.8",
    ):
        brush.limb(course, WINE, 1.2, steps=3)
    leg(brush, (104, 206), (72, 232), (30, 214), 1.4, 1, 80)
    arm(brush, (92, 126), (58, 140), (40, 108), 1.3, -1)
    hand(brush, (39, 102), -110, 1.3, True)
    torso(brush, (122, 114), (110, 204), 1.45, 1)
    leg(brush, (118, 204), (172, 200), (172, 262), 1.4, 1, 10)
    brush.shape("88,186! 110,194 136,188! 140,206 126,216! 110,214 92,212!", WINE)
    brush.lines("100,192 104,212|114,194 116,214|126,192 128,212", 1.3)
    arm(brush, (146, 126), (176, 146), (196, 112), 1.3, 1)
    hand(brush, (198, 106), -60, 1.3)
    with brush.at(132, 76, 0.6, 8):
        heads.man(brush, False)
