"""Garments and armour."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase.brush import Brush
from tools.vase.curves import Point, between, told
from tools.vase.parts import hem


def skirt(
    brush: Brush,
    left: str,
    right: str,
    folds: int = 9,
    accent: str = WINE,
    fill: str = SLIP,
    deep: float = 4,
    teeth: int = 0,
) -> None:
    """Cloth between two side courses, told from the waist down, with a zigzag hem; every other fold has the accent."""
    one, other = told(left), told(right)
    low = hem(f"{one[-1].x},{one[-1].y} {other[-1].x},{other[-1].y}", deep, teeth or folds)
    brush.shape([_sharp(one[0]), *one[1:-1], *low, *other[1:-1][::-1], _sharp(other[0])], fill)
    if accent:
        for k in range(1, folds, 2):
            strip = [between(one, other, (k + d) / folds) for d in (0, 1)]
            ends = [[_sharp(p) if i in (0, len(c) - 1) else p for i, p in enumerate(c)] for c in strip]
            brush.shape([*ends[0], *ends[1][::-1]], accent, 1.1)
    else:
        for k in range(1, folds):
            brush.line(between(one, other, k / folds), 1.2)


def _sharp(point: Point) -> Point:
    return Point(point.x, point.y, True)


def border(brush: Brush, left: str, right: str, width: float = 5, fill: str = CREAM) -> None:
    """A band of ornament across a garment: a strip with dots in it."""
    (x, y), (p, q) = [(float(a), float(b)) for a, b in (word.split(",") for word in (left, right))]
    brush.limb(f"{x},{y},{width / 2} {(x + p) / 2},{(y + q) / 2 + 1},{width / 2} {p},{q},{width / 2}", fill, 1)


def corslet(
    brush: Brush, x: float, y: float, size: float = 1, turn: float = 0, flip: bool = False, accent: str = WINE
) -> None:
    """Bronze, flaring at the waist, with flaps below; the pit of the neck at (0, 0), 96 down to the flaps' ends."""
    with brush.at(x, y, size, turn, flip):
        for k in range(6):
            a, b = -21 + k * 7, -24 + k * 8
            brush.shape(f"{a},62! {a + 7},62! {b + 8},88! {b},88!", accent if k % 2 else SLIP, 1.2)
        brush.shape(
            "7,-8! 10,1 24,5 26,16 23,34 18,50 25,64! 14,67 0,68 -14,67 -25,64! -18,50 -23,34 -26,16 -24,5 -10,1 -7,-8!"
        )
        brush.line("-23,60 0,64 23,60", 1.4)
        brush.lines("-18,4 0,9 18,4|0,9 0,58", 1.3)
        for f in (False, True):
            with brush.at(0, 0, 1, 0, f):
                brush.line("4,36 16,38 21,28 15,20 8,24 10,30 14,28", 1.4)
                brush.line("5,44 10,50 14,45", 1.2)
