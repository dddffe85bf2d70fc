"""Pieces: an icon in the colour of its seat, and below it the seat's shape with its letter and how many there are."""

from __future__ import annotations

from typing import Final

from pelagos.pictures.lettering import width_of
from pelagos.pictures.mesh import Point
from pelagos.pictures.svg import Canvas, number, tag
from pelagos.pictures.theme import Identity, outline


def badge(canvas: Canvas, at: Point, r: float, who: Identity, mates: Identity | None = None) -> None:
    """The seat's shape with its letter; partners show each other's colour as a rim."""
    who = who.seen(canvas.theme)
    x, y = at
    if mates is not None:
        canvas.add(tag("path", d=outline(who.shape, x, y, r * 1.3), fill=mates.seen(canvas.theme).colour))
    canvas.add(
        tag(
            "path",
            d=outline(who.shape, x, y, r),
            fill=who.colour,
            stroke=canvas.theme.ink,
            stroke_width=r * 0.16,
            stroke_linejoin="round",
        )
    )
    drop = r * 0.12 if who.shape == "triangle" else 0
    canvas.text(x, y + drop, who.letter, r * 1.24, who.on_colour, anchor="middle", weight="700", centred=True)


def unit(canvas: Canvas, icon: str, at: Point, who: Identity, count: int, k: float = 1, tone: str = "") -> None:
    """Troops, fleets and their like: `icon` is `group/word`."""
    x, y = at
    group, _, word = icon.partition("/")
    canvas.icon(group, word, x, y - 16 * k, 66 * k, tone or who.seen(canvas.theme).colour)
    plinth(canvas, (x, y + 29 * k), who, str(count), k)


def plinth(canvas: Canvas, at: Point, who: Identity, said: str, k: float) -> None:
    """A small plate with a badge and a number."""
    x, y = at
    size = 32 * k
    width = width_of(said, size, "bold") + 38 * k
    canvas.add(
        tag(
            "rect",
            x=x - width / 2,
            y=y - 17 * k,
            width=width,
            height=34 * k,
            rx=10 * k,
            fill=canvas.theme.paper,
            stroke=canvas.theme.ink,
            stroke_width=3 * k,
        )
    )
    badge(canvas, (x - width / 2 + 17 * k, y), 11.5 * k, who)
    canvas.text(x + width / 2 - 6 * k, y, said, size, anchor="end", weight="700", centred=True)


def lone(canvas: Canvas, icon: str, at: Point, who: Identity | None, k: float = 1, own: bool = False) -> None:
    """Heroes, figures, control tokens: one of a kind, in the colour of whoever it serves or its own, with a badge."""
    x, y = at
    group, _, word = icon.partition("/")
    canvas.icon(group, word, x, y, 64 * k, "" if own or who is None else who.seen(canvas.theme).colour)
    if who is not None:
        badge(canvas, (x + 24 * k, y + 22 * k), 13 * k, who)


def cornucopias(canvas: Canvas, at: Point, printed: int, added: int, k: float = 1) -> None:
    """Printed ones side by side, those of tokens as a token with their number."""
    x, y = at
    step = 30 * k
    shown = printed + (1 if added else 0)
    for i in range(printed):
        canvas.icon("symbols", "cornucopia", x + (i - (shown - 1) / 2) * step, y, 38 * k, canvas.theme.ochre)
    if added:
        here = x + (shown - 1) / 2 * step
        canvas.add(tag("circle", cx=here, cy=y, r=18 * k, fill=canvas.theme.paper))
        canvas.add(
            tag(
                "circle",
                cx=here,
                cy=y,
                r=15.5 * k,
                fill=canvas.theme.ochre,
                stroke=canvas.theme.ink,
                stroke_width=2.5 * k,
            )
        )
        canvas.icon("symbols", "prosperity", here, y, 25 * k, canvas.theme.paper, halo=False)
        if added > 1:
            canvas.text(
                here + 17 * k, y + 14 * k, str(added), 26 * k, weight="700", halo=canvas.theme.paper, centred=True
            )


def paving(canvas: Canvas, at: Point, size: float, turn: float = 0, round_: bool = False) -> None:
    """A paved place where a building may stand."""
    x, y = at
    canvas.add(
        tag(
            "rect",
            x=x - size / 2,
            y=y - size / 2,
            width=size,
            height=size,
            rx=size / 2 if round_ else size * 0.14,
            fill=canvas.theme.paving,
            stroke=canvas.theme.coast,
            stroke_width=4,
            transform=f"rotate({number(turn)} {number(x)} {number(y)})" if turn else None,
        )
    )


def paved_road(canvas: Canvas, a: Point, b: Point) -> None:
    """Joins two places that one large building may cover."""
    line = f"M{a[0]:.0f} {a[1]:.0f}L{b[0]:.0f} {b[1]:.0f}"
    for colour, width in ((canvas.theme.coast, 24), (canvas.theme.paving, 16)):
        canvas.add(tag("path", d=line, stroke=colour, stroke_width=width))


def jetty(canvas: Canvas, at: Point, quay: Point) -> None:
    """From a site out into its sea, with a cross-beam at the end."""
    dx, dy = quay[0] - at[0], quay[1] - at[1]
    length = (dx * dx + dy * dy) ** 0.5
    ux, uy = dx / length, dy / length
    end = (quay[0] + ux * 17, quay[1] + uy * 17)
    beam = f"M{end[0] - uy * 12:.0f} {end[1] + ux * 12:.0f}L{end[0] + uy * 12:.0f} {end[1] - ux * 12:.0f}"
    canvas.add(
        tag(
            "path",
            d=f"M{at[0]:.0f} {at[1]:.0f}L{end[0]:.0f} {end[1]:.0f}{beam}",
            fill="none",
            stroke=canvas.theme.coast,
            stroke_width=8,
            stroke_linecap="round",
        )
    )


MARBLE: Final = "M4 7H20V15L22 22H2L4 15Z"
"""The walls of a metropolis, on the grid of its icon."""


def building(canvas: Canvas, kind: str, at: Point, size: float, spent: bool = False) -> None:
    """A building; with a grey roof where its discount is used up in this cycle."""
    x, y = at
    theme = canvas.theme
    if kind != "metropolis":
        canvas.icon("buildings", kind, x, y, size, theme.grey if spent else "")
        return
    roof = theme.grey if spent else theme.roof
    canvas.icon("buildings", kind, x, y, size, roof)
    place = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({number(size / 24)})"
    canvas.add(tag("path", d=MARBLE, fill=theme.marble, transform=place))
    canvas.icon("buildings", kind, x, y, size, roof, halo=False)
