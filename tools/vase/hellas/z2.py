"""Z2 Exchange: two hands, two cities: what was mine goes to you."""

from __future__ import annotations

from pelagos.pictures.cards import CLAY, CREAM, SLIP, WINE
from tools.vase.brush import Brush
from tools.vase.towns import temple, tower


def draw(brush: Brush) -> None:
    for flip, y, accent in ((False, 132, WINE), (True, 268, SLIP)):
        with brush.at(240 if flip else 0, y, 1, 0, flip):
            brush.shape("-4,-28! 40,-26 62,-22! 70,14 66,40! 56,34! 46,44! 34,34! 22,46! 10,36! -4,44!", accent)
            brush.lines("56,-20 62,10 58,32|40,-22 46,10 44,40|22,-24 26,10 22,42|6,-26 10,10 8,36", 1.4)
            brush.limb("62,-22,2.4 67,-4,2.4 70,14,2.4", CREAM, 1.2, SLIP)
            brush.shape(
                "66,-18 96,-18 116,-16 132,-22 144,-30! 152,-26 146,-14! 176,-18 204,-24 212,-20 206,-12! 198,-8 "
                "206,-4 198,2 184,6 160,14 136,16 110,12 68,12"
            )
            brush.lines("146,-14 136,-8 128,-8|206,-12 180,-6 160,-4|198,-2 176,2 160,6|96,-6 118,-4", 1.4)
    temple(brush, 178, 110, 0.56)
    tower(brush, 46, 246, 26, 58, 4)
    tower(brush, 84, 250, 52, 42, 3)
    brush.shape("76,252! 76,238 84,232 92,238 92,252!", CLAY, 0)
