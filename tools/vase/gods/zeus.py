"""Zeus: striding, the bolt raised, the eagle leaving his hand."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP
from tools.vase import heads
from tools.vase.anatomy import arm, leg, torso
from tools.vase.birds import eagle
from tools.vase.brush import Brush
from tools.vase.dress import skirt
from tools.vase.parts import thunderbolt


def draw(brush: Brush) -> None:
    leg(brush, (102, 214), (64, 240), (34, 286), 1.35, 1, 10)
    arm(brush, (80, 128), (46, 126), (48, 88), 1.35, -1)
    thunderbolt(brush, 47, 75, 0.72, -46)
    brush.dot(48, 76, 8, SLIP, 1.2)
    brush.lines("43,73 53,73|43,78 52,78", 1.3)
    torso(brush, (106, 118), (104, 210), 1.4)
    leg(brush, (112, 214), (162, 234), (162, 288), 1.35, 1)
    skirt(brush, "80,184 74,206 68,236", "128,184 148,204 162,230", 9)
    brush.limb("78,184,3.8 104,189,3.8 130,184,3.8", CREAM, 1)
    brush.shape(
        "80,120! 98,114 120,116 138,122! 152,150 154,190! 146,183! 142,198! 134,189! 130,204! 120,178 114,146 96,132"
    )
    brush.lines("92,120 116,134 132,162 139,186|104,119 126,130 141,158 147,181|120,119 134,130 147,156", 1.3)
    arm(brush, (134, 130), (164, 152), (190, 134), 1.3, 1)
    eagle(brush, 194, 112, 0.86, -10)
    with brush.at(108, 78, 0.6, -4):
        heads.man(brush)
