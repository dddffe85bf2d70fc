"""P2 New Horizon: the sun rises behind another island; the ship turns towards it."""

from __future__ import annotations

from math import cos, pi, sin

from pelagos.pictures.cards import OCHRE, SLIP
from tools.vase.brush import Brush
from tools.vase.curves import Point
from tools.vase.parts import ripples, sea
from tools.vase.ships import hull, rigging
from tools.vase.towns import temple


def draw(brush: Brush) -> None:
    for k in range(13):
        turn = pi + k * pi / 12
        for near, far, width in ((66, 98 if k % 2 else 120, 5.0),):
            a, b = turn - width / 160, turn + width / 160
            brush.shape(
                f"{120 + near * cos(a)},{176 + near * sin(a)}! {120 + far * cos(turn)},{176 + far * sin(turn)}! "
                f"{120 + near * cos(b)},{176 + near * sin(b)}!",
                OCHRE,
                1.2,
                SLIP,
            )
    half = [(cos(pi + k * pi / 8), sin(pi + k * pi / 8)) for k in range(9)]
    brush.shape([Point(120 + 60 * x, 180 + 60 * y, abs(x) > 0.99) for x, y in half], OCHRE, 2, SLIP)
    brush.line([Point(120 + 53 * x, 180 + 53 * y) for x, y in half], 1.6, SLIP)
    brush.shape("30,192! 56,174 76,166 94,146 108,150 120,140 138,150 150,150 170,170 188,176 210,192!")
    brush.lines("94,152 88,170 92,184|120,146 124,166 118,182|140,158 148,172|66,174 62,184|170,178 176,186", 1.6)
    temple(brush, 122, 148, 0.38, OCHRE)
    brush.shape("6,188! 60,184 120,188 180,184 236,188! 236,196! 120,197 6,196!", SLIP, 0)
    brush.lines(
        "150,210 164,206 176,211 190,207|180,226 194,221 208,227 220,223|20,210 32,206 42,211|160,246 174,241 188,247 "
        "202,242",
        2.2,
        SLIP,
    )
    with brush.at(100, 262, 0.64, -3):
        rigging(brush, False)
        brush.dot(6, -66, 12, OCHRE, 1.2, SLIP)
        hull(brush, 8, OCHRE)
    sea(brush, 284, 8, 13)
    ripples(brush, 297, 6)
