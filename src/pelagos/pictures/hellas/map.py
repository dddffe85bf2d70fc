"""Hellas: cities, Greeks and ships on the tiles, from what one viewer sees."""

from __future__ import annotations

from typing import Final

from pelagos.games.hellas.data import TILE_SET
from pelagos.games.hellas.ids import DOLPHIN, NONE, TILES
from pelagos.games.hellas.title import TITLE
from pelagos.kernel.title import Json, Rules
from pelagos.pictures.adapter import Sign
from pelagos.pictures.asked import Asked
from pelagos.pictures.chart import draw_chart, draw_names
from pelagos.pictures.geometry import EMPTY, Geometry
from pelagos.pictures.grounds import corner_name, corner_point
from pelagos.pictures.mesh import LAND, SEA, Point
from pelagos.pictures.pieces import unit
from pelagos.pictures.svg import Canvas, tag
from pelagos.pictures.theme import Identity, identity_of
from pelagos.pictures.words import name_of, text

K: Final = 1.12
SIGNS: Final = (
    Sign("hellas/city", text("sign-city")),
    Sign("hellas/temple", text("sign-temple")),
    Sign("hellas/dolphin", text("sign-dolphin")),
)
IDENTITIES: Final = tuple(identity_of(*known) for known in TITLE.identities)


def identity(rules: Rules, view: Json, wait: Asked) -> tuple[Identity, str] | None:
    return (IDENTITIES[wait.seat], name_of(rules, "seat", wait.seat)) if wait.seat != NONE else None


def draw_map(canvas: Canvas, rules: Rules, view: Json, geometry: Geometry) -> None:
    fields = view["fields"]
    for word, at in geometry.empty:
        _draw_spot(canvas, word, at)
    rims = {f"t{tile:02d}": IDENTITIES[who].colour for tile, who in enumerate(fields["owner"]) if who != NONE}
    draw_chart(canvas, geometry, rims)
    for a, b in geometry.bridges:
        _draw_bridge(canvas, a, b)
    draw_names(canvas, geometry)
    k = K * geometry.grown
    for tile in range(TILES):
        if fields["spot"][tile] != NONE:
            _draw_printed(canvas, geometry, tile)
            _draw_garrison(canvas, fields, geometry, tile, k)
    _draw_target(canvas, fields, geometry)


def _draw_spot(canvas: Canvas, word: str, at: Point) -> None:
    """An empty spot: where it is, for whoever wants to say so."""
    corners = [(at[0] + x, at[1] + y) for x, y in (corner_point(corner_name((0, 0), d), EMPTY) for d in range(6))]
    path = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in corners) + "Z"
    theme = canvas.theme
    canvas.add(
        tag(
            "path",
            d=path,
            fill="none",
            stroke=theme.deep,
            stroke_width=3,
            stroke_dasharray="2 10",
            stroke_linecap="round",
        )
    )
    canvas.text(*at, word, 28, theme.faint, anchor="middle", centred=True, opacity=0.8)


def _draw_bridge(canvas: Canvas, a: Point, b: Point) -> None:
    """H-1.5: the water flows below it."""
    line = f"M{a[0]:.0f} {a[1]:.0f}L{b[0]:.0f} {b[1]:.0f}"
    theme = canvas.theme
    for colour, width, dashes in ((theme.ink, 30, ""), (theme.paving, 22, ""), (theme.coast, 22, "4 9")):
        canvas.add(tag("path", d=line, stroke=colour, stroke_width=width, stroke_dasharray=dashes or None))


def _draw_garrison(canvas: Canvas, fields: Json, geometry: Geometry, tile: int, k: float) -> None:
    owner, word = fields["owner"][tile], f"t{tile:02d}"
    if owner != NONE and fields["greeks"][tile]:
        at = geometry.area(word, LAND).anchors["greeks"]
        unit(canvas, "units/greek", at, IDENTITIES[owner], fields["greeks"][tile], k)
    if owner != NONE and fields["ships"][tile]:
        at = geometry.area(word, SEA).anchors["ships"]
        unit(canvas, "units/ship", at, IDENTITIES[owner], fields["ships"][tile], k)


def _draw_target(canvas: Canvas, fields: Json, geometry: Geometry) -> None:
    """Where an attack goes, and who goes along."""
    if fields["target"] == NONE:
        return
    goal = geometry.area(f"t{fields['target']:02d}", LAND).anchors["city"]
    theme = canvas.theme
    for city, sent in enumerate(fields["sent"]):
        if sent:
            x, y = geometry.area(f"t{city:02d}", LAND).anchors["city"]
            line = f"M{x:.0f} {y:.0f}L{goal[0]:.0f} {goal[1]:.0f}"
            canvas.add(tag("path", d=line, stroke=theme.danger, stroke_width=9, stroke_dasharray="22 14"))
            unit(canvas, "units/greek", ((x + goal[0]) / 2, (y + goal[1]) / 2), IDENTITIES[fields["active"]], sent, K)
    canvas.add(tag("circle", cx=goal[0], cy=goal[1], r=52, fill="none", stroke=theme.danger, stroke_width=9))


# Tiles


def draw_tile(canvas: Canvas, geometry: Geometry, tile: int) -> None:
    """A tile by itself: what is printed on it."""
    draw_chart(canvas, geometry, {})
    for a, b in geometry.bridges:
        _draw_bridge(canvas, a, b)
    _draw_printed(canvas, geometry, tile)


def _draw_printed(canvas: Canvas, geometry: Geometry, tile: int) -> None:
    """A city, a temple, or the dolphin."""
    word = f"t{tile:02d}"
    if tile == DOLPHIN:
        canvas.icon("hellas", "dolphin", *geometry.area(word).anchors["ships"], 110)
    else:
        icon = "temple" if TILE_SET.temple[tile] else "city"
        canvas.icon("hellas", icon, *geometry.area(word, LAND).anchors["city"], 64 * K)
