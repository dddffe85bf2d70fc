"""Where things stand in an area: a place of its own for everything that may ever lie there, so that nothing jumps.

Things are rows of discs. They are placed one after another where they keep most clear of the border and of each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, hypot, radians, sin
from typing import Final, NamedTuple

from pelagos.pictures.mesh import Point

STEP: Final = 15.0
"""Between the points that are tried; a cell has a radius of 100."""
NOWHERE: Final = -40.0
"""How clear of the border a point outside is."""
SLANTS: Final = (0, -20, 20, -40, 40, -60, 60, -90)
"""The slopes at which a name may be written, in degrees."""
CENTRED: Final = 0.12
CLEAR: Final = 0.25
OUT: Final = 3.0
OVER: Final = 4.0
TILTED: Final = 0.35


class Disc(NamedTuple):
    x: float
    y: float
    r: float


@dataclass(frozen=True)
class Wanted:
    """A thing that wants a place: a name, and how wide and high it is. Only names of areas may be written aslant."""

    name: str
    width: float
    height: float
    slanted: bool = False
    near: Point | None = None


@dataclass(frozen=True)
class Placed:
    """A thing in its place."""

    name: str
    at: Point
    slant: int
    discs: tuple[Disc, ...]


def discs_of(wanted: Wanted, at: Point, slant: int) -> tuple[Disc, ...]:
    """A row of discs that covers the thing."""
    long, short = max(wanted.width, wanted.height), min(wanted.width, wanted.height)
    turn = radians(slant + (90 if wanted.height > wanted.width else 0))
    count = max(1, round(long / short * 1.3))
    reach = (long - short) / 2
    shares = [2 * i / (count - 1) - 1 if count > 1 else 0.0 for i in range(count)]
    return tuple(Disc(at[0] + reach * t * cos(turn), at[1] + reach * t * sin(turn), short / 2) for t in shares)


class Room:
    """The inside of an area, and how far from its border every point of a grid lies."""

    def __init__(self, loops: Sequence[Sequence[Point]]) -> None:
        border = [point for loop in loops for point in loop]
        self.left: Final = min(x for x, _ in border)
        self.top: Final = min(y for _, y in border)
        bottom = max(y for _, y in border)
        self._clear: Final[dict[tuple[int, int], float]] = {}
        for j in range(int((bottom - self.top) / STEP) + 1):
            y = self.top + (j + 0.5) * STEP
            for i in self._inside(loops, y):
                x = self.left + i * STEP
                self._clear[(i, j)] = min(hypot(px - x, py - y) for px, py in border)
        self.points: Final = [(self.left + i * STEP, self.top + (j + 0.5) * STEP) for i, j in self._clear]
        self.middle: Final = _mean(self.points)

    def _inside(self, loops: Sequence[Sequence[Point]], y: float) -> list[int]:
        """The columns of the grid that lie inside, on one line."""
        crossings = sorted(
            a[0] + (y - a[1]) * (b[0] - a[0]) / (b[1] - a[1])
            for loop in loops
            for a, b in zip(loop, [*loop[1:], loop[0]], strict=True)
            if (a[1] > y) != (b[1] > y)
        )
        found: list[int] = []
        for start, end in zip(crossings[::2], crossings[1::2], strict=True):
            first, last = int((start - self.left) / STEP) + 1, int((end - self.left) / STEP)
            found.extend(range(first, last + 1))
        return found

    def clear(self, x: float, y: float) -> float:
        return self._clear.get((round((x - self.left) / STEP), int((y - self.top) / STEP)), NOWHERE)

    def fit(self, discs: Sequence[Disc]) -> float:
        """How much clearer of the border than need be; negative where it sticks out."""
        return min(self.clear(disc.x, disc.y) - disc.r for disc in discs)


def _mean(points: Sequence[Point]) -> Point:
    return (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))


def _overlap(discs: Sequence[Disc], others: Sequence[Disc]) -> float:
    worst = 0.0
    for a in discs:
        for b in others:
            over = a.r + b.r - hypot(a.x - b.x, a.y - b.y)
            worst = max(worst, over)
    return worst


def place(room: Room, wanted: Sequence[Wanted], taken: Sequence[Disc] = ()) -> dict[str, Placed]:
    """A place for each thing, in this order."""
    found: dict[str, Placed] = {}
    blocked = list(taken)
    for thing in wanted:
        placed = _best(room, thing, blocked)
        found[thing.name] = placed
        blocked.extend(placed.discs)
    return found


def _best(room: Room, thing: Wanted, blocked: Sequence[Disc]) -> Placed:
    """The point with the highest worth; most are ruled out before anybody looks at what lies around."""
    home = thing.near or room.middle
    tries: list[tuple[float, Placed]] = []
    for slant in SLANTS if thing.slanted else (0,):
        for point in room.points:
            discs = discs_of(thing, point, slant)
            tries.append((_worth(room, discs, point, home, slant), Placed(thing.name, point, slant, discs)))
    tries.sort(key=lambda one: -one[0])
    best, chosen = float("-inf"), tries[0][1]
    for worth, placed in tries:
        if worth <= best:
            break
        worth -= OVER * _overlap(placed.discs, blocked)
        if worth > best:
            best, chosen = worth, placed
    return chosen


def _worth(room: Room, discs: Sequence[Disc], point: Point, home: Point, slant: int) -> float:
    fit = room.fit(discs)
    worth = OUT * min(fit, 0) + CLEAR * min(fit, 40)
    return worth - CENTRED * hypot(point[0] - home[0], point[1] - home[1]) - TILTED * abs(slant)
