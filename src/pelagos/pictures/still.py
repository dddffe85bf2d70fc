"""A map alone, or a part of it: for pages that explain something."""

from __future__ import annotations

from typing import Final

from pelagos.kernel.title import Json, Rules
from pelagos.pictures.adapter import picture_adapter
from pelagos.pictures.geometry import Geometry
from pelagos.pictures.picture import fitted, title_of
from pelagos.pictures.svg import Canvas, tag
from pelagos.pictures.theme import LIGHT, THEMES

WIDE: Final = 560
MARGIN: Final = 2.6
"""Around what is to be seen, in radii of a cell."""


def still(rules: Rules, view: Json, theme: str = LIGHT, focus: tuple[str, ...] = ()) -> str:
    """The map as a viewer sees it; with a focus only what lies around these areas."""
    adapter = picture_adapter(rules)
    geometry = adapter.geometry(rules, view, True)
    left, top, width, height = _around(geometry, focus)
    scale = WIDE / width
    inner, page = Canvas(THEMES[theme]), Canvas(THEMES[theme])
    adapter.draw_map(inner, rules, view, geometry)
    at = ((geometry.left - left) * scale, (geometry.top - top) * scale)
    page.add(tag("rect", width=WIDE, height=height * scale, fill=page.theme.sea[0]))
    fitted(page, inner, geometry, at, scale)
    return page.whole(WIDE, height * scale, title_of(rules), "")


def _around(geometry: Geometry, focus: tuple[str, ...]) -> tuple[float, float, float, float]:
    points = [point for area in geometry.areas if area.word in focus for point in area.anchors.values()]
    if not points:
        return geometry.crop if geometry.crop[2] else (geometry.left, geometry.top, geometry.width, geometry.height)
    room = MARGIN * geometry.radius
    left, top = min(x for x, _ in points) - room, min(y for _, y in points) - room
    return left, top, max(x for x, _ in points) + room - left, max(y for _, y in points) + room - top
