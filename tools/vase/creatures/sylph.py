"""Sylph: the wind itself: she blows, her veil swells, and two ships change places."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import WHITE, arm, hand, leg
from tools.vase.brush import Brush
from tools.vase.dress import skirt
from tools.vase.parts import sea
from tools.vase.ships import ship


def draw(brush: Brush) -> None:
    brush.shape(
        "92,130! 66,112 40,66 62,40 112,38 160,52 176,86 164,112! 158,84 130,60 92,58 72,76 84,108 104,126!", WINE
    )
    brush.lines("96,124 74,98 56,70 76,50 116,48 152,64 166,90", 1.4)
    leg(brush, (78, 186), (46, 196), (20, 222), 0.9, 1, 50, WHITE)
    skirt(brush, "94,160 60,168 18,196", "118,178 88,202 50,228", 9, deep=4)
    brush.shape("104,124! 92,140 90,162! 104,176 122,182! 134,160 138,138! 122,124", SLIP)
    brush.folds("106,128 98,144 96,164", "134,138 128,156 118,180", 5, 1.2)
    brush.limb("90,160,3 104,174,3 122,181,3", CREAM, 1, SLIP)
    arm(brush, (106, 134), (80, 120), (72, 92), 0.95, -1, WHITE)
    arm(brush, (132, 144), (158, 170), (190, 164), 0.95, 1, WHITE)
    hand(brush, (192, 164), -10, 1, False, WHITE)
    with brush.at(136, 96, 0.54, 16):
        heads.woman(brush, True)
    for course in (
        "172,112,.8 194,102,3 214,104,3.6 222,116,3 214,126,2.6 206,120,.8",
        "172,117,.8 190,118,3 202,130,3 200,142,2.6 192,140,.8",
        "172,107,.8 186,90,2.6 206,78,3 222,82,.8",
    ):
        brush.limb(course, edge=1, steps=3)
    ship(brush, 70, 270, 0.58, -3, True, 6)
    ship(brush, 168, 262, 0.58, 3, False, 6)
    sea(brush, 290, 9, 11)
