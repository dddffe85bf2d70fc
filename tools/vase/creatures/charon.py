"""Charon: the ferryman with his pole; a hero waits in the bow."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import arm, leg, torso
from tools.vase.brush import Brush
from tools.vase.dress import skirt
from tools.vase.parts import pole, ripples, sea


def draw(brush: Brush) -> None:
    pole(brush, (34, 292), (92, 44), 2.4)
    brush.limb("112,190,8 116,214,10 118,236,12")
    leg(brush, (104, 206), (88, 236), (66, 262), 1.2, 1, 10)
    leg(brush, (112, 206), (132, 232), (118, 264), 1.2, 1)
    torso(brush, (104, 124), (108, 204), 1.25)
    skirt(brush, "80,124 82,180 78,224", "134,130 134,180 146,216", 8)
    brush.limb("82,182,3.2 108,188,3.2 134,182,3.2", CREAM, 1)
    arm(brush, (128, 138), (118, 168), (82, 152), 1.15, 1)
    with brush.at(106, 84, 0.56, 4):
        brush.shape(heads.FACE)
        heads.long_hair(brush, CREAM)
        heads.beard(brush, CREAM, "66,86!")
        brush.lines(
            "36,24 41,29 40,35 44,52 52,66|28,32 30,48 40,64|18,28 20,44 28,56|-39,20 -42,52|-28,20 -30,60", 1.2, SLIP
        )
        heads.eye_of_man(brush)
        brush.shape("48,-26! 24,-36 -10,-34 -46,-20! -36,-46 -16,-76 4,-84 22,-70 38,-46")
        brush.lines("40,-34 10,-42 -38,-30|4,-82 0,-44", 1.3)
    arm(brush, (84, 138), (56, 122), (72, 102), 1.15, 1)
    brush.shape("170,252 172,214 186,200 206,204 216,226 214,256", WINE)
    brush.lines("182,208 180,250|192,204 192,252|202,206 204,252", 1.3)
    with brush.at(194, 168, 0.46):
        heads.helmet(brush, CREAM, False)
    brush.shape(
        "14,226! 22,238 40,252 80,258 160,258 204,250 222,230 230,208! 234,232 222,262 190,282 120,288 56,284 26,266 "
        "14,246"
    )
    brush.lines("26,248 50,262 120,268 190,262 220,242", 1.5)
    brush.limb("36,266,2 80,276,2.6 150,276,2.6 200,266,1.6", WINE, 0)
    brush.shape("196,262! 204,254 214,256! 207,264", CREAM, 0)
    brush.dot(205, 259, 2.6, SLIP)
    sea(brush, 290, 7, 10)
    ripples(brush, 299, 5)
