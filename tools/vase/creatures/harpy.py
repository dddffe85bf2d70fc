"""Harpy: a winged woman in flight, a warrior in her grip."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import WHITE, arm, leg
from tools.vase.brush import Brush
from tools.vase.dress import corslet, skirt
from tools.vase.parts import wing


def draw(brush: Brush) -> None:
    wing(brush, "104,132 128,104 160,84 196,88", "124,152 162,150 206,132 226,64", 7)
    leg(brush, (88, 206), (60, 226), (24, 236), 0.95, 1, 60, WHITE)
    leg(brush, (90, 208), (74, 242), (40, 264), 0.95, 1, 50, WHITE)
    skirt(brush, "70,176 54,198 40,214", "116,182 116,214 100,242", 9)
    brush.shape("76,128! 66,152 68,180! 92,188 116,186! 120,156 118,132! 98,122", SLIP)
    brush.folds("78,132 74,156 76,180", "114,134 114,158 110,184", 5, 1.3)
    brush.limb("67,179,3 92,187,3 117,184,3", CREAM, 1, SLIP)
    with brush.at(164, 206, 0.84, 46):
        leg(brush, (-8, 62), (-22, 92), (-16, 126), 1, 1, 40)
        corslet(brush, 0, -16, 0.95)
        leg(brush, (6, 62), (24, 86), (16, 118), 1, 1, 40)
        arm(brush, (18, -6), (46, 2), (56, -26), 0.95, 1)
        with brush.at(6, -46, 0.46, 10):
            heads.helmet(brush, WINE)
    arm(brush, (114, 140), (140, 158), (142, 196), 1.05, 1, WHITE)
    arm(brush, (80, 140), (80, 182), (116, 216), 1.05, 1, WHITE)
    wing(brush, "92,142 64,118 38,104 20,116", "84,170 50,172 14,156 12,72", 7)
    with brush.at(108, 86, 0.56, 10):
        heads.woman(brush)
