"""A still of any position, from what one viewer sees: one SVG document."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from pelagos.kernel.title import Json, Rules
from pelagos.pictures import classic, hellas, legendary, legendary_panel
from pelagos.pictures.asked import Asked, asked
from pelagos.pictures.geometry import Geometry, geometry_of
from pelagos.pictures.lettering import wrapped
from pelagos.pictures.panel import Panel
from pelagos.pictures.pieces import badge
from pelagos.pictures.svg import Canvas, number, tag
from pelagos.pictures.theme import LIGHT, THEMES, Identity
from pelagos.pictures.words import text

WIDE: Final = 1280
PHONE: Final = 360
NARROW: Final = 700
"""Below this width everything stands in one column."""
PANEL: Final = 330
EDGE: Final = 22
TALLEST: Final = 1000
"""Of a map on a wide page."""


class Painter(NamedTuple):
    """How a title is drawn: who is asked, the map, the panel."""

    identity: Callable[[Rules, Json, Asked], Identity | None]
    draw_map: Callable[[Canvas, Rules, Json, Geometry, bool], None]
    draw_panel: Callable[[Panel, Rules, Json], None]


PAINTERS: Final = {
    "classic": Painter(classic.identity, classic.draw_map, classic.draw_panel),
    "legendary": Painter(legendary.identity, legendary.draw_map, legendary_panel.draw_panel),
    "hellas": Painter(hellas.identity, hellas.draw_map, hellas.draw_panel),
}


def picture(rules: Rules, view: Json, theme: str = LIGHT, width: int = WIDE) -> str:
    """The table as this viewer sees it; on a narrow page the panel stands below the map."""
    canvas = Canvas(THEMES[theme])
    small = width < NARROW
    geometry = geometry_of(rules, view, small)
    wait = asked(rules, view)
    edge = 12 if small else EDGE
    room = width - 2 * edge if small else width - PANEL - 3 * EDGE
    top = _draw_head(canvas, rules, view, wait, edge, width - 2 * edge)
    scale = room / geometry.width if small else min(room / geometry.width, TALLEST / geometry.height)
    shift = (room - geometry.width * scale) / 2
    _draw_map(canvas, rules, view, geometry, (edge + shift, top), scale, small)
    bottom = top + geometry.height * scale
    panel = Panel(canvas, edge + 8, bottom, room - 16) if small else Panel(canvas, width - PANEL - EDGE, 4, PANEL)
    PAINTERS[rules.title.name].draw_panel(panel, rules, view)
    height = max(bottom, panel.y) + edge
    page = Canvas(THEMES[theme])
    page.add(tag("rect", width=width, height=height, fill=canvas.theme.page), canvas.drawn())
    page.borrow(canvas)
    return page.whole(width, height, title_of(rules), wait.sentence)


def title_of(rules: Rules) -> str:
    return text("picture-title", title=rules.title.name.capitalize(), variant=rules.title.variant(rules.setup))


def _draw_head(canvas: Canvas, rules: Rules, view: Json, wait: Asked, edge: float, room: float) -> float:
    """What is played, who is waited for and why; where the map may begin."""
    small = room < NARROW
    size = 20 if small else 26
    canvas.text(edge, 36 if not small else 30, title_of(rules), size, serif=True, spacing=0.03)
    y = 66.0 if not small else 54.0
    who = PAINTERS[rules.title.name].identity(rules, view, wait)
    indent = 30 if who else 0
    if who:
        badge(canvas, (edge + 12, y - 5), 11, who)
    for line in wrapped(wait.sentence, room - indent - (0 if small else PANEL + EDGE), 16 if not small else 14):
        canvas.text(edge + indent, y, line, 16 if not small else 14)
        y += 21
    return y - 4


def _draw_map(
    canvas: Canvas,
    rules: Rules,
    view: Json,
    geometry: Geometry,
    at: tuple[float, float],
    scale: float,
    small: bool,
) -> None:
    inner = Canvas(canvas.theme)
    PAINTERS[rules.title.name].draw_map(inner, rules, view, geometry, small)
    canvas.borrow(inner)
    move = f"translate({number(at[0] - geometry.left * scale)} {number(at[1] - geometry.top * scale)})"
    canvas.add(tag("g", inner.drawn(), transform=f"{move} scale({scale:.4f})"))
