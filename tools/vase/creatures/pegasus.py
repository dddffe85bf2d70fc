"""Pegasus: leaping from the ground, the wing spread."""

from __future__ import annotations

from pelagos.pictures.cards import WINE
from tools.vase.beasts import hoofed, horse_head
from tools.vase.brush import Brush
from tools.vase.parts import wing


def draw(brush: Brush) -> None:
    brush.limb("72,216,6 46,218,8 28,244,10 26,280,5 18,292,.4", WINE)
    brush.lines("60,218 40,232 32,270|52,216 34,228 26,258", 1.3)
    hoofed(brush, "84,222,17 66,252,10 78,272,6 62,288,5", 20, 1.2)
    hoofed(brush, "160,200,14 196,206,9 214,190,6 218,208,4.6", -12, 1.15)
    brush.shape("66,226 66,202 82,188 112,182 146,172 172,172 178,192 168,214 146,226 114,226 92,236")
    hoofed(brush, "92,220,19 104,256,11 94,274,6.4 98,292,5.4", -4, 1.2)
    hoofed(brush, "156,208,15 186,230,9 204,222,6 206,240,4.8", -8, 1.15)
    with brush.at(176, 114, 1.0, -2):
        horse_head(brush)
    brush.shape("120,168! 136,150 150,156 168,182 158,208 136,206")
    brush.lines("136,212 146,192 138,170|86,196 96,210 92,228|78,204 86,214|176,178 164,190 166,206", 1.5)
    wing(brush, "150,186 128,164 112,126 124,70", "120,206 66,172 30,106 92,34", 9)
