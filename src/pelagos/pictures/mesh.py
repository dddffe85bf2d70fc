"""Outlines of areas as unions of their cells: every shared border is one soft line, the same from both sides.

A face is a polygon whose corners have names, so that neighbours share them exactly. Corners are pulled towards the line
they lie on, shaken a little, and the lines run through the middles of the edges. Coasts run on smoothly where two seas
or two lands meet at them; so does the rim of the board.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias
from zlib import crc32

Point: TypeAlias = tuple[float, float]
Corner: TypeAlias = Hashable
Edge: TypeAlias = tuple[int, int]

OUTSIDE: Final = -1
LAND: Final = "land"
SEA: Final = "sea"
COAST: Final = "coast"
RIM: Final = "rim"
LAND_BORDER: Final = "land-border"
SEA_BORDER: Final = "sea-border"


class MeshFace(NamedTuple):
    """A polygon of one area, its corners clockwise on the screen."""

    area: int
    corners: tuple[tuple[Corner, Point], ...]


@dataclass(frozen=True)
class Path:
    """A line of quadratic curves: where it starts, then pairs of control point and end."""

    start: Point
    curves: tuple[tuple[Point, Point], ...]
    closed: bool

    def points(self, steps: int = 3) -> list[Point]:
        """The line as a polygon."""
        found: list[Point] = []
        here = self.start
        for control, end in self.curves:
            found += [_on_curve(here, control, end, i / steps) for i in range(steps)]
            here = end
        return found if self.closed else [*found, here]

    def data(self) -> str:
        """As SVG writes it, in whole units, every point from the end of the curve before it."""
        here = _whole(self.start)
        text = f"M{here[0]} {here[1]}q"
        for control, end in self.curves:
            goal = _whole(end)
            text += "".join(_step(here, point) for point in (_whole(control), goal))
            here = goal
        return text.replace("q ", "q") + ("Z" if self.closed else "")


def _whole(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def _step(a: tuple[int, int], b: tuple[int, int]) -> str:
    """Two numbers, with no more space than they need."""
    return "".join(str(d) if d < 0 else f" {d}" for d in (b[0] - a[0], b[1] - a[1]))


def _on_curve(a: Point, b: Point, c: Point, t: float) -> Point:
    return _sum((a, (1 - t) * (1 - t)), (b, 2 * t * (1 - t)), (c, t * t))


def _sum(*parts: tuple[Point, float]) -> Point:
    return (sum(point[0] * share for point, share in parts), sum(point[1] * share for point, share in parts))


def between(a: Point, b: Point, share: float = 0.5) -> Point:
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)


class Mesh:
    """Faces that share corners. `kinds` says of every area whether it is land or sea."""

    def __init__(self, faces: Sequence[MeshFace], kinds: Sequence[str], pull: float, shake: float, salt: str) -> None:
        self.kinds: Final = kinds
        self._names: Final[dict[Corner, int]] = {}
        self._points: Final[list[Point]] = []
        self._area: Final[dict[Edge, int]] = {}
        for face in faces:
            self._add(face)
        self.edges: Final = [edge for edge in self._area if self._is_border(edge)]
        """Borders, in both directions; the area of an edge lies to its right."""
        self._onward: Final = self._lines()
        self._shaken: Final = [self._shake(v, shake, salt) for v in range(len(self._points))]
        self._soft: Final = [self._pulled(v, pull) for v in range(len(self._points))]

    def _add(self, face: MeshFace) -> None:
        around: list[int] = []
        for corner, point in face.corners:
            if corner not in self._names:
                self._names[corner] = len(self._points)
                self._points.append(point)
            around.append(self._names[corner])
        for i, v in enumerate(around):
            self._area[(around[i - 1], v)] = face.area

    def _is_border(self, edge: Edge) -> bool:
        return self.across(edge) != self._area[edge]

    def across(self, edge: Edge) -> int:
        """The area on the other side."""
        return self._area.get((edge[1], edge[0]), OUTSIDE)

    def sort(self, edge: Edge) -> str:
        """Coast, rim of the sea, or a border between two lands or two seas."""
        here = self.kinds[self._area[edge]] if edge in self._area else ""
        there = self.kinds[self.across(edge)] if self.across(edge) != OUTSIDE else ""
        if LAND in (here, there):
            return LAND_BORDER if here == there else COAST
        return SEA_BORDER if here == there else RIM

    def _lines(self) -> dict[int, tuple[int, int]]:
        """By corner the two neighbours between which the line runs on, where there is one."""
        ends: dict[int, list[int]] = {}
        for u, v in self.edges:
            ends.setdefault(u, []).append(v)
            if (v, u) not in self._area:
                ends.setdefault(v, []).append(u)
        return {v: pair for v, others in ends.items() if (pair := self._pair(v, others)) is not None}

    def _pair(self, v: int, others: list[int]) -> tuple[int, int] | None:
        rim = [u for u in others if (u, v) not in self._area or (v, u) not in self._area]
        coast = [u for u in others if self.sort((v, u) if (v, u) in self._area else (u, v)) == COAST]
        for line in (others, rim, coast):
            if len(line) == 2:
                return (line[0], line[1])
        return None

    def _shake(self, v: int, amount: float, salt: str) -> Point:
        x, y = self._points[v]
        number = crc32(f"{salt} {round(x)} {round(y)}".encode())
        return (x + amount * ((number & 0xFFFF) / 0x7FFF - 1), y + amount * ((number >> 16) / 0x7FFF - 1))

    def _pulled(self, v: int, pull: float) -> Point:
        if v not in self._onward:
            return self._shaken[v]
        a, b = self._onward[v]
        return between(self._shaken[v], between(self._shaken[a], self._shaken[b]), pull)

    # Lines

    def middle(self, a: Corner, b: Corner) -> Point:
        """The middle of the edge between two corners, where the soft line crosses it."""
        return self._middle(self._names[a], self._names[b])

    def _middle(self, u: int, v: int) -> Point:
        return between(self._soft[u], self._soft[v])

    def _knot(self, v: int) -> Point:
        """Where the lines that meet at a corner truly meet."""
        if v not in self._onward:
            return self._soft[v]
        a, b = self._onward[v]
        return _sum((self._middle(a, v), 0.25), (self._soft[v], 0.5), (self._middle(v, b), 0.25))

    def _runs_on(self, u: int, v: int, w: int) -> bool:
        return v in self._onward and {u, w} == set(self._onward[v])

    def _bend(self, u: int, v: int, w: int) -> list[tuple[Point, Point]]:
        """From the middle of one edge to the middle of the next."""
        if self._runs_on(u, v, w):
            return [(self._soft[v], self._middle(v, w))]
        return [self._arrival(u, v), self._departure(v, w)]

    def _arrival(self, u: int, v: int) -> tuple[Point, Point]:
        """From the middle of an edge to its end."""
        return (between(self._middle(u, v), self._soft[v]), self._knot(v))

    def _departure(self, v: int, w: int) -> tuple[Point, Point]:
        return (between(self._soft[v], self._middle(v, w)), self._middle(v, w))

    def closed(self, loop: Sequence[int]) -> Path:
        """The soft line around these corners."""
        count = len(loop)
        curves: list[tuple[Point, Point]] = []
        for i in range(count):
            curves += self._bend(loop[i - 1], loop[i], loop[(i + 1) % count])
        return Path(self._middle(loop[-1], loop[0]), tuple(curves), True)

    def open(self, chain: Sequence[int]) -> Path:
        curves = [self._departure(chain[0], chain[1])]
        for i in range(1, len(chain) - 1):
            curves += self._bend(chain[i - 1], chain[i], chain[i + 1])
        curves.append(self._arrival(chain[-2], chain[-1]))
        return Path(self._knot(chain[0]), tuple(curves), False)

    # Areas and borders

    def outline(self, areas: Iterable[int]) -> list[Path]:
        """The loops around the union of some areas: the outer ones clockwise, holes the other way."""
        chosen = set(areas)
        onward = {
            edge[0]: edge[1] for edge, area in self._area.items() if area in chosen and self.across(edge) not in chosen
        }
        loops: list[Path] = []
        while onward:
            loop = [next(iter(onward))]
            while (v := onward.pop(loop[-1])) != loop[0]:
                loop.append(v)
            loops.append(self.closed(loop))
        return loops

    def lines(self, sort: str) -> list[Path]:
        """All borders of one sort, each drawn once, as long as they run on."""
        left = [edge for edge in self.edges if self.sort(edge) == sort]
        known = {frozenset(edge) for edge in left}
        found: list[Path] = []
        for u, v in left:
            if frozenset((u, v)) in known:
                known.remove(frozenset((u, v)))
                found.append(self._line(u, v, known))
        return found

    def _line(self, u: int, v: int, known: set[frozenset[int]]) -> Path:
        chain = [u, v]
        while (w := self._next(chain, known)) is not None:
            chain.append(w)
        if chain[0] == chain[-1]:
            if self._runs_on(chain[-2], chain[0], chain[1]):
                return self.closed(chain[:-1])
            return self.open(chain)
        chain.reverse()
        while (w := self._next(chain, known)) is not None:
            chain.append(w)
        return self.open(chain)

    def _next(self, chain: list[int], known: set[frozenset[int]]) -> int | None:
        here = self._onward.get(chain[-1])
        for w in here or ():
            if self._runs_on(chain[-2], chain[-1], w) and frozenset((chain[-1], w)) in known:
                known.remove(frozenset((chain[-1], w)))
                return w
        return None

    def touching(self) -> dict[int, set[int]]:
        """The areas that share a border with each area."""
        found: dict[int, set[int]] = {area: set() for area in self._area.values()}
        for edge in self.edges:
            if self.across(edge) != OUTSIDE:
                found[self._area[edge]].add(self.across(edge))
        return found
