"""A3 Twin Assault: back to back, one man for each town; both towns burn."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import arm, leg
from tools.vase.brush import Brush
from tools.vase.dress import corslet
from tools.vase.parts import shield, spear
from tools.vase.towns import tower


def draw(brush: Brush) -> None:
    for flip, one, two in ((True, WINE, CREAM), (False, CREAM, WINE)):
        with brush.at(240 if flip else 0, 0, 1, 0, flip):
            brush.shape("176,66! 174,52 182,44 182,36! 190,42 194,34! 200,42 206,36! 212,48 210,66!", WINE, 1.2)
            tower(brush, 192, 106, 44, 50, 3)
            brush.lines("152,108 232,108", 4, SLIP)
        with brush.at(189 if flip else 51, 44, 0.86, 0, flip):
            leg(brush, (118, 210), (104, 246), (96, 288), 1.15, 1)
            corslet(brush, 128, 132, 1.1, 6)
            leg(brush, (130, 212), (166, 228), (164, 289), 1.2, 1)
            brush.lines("158,240 166,246 176,238", 1.6, CREAM)
            spear(brush, (90, 96), (206, 116), 2.2, 1.2)
            with brush.at(140, 106, 0.52, 6):
                heads.helmet(brush, one, False)
            arm(brush, (112, 142), (88, 134), (100, 104), 1.1, -1)
            shield(brush, 166, 178, 37, one, 12)
            brush.dot(166, 178, 30, SLIP, 1.4)
            brush.shape(
                "166,151! 172,171! 191,171! 175,182! 181,202! 166,190! 151,202! 157,182! 141,171! 160,171!", two, 0
            )
