"""Hera: on her throne, crowned and veiled, the sceptre upright, the peacock before her."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import WHITE, arm
from tools.vase.birds import peacock
from tools.vase.brush import Brush
from tools.vase.dress import skirt
from tools.vase.parts import pole


def draw(brush: Brush) -> None:
    brush.shape("26,170! 36,170! 40,222! 44,300! 34,300! 34,236! 26,222!")
    brush.shape("22,150 34,146 40,156 36,172 26,174 20,164", WINE)
    brush.shape("34,222! 116,222! 116,234! 34,234!")
    brush.shape("104,234! 114,234! 112,262! 116,300! 104,300! 107,262!")
    brush.lines("38,226 112,226|38,230 112,230|36,258 44,258|36,262 44,262|104,262 116,262", 1.3)
    brush.shape("120,296! 178,296! 178,304! 120,304!")
    skirt(brush, "112,204 118,240 124,286", "154,206 166,240 170,286", 8, deep=5)
    brush.shape("130,295! 134,288 150,284 172,291 176,296!", CREAM, 1, SLIP)
    brush.shape("52,206 60,186 82,178 116,184 148,190 164,200 166,214 150,222 112,226 64,222 50,216", SLIP)
    brush.lines(
        "64,214 92,204 128,202 160,206|66,204 92,192 128,192 156,198|58,210 72,186|72,218 104,212 136,212 158,212", 1.3
    )
    brush.shape("58,208 54,176 60,146 74,124 96,122 108,134 110,152 106,176 108,196 84,206")
    brush.panels("66,204 66,170 80,124", "104,196 102,170 110,134", 7, WINE)
    arm(brush, (72, 138), (74, 174), (114, 166), 1.05, 1, WHITE)
    pole(brush, (132, 300), (124, 66), 2.2)
    brush.shape("124,42! 131,54 141,50 134,64 124,67 114,64 107,50 117,54", WINE)
    brush.shape("120,164 127,158 134,162 135,172 128,176 121,173", CREAM, 1.2, SLIP)
    brush.lines("124,164 134,165|123,169 134,169", 1.1, SLIP)
    with brush.at(80, 86, 0.56):
        hera_head(brush)
    brush.lines("64,128 78,134 92,130", 2, CREAM)
    peacock(brush, 184, 246, 1.1, True)


def hera_head(brush: Brush) -> None:
    """A high crown, and the veil from it over the back."""
    brush.shape("-10,-48 -40,-44 -56,-12 -62,40 -70,110 -52,150 -24,140 -16,90 -14,40", WINE)
    brush.lines("-46,-24 -50,40 -54,120|-34,-28 -38,40 -40,130|-24,-10 -26,40 -28,130", 1.2)
    brush.shape(heads.FACE, CREAM, 1.2, SLIP)
    brush.shape("42,-30 28,-44 4,-50 -20,-46 -34,-30 -34,0 -26,28 -14,40 -8,14 4,-10 16,-20 32,-24")
    brush.lines("-24,-26 -24,8 -20,28|-8,-32 -14,0|10,-34 0,-16", 1.2)
    brush.shape("46,-28! 50,-66! 20,-74 -16,-72 -34,-62! -32,-30! -4,-40 22,-38", SLIP)
    brush.lines("46,-34 20,-44 -8,-45 -32,-36|48,-60 20,-68 -12,-66 -32,-56", 1.4)
    brush.dots("40,-50 26,-55 12,-57 -2,-57 -16,-54", 3, CREAM)
    heads.eye_of_woman(brush)
    brush.lines("47,30 40,29.5 37,27.5|52,12 49,8 51,4", 1.2, SLIP)
    brush.dot(-4, 12, 5, WINE, 1, SLIP)
