"""Bodies: legs, arms and torsos by their joints, with the muscles that painters incised."""

from __future__ import annotations

from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final, NamedTuple

from pelagos.pictures.cards import CLAY, CREAM, SLIP
from tools.vase.brush import Brush
from tools.vase.curves import Point

THIGH: Final = ((0.0, 12, 15), (0.28, 15, 14.5), (0.62, 12, 11), (0.9, 9, 8))
SHIN: Final = ((0.06, 9, 7), (0.28, 6.8, 11.5), (0.55, 5.6, 9), (0.92, 4, 4.4))
UPPER_ARM: Final = ((0.0, 8.5, 9.5), (0.3, 9.6, 9.2), (0.6, 8.4, 8), (0.9, 6, 6.6))
FOREARM: Final = ((0.1, 6.6, 6.8), (0.35, 7.6, 6.4), (0.7, 5.4, 5), (1.0, 3.9, 4))
FOOT: Final = ((-6.5, 2), (-8, 8.5), (-2, 10.4), (10, 9), (20, 10.4), (29, 10), (30, 6.6), (23, 2.4), (12, -2.5))


class Skin(NamedTuple):
    """What a body is painted with."""

    fill: str = SLIP
    ink: str = CLAY


BLACK: Final = Skin()
WHITE: Final = Skin(CREAM, SLIP)
Pair = tuple[float, float]


class Bone(NamedTuple):
    """From joint to joint, with the side that looks forward."""

    start: Pair
    end: Pair
    front: float
    """1 if forward is to the left of the way from start to end, seen on the card; else -1."""

    @property
    def length(self) -> float:
        return hypot(self.end[0] - self.start[0], self.end[1] - self.start[1])

    def by(self, share: float, forward: float) -> Point:
        """A point along the bone, a distance before it."""
        (x, y), size = self.start, self.length or 1
        across, down = self.end[0] - x, self.end[1] - y
        out = forward * self.front / size
        return Point(x + across * share + down * out, y + down * share - across * out)


def sides(bone: Bone, profile: tuple[tuple[float, float, float], ...], size: float) -> tuple[list[Point], list[Point]]:
    fronts = [bone.by(share, front * size) for share, front, _ in profile]
    backs = [bone.by(share, -back * size) for share, _, back in profile]
    return fronts, backs


def leg(
    brush: Brush,
    hip: Pair,
    knee: Pair,
    ankle: Pair,
    size: float = 1,
    facing: int = 1,
    foot: float = 0,
    skin: Skin = BLACK,
) -> None:
    """In profile, with the foot turned by degrees from flat."""
    thigh, shin = Bone(hip, knee, facing), Bone(knee, ankle, facing)
    tf, tb = sides(thigh, THIGH, size)
    sf, sb = sides(shin, SHIN, size)
    turn = radians(foot) * facing
    soles = [
        Point(
            ankle[0] + size * (x * facing * cos(turn) - y * sin(turn)),
            ankle[1] + size * (x * facing * sin(turn) + y * cos(turn)),
        )
        for x, y in FOOT
    ]
    hips = [thigh.by(-0.12, 2 * size)]
    brush.shape([*hips, *tf, *sf, *soles[::-1], *sb[::-1], *tb[::-1]], skin.fill, ink=skin.ink)
    brush.line([thigh.by(0.3, 6 * size), thigh.by(0.6, 5 * size), thigh.by(0.85, 1.5 * size)], ink=skin.ink)
    brush.line([thigh.by(0.9, 3 * size), thigh.by(0.99, 0), shin.by(0.12, 3.5 * size)], ink=skin.ink)
    brush.line([shin.by(0.15, -3.5 * size), shin.by(0.4, -4 * size), shin.by(0.66, -1.5 * size)], ink=skin.ink)


def arm(
    brush: Brush, shoulder: Pair, elbow: Pair, wrist: Pair, size: float = 1, bend: int = 1, skin: Skin = BLACK
) -> None:
    """To the wrist, and a fist that holds; `bend` is the side of the inner elbow."""
    upper, lower = Bone(shoulder, elbow, bend), Bone(elbow, wrist, bend)
    uf, ub = sides(upper, UPPER_ARM, size)
    lf, lb = sides(lower, FOREARM, size)
    reach = 11 * size / (lower.length or 1)
    fist = [
        lower.by(1 + reach * 0.35, 6.4 * size),
        lower.by(1 + reach, 4.4 * size),
        lower.by(1 + reach * 1.15, -2 * size),
        lower.by(1 + reach * 0.5, -6 * size),
    ]
    brush.shape([upper.by(-0.16, 0), *uf, *lf, *fist, *lb[::-1], *ub[::-1]], skin.fill, ink=skin.ink)
    brush.line([upper.by(0.3, 2.5 * size), upper.by(0.55, 1.5 * size), upper.by(0.8, 3.4 * size)], ink=skin.ink)
    brush.lines_at(
        [[lower.by(1 + reach * k, 4.5 * size), lower.by(1 + reach * k, -1 * size)] for k in (0.5, 0.8)], skin.ink
    )


def foot(brush: Brush, x: float, y: float, size: float = 1, facing: int = 1, skin: Skin = BLACK) -> None:
    """Seen below a long robe; (x, y) is the ankle."""
    sole = [Point(x + size * a * facing, y + size * b) for a, b in FOOT]
    brush.shape(
        [Point(x - 5 * size * facing, y - 8 * size), *sole, Point(x + 5 * size * facing, y - 8 * size)],
        skin.fill,
        ink=skin.ink,
    )


def hand(brush: Brush, wrist: Pair, turn: float, size: float = 1, flip: bool = False, skin: Skin = BLACK) -> None:
    """An open hand: the fingers together, the thumb apart, pointing right before it is turned."""
    with brush.at(wrist[0], wrist[1], size, turn, flip):
        brush.shape("-5,-4 3,-6 9,-11 11.5,-9 8.5,-4 22,-4.5 24,-2 22,3.5 10,5.5 2,5 -5,4", skin.fill, ink=skin.ink)
        brush.line("10,.2 22,-.4", 1, skin.ink)


def torso(brush: Brush, neck: Pair, hip: Pair, size: float = 1, facing: int = 1, skin: Skin = BLACK) -> None:
    """From the pit of the neck to the crotch: broad shoulders seen from the front, a narrow waist."""
    turn = degrees(atan2(hip[1] - neck[1], hip[0] - neck[0])) - 90
    length = hypot(hip[0] - neck[0], hip[1] - neck[1]) / 80
    with brush.at(neck[0], neck[1], 1, turn, facing < 0):
        s, t = size, length
        front = f"{6 * s},{-8 * t} {9 * s},0 {22 * s},{5 * t} {25 * s},{16 * t} {22 * s},{32 * t} {16 * s},{50 * t}"
        back = (
            f"{-16 * s},{54 * t} {-23 * s},{30 * t} {-25 * s},{14 * t} {-20 * s},{4 * t} {-9 * s},0 {-6 * s},{-8 * t}"
        )
        brush.shape(
            f"{front} {17 * s},{66 * t} {15 * s},{84 * t} {-15 * s},{86 * t} {-19 * s},{70 * t} {back}", skin.fill
        )
        brush.lines(f"{-16 * s},{3 * t} 0,{7 * t} {16 * s},{4 * t}|0,{8 * t} 0,{30 * t}", ink=skin.ink)
        brush.line(
            f"{-21 * s},{27 * t} {-10 * s},{34 * t} 0,{29 * t} {11 * s},{34 * t} {20 * s},{27 * t}", ink=skin.ink
        )
        brush.line(f"{-8 * s},{44 * t} 0,{41 * t} {8 * s},{44 * t}", ink=skin.ink)
        brush.line(f"{-9 * s},{54 * t} 0,{51 * t} {9 * s},{54 * t}", ink=skin.ink)
