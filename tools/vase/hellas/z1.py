"""Z1 Second Wind: a runner past his strength; the wind takes him up once more."""

from __future__ import annotations

from tools.vase import heads
from tools.vase.anatomy import arm, hand, leg, torso
from tools.vase.brush import Brush

from pelagos.pictures.cards import WINE


def draw(brush: Brush) -> None:
    for course in (
        "150,296,1 100,292,4 50,282,5 26,262,5 32,242,4 48,244,3 46,256,1",
        "100,270,1 70,262,4 54,250,4",
        "84,184,1 50,174,4 26,154,5 24,134,4 38,128,3 44,140,1",
        "220,292,1 196,284,3 170,288,4 140,286,1",
        "64,112,1 44,98,3 40,82,3 52,76,2 58,84,1",
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
