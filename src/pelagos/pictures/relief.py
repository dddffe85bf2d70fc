"""What makes an island look like one: hills, olive trees and rocks, set by its name, so that nothing ever moves.

They are drawn under everything else, and keep clear of names, of building sites and of whoever holds the place.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final
from zlib import crc32

from pelagos.pictures.mesh import Point
from pelagos.pictures.placing import Disc, Interior

HILL: Final = (58.0, 26.0)
"""How wide and high a hill is."""
TREE: Final = 24.0
ROCK: Final = 18.0
HILLS_EACH: Final = 40
"""One hill for so many points of the grid that lie inside; likewise trees and rocks."""
TREES_EACH: Final = 20
ROCKS_EACH: Final = 60


@dataclass(frozen=True)
class Relief:
    """Points of the map: where a hill begins on its left, where a tree stands, the middle of a rock."""

    hills: tuple[Point, ...] = ()
    trees: tuple[Point, ...] = ()
    rocks: tuple[Point, ...] = ()

    def __add__(self, other: Relief) -> Relief:
        return Relief(self.hills + other.hills, self.trees + other.trees, self.rocks + other.rocks)

    def moved(self, by: Point) -> Relief:
        def shifted(points: tuple[Point, ...]) -> tuple[Point, ...]:
            return tuple((x + by[0], y + by[1]) for x, y in points)

        return Relief(shifted(self.hills), shifted(self.trees), shifted(self.rocks))


def relief_of(name: str, room: Interior, taken: Sequence[Disc]) -> Relief:
    """Hills inland first, then trees, then rocks wherever there is room left."""
    points = _shuffled(name, room.points)
    blocked = [*taken]
    width, height = HILL
    hills = _scattered(room, points, blocked, width / 2, 18, len(points) // HILLS_EACH)
    trees = _scattered(room, points, blocked, TREE / 2, 17, len(points) // TREES_EACH)
    rocks = _scattered(room, points, blocked, ROCK / 2, 13, len(points) // ROCKS_EACH)
    return Relief(tuple((x - width / 2, y + height / 2) for x, y in hills), tuple(trees), tuple(rocks))


def _shuffled(name: str, points: Sequence[Point]) -> list[Point]:
    """In an order of their own, each a little off the grid."""
    found: list[tuple[int, Point]] = []
    for x, y in points:
        number = crc32(f"{name} {x:.0f} {y:.0f}".encode())
        found.append((number, (x + (number >> 8 & 15) - 7.5, y + (number >> 16 & 15) - 7.5)))
    return [point for _, point in sorted(found)]


def _scattered(
    room: Interior, points: Sequence[Point], blocked: list[Disc], r: float, inland: float, most: int
) -> list[Point]:
    found: list[Point] = []
    for x, y in points:
        if len(found) >= most:
            break
        if room.fit((x, y), r, ((0.0, 0.0),)) < inland - r * 0.4:
            continue
        if all(hypot(x - disc.x, y - disc.y) >= disc.r + r for disc in blocked):
            found.append((x, y))
            blocked.append(Disc(x, y, r))
    return found
