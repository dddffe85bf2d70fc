"""Beasts' heads and legs, looking right before they are placed."""

from __future__ import annotations

from pelagos.pictures.cards import CLAY, CREAM, SLIP, WINE
from tools.vase.brush import Brush


def horse_head(brush: Brush, mane: str = WINE, bridle: bool = False) -> None:
    """With an arched neck, about 110 high; the neck ends between (-58, 66) and (2, 66)."""
    brush.shape(
        "-2,-44! 1,-62! 9,-46 16,-34 27,-12 38,8 44,22 42,32 34,37 26,33 14,25 2,22 -8,28 -8,44 2,68! -60,70! -52,36 "
        "-42,2 -26,-30 -12,-44"
    )
    brush.shape(
        "2,-46 -14,-54 -34,-40 -52,-6 -60,34 -66,66! -56,60! -54,44! -46,44! -46,28! -38,26! -38,10! -29,8! -28,-8! "
        "-19,-10! -18,-24! -6,-28 6,-26 0,-38",
        mane,
    )
    brush.lines("-10,-48 -28,-30 -44,2 -52,36", 1.2)
    brush.shape("10,-20! 15,-25 21,-19! 15,-16", CREAM, 0)
    brush.dot(15.6, -20.5, 2.2, SLIP)
    brush.lines("10,24 10,8 2,-6 -4,-8|38,23 34,25 36,29|42,32 33,30|12,-40 6,-50", 1.3)
    if bridle:
        brush.lines("2,-30 18,-22 30,-2|30,26 24,6 10,-2 -6,-8|24,6 38,6", 1.4, CREAM)


def hoofed(brush: Brush, course: str, turn: float, size: float = 1) -> None:
    """A leg by `x,y,width` down to the fetlock, and its hoof, pointing down before it is turned."""
    brush.limb(course)
    x, y, _ = (float(one) for one in course.rsplit(maxsplit=1)[-1].split(","))
    with brush.at(x, y, size, turn):
        brush.shape("-4,-3 4,-3 6,6! 9,12! -5,12! -5,5")
        brush.line("-4,4.5 6,4.5", 1.2)


def lion_head(brush: Brush, mane: str = WINE) -> None:
    """Roaring, with a mane of flames, about 90 high."""
    brush.shape(
        "18,-34 2,-44 -16,-44! -22,-36 -38,-36! -40,-24 -54,-18! -50,-6 -60,6! -52,14 -56,28! -46,32 -44,46! -32,44 "
        "-24,56! "
        "-14,48 -2,54! 2,44 12,42 16,30",
        mane,
    )
    brush.lines("-8,-36 -24,-18 -28,8 -20,34|-28,-26 -38,-6 -40,14|-32,26 -26,42|-12,36 -6,46|-16,-8 -18,14 -8,28", 1.3)
    brush.shape("-2,-34 -10,-42 -10,-28 -4,-20")
    brush.shape(
        "2,-32 20,-34 34,-24 44,-16 48,-8 42,0! 34,2! 32,8! 28,3 20,6 16,12 24,16! 34,16! 32,10! 40,14! 40,26 30,32 "
        "14,34 0,28 -8,8 -8,-16"
    )
    brush.shape("16,12! 34,6! 33,16! 24,17!", WINE if mane == SLIP else CLAY, 0)
    brush.shape("14,-20! 22,-24 28,-18! 20,-16", CREAM, 0)
    brush.dot(21, -20, 2.2, SLIP)
    brush.lines("40,-12 42,-6|36,-4 26,-2 18,2|34,-8 30,-10|12,-26 22,-28|6,-12 2,6 8,22", 1.2)


def paw(brush: Brush, x: float, y: float, size: float = 1, flip: bool = False) -> None:
    """On the ground, looking right."""
    with brush.at(x, y, size, 0, flip):
        brush.shape("-8,-8 4,-8 12,-4 18,2 15,6 -8,6")
        brush.lines("8,-2 9,5|13,0 14,5", 1.2)


def bull_head(brush: Brush, horns: str = CREAM) -> None:
    """With a thick neck, about 100 high; the neck ends between (-52, 70) and (14, 70)."""
    brush.limb("8,-34,5 24,-44,5 44,-46,4 56,-60,2 56,-70,.4", horns, 1.2, SLIP)
    brush.shape(
        "22,72! 18,54 14,42 20,38 32,44 48,45 58,36 60,20 52,7 38,-6 30,-22 16,-36 -4,-40 -28,-32 -46,-8 -54,30 -56,72!"
    )
    brush.limb("-6,-34,6 -4,-50,6 12,-60,5 28,-66,3 32,-78,.4", horns, 1.2, SLIP)
    brush.shape("-10,-30 -28,-40 -44,-34! -36,-24 -18,-20")
    brush.shape("10,-14! 18,-21 28,-14! 18,-9", CREAM, 0)
    brush.dot(18.5, -15, 3, SLIP)
    brush.lines(
        "8,-24 18,-28 28,-20|54,18 48,22 51,28|58,33 46,36 36,32|12,40 4,18 -4,4|34,-6 42,6 48,10|-14,-24 -28,-2 "
        "-34,30",
        1.4,
    )
    brush.lines("-4,-34 -2,-24 4,-32 6,-24 12,-30|-22,-6 -24,20 -22,44|-12,12 -14,34 -10,54|-36,10 -40,40 -40,64", 1.3)


def goat_head(brush: Brush, horns: str = CREAM) -> None:
    """With a beard and ridged horns, about 80 high; the neck ends between (-40, 60) and (6, 60)."""
    brush.limb("12,-26,5 8,-44,5.5 -6,-58,4 -22,-60,.4", horns, 1.2, SLIP)
    brush.limb("2,-26,5 -6,-42,5.5 -22,-50,4 -38,-46,.4", horns, 1.2, SLIP)
    brush.shape(
        "10,62! 4,40 4,22 14,22 26,22! 24,40! 34,22 44,20 46,12 36,2 22,-16 8,-30 -10,-30 -26,-14 -38,16 -46,62!"
    )
    brush.shape("-6,-16 -22,-18 -32,-8! -18,-6")
    brush.shape("8,-12! 14,-17 21,-11! 14,-8", CREAM, 0)
    brush.dot(14.5, -12, 2.2, SLIP)
    brush.lines("42,12 38,15|45,19 34,17|-10,-2 -20,20 -24,44|0,8 -8,30 -8,52", 1.3)


def lion_leg(brush: Brush, course: str, size: float = 1, flip: bool = False) -> None:
    """By `x,y,width` down to the paw."""
    brush.limb(course)
    x, y, _ = (float(one) for one in course.rsplit(maxsplit=1)[-1].split(","))
    paw(brush, x, y, size, flip)
