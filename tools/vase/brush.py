"""The brush: black slip with incised edges on terracotta, white and one accent, inside the common frame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import hypot
from typing import Final

from pelagos.pictures.cards import CLAY, SLIP
from tools.vase.curves import GRID, Place, Point, beside, between, joined, number, outline, spine, told

TOP: Final = 33
BOTTOM: Final = 303
"""The field between the bands."""

INCISED: Final = 1.4


class Brush:
    """Collects what is drawn, in the coordinates of the card; `at` moves, turns, scales and mirrors."""

    def __init__(self) -> None:
        self._place: Place = Place()
        self._drawn: list[tuple[str, str]] = []

    @contextmanager
    def at(self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False) -> Iterator[None]:
        kept = self._place
        self._place = kept.within(x, y, scale, turn, flip)
        try:
            yield
        finally:
            self._place = kept

    def shape(self, points: str | Sequence[Point], fill: str = SLIP, edge: float = INCISED, ink: str = CLAY) -> None:
        """A closed outline; its edge in the colour of the ground is seen only where it lies on black."""
        self._draw(_filled(fill, edge, ink), self._path(points, True))

    def line(self, points: str | Sequence[Point], width: float = INCISED, ink: str = CLAY) -> None:
        self._draw(_stroked(width, ink), self._path(points, False))

    def lines(self, many: str, width: float = INCISED, ink: str = CLAY) -> None:
        """Several lines, with bars between them."""
        for points in many.split("|"):
            self.line(points, width, ink)

    def lines_at(self, many: Sequence[Sequence[Point]], ink: str = CLAY, width: float = INCISED) -> None:
        for course in many:
            self.line(course, width, ink)

    def limb(self, course: str, fill: str = SLIP, edge: float = INCISED, ink: str = CLAY, steps: int = 2) -> None:
        """Thick and thin along a course of `x,y,width`, round at both ends if they are thick."""
        words = [[float(one) for one in word.split(",")] for word in course.split()]
        along = spine([Point(x, y) for x, y, _ in words], steps)
        widths = [point.x for point in spine([Point(w, 0) for _, _, w in words], steps)]
        self.shape(ribbon(along, widths), fill, edge, ink)

    def dot(self, x: float, y: float, r: float, fill: str = CLAY, edge: float = 0, ink: str = CLAY) -> None:
        """Without an edge it is a short line with round ends, the briefest way to write a dot."""
        here, r = self._place.of(Point(x, y)), r * self._place.scale
        if not edge:
            self._draw(_stroked(2 * r, fill), f"M{number(here.x)}{joined(here.y)}h1")
            return
        self._draw(_filled(fill, edge, ink), _circle(here, r))

    def dots(self, points: str, r: float, fill: str = CLAY) -> None:
        for point in told(points):
            self.dot(point.x, point.y, r, fill)

    def ring(self, x: float, y: float, r: float, width: float = INCISED, ink: str = CLAY) -> None:
        here, r = self._place.of(Point(x, y)), r * self._place.scale
        self._draw(_stroked(width, ink), _circle(here, r))

    def folds(self, one: str, other: str, count: int, width: float = INCISED, ink: str = CLAY) -> None:
        """Lines that lead over from one course to another of as many points, both left out."""
        for k in range(1, count + 1):
            self.line(between(told(one), told(other), k / (count + 1)), width, ink)

    def panels(self, one: str, other: str, count: int, fill: str, edge: float = INCISED) -> None:
        """Every other strip between two courses, as painters laid red over folds."""
        for k in range(0, count, 2):
            left = between(told(one), told(other), k / count)
            right = between(told(one), told(other), (k + 1) / count)
            corners = [*_ends(left), *_ends(right[::-1])]
            self.shape(corners, fill, edge)

    def _path(self, points: str | Sequence[Point], closed: bool) -> str:
        course = told(points) if isinstance(points, str) else points
        return outline([self._place.of(point) for point in course], closed)

    def _draw(self, style: str, path: str) -> None:
        """Lines of a style that follow each other are one path; shapes stay apart, since their edges count."""
        if self._drawn and self._drawn[-1][0] == style and style.startswith('fill="none"'):
            self._drawn[-1] = (style, self._drawn[-1][1] + path)
        else:
            self._drawn.append((style, path))

    def body(self) -> str:
        """The elements, those of one style in a group."""
        rows: list[str] = []
        last = ""
        for style, path in self._drawn:
            if style != last:
                rows += [*(["</g>"] if last else []), f"<g {style}>"]
                last = style
            rows.append(f'<path d="{path}"/>')
        return "\n".join([*rows, "</g>"])


def ribbon(along: Sequence[Point], widths: Sequence[float]) -> list[Point]:
    """The outline of a course with these half widths; thin ends are pointed."""
    right, left = beside(along, widths), beside(along, [-one for one in widths])
    return [*_capped(left, along, widths[-1]), *_capped(right[::-1], along[::-1], widths[0])]


def _capped(side: list[Point], along: Sequence[Point], width: float) -> list[Point]:
    """A side with the cap at its end: a point, or half a round."""
    end, before = along[-1], along[-2]
    if width < 1:
        return [*side[:-1], Point(end.x, end.y, True)]
    length = hypot(end.x - before.x, end.y - before.y) or 1
    reach = width / length * 0.9
    return [*side, Point(end.x + (end.x - before.x) * reach, end.y + (end.y - before.y) * reach)]


def _ends(course: list[Point]) -> list[Point]:
    first, last = course[0], course[-1]
    return [Point(first.x, first.y, True), *course[1:-1], Point(last.x, last.y, True)]


def _circle(middle: Point, radius: float) -> str:
    """Two half circles, of a radius that lies on the grid, or they would not meet."""
    x, y, r = round(middle.x * GRID), round(middle.y * GRID), round(radius * GRID)
    return f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0-{2 * r} 0z"


def _filled(fill: str, edge: float, ink: str) -> str:
    return f'fill="{fill}"' + (f' stroke="{ink}" stroke-width="{round(edge * GRID, 1):g}"' if edge else "")


def _stroked(width: float, ink: str) -> str:
    return f'fill="none" stroke="{ink}" stroke-width="{round(width * GRID, 1):g}"'
