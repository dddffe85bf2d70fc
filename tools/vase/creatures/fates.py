"""The Fates: one spins, one measures, one cuts the thread."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import WHITE, arm, foot
from tools.vase.brush import Brush
from tools.vase.dress import skirt
from tools.vase.parts import pole


def draw(brush: Brush) -> None:
    for x, accent in ((20, WINE), (90, ""), (160, WINE)):
        foot(brush, x + 22, 294, 0.85, 1, WHITE)
        foot(brush, x + 40, 294, 0.85, 1, WHITE)
        skirt(
            brush, f"{x + 12},196 {x + 8},240 {x + 2},290", f"{x + 46},196 {x + 54},240 {x + 60},290", 7, accent, deep=4
        )
        if not accent:
            for y in (216, 238, 260):
                brush.dots(" ".join(f"{x + 16 + 9 * k},{y + (k % 2) * 8}" for k in range(4)), 2, CREAM)
        brush.shape(
            f"{x + 14},128! {x + 8},152 {x + 12},200! {x + 46},200! {x + 50},152 {x + 46},128! {x + 30},122",
            SLIP if accent else WINE,
        )
        brush.folds(f"{x + 14},130 {x + 12},160 {x + 14},196", f"{x + 44},130 {x + 46},160 {x + 44},196", 4, 1.2)
        brush.limb(f"{x + 11},196,2.4 {x + 29},199,2.4 {x + 48},196,2.4", CREAM, 1, SLIP)
    arm(brush, (34, 140), (22, 168), (52, 176), 0.82, 1, WHITE)
    arm(brush, (104, 140), (92, 168), (108, 176), 0.8, 1, WHITE)
    arm(brush, (134, 140), (146, 166), (150, 138), 0.8, 1, WHITE)
    brush.line("58,176 68,196 70,232", 1.8, CREAM)
    brush.shape("70,228 75,238 70,258 65,238", SLIP, 1)
    brush.limb("62,246,2.6 70,248,2.6 78,246,2.6")
    brush.line("82,110 70,150 58,174 84,184 114,176 134,156 150,132 160,142 172,152", 2.4, CREAM)
    pole(brush, (78, 168), (83, 74), 1.8)
    brush.shape("84,48 92,62 93,82 84,94 75,82 75,62", CREAM, 1.4, SLIP)
    brush.lines("78,60 90,66|76,70 92,76|78,82 90,86", 1.2, SLIP)
    arm(brush, (62, 140), (68, 164), (79, 138), 0.8, 1, WHITE)
    brush.shape("160,120! 186,152! 198,166 194,174 186,168 180,154!", CREAM, 1.4, SLIP)
    brush.shape("152,158! 188,154! 202,150 205,143 197,141 186,148!", CREAM, 1.4, SLIP)
    brush.ring(199, 172, 5, 2.8, CREAM)
    brush.ring(207, 147, 5, 2.8, CREAM)
    brush.dot(186, 153, 2, SLIP)
    arm(brush, (206, 142), (226, 170), (208, 166), 0.8, -1, WHITE)
    for x, knotted, band in ((46, True, WINE), (118, False, ""), (186, True, WINE)):
        with brush.at(x, 96, 0.44, 0, x == 186):
            heads.woman(brush, knotted, band)
    brush.shape("90,74! 100,66 120,62 134,72! 136,84 118,76 98,82", WINE, 1.2)
