"""Satyr: dancing away with a scroll, a cup in the other hand, his tail flying."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import arm, leg, torso
from tools.vase.brush import Brush


def draw(brush: Brush) -> None:
    brush.limb("88,204,6 62,200,9 40,216,12 30,246,9 34,276,.4", WINE)
    brush.lines("76,202 52,214 42,250|66,200 44,216 36,244", 1.4)
    leg(brush, (100, 212), (92, 254), (82, 288), 1.35, 1, 0)
    arm(brush, (80, 138), (46, 150), (34, 112), 1.3, -1)
    scroll(brush, 34, 92, 20)
    torso(brush, (108, 126), (104, 210), 1.4)
    leg(brush, (114, 210), (168, 196), (160, 244), 1.35, 1, 24)
    arm(brush, (134, 138), (166, 150), (182, 116), 1.25, 1)
    with brush.at(184, 88, 1):
        brush.shape("-24,-24! 24,-24! 20,-4 8,6 3,10! 3,20! 12,26! -12,26! -3,20! -3,10! -8,6 -20,-4")
        brush.lines("-20,-18 20,-18|-14,-2 14,-2", 1.4)
        brush.line("-23,-22 -36,-28 -32,-6 -18,-6", 3, SLIP)
        brush.line("23,-22 36,-28 32,-6 18,-6", 3, SLIP)
    with brush.at(110, 86, 0.64, -8):
        satyr_head(brush)
    brush.shape("128,304! 132,282 146,270 166,268 182,276 190,290 190,304!")
    brush.lines("142,288 154,280 160,290|168,278 176,288", 1.4)


def satyr_head(brush: Brush) -> None:
    """Snub-nosed, with a horse's ear and a bushy beard."""
    brush.shape(
        "16,88! 15,62 22,52 34,51 42,47 44,40 42,36 48,31 42,28 50,22 48,16! 58,8 56,-4 44,-10 46,-24 38,-40 22,-50 "
        "0,-54 -22,-50 "
        "-38,-34 -43,-12 -38,12 -30,32 -27,60 -34,88!"
    )
    heads.long_hair(brush, WINE)
    heads.beard(brush, WINE, "70,70!")
    heads.eye_of_man(brush, 28, -10, 1.1)
    brush.shape("-4,-6 -20,-14 -34,-34 -38,-52! -20,-44 -4,-28 2,-12")
    brush.lines("-6,-14 -20,-28 -30,-42|54,4 50,2|46,28 38,26", 1.3)


def scroll(brush: Brush, x: float, y: float, turn: float) -> None:
    """Half unrolled, written on."""
    with brush.at(x, y, 1, turn):
        brush.shape("-10,-26! 10,-26! 10,28! -10,28!", CREAM, 1.4, SLIP)
        brush.lines("-6,-16 6,-16|-6,-9 6,-9|-6,-2 4,-2|-6,5 6,5|-6,12 2,12|-6,19 6,19", 1.2, SLIP)
        brush.limb("-15,-28,4 0,-28,4 15,-28,4", CREAM, 1.4, SLIP)
        brush.limb("-15,30,4 0,30,4 15,30,4", CREAM, 1.4, SLIP)
