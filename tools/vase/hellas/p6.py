"""P6 Flood: a wave as high as the temple; who can, swims."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import arm
from tools.vase.brush import Brush
from tools.vase.parts import sea
from tools.vase.towns import temple


def draw(brush: Brush) -> None:
    brush.shape("140,310! 142,238 156,226 190,220 236,222! 236,310!")
    temple(brush, 192, 224, 0.58)
    brush.shape(
        "4,310! 4,120 22,84 56,56 98,44 136,52 164,74 176,104 172,128! 160,108 142,98 126,102 118,114! 110,106 100,110 "
        "96,122! "
        "104,126 102,150 112,186 140,214 176,232 236,240! 236,310!"
    )
    brush.lines(
        "16,130 36,92 70,68 108,62 142,78|22,160 42,110 76,84 104,82|30,196 50,136 78,104|46,228 58,170 78,132",
        2,
        CREAM,
    )
    brush.lines("70,250 70,196 84,158|100,264 88,216 92,180|136,272 112,240|176,282 146,258", 2, CREAM)
    for x, y in ((182, 134), (170, 146), (192, 152), (114, 128), (126, 122), (180, 164)):
        brush.dot(x, y, 3.2, CREAM, 1, SLIP)
    for x, y, size, turn in ((60, 262, 0.4, -16), (150, 276, 0.42, -10)):
        with brush.at(x, y, size, turn):
            brush.shape("-60,40 -40,4 0,-60 50,-70 80,-20 90,40 60,60 -30,64", SLIP, 0)
            heads.man(brush, x < 100, WINE, WINE)
        arm(brush, (x + 24, y + 22), (x + 44, y + 6), (x + 48, y - 22), 0.8, 1)
    sea(brush, 298, 8, 10, WINE)
