"""Polyphemus: he rises behind his island and hurls a rock after the ships."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase.anatomy import arm
from tools.vase.brush import Brush
from tools.vase.parts import sea
from tools.vase.ships import ship


def draw(brush: Brush) -> None:
    with brush.at(120, 158, 1.0):
        brush.shape("-40,100 -56,60 -62,26 -48,4 -20,-8 20,-8 48,4 62,26 56,60 40,100")
        brush.lines("-46,12 0,20 46,12|0,20 0,56|-50,52 -24,64 0,54 24,64 50,52|-14,80 0,76 14,80", 1.6)
    arm(brush, (66, 172), (32, 146), (52, 92), 1.75, -1)
    arm(brush, (174, 172), (208, 146), (188, 92), 1.75, 1)
    brush.shape("46,82 52,58 78,42 116,36 160,40 188,56 196,78 176,94 134,98 92,100 62,98")
    brush.lines("70,60 92,72 88,92|126,46 132,66 160,74|92,72 132,66|160,74 170,90|104,46 100,56", 1.6)
    for x in (56, 184):
        brush.dot(x, 92, 12, SLIP, 1.4)
        brush.lines(f"{x - 8},86 {x + 8},86|{x - 9},91 {x + 9},91|{x - 8},96 {x + 8},96", 1.3)
    with brush.at(120, 142, 0.92):
        polyphemus_face(brush)
    brush.shape("20,304 26,280 50,262 84,254 120,248 160,254 194,264 216,282 222,304")
    brush.lines("44,276 60,268 72,274|150,266 166,262 178,272|100,262 116,258 124,266", 1.5)
    sea(brush, 288, 8, 10)
    ship(brush, 62, 276, 0.42, 8, True, 6)
    ship(brush, 182, 278, 0.42, -8, False, 6)


def polyphemus_face(brush: Brush) -> None:
    """To the viewer, shaggy, with one eye."""
    brush.shape(
        "-34,-26 -40,0 -38,30! -32,28! -34,48! -24,44! -22,62! -12,54! -6,70! 0,58! 6,70! 12,54! 22,62! 24,44! 34,48! "
        "32,28! 38,30! "
        "40,0 34,-26 14,-40 -14,-40",
        WINE,
    )
    brush.shape("-28,-28 -32,-4 -26,14 -10,16 0,13 10,16 26,14 32,-4 28,-28 0,-36")
    brush.shape("-24,-14! -12,-27 12,-27 24,-14! 12,-3 -12,-3", CREAM, 1.6)
    brush.dot(0, -15, 8, SLIP)
    brush.line("-28,-24 -14,-34 14,-34 28,-24", 2.4)
    brush.lines("-6,-2 -9,8 -3,11 0,9 3,11 9,8 6,-2", 1.5)
    brush.shape("-14,22! 0,19 14,22! 8,29 -8,29", CREAM, 1.2, SLIP)
    brush.lines(
        "-7,21 -7,28|0,20 0,29|7,21 7,28|-24,22 -22,38|24,22 22,38|-12,36 -10,50|12,36 10,50|0,36 0,54", 1.3, SLIP
    )
