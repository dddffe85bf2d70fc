"""A5 Spirit Warrior: beside the living man stands one whom nobody counts."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import WHITE, arm, leg
from tools.vase.brush import Brush
from tools.vase.dress import corslet
from tools.vase.parts import shield, spear


def draw(brush: Brush) -> None:
    with brush.at(-24, -8, 1.02):
        leg(brush, (92, 216), (66, 246), (44, 288), 1.25, 1, 0, WHITE)
        brush.shape(
            "84,126! 76,150 80,190 72,226! 84,220! 92,232! 102,222! 112,234! 122,222! 134,228! 132,190 136,150 "
            "128,126! 106,120",
            CREAM,
            1.4,
            SLIP,
        )
        brush.lines("88,136 88,214|100,134 102,216|112,134 114,216|124,136 124,214", 1.2, SLIP)
        arm(brush, (86, 138), (50, 132), (56, 92), 1.25, -1, WHITE)
        spear(brush, (24, 66), (226, 92), 2, 1.2)
        with brush.at(118, 96, 0.58, 4):
            ghost_helmet(brush)
        brush.dot(56, 84, 9, CREAM, 1.2, SLIP)
        brush.lines("51,82 61,82|51,87 61,87", 1.1, SLIP)
    leg(brush, (108, 220), (82, 250), (64, 288), 1.2, 1)
    corslet(brush, 126, 146, 1.15, 6)
    leg(brush, (124, 222), (168, 236), (164, 289), 1.25, 1)
    arm(brush, (104, 154), (78, 168), (66, 138), 1.15, -1)
    spear(brush, (28, 122), (226, 152), 2.2, 1.2)
    brush.dot(67, 129, 8.5, SLIP, 1.2)
    with brush.at(140, 120, 0.54, 6):
        heads.helmet(brush, WINE, False)
    shield(brush, 170, 200, 40, WINE, 20)
    brush.dot(170, 200, 33, SLIP, 1.4)
    brush.shape("145,202! 158,190 182,190 196,202! 182,213 158,213", CREAM, 0)
    brush.dot(170.5, 201, 8.5, WINE)
    brush.dot(170.5, 201, 4, SLIP)
    brush.lines("145,190 158,179 182,179 196,190", 2.4, CREAM)


def ghost_helmet(brush: Brush) -> None:
    """White on white, with an empty eye."""
    brush.shape("10,90! 8,60 -4,50 -32,54 -30,90!", CREAM, 1.4, SLIP)
    brush.shape(
        "44,-62 36,-84 12,-98 -20,-96 -48,-78 -66,-46 -74,-6 -84,40! -66,34 -52,2 -44,-30 -26,-56 0,-68 24,-66",
        CREAM,
        1.4,
        SLIP,
    )
    brush.shape(
        "46,-14 42,-34 26,-50 2,-56 -24,-50 -40,-34 -45,-10 -43,20 -46,44 -56,62! -36,58 -16,48 -2,40 6,36! 22,52 "
        "38,66 47,72! "
        "49,50 48,24! 44,22 41,14 47,14! 56,14! 53,0",
        CREAM,
        1.4,
        SLIP,
    )
    brush.shape("12,8! 18,-3 30,-6 43,0! 40,9 44,22 36,12 22,14", SLIP, 0)
    brush.lines(
        "40,-64 26,-78 0,-82 -28,-70 -48,-44 -56,-14 -68,26|-43,28 -26,20 -8,12 8,8 18,-9 32,-14 46,-8", 1.2, SLIP
    )
