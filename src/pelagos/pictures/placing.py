"""Where things stand in an area: a place of its own for everything that may ever lie there, so that nothing jumps.

Things are rows of discs. They are placed one after another where they keep most clear of the border and of each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, hypot, inf, radians, sin
from typing import Final, NamedTuple

from pelagos.pictures.mesh import Point

STEP: Final = 18.0
"""Between the points that are tried; a cell has a radius of 100."""
NOWHERE: Final = -40.0
"""How clear of the border a point outside is."""
SLANTS: Final = (0, -24, 24, -48, 48, -72, 72)
"""The slopes at which a name may be written, in degrees."""
CHOICES: Final = 6
"""How many places a name tries."""
APART: Final = 50.0
CENTRED: Final = 0.03
CLEAR: Final = 0.15
OUT: Final = 0.8
OUT_NAME: Final = 6.0
OFF: Final = 8.0
"""So far from the border names want to stay."""
OVER: Final = 8.0
TILTED: Final = 0.45
"""What weighs how much: being near the middle, clear of the border, not over it, not over others, level."""


class Disc(NamedTuple):
    x: float
    y: float
    r: float


@dataclass(frozen=True)
class Wanted:
    """A thing that wants a place: a name, and how wide and high it is.

    Only names of areas may be written aslant, at so many degrees at most.
    """

    name: str
    width: float
    height: float
    steepest: int = 0


@dataclass(frozen=True)
class PlacedItem:
    """A thing in its place."""

    name: str
    at: Point
    slant: int
    discs: tuple[Disc, ...]


class Row(NamedTuple):
    """A row of discs: their radius, where they lie from its middle, and how far the outermost lies."""

    r: float
    offsets: tuple[Point, ...]
    extent: float


@lru_cache(maxsize=512)
def row_of(wanted: Wanted, slant: int) -> Row:
    """The discs that cover a thing."""
    long, short = max(wanted.width, wanted.height), min(wanted.width, wanted.height)
    turn = radians(slant + (90 if wanted.height > wanted.width else 0))
    count = max(1, round(long / short * 1.3))
    reach = (long - short) / 2
    shares = [2 * i / (count - 1) - 1 if count > 1 else 0.0 for i in range(count)]
    return Row(short / 2, tuple((reach * t * cos(turn), reach * t * sin(turn)) for t in shares), reach)


def discs_of(wanted: Wanted, at: Point, slant: int = 0) -> tuple[Disc, ...]:
    r, offsets, _ = row_of(wanted, slant)
    return tuple(Disc(at[0] + dx, at[1] + dy, r) for dx, dy in offsets)


class Interior:
    """The inside of an area, and how far from its border every point of a grid lies."""

    def __init__(self, loops: Sequence[Sequence[Point]]) -> None:
        border = [point for loop in loops for point in loop]
        self.left: Final = min(x for x, _ in border)
        self.top: Final = min(y for _, y in border)
        self.right: Final = max(x for x, _ in border)
        self.bottom: Final = max(y for _, y in border)
        self._clear: Final[dict[tuple[int, int], float]] = {}
        for j in range(int((self.bottom - self.top) / STEP) + 1):
            y = self.top + (j + 0.5) * STEP
            for i in self._inside(loops, y):
                x = self.left + i * STEP
                self._clear[(i, j)] = min(hypot(px - x, py - y) for px, py in border)
        self.points: Final = [(self.left + i * STEP, self.top + (j + 0.5) * STEP) for i, j in self._clear]
        self.middle: Final = _mean(self.points)
        self.tries: Final[dict[str, list[tuple[float, Point, int]]]] = {}
        """By the name of a thing, where it might stand; the same whatever else is placed."""

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

    def is_near(self, disc: Disc) -> bool:
        """Might this disc be in the way here?"""
        near = self.left - disc.r < disc.x < self.right + disc.r
        return near and self.top - disc.r < disc.y < self.bottom + disc.r

    def fit(self, at: Point, r: float, offsets: Sequence[Point]) -> float:
        """How much clearer of the border than need be; negative where it sticks out."""
        x, y = at[0] - self.left, at[1] - self.top
        get = self._clear.get
        return min([get((round((x + dx) / STEP), int((y + dy) / STEP)), NOWHERE) for dx, dy in offsets]) - r


def _mean(points: Sequence[Point]) -> Point:
    return (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))


def _overlap(at: Point, row: Row, others: Sequence[Disc], enough: float) -> float:
    """How far the worst pair of discs reaches into each other; no more is looked for once it is enough."""
    x, y = at
    r, offsets, extent = row
    worst = 0.0
    for bx, by, br in others:
        dx, dy, reach = x - bx, y - by, r + br
        far = extent + reach - worst
        if dx * dx + dy * dy >= far * far:
            continue
        for ox, oy in offsets:
            ax, ay, left = dx + ox, dy + oy, reach - worst
            if left > 0 and ax * ax + ay * ay < left * left:
                worst = reach - hypot(ax, ay)
        if worst >= enough:
            break
    return worst


def place(room: Interior, wanted: Sequence[Wanted], taken: Sequence[Disc] = ()) -> dict[str, PlacedItem]:
    """A place for each thing, in this order. A name tries several places, and takes the one that leaves most room."""
    if not wanted:
        return {}
    hopes = [_tries(room, thing)[0][0] for thing in wanted]
    best, found = float("-inf"), {}
    for start, first in _choices(room, wanted[0], taken):
        worth = start
        blocked = [*taken, *first.discs]
        placed = {first.name: first}
        for i, thing in enumerate(wanted[1:], 1):
            if worth + sum(hopes[i:]) <= best:
                break
            more, next_one = _choices(room, thing, blocked)[0]
            worth += more
            placed[thing.name] = next_one
            blocked.extend(next_one.discs)
        if len(placed) == len(wanted) and worth > best:
            best, found = worth, placed
    return found


def _choices(room: Interior, thing: Wanted, blocked: Sequence[Disc]) -> list[tuple[float, PlacedItem]]:
    """The places with the highest worth, best first: one, or for a name several that lie apart.

    Most are ruled out before anybody looks at what lies around.
    """
    found: list[tuple[float, PlacedItem]] = []
    most = CHOICES if thing.steepest else 1
    rows = {slant: row_of(thing, slant) for slant in _slants(thing)}
    for worth, point, slant in _tries(room, thing):
        if len(found) == most and worth <= found[-1][0]:
            break
        full = len(found) == most
        over = _overlap(point, rows[slant], blocked, (worth - found[-1][0]) / OVER if full else inf)
        left = worth - OVER * over
        if full and left <= found[-1][0]:
            continue
        if not any(_is_near(point, other) for better, other in found if better >= left):
            found = [one for one in found if one[0] > left or not _is_near(point, one[1])]
            found.append((left, PlacedItem(thing.name, point, slant, discs_of(thing, point, slant))))
            found.sort(key=lambda one: -one[0])
            del found[most:]
    return found


def _tries(room: Interior, thing: Wanted) -> list[tuple[float, Point, int]]:
    """Every point of the grid at every slope, with what it is worth as long as nothing else lies there."""
    if thing.name in room.tries:
        return room.tries[thing.name]
    tries: list[tuple[float, Point, int]] = []
    x, y = room.middle
    for slant in _slants(thing):
        r, offsets, _ = row_of(thing, slant)
        for point in room.points:
            fit = room.fit(point, r, offsets)
            out = OUT_NAME * min(fit - OFF, 0) if thing.steepest else OUT * min(fit, 0)
            worth = out + CLEAR * min(fit, 40) - TILTED * abs(slant)
            tries.append((worth - CENTRED * hypot(point[0] - x, point[1] - y), point, slant))
    tries.sort(key=lambda one: -one[0])
    room.tries[thing.name] = tries
    return tries


def _slants(thing: Wanted) -> list[int]:
    return [slant for slant in SLANTS if abs(slant) <= thing.steepest]


def _is_near(point: Point, other: PlacedItem) -> bool:
    return abs(point[0] - other.at[0]) + abs(point[1] - other.at[1]) < APART
