"""A6 Evacuation: a man carries his father out of the burning town."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import arm, leg, torso
from tools.vase.brush import Brush
from tools.vase.dress import skirt
from tools.vase.parts import spear
from tools.vase.towns import tower


def draw(brush: Brush) -> None:
    tower(brush, 34, 304, 46, 116, 6)
    for x, y, size in ((22, 184, 0.9), (46, 180, 1.1)):
        with brush.at(x, y, size):
            brush.shape("-14,0! -20,-18 -10,-34 -12,-54! 0,-42 4,-62 12,-76! 16,-52 20,-40! 24,-18 16,0!", WINE, 1.2)
            brush.shape("-4,0! -6,-14 2,-30! 10,-14 8,0!", CREAM, 0)
    leg(brush, (118, 222), (92, 250), (76, 286), 1.3, 1, 10)
    with brush.at(98, 118, 1, 0):
        old_man(brush)
    torso(brush, (142, 152), (120, 218), 1.3, 1)
    leg(brush, (124, 222), (166, 236), (162, 288), 1.3, 1)
    skirt(brush, "98,196 92,218 86,244", "140,202 156,216 168,234", 8)
    brush.limb("97,198,3.4 118,208,3.4 141,204,3.4", CREAM, 1)
    leg(brush, (104, 158), (150, 164), (176, 198), 0.95, 1, 30)
    arm(brush, (124, 160), (140, 192), (166, 176), 1.2, 1)
    with brush.at(166, 126, 0.56, 14):
        heads.helmet(brush, WINE, False)
    spear(brush, (128, 300), (222, 76), 2, 1.2)
    arm(brush, (156, 164), (178, 192), (186, 164), 1.15, 1)


def old_man(brush: Brush) -> None:
    """Seated on the other's back, white-haired, his staff in hand."""
    brush.shape("-24,44 -26,10 -14,-12 8,-14 22,0 22,24 16,52 -10,60", WINE)
    brush.lines("-14,-4 -16,40|-4,-6 -4,46|8,-6 8,44", 1.3)
    with brush.at(4, -48, 0.46, 4):
        heads.small_man(brush, CREAM, CREAM)
        brush.shape(
            "40,-34 22,-50 -4,-56 -32,-44 -47,-14 -48,20 -54,80! -30,84! -24,20 -8,-10 12,-24", CREAM, 1.2, SLIP
        )
    arm(brush, (16, 0), (40, 16), (58, -4), 0.9, 1)
