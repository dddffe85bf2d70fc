"""Things that several pictures need: weapons, shields, wings, snakes, plants."""

from __future__ import annotations

from math import atan2, cos, degrees, hypot, pi, sin

from pelagos.pictures.cards import CLAY, CREAM, SLIP, WINE
from tools.vase.brush import Brush
from tools.vase.curves import Point, between, spine, told

Pair = tuple[float, float]


def pole(brush: Brush, start: Pair, end: Pair, width: float = 2.2, fill: str = SLIP) -> None:
    """A straight shaft with incised edges."""
    (x, y), (p, q) = start, end
    length = hypot(p - x, q - y)
    with brush.at(x, y, 1, degrees(atan2(q - y, p - x))):
        brush.shape(f"0,{-width}! {length},{-width}! {length},{width}! 0,{width}!", fill, 1)


def spear(brush: Brush, butt: Pair, tip: Pair, width: float = 2.0, head: float = 1) -> None:
    """With a leaf blade at the tip and a spike at the butt."""
    (x, y), (p, q) = butt, tip
    length = hypot(p - x, q - y)
    with brush.at(x, y, 1, degrees(atan2(q - y, p - x))):
        brush.shape(
            f"0,0! 14,{-width}! {length - 26 * head},{-width}! {length - 26 * head},{width}! 14,{width}!", edge=1
        )
        brush.shape(
            f"{length},0! {length - 14 * head},{-6 * head} {length - 30 * head},0! {length - 14 * head},{6 * head}"
        )
        brush.line(f"{length - 26 * head},0 {length - 4},0", 1.1)


def shield(brush: Brush, x: float, y: float, r: float, rim: str = SLIP, studs: int = 20) -> None:
    """Round, with a rim; the blazon is painted by whoever carries it."""
    brush.dot(x, y, r, rim, 1.6)
    brush.ring(x, y, r * 0.84)
    for k in range(studs):
        brush.dot(x + r * 0.92 * cos(2 * pi * k / studs), y + r * 0.92 * sin(2 * pi * k / studs), r * 0.028, CREAM)


def wing(
    brush: Brush,
    lead: str,
    trail: str,
    feathers: int,
    accent: str = WINE,
    mid: float = 0.46,
    band: str = CREAM,
    rows: int = 2,
) -> None:
    """From the shoulder along two courses of as many points: scales, a band, and long feathers."""
    front, back = spine(told(lead), 4), spine(told(trail), 4)
    last = len(front) - 1
    for k in range(feathers - 1, -1, -1):
        low, high = k * last / feathers, (k + 1) * last / feathers
        roots = [_on(front, back, t, mid - 0.06) for t in (low, high)]
        outer = [_on(front, back, t, s) for t, s in ((high, 0.9), ((low + high) / 2 + 0.12, 1.03), (low, 0.9))]
        course = [_sharp(roots[0]), _sharp(roots[1]), *outer]
        brush.shape(course, accent if k % 2 else SLIP, 1.2)
    middle = between(front, back, mid)
    brush.shape([*_ends(front), *_ends(middle[::-1])])
    for share in (0.36, 0.7)[:rows]:
        scales(brush, between(front, back, mid * share))
    strip = between(front, back, mid - 0.07)
    brush.shape([*_ends(strip), *_ends(middle[::-1])], band, 1)


def scales(brush: Brush, course: list[Point]) -> None:
    """A row of small arcs along a course."""
    for p, q in zip(course[1:-2:2], course[3::2], strict=False):
        dx, dy = q.x - p.x, q.y - p.y
        brush.line([p, Point((p.x + q.x) / 2 - dy * 0.45, (p.y + q.y) / 2 + dx * 0.45), q], 1.1)


def _on(front: list[Point], back: list[Point], at: float, share: float) -> Point:
    k = min(int(at), len(front) - 2)
    rest = at - k
    one, two = between(front[k : k + 2], back[k : k + 2], share)
    return Point(one.x + (two.x - one.x) * rest, one.y + (two.y - one.y) * rest)


def _sharp(point: Point) -> Point:
    return Point(point.x, point.y, True)


def _ends(course: list[Point]) -> list[Point]:
    return [_sharp(course[0]), *course[1:-1], _sharp(course[-1])]


def snake(brush: Brush, course: str, spots: bool = True, fill: str = SLIP, steps: int = 4) -> None:
    """From tail to head by `x,y,width`; spots along the back; the head is drawn by `snake_head`."""
    brush.limb(course, fill, steps=steps)
    if spots:
        words = [[float(one) for one in word.split(",")] for word in course.split()]
        along = spine([Point(x, y) for x, y, _ in words], 4)
        widths = [p.x for p in spine([Point(w, 0) for _, _, w in words], 4)]
        for p, w in list(zip(along, widths, strict=True))[2::2]:
            if w > 2:
                brush.dot(p.x, p.y, min(w * 0.34, 1.9), CLAY)


def snake_head(
    brush: Brush, x: float, y: float, turn: float, size: float = 1, flip: bool = False, tongue: str = WINE
) -> None:
    """Looking right before it is turned, with a beard as painters gave it."""
    with brush.at(x, y, size, turn, flip):
        brush.lines("16,3 24,3 30,0|24,3 30,6", 1.3, tongue)
        brush.shape("-8,-6 0,-9 9,-7 18,-1 18,2 8,3.5 17,6 8,9 2,13 -1,8 -8,6")
        brush.dot(5, -3, 2, CREAM)
        brush.line("2,4 8,3.5", 1)


def sea(brush: Brush, y: float, count: int = 9, high: float = 12, fill: str = SLIP, shift: float = 0) -> None:
    """From side to side: running waves, black below."""
    wide = 222 / count
    points = [Point(9 + shift - wide, 310, True)]
    for k in range(-1, count + 1):
        x = 9 + shift + k * wide
        for p, q in ((0.0, 0.0), (0.3, 0.25), (0.45, 0.75), (0.68, 1.0), (0.95, 0.85), (0.97, 0.45), (0.78, 0.6)):
            points.append(Point(x + p * wide, y - q * high, (p, q) in {(0.0, 0.0), (0.97, 0.45)}))
        points.append(Point(x + 0.76 * wide, y - 0.2 * high))
    points += [Point(9 + shift + (count + 1) * wide, y, True), Point(9 + shift + (count + 1) * wide, 310, True)]
    brush.shape(points, fill, 1.2)


def ripples(brush: Brush, y: float, count: int = 6, ink: str = CLAY, width: float = 1.2, shift: float = 0) -> None:
    """Short incised waves on black water."""
    wide = 222 / count
    for k in range(count):
        x = 9 + shift + k * wide
        brush.line(f"{x + 4},{y} {x + wide * 0.28},{y - 4} {x + wide * 0.52},{y} {x + wide * 0.8},{y + 3}", width, ink)


def fish(
    brush: Brush, x: float, y: float, size: float = 1, turn: float = 0, flip: bool = False, band: str = WINE
) -> None:
    with brush.at(x, y, size, turn, flip):
        brush.shape("30,0 20,-9 2,-13 -16,-7 -28,-2 -44,-14! -39,0 -44,14! -28,3 -14,9 4,12 20,8")
        brush.shape("6,-12! -2,-21! -14,-8!")
        brush.line("14,-9 9,0 14,8")
        brush.dot(20, -3, 2.4, CREAM)
        brush.limb("4,1,2.2 -12,1,2 -28,0,.6", band, 0)


def dolphin(brush: Brush, x: float, y: float, size: float = 1, turn: float = 0, flip: bool = False) -> None:
    with brush.at(x, y, size, turn, flip):
        brush.shape(
            "46,18! 38,11 33,4 24,-9 8,-18 -10,-16 -26,-4 -36,12 -52,14! -44,22 -47,36! -34,27 -26,20 -14,9 0,5 14,7 "
            "24,13 34,18"
        )
        brush.shape("4,-17! -8,-31! -12,-14!")
        brush.shape("12,5! 4,18! 20,9!")
        brush.line("28,12 16,4 0,0 -16,4 -28,16")
        brush.dot(27, 1, 2.2, CREAM)
        brush.line("45,17 34,13", 1.1)


def leaf_branch(brush: Brush, course: str, leaf: float = 14, every: int = 2, fill: str = SLIP) -> None:
    """A twig with leaves in pairs."""
    along = spine(told(course), 5)
    brush.line(along, 2.4, fill)
    for k in range(1, len(along) - 1, every):
        turn = degrees(atan2(along[k + 1].y - along[k - 1].y, along[k + 1].x - along[k - 1].x))
        for side in (-42, 42):
            with brush.at(along[k].x, along[k].y, leaf / 14, turn + side):
                brush.shape("0,0! 5,-3.4 14,0! 5,3.4", fill, 0.9)
    with brush.at(
        along[-1].x, along[-1].y, leaf / 14, degrees(atan2(along[-1].y - along[-2].y, along[-1].x - along[-2].x))
    ):
        brush.shape("0,0! 5,-3.4 14,0! 5,3.4", fill, 0.9)


def hem(points: str, deep: float, teeth: int) -> list[Point]:
    """A zigzag along a line from point to point, for the lower edge of a garment."""
    first, last = told(points)
    found = []
    for k in range(teeth * 2 + 1):
        share = k / (teeth * 2)
        x, y = first.x + (last.x - first.x) * share, first.y + (last.y - first.y) * share
        found.append(Point(x, y + (deep if k % 2 else 0), True))
    return found


def thunderbolt(brush: Brush, x: float, y: float, size: float, turn: float) -> None:
    """Two flowers of fire from one grip."""
    for way in (0, 180):
        with brush.at(x, y, size, turn + way):
            brush.shape(
                "4,-5! 18,-12 34,-16 56,-22! 44,-12 62,-8! 48,-4 68,0! 48,4 62,8! 44,12 56,22! 34,16 18,12 4,5!"
            )
            brush.lines("14,-6 40,-12|14,-2 46,-4|14,2 46,4|14,6 40,12", 1.3)
            brush.limb("10,-10,3 14,0,3.4 10,10,3", WINE, 1)


def tablet(brush: Brush, x: float, y: float, size: float, turn: float, mark: str = WINE) -> None:
    """A card as Greeks would have it: a waxed tablet."""
    with brush.at(x, y, size, turn):
        brush.shape("-14,-20! 14,-20! 14,20! -14,20!", CREAM, 1.6, SLIP)
        brush.shape("-9,-15! 9,-15! 9,15! -9,15!", mark, 1, SLIP)
        brush.lines("-5,-8 5,-8|-5,-1 5,-1|-5,6 2,6", 1.3, CREAM)
