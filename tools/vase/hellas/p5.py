"""P5 Ship Wall: ship beside ship, shields on every rail: nobody gets through."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.brush import Brush
from tools.vase.parts import sea, spear


def draw(brush: Brush) -> None:
    for x in (30, 52, 76, 100, 124, 148, 172, 196, 214):
        spear(brush, (x - 6, 140), (x + 4, 42 + (x % 5) * 4), 1.8, 1)
    for x in (40, 84, 128, 172, 212):
        with brush.at(x, 104, 0.36):
            heads.small_helmet(brush, WINE if x in (40, 128, 212) else CREAM)
    for y, shift, accent in ((150, 0, WINE), (204, -14, CREAM), (258, 6, WINE)):
        with brush.at(shift, y):
            brush.shape(
                "-8,-24! 150,-22 184,-26 196,-44! 208,-46! 206,-26 214,-10 216,0 231,6! 214,14 196,24 150,32 60,34 "
                "-8,34!"
            )
            brush.lines("0,18 100,22 190,14|0,26 100,29 180,22", 1.5)
            brush.shape("190,-4! 199,-13 212,-6! 201,2", CREAM, 0)
            brush.dot(201, -6, 3.4, SLIP)
            for k, x in enumerate((24, 56, 88, 120, 152)):
                brush.dot(x - shift * 0.4, -6, 19, accent if k % 2 else SLIP, 1.6)
                brush.dot(x - shift * 0.4, -6, 13, SLIP if k % 2 else accent, 1.4)
                brush.dot(x - shift * 0.4, -6, 4, accent if k % 2 else SLIP)
    sea(brush, 294, 8, 12)
