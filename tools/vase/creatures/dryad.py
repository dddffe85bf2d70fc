"""Dryad: a woman above, an oak below; her hands put forth branches."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import WHITE, arm
from tools.vase.brush import Brush
from tools.vase.parts import leaf_branch


def draw(brush: Brush) -> None:
    for course in (
        "58,98 40,80 34,58 42,42",
        "52,104 30,106 20,90 18,70",
        "60,94 66,72 62,52 72,40",
        "182,98 200,80 206,58 198,42",
        "188,104 210,106 220,90 222,70",
        "180,94 174,72 178,52 168,40",
        "56,112 34,128 24,122",
        "184,112 206,128 216,122",
    ):
        leaf_branch(brush, course, 19, 4)
    brush.shape(
        "92,190 86,214 90,240 80,266 58,284 22,296! 24,304! 70,304! 84,296 96,304! 144,304! 156,296 170,304! 216,304! "
        "218,296! "
        "182,284 160,266 150,240 154,214 148,190"
    )
    brush.lines("104,196 100,226 104,256 88,290|118,200 116,236 120,268 114,298|134,198 138,230 134,260 146,288", 1.6)
    brush.lines("96,218 98,236|146,220 144,240|80,280 60,294|160,280 180,294|108,270 104,290|128,272 134,292", 1.4)
    brush.shape("120,224 127,234 125,250 118,254 113,244 114,230", WINE, 1.4)
    brush.ring(120, 240, 9, 1.2)
    arm(brush, (96, 140), (64, 138), (58, 106), 1.1, -1, WHITE)
    arm(brush, (146, 140), (176, 138), (182, 106), 1.1, 1, WHITE)
    brush.shape(
        "96,128! 90,150 92,172 88,196! 92,206! 98,196! 104,208! 110,196! 118,210! 126,196! 132,208! 138,196! 146,206! "
        "150,194! 148,172 150,150 144,128! 120,122",
        WINE,
    )
    brush.lines(
        "104,130 100,160 100,192|112,130 110,160 110,192|128,130 130,160 130,192|138,130 140,160 140,192|120,130 "
        "120,194",
        1.3,
    )
    brush.limb("91,172,3 120,177,3 149,172,3", CREAM, 1, SLIP)
    with brush.at(122, 84, 0.56):
        heads.woman(brush, False, "")
        heads.wreath(brush, WINE)
