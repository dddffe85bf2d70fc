"""P3 Sail On: rowers bend to their oars once more; dolphins lead the way."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import arm
from tools.vase.brush import Brush
from tools.vase.parts import dolphin, ripples, sea


def draw(brush: Brush) -> None:
    dolphin(brush, 176, 82, 0.95, 10)
    dolphin(brush, 92, 66, 0.8, -6)
    for x in (52, 94, 136, 178):
        brush.shape(
            f"{x - 20},222! {x - 20},190 {x - 12},168 {x},164 {x + 8},172 {x + 8},222!", SLIP if x % 4 else WINE
        )
        brush.lines(f"{x - 12},180 {x - 6},200 {x - 6},220|{x - 2},176 {x + 2},200", 1.3)
        with brush.at(x + 2, 138, 0.36, 10):
            heads.small_man(brush, "" if x % 4 else WINE)
        arm(brush, (x - 6, 176), (x + 6, 198), (x + 32, 184), 0.85, 1)
    brush.shape("-4,214! 232,208! 236,262! 150,272 60,272 -4,258!")
    brush.lines("0,222 120,224 232,218|0,254 60,264 150,264 232,254", 1.6)
    for k, x in enumerate((44, 86, 128, 170, 212)):
        brush.dot(x, 240, 12, CREAM if k % 2 else WINE, 1.4)
        brush.dot(x, 240, 4, SLIP)
    for x in (66, 108, 150, 192):
        brush.shape(f"{x + 14},182! {x + 18},182! {x - 18},282! {x - 26},300! {x - 34},296! {x - 24},280!", SLIP, 1.2)
    sea(brush, 286, 8, 12)
    ripples(brush, 297, 6)
