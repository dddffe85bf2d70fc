"""Helen: with her mirror, which always shows the same."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import WHITE, arm
from tools.vase.brush import Brush
from tools.vase.parts import pole


def draw(brush: Brush) -> None:
    brush.shape("58,56 30,90 22,150 20,220 14,304! 90,304! 80,220 76,150", WINE)
    brush.lines("44,84 34,150 32,290|54,84 46,150 46,296|64,90 58,150 62,300", 1.6)
    brush.shape("50,304! 54,252 70,228 100,222 126,230 142,254 148,304!", SLIP)
    brush.panels("70,234 62,264 60,304", "128,238 134,264 138,304", 9, WINE)
    brush.lines("72,226 98,238 122,230", 3.4, CREAM)
    brush.dots("78,236 90,241 104,241 116,237", 3, CREAM)
    with brush.at(92, 132, 1.16):
        brush.shape(heads.FACE, CREAM, 1.4, SLIP)
        brush.shape(
            "43,-30 30,-47 4,-55 -22,-52 -41,-36 -46,-8 -42,30 -40,84! -24,88! -20,50 -14,24 -8,6 0,-8 8,-18 22,-20! "
            "30,-25! 38,-22!"
        )
        for k in range(5):
            brush.dot(40 - 9 * k, -26 + 1.6 * k * (k - 2) / 2, 5, SLIP, 1.2)
        brush.lines("-26,-36 -34,0 -32,70|-8,-42 -24,-4 -26,60|10,-44 -8,-20 -18,10", 1.4)
        heads.fillet(brush, WINE)
        heads.eye_of_woman(brush)
        brush.lines("47,30 40,29.5 37,27.5|52,12 49,8 51,4", 1.4, SLIP)
        brush.shape("43,31 47,31.5 44,36 40,34", WINE, 0)
        brush.dot(-6, 10, 6, WINE, 1.2, SLIP)
        brush.dot(-6, 22, 3, WINE, 1, SLIP)
    arm(brush, (132, 262), (166, 292), (190, 242), 1.35, 1, WHITE)
    pole(brush, (192, 250), (192, 186), 3.4)
    brush.shape("186,182! 198,182! 202,194! 182,194!", SLIP, 1)
    brush.dot(192, 146, 38, SLIP, 1.4)
    brush.dot(192, 146, 32, CREAM, 1.4)
    brush.shape("184,238 192,230 202,234 204,246 196,252 186,250", CREAM, 1.2, SLIP)
    brush.lines("190,238 203,239|189,244 203,244", 1.2, SLIP)
    with brush.at(194, 146, 0.42, 0, True):
        brush.shape(heads.FACE.replace("88!", "72!"), CREAM, 1.2, SLIP)
        heads.knotted_hair(brush)
        brush.lines("20,-6 28,-9 36,-6|47,30 40,29", 1.4, SLIP)
