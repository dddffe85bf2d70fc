"""Smooth outlines through told points, placed by affine maps, written as short SVG paths."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, hypot, radians, sin, sqrt
from typing import Final, NamedTuple

GRID: Final = 5
"""Steps of a unit in which everything is written."""


class Point(NamedTuple):
    """Where an outline goes through; at a corner it breaks."""

    x: float
    y: float
    corner: bool = False


class Place(NamedTuple):
    """An affine map from a part's own coordinates to those of the card."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def of(self, point: Point) -> Point:
        x, y = point.x, point.y
        return Point(self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f, point.corner)

    def within(self, x: float, y: float, scale: float, turn: float, flip: bool) -> Place:
        """First mirrored and scaled, then turned clockwise by degrees, then moved, then placed as this says."""
        sine, cosine = sin(radians(turn)), cos(radians(turn))
        wide = -scale if flip else scale
        p, q, r, s = cosine * wide, sine * wide, -sine * scale, cosine * scale
        moved = self.of(Point(x, y))
        return Place(
            self.a * p + self.c * q,
            self.b * p + self.d * q,
            self.a * r + self.c * s,
            self.b * r + self.d * s,
            moved.x,
            moved.y,
        )

    @property
    def scale(self) -> float:
        return sqrt(abs(self.a * self.d - self.b * self.c))


def told(points: str) -> list[Point]:
    """Points as `x,y` with spaces between; an exclamation mark makes a corner."""
    found = []
    for word in points.split():
        x, y = word.rstrip("!").split(",")
        found.append(Point(float(x), float(y), word.endswith("!")))
    return found


def outline(points: Sequence[Point], closed: bool) -> str:
    """A path through the points; straight between two corners that follow each other."""
    rounded = [Point(round(p.x * GRID) / GRID, round(p.y * GRID) / GRID, p.corner) for p in points]
    path, last = f"M{number(rounded[0].x)}{joined(rounded[0].y)}", ""
    count = len(rounded)
    for i in range(count if closed else count - 1):
        before = rounded[i - 1] if closed or i else None
        here, there = rounded[i], rounded[(i + 1) % count]
        after = rounded[(i + 2) % count] if closed or i + 2 < count else None
        letter, numbers = _segment(None if here.corner else before, here, there, None if there.corner else after)
        path += f"{letter}{numbers}" if letter != last else numbers if numbers.startswith("-") else f" {numbers}"
        last = letter
    return path + ("z" if closed else "")


def _segment(before: Point | None, here: Point, there: Point, after: Point | None) -> tuple[str, str]:
    """One cubic curve, or a line where both ends are corners or open ends."""
    if before is None and after is None:
        return "l", _pair(there.x - here.x, there.y - here.y)
    reach = hypot(there.x - here.x, there.y - here.y) / 3
    out = _handle(before, here, there, reach) if before else None
    back = _handle(after, there, here, reach) if after else None
    if out is None and back is not None:
        out = Point(here.x + (back.x - here.x) / 2, here.y + (back.y - here.y) / 2)
    if back is None and out is not None:
        back = Point(there.x + (out.x - there.x) / 2, there.y + (out.y - there.y) / 2)
    assert out is not None
    assert back is not None
    return "c", "".join(_pair(p.x - here.x, p.y - here.y, i == 0) for i, p in enumerate((out, back, there)))


def _handle(before: Point, here: Point, there: Point, reach: float) -> Point:
    """The control point of `here` towards `there`: the nearer neighbour has more to say about the direction."""
    d0, d1 = hypot(here.x - before.x, here.y - before.y) or 1, hypot(there.x - here.x, there.y - here.y) or 1
    dx = (here.x - before.x) / d0 * d1 + (there.x - here.x) / d1 * d0
    dy = (here.y - before.y) / d0 * d1 + (there.y - here.y) / d1 * d0
    length = hypot(dx, dy) or 1
    return Point(here.x + dx / length * reach, here.y + dy / length * reach)


def _pair(x: float, y: float, first: bool = True) -> str:
    return (number(x) if first else joined(x)) + joined(y)


def number(value: float) -> str:
    """On the fine grid, so that paths need no decimal points; the frame scales it back."""
    return str(round(value * GRID))


def joined(value: float) -> str:
    """A number that follows another: the sign parts them as well as a space."""
    text = number(value)
    return text if text.startswith("-") else f" {text}"


def spine(points: Sequence[Point], steps: int) -> list[Point]:
    """The same smooth course with more points, evenly many between each two."""
    found = []
    for i in range(len(points) - 1):
        p0 = points[i - 1] if i else points[i]
        p1, p2 = points[i], points[i + 1]
        p3 = points[i + 2] if i + 2 < len(points) else p2
        for k in range(steps):
            t = k / steps
            found.append(Point(_catmull(p0.x, p1.x, p2.x, p3.x, t), _catmull(p0.y, p1.y, p2.y, p3.y, t)))
    return [*found, points[-1]]


def _catmull(p0: float, p1: float, p2: float, p3: float, t: float) -> float:
    return 0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t**2 + (3 * p1 - p0 - 3 * p2 + p3) * t**3)


def normals(course: Sequence[Point]) -> list[Point]:
    """To the right of the way, one for each point."""
    found = []
    for i in range(len(course)):
        before, after = course[max(i - 1, 0)], course[min(i + 1, len(course) - 1)]
        dx, dy = after.x - before.x, after.y - before.y
        length = hypot(dx, dy) or 1
        found.append(Point(-dy / length, dx / length))
    return found


def beside(course: Sequence[Point], offsets: Iterable[float]) -> list[Point]:
    """The course moved to its right by these."""
    return [Point(p.x + n.x * w, p.y + n.y * w) for p, n, w in zip(course, normals(course), offsets, strict=True)]


def between(one: Sequence[Point], other: Sequence[Point], share: float) -> list[Point]:
    """A course a part of the way from one to another of as many points."""
    return [Point(p.x + (q.x - p.x) * share, p.y + (q.y - p.y) * share) for p, q in zip(one, other, strict=True)]
