"""Croesus: the king on his throne lets gold run through a balance of plenty."""

from __future__ import annotations

from pelagos.pictures.cards import OCHRE, SLIP
from tools.vase import heads
from tools.vase.anatomy import arm, foot
from tools.vase.brush import Brush
from tools.vase.dress import skirt


def draw(brush: Brush) -> None:
    brush.shape("24,156! 36,152! 42,216! 92,216! 92,230! 40,230! 40,304! 26,304! 30,230!")
    brush.shape("84,230! 96,230! 94,304! 82,304!")
    brush.dots("30,152", 8, OCHRE)
    brush.lines("44,222 90,222|28,264 40,264|28,270 40,270|82,264 94,264", 1.4)
    foot(brush, 132, 288, 1.15)
    skirt(brush, "98,206 104,240 110,284", "142,204 154,240 160,282", 8, OCHRE, deep=5)
    brush.shape("46,206 56,190 84,184 122,184 146,194 152,208 138,218 96,222 54,220")
    brush.lines("60,212 92,202 144,206|66,204 92,194 132,196", 1.4)
    brush.shape("50,210 46,176 52,146 70,126 96,122 112,134 112,160 104,182 106,200 80,212")
    for y in (146, 160, 174, 188):
        brush.dots(" ".join(f"{60 + 11 * k + (y % 4) * 2},{y}" for k in range(5)), 2.4, OCHRE)
    brush.lines("62,132 84,140 104,136", 2.4, OCHRE)
    arm(brush, (66, 144), (58, 184), (92, 190), 1.2, 1)
    arm(brush, (102, 144), (138, 164), (172, 146), 1.15, 1)
    with brush.at(88, 92, 0.54):
        brush.shape(heads.FACE)
        heads.long_hair(brush)
        heads.beard(brush, SLIP, "64,82!")
        heads.eye_of_man(brush)
        brush.shape("44,-26! 30,-44 26,-66 34,-84 22,-92 0,-86 -22,-68 -40,-40 -50,-6! -36,-18 -8,-32 20,-34", OCHRE)
        brush.lines("40,-32 10,-40 -20,-32 -44,-14|22,-84 8,-70 2,-44|-6,-76 -20,-56 -28,-34", 1.4, SLIP)
    brush.shape("150,134! 210,128! 204,146 188,154 172,154 158,148", SLIP)
    brush.line("156,140 204,136", 1.4)
    for x, y in (
        (206, 132),
        (212, 146),
        (206, 160),
        (213, 174),
        (207, 190),
        (214, 206),
        (206, 222),
        (214, 238),
        (205, 252),
    ):
        coin(brush, x, y, 7)
    for x, y in (
        (170, 297),
        (184, 297),
        (198, 297),
        (212, 297),
        (226, 297),
        (177, 284),
        (191, 284),
        (205, 284),
        (219, 284),
    ):
        coin(brush, x, y, 8)
    for x, y in ((184, 271), (198, 271), (212, 271), (205, 261)):
        coin(brush, x, y, 8)
    for x, y in ((164, 127), (178, 125), (192, 123), (171, 117), (185, 115)):
        coin(brush, x, y, 7)


def coin(brush: Brush, x: float, y: float, r: float) -> None:
    brush.dot(x, y, r, OCHRE, 1.4, SLIP)
    brush.ring(x, y, r * 0.5, 1.1, SLIP)
