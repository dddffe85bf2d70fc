"""Ares: behind his shield, the spear over his head, ready to thrust."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import WHITE, arm, leg
from tools.vase.brush import Brush
from tools.vase.dress import corslet
from tools.vase.parts import shield, spear


def draw(brush: Brush) -> None:
    leg(brush, (92, 206), (62, 238), (26, 276), 1.3, 1, 24)
    corslet(brush, 108, 124, 1.25, 6)
    leg(brush, (112, 210), (160, 226), (150, 288), 1.35, 1)
    brush.lines("146,240 156,246 168,238|143,279 157,281", 1.7, CREAM)
    spear(brush, (14, 74), (228, 96), 2.3, 1.3)
    with brush.at(126, 96, 0.66, 6):
        heads.helmet(brush)
    arm(brush, (84, 134), (48, 128), (58, 86), 1.3, -1)
    shield(brush, 164, 178, 53, WINE, 26)
    brush.dot(164, 178, 44, SLIP, 1.4)
    for turn in (0, 120, 240):
        with brush.at(164, 178, 0.72, turn):
            leg(brush, (0, -4), (20, -40), (44, -22), 0.8, -1, 180, WHITE)
