"""Apollo: singing to the kithara in a singer's long robe, beside the laurel."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import arm, foot
from tools.vase.brush import Brush
from tools.vase.dress import skirt
from tools.vase.parts import leaf_branch


def draw(brush: Brush) -> None:
    leaf_branch(brush, "26,302 32,250 22,190 34,130 24,74 34,52", 24, 3)
    foot(brush, 88, 292, 1.1)
    foot(brush, 132, 292, 1.1)
    skirt(brush, "78,196 70,240 62,290", "140,196 150,240 158,290", 10, deep=5)
    brush.shape("84,122! 76,144 74,172 78,202! 110,210 142,202! 140,172 140,144 132,122! 108,116")
    brush.panels("84,132 80,170 82,202", "132,130 134,170 138,202", 7, WINE)
    brush.limb("76,200,3.6 108,207,3.6 142,200,3.6", CREAM, 1)
    brush.shape(
        "84,120! 74,140 64,170 58,214 54,254! 62,248! 68,256! 72,244! 80,250! 82,206 86,170 100,140 112,122!", WINE
    )
    brush.lines("92,124 76,162 66,206 62,240|100,126 82,166 74,210 72,238", 1.3)
    arm(brush, (130, 132), (150, 166), (176, 150), 1.1, 1)
    kithara(brush)
    arm(brush, (90, 134), (104, 178), (148, 186), 1.1, 1)
    brush.limb("154,184,2.6 164,178,3 174,172,1", CREAM, 1)
    with brush.at(112, 76, 0.58, -14):
        heads.man(brush, False, band="")
        heads.wreath(brush, WINE)


def kithara(brush: Brush) -> None:
    """Seven strings between two horned arms."""
    with brush.at(180, 156, 1, 6):
        brush.shape(
            "-28,20! -30,-6 -26,-30 -32,-52 -26,-78! -20,-56 -14,-30 -18,-6 -14,16! 14,16! 18,-6 14,-30 20,-56 26,-78! "
            "32,-52 26,-30 30,-6 28,20!"
        )
        brush.shape("-32,16! 32,16! 30,38 16,56 -16,56 -30,38", SLIP)
        brush.lines("-26,24 26,24|-22,46 0,50 22,46", 1.4)
        brush.dots("-16,35 0,37 16,35", 3.2, WINE)
        brush.shape("-36,-60! 36,-60! 36,-53! -36,-53!")
        brush.dots("-38,-56.5 38,-56.5", 4, CREAM)
        brush.lines("-9,-53 -6,26|-6,-53 -4,26|-3,-53 -2,26|0,-53 0,26|3,-53 2,26|6,-53 4,26|9,-53 6,26", 1, SLIP)
