"""Poseidon: on his horse with a fish's tail, the trident high above the waves."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import arm, leg, torso
from tools.vase.beasts import hoofed, horse_head
from tools.vase.brush import Brush
from tools.vase.parts import fish, pole, sea


def draw(brush: Brush) -> None:
    brush.limb("132,210,30 96,226,29 62,240,22 36,228,15 30,200,11 44,182,7 58,186,4", steps=3)
    brush.shape("54,188! 44,168 26,158! 44,160! 54,142! 60,162 76,164! 64,178", WINE)
    brush.lines("110,205 104,222 110,244|92,208 84,228 88,250|74,216 64,236 66,256|54,222 42,236 40,250", 1.4)
    brush.lines("28,190 38,196 46,198|24,206 34,208 46,206", 1.4)
    hoofed(brush, "158,222,15 190,222,9 206,238,6 204,258,4.4", 12, 1.1)
    brush.shape("128,184 152,176 172,190 178,214 164,238 138,246 116,238 112,204")
    hoofed(brush, "154,232,14 182,246,9 192,264,6 184,280,4.4", 30, 1.1)
    with brush.at(184, 138, 0.92):
        horse_head(brush, bridle=True)
    leg(brush, (104, 194), (150, 200), (138, 246), 1.15, 1, 30)
    torso(brush, (98, 108), (98, 186), 1.2)
    brush.shape(
        "76,166! 98,171 122,166! 138,180 152,190! 146,200! 150,208! 138,212! 134,221! 122,216! 112,222! 98,214! 82,212 "
        "74,190",
        WINE,
    )
    brush.lines("84,172 92,192 98,212|94,174 108,194 120,214|104,174 122,190 136,208|114,172 132,184 146,196", 1.3)
    brush.limb("75,167,3.2 98,172,3.2 122,167,3.2", CREAM, 1)
    trident(brush, 46, 286, 52, 38)
    arm(brush, (76, 122), (44, 150), (50, 122), 1.15, -1)
    brush.lines("174,146 190,140 206,144", 1.4, CREAM)
    arm(brush, (120, 120), (142, 150), (168, 142), 1.15, 1)
    with brush.at(102, 72, 0.56):
        brush.shape(heads.FACE)
        heads.knotted_hair(brush)
        heads.beard(brush, WINE, "64,80!")
        heads.eye_of_man(brush)
        heads.wreath(brush)
        heads.ear(brush)
    fish(brush, 190, 62, 0.9, -14)
    sea(brush, 285, 9, 15)


def trident(brush: Brush, x: float, y: float, p: float, q: float) -> None:
    """From the foot of the shaft to the middle tip."""
    pole(brush, (x, y), (p, q + 24), 2.4)
    with brush.at(p, q, 1, -3):
        brush.shape(
            "0,-2! 5,8! 2,8! 2,26! 13,22 14,8! 11,8! 16,-1! 21,8! 18,8! 17,26 8,34 2,36! 2,44! -2,44! -2,36! -8,34 "
            "-17,26 -18,8! -21,8! -16,-1! -11,8! -14,8! -13,22 -2,26! -2,8! -5,8!",
            SLIP,
            1,
        )
