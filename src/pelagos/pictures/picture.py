"""A still of any position, from what one viewer sees: one SVG document."""

from __future__ import annotations

from typing import Final

from pelagos.kernel.title import Json, Rules
from pelagos.pictures.adapter import picture_adapter
from pelagos.pictures.asked import NOBODY, Asked, asked
from pelagos.pictures.geometry import Geometry
from pelagos.pictures.lettering import wrapped
from pelagos.pictures.panel import Panel
from pelagos.pictures.pieces import badge
from pelagos.pictures.svg import Canvas, number, tag
from pelagos.pictures.theme import LIGHT, THEMES
from pelagos.pictures.words import name_of, text

WIDE: Final = 1280
PHONE: Final = 360
NARROW: Final = 700
"""Below this width everything stands in one column."""
PANEL: Final = 352
EDGE: Final = 22
TALLEST: Final = 1000
"""Of a map on a wide page."""


def picture(rules: Rules, view: Json, theme: str = LIGHT, width: int = WIDE) -> str:
    """The table as this viewer sees it; on a narrow page the panel stands below the map."""
    adapter = picture_adapter(rules)
    canvas = Canvas(THEMES[theme])
    small = width < NARROW
    geometry = adapter.geometry(rules, view, small)
    wait = asked(rules, view)
    edge = 12 if small else EDGE
    room = width - 2 * edge if small else width - PANEL - 3 * EDGE
    top = _draw_head(canvas, rules, view, wait, edge, width - 2 * edge)
    scale = room / geometry.width if small else min(room / geometry.width, TALLEST / geometry.height)
    shift = (room - geometry.width * scale) / 2
    inner = Canvas(canvas.theme)
    adapter.draw_map(inner, rules, view, geometry)
    fitted(canvas, inner, geometry, (edge + shift, top), scale)
    bottom = top + geometry.height * scale
    panel = Panel(canvas, edge + 8, bottom, room - 16) if small else Panel(canvas, width - PANEL - EDGE, 4, PANEL)
    adapter.draw_panel(panel, rules, view)
    height = max(bottom, panel.y) + edge
    page = Canvas(THEMES[theme])
    page.add(tag("rect", width=width, height=height, fill=canvas.theme.page), canvas.drawn())
    page.borrow(canvas)
    return page.whole(width, height, title_of(rules), wait.sentence)


def title_of(rules: Rules) -> str:
    name, variant = rules.title.name.capitalize(), rules.title.variant(rules.setup)
    if rules.title.fewest == rules.title.most:
        return name
    said = text("picture-title", title=name, seats=rules.setup.seats)
    return said if variant.isdecimal() else f"{said} · {variant}"


def told(rules: Rules, view: Json, wait: Asked, name: str) -> str:
    """Whoever is asked reads the question; the others, whom they wait for."""
    if wait.seat in (NOBODY, view["viewer"]):
        return wait.sentence
    fields = view["fields"]
    acts = fields["active"] >= 0 and wait.given.get("who", fields["active"]) == fields["active"]
    if acts and fields.get("god", NOBODY) >= 0:
        return text("picture-acting", who=name, god=name_of(rules, "god", fields["god"]))
    return text("picture-waiting", who=name)


def _draw_head(canvas: Canvas, rules: Rules, view: Json, wait: Asked, edge: float, room: float) -> float:
    """What is played, who is waited for and why; where the map may begin."""
    small = room < NARROW
    size, y = (14, 54.0) if small else (16, 66.0)
    canvas.text(edge, 30 if small else 36, title_of(rules), 20 if small else 26, serif=True, spacing=0.03)
    who = picture_adapter(rules).identity(rules, view, wait)
    said = told(rules, view, wait, who[1] if who else "")
    indent = 32 if who else 0
    if who:
        badge(canvas, (edge + 13, y - 5), 12, who[0])
    for line in wrapped(said, room - indent - (0 if small else PANEL + EDGE), size):
        canvas.text(edge + indent, y, line, size)
        y += 21
    return y - 4


def fitted(canvas: Canvas, inner: Canvas, geometry: Geometry, at: tuple[float, float], scale: float) -> None:
    """A map at its place on the page."""
    canvas.borrow(inner)
    move = f"translate({number(at[0] - geometry.left * scale)} {number(at[1] - geometry.top * scale)})"
    canvas.add(tag("g", inner.drawn(), transform=f"{move} scale({scale:.4f})"))
