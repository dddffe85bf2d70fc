"""Odysseus: kneeling, the great bow drawn; the arrow goes over the tower."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import arm, leg, torso
from tools.vase.brush import Brush
from tools.vase.dress import skirt
from tools.vase.parts import pole


def draw(brush: Brush) -> None:
    brush.shape(
        "184,304! 186,214! 180,214! 180,198! 192,198! 192,206! 200,206! 200,198! 212,198! 212,206! 220,206! 220,198! "
        "234,198! 234,304!"
    )
    for row, y in enumerate((224, 242, 260, 278)):
        brush.line(f"186,{y} 231,{y}", 1.3)
        brush.lines("|".join(f"{x},{y} {x},{y + 18}" for x in ((200, 222) if row % 2 else (192, 210))), 1.3)
    leg(brush, (82, 222), (66, 278), (22, 280), 1.35, 1, 60)
    with brush.at(58, 166, 1, 22):
        brush.shape("-26,-8! 26,-12! 28,10! -26,12!", SLIP)
        brush.lines("-18,-8 -18,10|18,-11 18,9", 1.4)
        for k in range(3):
            brush.shape(f"-24,{-6 + 6 * k}! -44,{-9 + 6 * k}! -46,{-5 + 6 * k}! -24,{-2 + 6 * k}!", CREAM, 1)
    torso(brush, (98, 132), (90, 220), 1.4, 1)
    leg(brush, (96, 224), (150, 228), (146, 288), 1.35, 1)
    skirt(brush, "72,140 66,184 60,236", "124,140 118,184 146,218", 9)
    brush.limb("68,192,3.4 92,199,3.4 118,194,3.4", CREAM, 1)
    arm(brush, (120, 146), (154, 134), (186, 124), 1.25, -1)
    brush.limb(
        "176,52,1.6 170,66,4 182,86,5 198,106,4.6 200,126,5 194,146,4.6 174,164,5 160,180,4 164,194,1.6", steps=3
    )
    brush.line("174,56 96,118 162,190", 1.4, SLIP)
    pole(brush, (92, 118), (216, 106), 1.5)
    brush.shape("228,105! 212,99! 215,106! 213,113!", CREAM, 1.2, SLIP)
    arm(brush, (76, 146), (44, 136), (84, 118), 1.25, 1)
    brush.dot(200, 124, 8, SLIP, 1.2)
    brush.lines("195,121 205,121|195,126 205,126", 1.2)
    with brush.at(102, 92, 0.62, -3):
        heads.man(brush, True, SLIP, "")
        brush.shape("46,-20! 24,-30 -10,-28 -46,-12! -40,-38 -26,-64 0,-86! 22,-66 38,-42", WINE)
        brush.line("42,-26 10,-36 -42,-20", 1.4)
