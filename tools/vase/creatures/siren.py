"""Siren: half bird, on her rock; the double pipe turns a ship about."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP
from tools.vase import heads
from tools.vase.anatomy import WHITE, arm
from tools.vase.brush import Brush
from tools.vase.parts import sea, wing
from tools.vase.ships import ship


def draw(brush: Brush) -> None:
    brush.shape("9,304! 9,236 24,216 56,208 92,214 112,236 122,262 140,304!")
    brush.lines("28,240 44,228 58,236|76,226 90,240 86,258|40,264 58,256|102,262 108,282", 1.5)
    brush.limb("58,170,10 40,190,12 20,200,8 9,214,3")
    brush.lines("50,178 30,192 16,202|56,184 36,198", 1.4)
    brush.lines(
        "84,178 84,200 92,214 104,216|92,214 94,222|84,200 88,214|70,178 68,198 74,210 86,213|74,210 72,218", 3.6, SLIP
    )
    brush.shape("56,160 70,134 92,116 118,114 128,130 122,156 104,178 80,188 60,182")
    for y in (140, 152, 164):
        brush.line(" ".join(f"{88 + 8 * k - (y - 140) * 0.4},{y + (0 if k % 2 else 5)}" for k in range(5)), 1.3)
    wing(brush, "104,146 80,132 58,104 58,66", "86,168 42,146 14,104 28,40", 8)
    arm(brush, (116, 132), (134, 156), (156, 134), 0.95, 1, WHITE)
    arm(brush, (106, 134), (118, 164), (148, 142), 0.95, 1, WHITE)
    with brush.at(114, 82, 0.58):
        heads.woman(brush, True)
    brush.limb("141,100,2 170,126,2.4 196,148,3.6", edge=1)
    brush.limb("141,102,2 164,136,2.4 182,164,3.6", edge=1)
    brush.lines("152,112 158,107|160,120 166,115|150,118 156,116|158,130 163,127", 1.3)
    brush.shape("150,128 158,124 164,130 160,138 151,137", CREAM, 1.2, SLIP)
    ship(brush, 174, 262, 0.6, -10, True, 6)
    sea(brush, 292, 9, 11)
