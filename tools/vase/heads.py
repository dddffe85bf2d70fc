"""Heads in profile, looking right, about 100 units high; the pit of the neck lies at (-4, 84)."""

from __future__ import annotations

from math import cos, radians, sin

from pelagos.pictures.cards import CLAY, CREAM, SLIP, WINE
from tools.vase.brush import Brush
from tools.vase.curves import Point

FACE = (
    "16,88! 15,62 22,52 34,51 42,47 44,40 42.5,36 46,31.5 41.5,28 47,23.5 45,17.5! 57,13.5 58,9 49,-9 45,-20 41,-33 "
    "28,-46 6,-53 -18,-50 -36,-36 -43,-12 -38,12 -30,32 -27,60 -34,88!"
)


def eye_of_man(brush: Brush, x: float = 29, y: float = -7, size: float = 1) -> None:
    """Round, with the corners drawn out."""
    with brush.at(x, y, size):
        brush.shape("-13,1! -5,-6 3,-6 11,-2! 3,6 -5,5.5", CLAY, 0)
        brush.dot(-0.5, 0, 3.9, SLIP)
        brush.line("-15,-10 -4,-15 10,-12", 1.5)


def eye_of_woman(brush: Brush, x: float = 28, y: float = -6, size: float = 1) -> None:
    """Almond, on white skin."""
    with brush.at(x, y, size):
        brush.shape("-13,2! -5,-5 4,-5 12,0! 3,4.5 -5,5", CREAM, 1.2, SLIP)
        brush.dot(0, -0.4, 4.1, SLIP)
        brush.line("-15,-10 -4,-14.5 11,-11", 1.5, SLIP)


def ear(brush: Brush, ink: str = CLAY) -> None:
    brush.lines("-2,8 -10,2 -10,-10 -2,-13 4,-6 0,0 -4,-4", ink=ink)


def beard(brush: Brush, fill: str = SLIP, tip: str = "58,74!") -> None:
    """Long and pointed, with its moustache."""
    brush.shape(f"0,-8 6,8 17,18 28,23 36,20 43,24 48,25 44,29 47,34 52,50 {tip} 40,72 20,60 4,40 -4,18", fill)
    brush.lines("36,24 41,29 40,35 44,52 52,66|32,30 34,48 42,64|25,32 26,46 32,60|17,28 18,40 23,52|10,20 10,30 14,42")


def long_hair(brush: Brush, fill: str = SLIP) -> None:
    """Combed from the crown, falling over the nape onto the shoulder."""
    brush.shape(
        "40,-32 28,-47 4,-55 -22,-52 -41,-36 -48,-10 -47,20 -50,50 -56,84 -46,92 -34,88 -22,92 -16,84 -18,50 -12,24 "
        "-10,4 0,-12 12,-22 30,-26",
        fill,
    )
    brush.lines(
        "-39,20 -42,52 -46,84|-31,22 -32,54 -34,82|-22,22 -24,52 -24,82|-28,-36 -38,-12 -39,16|-12,-42 -28,-14 -28,16"
    )
    brush.lines("6,-46 -12,-28 -20,-4 -18,12|22,-42 6,-32 -8,-12")


def knotted_hair(brush: Brush, fill: str = SLIP) -> None:
    """Rolled up at the nape."""
    brush.shape(
        "42,-31 28,-47 4,-55 -22,-52 -41,-36 -46,-10 -44,10 -52,12 -58,22 -52,34 -38,36 -28,28 -16,16 -8,2 4,-14 "
        "16,-22 32,-25",
        fill,
    )
    brush.lines(
        "-26,-38 -37,-12 -36,8|-8,-44 -26,-14 -26,12|8,-46 -10,-26 -16,2|24,-42 8,-30 -4,-10|-52,18 -42,22 "
        "-36,32|-46,13 -36,20"
    )


def fillet(brush: Brush, fill: str = WINE) -> None:
    """A band round the head."""
    brush.limb("42,-24,3.4 20,-32,3.4 -8,-30,3.4 -43,-14,3.4", fill, 1)


def wreath(brush: Brush, fill: str = SLIP) -> None:
    """Laurel round the head: leaves in pairs."""
    for x, y, turn in ((44, -26, 24), (27, -33, 10), (9, -36, -2), (-9, -34, -14), (-26, -27, -30)):
        with brush.at(x, y, 1, turn + 180):
            brush.shape("0,0! 9,-6 22,-9! 14,1", fill, 1.2)
            brush.shape("0,0! 9,6 22,9! 14,-1", fill, 1.2)


def man(brush: Brush, bearded: bool = True, beard_fill: str = SLIP, band: str = WINE) -> None:
    brush.shape(FACE)
    long_hair(brush)
    if bearded:
        beard(brush, beard_fill)
    else:
        brush.line("47,30 40,29.5 37,27.5", 1.2)
    eye_of_man(brush)
    if band:
        fillet(brush, band)
    ear(brush)
    brush.line("52,12 49,8 51,4", 1.1)


def woman(brush: Brush, knotted: bool = False, band: str = WINE) -> None:
    brush.shape(FACE, CREAM, 1.2, SLIP)
    (knotted_hair if knotted else long_hair)(brush)
    eye_of_woman(brush)
    brush.lines("47,30 40,29.5 37,27.5|52,12 49,8 51,4", 1.2, SLIP)
    if band:
        fillet(brush, band)
    brush.dot(-5, 8, 4.5, CREAM, 1, SLIP)


def helmet(brush: Brush, crest: str = WINE, high: bool = True, dotted: bool = True) -> None:
    """Corinthian, with the eye in its slit; the crest low on the dome or high on its stilt."""
    brush.shape("10,90! 8,60 -4,50 -32,54 -30,90!")
    if high:
        plume(brush, crest, dotted)
    else:
        low_plume(brush, crest)
    brush.shape(
        "46,-14 42,-34 26,-50 2,-56 -24,-50 -40,-34 -45,-10 -43,20 -46,44 -56,62! -36,58 -16,48 -2,40 6,36! "
        "22,52 38,66 47,72! 49,50 48,24! 44,22 41,14 47,14! 56,14! 53,0"
    )
    brush.shape("12,8! 18,-3 30,-6 43,0! 40,9 44,22 36,12 22,14", CLAY, 0)
    brush.dot(29, 3.5, 4.6, SLIP)
    brush.lines("12,8 18,-9 32,-14 46,-8|-40,46 -20,34 2,30|8,12 6,32|-43,28 -26,20 -8,12 8,8")
    brush.lines("26,44 42,58|24,34 42,48")


def plume(brush: Brush, fill: str, dotted: bool) -> None:
    brush.shape("-4,-54! -6,-70! 12,-72! 12,-54!")
    brush.shape(
        "44,-62 36,-84 12,-98 -20,-96 -48,-78 -66,-46 -74,-6 -84,40! -66,34 -52,2 -44,-30 -26,-56 0,-68 24,-66", fill
    )
    brush.line("40,-64 26,-78 0,-82 -28,-70 -48,-44 -56,-14 -68,26")
    if dotted:
        brush.dots("37,-76 22,-88 4,-91 -15,-88 -33,-79 -48,-65 -59,-47 -66,-26 -70,-4", 3.2, CREAM)


def low_plume(brush: Brush, fill: str) -> None:
    brush.shape(
        "52,-46 46,-66 20,-80 -14,-80 -44,-66 -64,-38 -72,-2 -78,54! -58,42 -50,6 -44,-30 -24,-50 2,-58 30,-54", fill
    )
    brush.line("48,-48 26,-64 0,-68 -26,-60 -48,-38 -57,-8 -64,38")


def gorgoneion(brush: Brush) -> None:
    """The Gorgon's face to the viewer, about 100 high: staring, the tongue out, tusks in the grin."""
    locks = [Point(50 * sin(radians(-104 + k * 26)), -6 - 50 * cos(radians(-104 + k * 26))) for k in range(9)]
    for lock in locks:
        brush.dot(lock.x, lock.y, 10.5, SLIP)
    for lock in locks:
        brush.dot(lock.x, lock.y, 3.4)
    brush.shape(
        "0,-44 26,-42 42,-28 48,-4 46,18 36,36 18,46 0,48 -18,46 -36,36 -46,18 -48,-4 -42,-28 -26,-42", CREAM, 1.6, SLIP
    )
    for flip in (False, True):
        with brush.at(0, 0, 1, 0, flip):
            brush.shape("6,-8! 14,-17 26,-17 36,-8! 26,-1 14,-1", CREAM, 1.4, SLIP)
            brush.dot(21, -9, 6, SLIP)
            brush.lines("4,-20 18,-28 38,-20|40,8 32,14 30,26|4,12 12,15 14,8 8,2 4,-8", 1.7, SLIP)
            brush.shape("0,-40! 6,-33 14,-40 22,-31 32,-33 38,-22 30,-30 16,-44", SLIP, 0)
    brush.shape("-32,20! -16,24 0,23 16,24 32,20! 28,34 14,40 0,41 -14,40 -28,34", WINE, 1.6, SLIP)
    brush.lines("-20,24 -20,32 -12,32 -12,24|20,24 20,32 12,32 12,24|-28,29 -16,32|28,29 16,32", 1.2, CREAM)
    brush.shape("-24,22! -20,36! -16,24!", CREAM, 1, SLIP)
    brush.shape("24,22! 20,36! 16,24!", CREAM, 1, SLIP)
    brush.shape("-11,31! 0,29 11,31! 12,48 8,58 0,61 -8,58 -12,48", WINE, 1.6, SLIP)
    brush.line("0,34 0,54", 1.3, SLIP)


def small_man(brush: Brush, beard_fill: str = SLIP, band: str = WINE) -> None:
    """For crowds: few lines. Without a fill for the beard he has none."""
    brush.shape(
        "14,88! 15,62 24,52 42,47 46,31 41.5,28 47,23 45,17! 58,11 45,-20 40,-34 22,-48 -4,-54 -32,-42 -45,-14 -46,20 "
        "-54,80! -22,86! "
        "-24,88!"
    )
    if beard_fill:
        brush.shape("0,-6 12,16 36,20 48,25 46,34 56,72! 30,66 6,42 -4,18", beard_fill)
        brush.line("24,30 34,54", 1.2)
    brush.dot(28, -6, 5, CREAM)
    brush.lines("-36,10 -42,74|-26,12 -30,76|8,-12 -4,4 4,12", 1.2)
    if band:
        brush.limb("43,-24,3.4 8,-32,3.4 -43,-14,3.4", band, 1)


def small_helmet(brush: Brush, crest: str = WINE) -> None:
    """For ranks: dome, eye, crest."""
    brush.shape("10,90! 8,50 -30,54 -30,90!")
    brush.shape(
        "52,-46 46,-66 20,-80 -14,-80 -44,-66 -64,-38 -72,-2 -78,54! -58,42 -50,6 -44,-30 -24,-50 2,-58 30,-54", crest
    )
    brush.shape("46,-14 40,-38 0,-56 -38,-38 -45,0 -56,62! -16,48 6,36! 47,72! 48,24! 41,14 56,14! 53,0")
    brush.shape("12,8! 26,-5 43,0! 42,16 24,13", CLAY, 0)
    brush.dot(29, 4, 4.6, SLIP)
    brush.line("-43,26 -10,14 8,8 18,-10 46,-8", 1.3)


def small_gorgoneion(brush: Brush) -> None:
    """The same with few lines, as a badge."""
    brush.dots("-34,-46 -16,-55 0,-58 16,-55 34,-46 -46,-32 46,-32 -53,-14 53,-14 -54,6 54,6", 9, SLIP)
    brush.shape("0,-46 34,-38 48,-4 38,34 0,48 -38,34 -48,-4 -34,-38", CREAM, 1.4, SLIP)
    for flip in (False, True):
        with brush.at(0, 0, 1, 0, flip):
            brush.dot(20, -10, 8, SLIP)
            brush.lines("4,-24 20,-30 38,-22|3,10 10,12 6,0", 1.5, SLIP)
    brush.shape("-32,19! 0,24 32,19! 22,37 0,41 -22,37", WINE, 1.2, SLIP)
    brush.shape("-24,21! -20,36! -14,23!", CREAM, 0)
    brush.shape("24,21! 20,36! 14,23!", CREAM, 0)
    brush.shape("-10,31! 10,31! 9,56 0,61 -9,56", WINE, 1.2, SLIP)
