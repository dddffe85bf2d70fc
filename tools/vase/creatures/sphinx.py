"""Sphinx: seated on her column, the riddle on her lips, the paw on three tablets."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.brush import Brush
from tools.vase.parts import wing


def draw(brush: Brush) -> None:
    brush.shape("40,250! 226,250! 220,262! 186,267! 182,304! 86,304! 80,267! 46,262!", SLIP)
    brush.lines("48,256 218,256|82,265 184,265", 1.4)
    brush.lines("96,270 98,302|112,270 113,302|126,270 126,302|142,270 142,302|156,270 155,302|170,270 169,302", 1.3)
    brush.limb("72,232,5 46,238,4.6 32,220,4.4 40,196,4.4 30,176,4.4", steps=3)
    brush.shape("30,180! 18,174 18,154! 28,164 38,152! 40,172", WINE)
    brush.limb("150,160,15 158,196,10 160,224,7.5 160,242,6.4")
    brush.shape("58,244 52,216 66,188 92,168 118,146 146,138 160,156 154,186 136,208 116,230 110,246")
    brush.shape("62,246 58,222 74,204 96,206 108,224 106,240 122,242 124,250 66,250")
    brush.limb("138,160,17 142,196,11 142,224,8 142,242,7")
    brush.shape("134,238 148,236 158,242 162,250 134,250")
    brush.shape("154,238 166,237 176,242 179,250 152,250")
    brush.lines(
        "106,226 94,214 78,214|114,242 116,249|152,244 154,249|170,243 172,249|104,196 114,204|112,188 122,196", 1.5
    )
    wing(brush, "136,178 112,150 92,112 104,66", "108,196 56,158 26,98 72,40", 8)
    brush.limb("122,152,4 138,164,4.4 160,160,4", CREAM, 1, SLIP)
    with brush.at(146, 98, 0.68):
        heads.woman(brush, False)
    for x, y, turn in ((196, 234, 12), (206, 236, 24), (188, 232, 0)):
        with brush.at(x, y, 1, turn):
            brush.shape("-9,-24! 9,-24! 9,16! -9,16!", CREAM, 1.4, SLIP)
            brush.lines("-5,-16 5,-16|-5,-9 5,-9|-5,-2 3,-2", 1.2, SLIP)
