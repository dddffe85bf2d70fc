"""Pandora: she lifts the lid, and all evils fly."""

from __future__ import annotations

from tools.vase import heads
from tools.vase.anatomy import WHITE, arm, foot
from tools.vase.brush import Brush
from tools.vase.dress import skirt

from pelagos.pictures.cards import CREAM, SLIP, WINE


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
        (162, 168, 0.8, 30),
        (200, 160, 0.95, -50),
        (210, 104, 1.1, -75),
        (196, 56, 1.15, -30),
        (146, 68, 1.1, -150),
    ):
        evil(brush, x, y, size, turn, turn == -150)
    with brush.at(78, 80, 0.56, -4):
        heads.woman(brush, True)


def evil(brush: Brush, x: float, y: float, size: float, turn: float, flip: bool) -> None:
    """A small winged shade, flying right before it is turned."""
    with brush.at(x, y, size, turn, flip):
        brush.shape("2,-4! -4,-22 -18,-28! -16,-18! -24,-16! -16,-8! -20,-2! -6,0", WINE, 1.2)
        brush.limb("16,0,6 4,1,5.4 -10,3,4 -24,0,3 -34,6,.4")
        brush.shape("2,4! 2,20 -8,30! -10,20! -18,22! -14,12! -20,8! -6,3", SLIP, 1.2)
        brush.dot(18, -1.5, 2, CREAM)
