"""Pandora: she lifts the lid, and all evils fly."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import WHITE, arm, foot
from tools.vase.brush import Brush
from tools.vase.dress import skirt


def draw(brush: Brush) -> None:
    foot(brush, 62, 291, 1.1, 1, WHITE)
    foot(brush, 88, 291, 1.1, 1, WHITE)
    skirt(brush, "54,192 46,236 38,284", "100,192 108,236 116,284", 10, deep=5)
    brush.shape("58,124! 46,150 50,196! 76,202 102,196! 106,150 96,124! 78,118", SLIP)
    brush.panels("58,130 54,160 56,192", "98,130 100,160 98,192", 7, WINE)
    brush.limb("50,194,3.2 76,200,3.2 103,194,3.2", CREAM, 1, SLIP)
    brush.shape("126,304! 130,282 118,246 118,218 134,198 136,188! 194,188! 196,198 212,218 212,246 200,282 204,304!")
    brush.shape("128,180! 202,180! 202,190! 128,190!")
    brush.lines("136,200 194,200|120,222 210,222|119,242 211,242|128,280 202,280", 1.5)
    brush.line(" ".join(f"{122 + 7.9 * k},{238 if k % 2 else 226}!" for k in range(12)).replace("!", ""), 1.6, WINE)
    for k in range(6):
        brush.shape(f"{134 + 12 * k},278! {140 + 12 * k},250! {144 + 12 * k},278!", WINE, 1.2)
    arm(brush, (58, 138), (56, 174), (98, 172), 1.05, 1, WHITE)
    arm(brush, (92, 138), (122, 152), (142, 132), 1.05, 1, WHITE)
    with brush.at(152, 122, 1, -24):
        brush.shape("-34,6! -28,-6 -10,-12 -5,-20 5,-20 10,-12 28,-6 34,6!", WINE)
        brush.line("-28,0 0,-5 28,0", 1.4)
        brush.dot(0, -20, 5, CREAM, 1.2, SLIP)
    for x, y, size, turn in (
        (166, 164, 0.6, -14),
        (200, 154, 0.75, 20),
        (208, 110, 0.9, 10),
        (196, 68, 0.8, -12),
        (146, 74, 0.9, -20),
    ):
        evil(brush, x, y, size, turn)
    with brush.at(78, 80, 0.56, -4):
        heads.woman(brush, True)


def evil(brush: Brush, x: float, y: float, size: float, turn: float) -> None:
    """A small winged shade with claws, rising before it is turned."""
    with brush.at(x, y, size, turn):
        for flip in (False, True):
            with brush.at(0, 0, 1, 0, flip):
                brush.shape("4,-6! 14,-24 30,-28! 27,-19! 34,-12! 26,-8! 28,2! 18,0! 6,6", WINE, 1.2)
                brush.line("4,8 14,14 12,20", 2.4, SLIP)
        brush.limb("0,-8,8 0,8,7 4,20,4 -4,32,2 2,40,.4")
        brush.shape("-8,-12 -9,-26! -3,-20 3,-20 9,-26! 8,-12 0,-6")
        brush.dots("-3.6,-14 3.6,-14", 2, CREAM)
