"""Z6 Theft: on tiptoe with another's tablet, a finger on the lips, looking back."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import arm, leg, torso
from tools.vase.brush import Brush
from tools.vase.dress import skirt
from tools.vase.parts import tablet


def draw(brush: Brush) -> None:
    leg(brush, (112, 212), (78, 234), (52, 266), 1.3, 1, 40)
    torso(brush, (112, 124), (112, 208), 1.35)
    leg(brush, (120, 212), (166, 218), (156, 266), 1.3, 1, 38)
    skirt(brush, "88,184 80,208 74,232", "136,184 152,204 162,224", 8)
    brush.limb("86,186,3.4 112,191,3.4 138,186,3.4", CREAM, 1)
    brush.shape(
        "84,126! 106,118 134,122 144,134! 156,166 152,206 160,244! 150,236! 144,250! 136,238! 128,246! 128,206 120,164 "
        "102,142",
        WINE,
    )
    brush.lines("100,126 124,150 136,196 138,232|114,124 136,152 146,196 148,230|126,126 146,156", 1.4)
    arm(brush, (138, 138), (174, 156), (196, 126), 1.25, 1)
    tablet(brush, 198, 96, 1.25, 14)
    brush.dot(196, 120, 8.5, SLIP, 1.2)
    brush.lines("191,117 202,118|190,122 201,123", 1.2)
    with brush.at(112, 82, 0.6, 0, True):
        heads.man(brush, True, SLIP, "")
        brush.shape("66,-18! 30,-32 -10,-32 -62,-14! -44,-36 -34,-58 0,-68 30,-58 40,-38")
        brush.line("44,-28 10,-38 -46,-24", 1.4)
        brush.shape("-14,-46! -30,-66 -54,-74! -46,-60! -60,-56! -48,-46! -58,-36! -34,-34", CREAM, 1.2, SLIP)
    arm(brush, (88, 138), (54, 158), (74, 112), 1.25, -1)
    brush.limb("74,106,3 78,94,2.6 80,84,2")
