"""Boards before anybody plays on them, and sheets of tiles, with a line that says what is what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import view
from pelagos.pictures.adapter import Sign, picture_adapter
from pelagos.pictures.geometry import Geometry
from pelagos.pictures.lettering import width_of
from pelagos.pictures.picture import WIDE, fitted, title_of
from pelagos.pictures.pieces import paving
from pelagos.pictures.svg import Canvas, tag
from pelagos.pictures.theme import LIGHT, THEMES
from pelagos.pictures.words import text

EDGE: Final = 22.0
HEAD: Final = 54.0
FOOT: Final = 46.0
ACROSS: Final = 5
"""Tiles in a row of a sheet."""
SIGN: Final = 26.0


def board_picture(rules: Rules, theme: str = LIGHT, width: int = WIDE, seen: Json | None = None) -> str:
    """The board of these rules, with what stands there when a game begins; a growing one, as it lies in a view."""
    shown = view(rules, rules.blank(), SPECTATOR) if seen is None else seen
    adapter = picture_adapter(rules)
    geometry = adapter.geometry(rules, shown, False)
    canvas = Canvas(THEMES[theme])
    room = width - 2 * EDGE
    scale = room / geometry.width
    height = HEAD + geometry.height * scale + FOOT
    canvas.add(tag("rect", width=width, height=height, fill=canvas.theme.page))
    canvas.text(EDGE, 38, title_of(rules), 24, serif=True, spacing=0.03)
    inner = Canvas(canvas.theme)
    adapter.draw_map(inner, rules, shown, geometry)
    fitted(canvas, inner, geometry, (EDGE, HEAD), scale)
    draw_signs(canvas, adapter.signs, height - 22)
    return canvas.whole(width, height, title_of(rules), text("picture-board"))


def draw_signs(canvas: Canvas, signs: Sequence[Sign], y: float) -> None:
    x = EDGE
    for sign in signs:
        if sign.icon:
            group, _, word = sign.icon.partition("/")
            canvas.icon(group, word, x + SIGN / 2, y, SIGN, halo=False)
        else:
            paving(canvas, (x + SIGN / 2, y), 18)
        canvas.text(x + SIGN + 6, y, sign.name, 14, centred=True)
        x += SIGN + 6 + width_of(sign.name, 14) + 30


# Sheets of tiles


def tile_sheet(
    theme: str,
    title: str,
    shown: Sequence[tuple[str, Geometry, Canvas]],
    signs: Sequence[Sign],
    width: int,
    across: int = ACROSS,
) -> str:
    """Tiles in rows, each with its name below."""
    canvas = Canvas(THEMES[theme])
    step = (width - 2 * EDGE) / across
    scale = (step - 12) / max(geometry.width for _, geometry, _ in shown)
    high = max(geometry.height for _, geometry, _ in shown) * scale + 34
    height = HEAD + high * -(-len(shown) // across) + FOOT
    canvas.add(tag("rect", width=width, height=height, fill=canvas.theme.page))
    canvas.text(EDGE, 38, title, 24, serif=True, spacing=0.03)
    for i, (name, geometry, inner) in enumerate(shown):
        x, y = EDGE + i % across * step, HEAD + i // across * high
        fitted(canvas, inner, geometry, (x + (step - geometry.width * scale) / 2, y), scale)
        canvas.text(x + step / 2, y + high - 14, name, 15, serif=True, anchor="middle")
    draw_signs(canvas, signs, height - 22)
    return canvas.whole(width, height, title, text("picture-own-design"))
