"""Curves of everybody's chance to win over the answers of a game, in the colours and shapes of the sides."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from pelagos.pictures.svg import Canvas, tag
from pelagos.pictures.theme import LIGHT, THEMES, Identity, outline

LEFT: Final = 42
RIGHT: Final = 34
TOP: Final = 14
BOTTOM: Final = 30
HEIGHT: Final = 300
WIDE: Final = 760
MARKS: Final = (0, 25, 50, 75, 100)
HUNDRED: Final = 100
GAP: Final = 22
"""Between the badges at the end of two curves."""


class ChancePoint(NamedTuple):
    """The chances of all sides after so many answers, from 0 to 1."""

    at: int
    chances: Sequence[float]


class Moment(NamedTuple):
    """A mark on a curve: after which answer, on whose curve, and its number in a list beside the picture."""

    at: int
    side: int
    number: int


def chances_picture(
    title: str,
    told: str,
    points: Sequence[ChancePoint],
    sides: Sequence[Identity],
    moments: Sequence[Moment] = (),
    theme: str = LIGHT,
    width: int = WIDE,
) -> str:
    """An SVG: the answers across, the chances upwards in hundredths."""
    canvas = Canvas(THEMES[theme])
    plot = Plot(width, max(1, points[-1].at))
    _draw_grid(canvas, plot)
    shown = [side.seen(canvas.theme) for side in sides]
    for number, side in enumerate(shown):
        path = plot.path([(point.at, point.chances[number]) for point in points])
        canvas.add(tag("path", d=path, fill="none", stroke=canvas.theme.ink, stroke_width=3.4, stroke_linejoin="round"))
        canvas.add(tag("path", d=path, fill="none", stroke=side.colour, stroke_width=2.2, stroke_linejoin="round"))
    for moment in moments:
        _draw_moment(canvas, plot, points, shown, moment)
    heights = moved_apart([plot.y(chance) for chance in points[-1].chances], GAP, TOP, HEIGHT - BOTTOM)
    for side, height in zip(shown, heights, strict=True):
        _draw_badge(canvas, side, width - RIGHT + 16, height)
    return canvas.whole(width, HEIGHT, title, told)


class Plot:
    """Where numbers lie in the picture."""

    def __init__(self, width: int, last: int) -> None:
        self.width: Final = width
        self.last: Final = last

    def x(self, at: int) -> float:
        return LEFT + (self.width - LEFT - RIGHT) * at / self.last

    def y(self, chance: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * chance

    def path(self, points: Sequence[tuple[int, float]]) -> str:
        return "M" + "L".join(f"{self.x(at):.1f} {self.y(chance):.1f}" for at, chance in points)


def _draw_grid(canvas: Canvas, plot: Plot) -> None:
    theme = canvas.theme
    canvas.add(tag("rect", width=plot.width, height=HEIGHT, fill=theme.panel))
    for mark in MARKS:
        y = plot.y(mark / HUNDRED)
        canvas.add(tag("path", d=f"M{LEFT} {y:.1f}H{plot.width - RIGHT}", stroke=theme.line))
        canvas.text(LEFT - 8, y, str(mark), 13, fill=theme.faint, anchor="end", centred=True)
    for part in range(5):
        at = plot.last * part // 4
        canvas.text(plot.x(at), HEIGHT - 9, str(at), 13, fill=theme.faint, anchor="middle")


def _draw_moment(
    canvas: Canvas, plot: Plot, points: Sequence[ChancePoint], sides: Sequence[Identity], moment: Moment
) -> None:
    """A circle with a number, where the curve stands then."""
    chance = [point.chances[moment.side] for point in points if point.at <= moment.at][-1]
    x, y = plot.x(moment.at), plot.y(chance)
    side = sides[moment.side]
    canvas.add(tag("circle", cx=x, cy=y, r=9, fill=side.colour, stroke=canvas.theme.ink, stroke_width=1.6))
    canvas.text(x, y, str(moment.number), 12, fill=side.on_colour, anchor="middle", weight="600", centred=True)


def _draw_badge(canvas: Canvas, side: Identity, x: float, y: float) -> None:
    canvas.add(tag("path", d=outline(side.shape, x, y, 9), fill=side.colour, stroke=canvas.theme.ink, stroke_width=1.2))
    canvas.text(x, y, side.letter, 12, fill=side.on_colour, anchor="middle", weight="600", centred=True)


def moved_apart(heights: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """The same heights, moved apart so that no two are nearer than the gap, in the same order."""
    order = sorted(range(len(heights)), key=lambda i: (heights[i], i))
    placed = list(heights)
    for above, below in pairwise(order):
        placed[below] = max(placed[below], placed[above] + gap)
    over = placed[order[-1]] - bottom
    if over > 0:
        limit = bottom
        for i in reversed(order):
            placed[i] = max(top, min(placed[i], limit))
            limit = placed[i] - gap
    return placed
