"""Hector: before the gate of Troy, the sword raised against whoever comes."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import arm, leg
from tools.vase.brush import Brush
from tools.vase.dress import corslet


def draw(brush: Brush) -> None:
    brush.shape(
        "178,304! 178,92! 172,92! 172,74! 186,74! 186,84! 196,84! 196,74! 210,74! 210,84! 220,84! 220,74! 234,74! "
        "234,304!"
    )
    for row, y in enumerate((104, 124, 144, 164, 184, 204, 224, 244, 264, 284)):
        brush.line(f"180,{y} 232,{y}", 1.3)
        brush.lines("|".join(f"{x},{y} {x},{y + 20}" for x in ((196, 222) if row % 2 else (188, 209))), 1.3)
    with brush.at(236, 10, 0.97, 0, True):
        leg(brush, (96, 212), (70, 246), (48, 288), 1.35, 1)
        with brush.at(50, 92, 0.74, -72):
            brush.shape(
                "-12,-3! 8,-3! 8,-10! 13,-10! 13,-5! 68,-7 84,0! 68,7 13,5! 13,10! 8,10! 8,3! -12,3!", CREAM, 1.2, SLIP
            )
            brush.line("14,0 76,0", 1, SLIP)
        arm(brush, (86, 140), (46, 138), (46, 104), 1.35, -1)
        corslet(brush, 112, 128, 1.4, 8)
        leg(brush, (112, 214), (158, 236), (162, 288), 1.4, 1)
        brush.lines("150,246 160,252 172,244|155,279 170,281", 1.7, CREAM)
        with brush.at(126, 98, 0.62, 4):
            heads.helmet(brush, WINE, True, False)
        brush.shape("170,132! 186,136 204,156 210,184 204,212 188,234 172,240! 164,228 158,206 158,170 162,146")
        brush.shape("170,132! 164,146 162,170 162,206 166,228 172,240! 182,228 190,206 190,168 182,146", WINE)
        brush.line("176,144 183,168 183,206 177,230", 1.4)
        arm(brush, (138, 142), (150, 176), (172, 186), 1.3, 1)
