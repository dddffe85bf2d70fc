"""The map under the pieces: sea, shores, lands, borders, names. The same for all titles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pelagos.pictures.geometry import SPACING, Area, Geometry, joined
from pelagos.pictures.mesh import LAND
from pelagos.pictures.relief import Relief
from pelagos.pictures.svg import Canvas, tag

OWNED: Final = 0.14
"""How much of its owner’s colour an area takes on."""
HILL: Final = "c9-1 15-22 27-24s18 22 31 25m-34-22q5 9 3 16"
CROWN: Final = "m-11-8a7 7 0 0 1 7-9a8 7 0 0 1 13 3a6 6 0 0 1-2 10q-9 3-18-4z"
TRUNK: Final = "m0 0q1-4-1-7m1 3l4-3"
ROCK: Final = "m-9 4l3-9 6-3 6 5 3 7z"
"""What stands at a point of the relief; pages draw the same."""
WAVES: Final = "M14 20q7-8 14 0t14 0 14 0M118 66q7-8 14 0t14 0 14 0M62 118q6-7 12 0t12 0M176 142q6-7 12 0t12 0"


def draw_chart(canvas: Canvas, geometry: Geometry, rims: Mapping[str, str]) -> None:
    """Everything that is printed. `rims` are colours, by the word of an area: the inside of its border shows them."""
    _draw_sea(canvas, geometry)
    _draw_shores(canvas, geometry)
    for area in geometry.areas:
        if area.kind == LAND:
            canvas.add(tag("use", href=f"#{shape_name(canvas, area)}", fill=canvas.theme.land[area.tint]))
    for area in geometry.areas:
        if area.kind == LAND and area.word in rims:
            _draw_rim(canvas, area, rims[area.word])
    _draw_relief(canvas, geometry.relief)
    _draw_borders(canvas, geometry)


def shape_name(canvas: Canvas, area: Area) -> str:
    return f"{canvas.prefix}{area.kind}-{area.word}"


def _draw_sea(canvas: Canvas, geometry: Geometry) -> None:
    theme, whole = canvas.theme, f"{canvas.prefix}whole"
    canvas.define(whole, tag("path", id=whole, d=joined(geometry.outline)))
    for width, opacity in ((44, 0.14), (22, 0.22)):
        canvas.add(
            tag("use", href=f"#{whole}", fill="none", stroke=theme.deep, stroke_width=width, stroke_opacity=opacity)
        )
    for area in geometry.areas:
        canvas.define(shape_name(canvas, area), tag("path", id=shape_name(canvas, area), d=area.path()))
        if area.kind != LAND:
            canvas.add(tag("use", href=f"#{shape_name(canvas, area)}", fill=theme.sea[area.tint]))
    canvas.define(
        "waves",
        tag(
            "pattern",
            tag("path", d=WAVES, fill="none", stroke=theme.wave, stroke_width=3, stroke_linecap="round", opacity=0.5),
            id="waves",
            width=220,
            height=170,
            patternUnits="userSpaceOnUse",
            patternTransform="rotate(-4)",
        ),
    )
    canvas.add(tag("use", href=f"#{whole}", fill="url(#waves)", opacity=0.8 if theme.name == "light" else 0.28))


def _draw_shores(canvas: Canvas, geometry: Geometry) -> None:
    """Shallows around every land, clipped to the board."""
    coast, theme = joined(geometry.coast), canvas.theme
    board = f"{canvas.prefix}board"
    canvas.define(board, tag("clipPath", tag("use", href=f"#{canvas.prefix}whole"), id=board))
    line = f"{canvas.prefix}coast"
    canvas.define(line, tag("path", id=line, d=coast, fill="none", stroke_linejoin="round", stroke_linecap="round"))
    bands = [
        tag("use", href=f"#{line}", stroke=theme.shallow, stroke_width=width, stroke_opacity=opacity)
        for width, opacity in ((54, 0.35), (30, 0.6))
    ]
    canvas.add(tag("g", *bands, clip_path=f"url(#{board})"))


def _draw_rim(canvas: Canvas, area: Area, colour: str) -> None:
    name = f"clip-{shape_name(canvas, area)}"
    canvas.define(name, tag("clipPath", tag("use", href=f"#{shape_name(canvas, area)}"), id=name))
    canvas.add(
        tag(
            "use",
            href=f"#{shape_name(canvas, area)}",
            fill=colour,
            fill_opacity=OWNED,
            stroke=colour,
            stroke_width=26,
            stroke_opacity=0.8,
            clip_path=f"url(#{name})",
        )
    )


def _draw_relief(canvas: Canvas, relief: Relief) -> None:
    theme = canvas.theme
    for points, drawn, fill, width in (
        (relief.hills, HILL, "none", 3.4),
        (relief.rocks, ROCK, theme.grey, 2.4),
        (relief.trees, TRUNK, "none", 3.4),
        (relief.trees, CROWN, theme.olive, 1.6),
    ):
        if points:
            path = "".join(f"M{x:.0f} {y:.0f}{drawn}" for x, y in points)
            canvas.add(tag("path", d=path, fill=fill, stroke=theme.coast, stroke_width=width, stroke_linejoin="round"))


def _draw_borders(canvas: Canvas, geometry: Geometry) -> None:
    theme = canvas.theme
    dark = theme.name == "dark"
    for paths, colour, width, opacity in (
        (geometry.sea_borders, theme.border, 6, 0.3 if dark else 0.95),
        (geometry.land_borders, theme.coast, 9, 0.45),
        (geometry.land_borders, theme.border, 5, 0.75 if dark else 1),
        (geometry.rim, theme.deep, 8, 1),
    ):
        canvas.add(
            tag(
                "path",
                d=joined(paths),
                fill="none",
                stroke=colour,
                stroke_width=width,
                stroke_linecap="round",
                stroke_linejoin="round",
                opacity=None if opacity == 1 else opacity,
            )
        )
    canvas.add(tag("use", href=f"#{canvas.prefix}coast", stroke=theme.coast, stroke_width=8))


def draw_names(canvas: Canvas, geometry: Geometry) -> None:
    """Names in small capitals, those of seas in italics."""
    theme = canvas.theme
    for area in geometry.areas:
        label, on_land = area.label, area.kind == LAND
        if label is not None:
            canvas.text(
                *label.at,
                label.text,
                label.size,
                fill=theme.ink if on_land else theme.sea_ink,
                anchor="middle",
                serif=True,
                spacing=SPACING,
                halo=theme.land[area.tint] if on_land else theme.sea[area.tint],
                turn=label.slant,
                style="" if on_land else "italic",
                centred=True,
            )


def draw_shut(canvas: Canvas, area: Area) -> None:
    """A sea no fleet may enter: hatched in the colour of danger."""
    theme = canvas.theme
    canvas.define(
        "shut",
        tag(
            "pattern",
            tag("path", d="M0 0V26", stroke=theme.danger, stroke_width=7, opacity=0.4),
            id="shut",
            width=26,
            height=26,
            patternUnits="userSpaceOnUse",
            patternTransform="rotate(45)",
        ),
    )
    canvas.add(tag("use", href=f"#{shape_name(canvas, area)}", fill="url(#shut)"))


def draw_contested(canvas: Canvas, area: Area) -> None:
    """An area for which a battle is fought."""
    canvas.add(
        tag(
            "use",
            href=f"#{shape_name(canvas, area)}",
            fill="none",
            stroke=canvas.theme.danger,
            stroke_width=12,
            stroke_dasharray="26 14",
        )
    )
