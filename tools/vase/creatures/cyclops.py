"""Cyclops: the smith of buildings: his hammer falls on a temple on the anvil."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import arm, leg, torso
from tools.vase.brush import Brush
from tools.vase.parts import pole
from tools.vase.towns import temple


def draw(brush: Brush) -> None:
    leg(brush, (88, 214), (58, 242), (30, 286), 1.35, 1, 8)
    arm(brush, (74, 134), (40, 132), (46, 92), 1.4, -1)
    torso(brush, (98, 124), (96, 212), 1.5)
    leg(brush, (98, 214), (142, 230), (132, 288), 1.35, 1)
    brush.shape("72,188! 96,193 124,188! 134,212 138,246! 112,252 84,248! 70,218", WINE)
    brush.lines("82,192 88,216 92,246|98,194 106,216 112,248|112,192 122,214 128,244", 1.3)
    brush.limb("70,189,3.6 96,194,3.6 126,188,3.6", CREAM, 1)
    pole(brush, (44, 98), (54, 56), 3)
    with brush.at(54, 56, 1, 12):
        brush.shape("-24,-12! 24,-12! 24,10! -24,10!")
        brush.lines("-16,-12 -16,10|16,-12 16,10", 1.4)
    brush.shape("40,92 46,84 55,86 57,95 50,101 42,99")
    brush.lines("45,92 55,92|44,96 53,97", 1.2)
    with brush.at(104, 84, 0.62, 6):
        cyclops_head(brush, WINE)
    brush.shape(
        "150,304! 158,284! 172,276 174,262! 152,258 140,246! 226,246! 222,260 206,264 208,276! 222,284! 228,304!"
    )
    brush.lines("150,252 218,252|176,270 204,270|162,288 220,288", 1.4)
    temple(brush, 186, 246, 0.62)
    arm(brush, (124, 134), (146, 176), (168, 206), 1.3, 1)


def cyclops_head(brush: Brush, beard: str = SLIP) -> None:
    """In profile, one great eye in the forehead, a heavy brow and a broken nose."""
    brush.shape(
        "20,90! 16,62 24,54 36,53 44,47 45,40 42,36 47,31 41,28 48,23 44,17! 60,14 60,6 50,-4 54,-20 46,-40 28,-54 "
        "2,-60 "
        "-24,-54 -42,-36 -48,-8 -42,20 -36,40 -34,66 -42,90!"
    )
    brush.shape("38,-46 24,-60 -4,-68 -32,-58 -52,-36 -56,-4 -50,22! -38,16 -26,6 -18,-10 -6,-22 12,-34 24,-38")
    brush.lines("10,-50 -8,-40 -22,-18 -30,4|-8,-58 -28,-38 -38,-6|26,-50 6,-44 -8,-30", 1.3)
    heads.beard(brush, beard, "52,70!")
    brush.shape("8,-12! 20,-25 36,-24 48,-12! 36,-3 20,-2", CREAM, 1.4)
    brush.dot(30, -13, 7, SLIP)
    brush.line("4,-24 20,-36 46,-32", 2.2)
    brush.line("55,12 51,8 54,3", 1.2)
    with brush.at(-8, 2):
        heads.ear(brush)
