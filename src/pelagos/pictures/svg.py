"""Writing SVG: elements as text, icons defined once and used often."""

from __future__ import annotations

import re
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from pelagos.pictures.icons import SIZE, icon
from pelagos.pictures.lettering import SANS, SERIF
from pelagos.pictures.theme import LIGHT, Theme

STROKE: Final = 'stroke-width="2"'
THIN: Final = 'stroke-width="1.7"'
BROAD: Final = 'stroke-width="4.6"'


def number(value: float) -> str:
    """Two digits behind the point at most, and no more than needed."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def tag(name: str, *content: str, **attributes: str | float | None) -> str:
    """An element. `stroke_width` reads stroke-width; what is None is left out."""
    parts = [name]
    for key, value in attributes.items():
        if value is not None:
            shown = value if isinstance(value, str) else number(value)
            parts.append(f"{key.rstrip('_').replace('_', '-')}={quoteattr(shown)}")
    inside = "".join(content)
    return f"<{' '.join(parts)}>{inside}</{name}>" if inside else f"<{' '.join(parts)}/>"


def words(text: str) -> str:
    return escape(text)


class Canvas:
    """What has been drawn, and the icons and clips that it uses."""

    def __init__(self, theme: Theme) -> None:
        self.theme: Final = theme
        self.prefix = ""
        """Of the names of shapes, where two boards are drawn."""
        self._parts: Final[list[str]] = []
        self._defs: Final[dict[str, str]] = {}

    def add(self, *markup: str) -> None:
        self._parts.extend(markup)

    def define(self, name: str, markup: str) -> None:
        self._defs.setdefault(name, markup)

    def borrow(self, other: Canvas) -> None:
        """Take over what another canvas has defined."""
        for name, markup in other._defs.items():
            self.define(name, markup)

    def drawn(self) -> str:
        return "".join(self._parts)

    def text(
        self,
        x: float,
        y: float,
        said: str,
        size: float,
        fill: str = "",
        anchor: str = "start",
        weight: str = "",
        serif: bool = False,
        spacing: float = 0,
        halo: str = "",
        turn: float = 0,
        opacity: float | None = None,
        style: str = "",
        centred: bool = False,
    ) -> None:
        """A line of text; a halo keeps it legible on anything. Centred, its capitals lie around the point."""
        self.add(
            tag(
                "text",
                words(said),
                x=x,
                y=y,
                dy=size * 0.36 if centred else None,
                font_size=size,
                fill=fill or self.theme.ink,
                text_anchor=None if anchor == "start" else anchor,
                font_weight=weight or None,
                font_family=SERIF if serif else None,
                font_style=style or None,
                letter_spacing=spacing * size if spacing else None,
                stroke=halo or None,
                stroke_width=size * 0.22 if halo else None,
                stroke_linejoin="round" if halo else None,
                paint_order="stroke" if halo else None,
                transform=f"rotate({number(turn)} {number(x)} {number(y)})" if turn else None,
                opacity=opacity,
            )
        )

    def icon(self, group: str, word: str, x: float, y: float, size: float, tone: str = "", halo: bool = True) -> None:
        """An icon around a point, in its own tone or in another one; a halo parts it from what lies below."""
        found, theme = icon(group, word), self.theme
        body = re.sub(r"\n\s*", "", found.painted(theme.ink, "currentColor")).replace(STROKE, THIN)
        name = f"{found.name}-set" if halo else found.name
        self.define(name, tag("g", _swollen(body, theme.paper) if halo else "", body, id=name))
        place = f"translate({x - size / 2:.1f} {y - size / 2:.1f})scale({number(size / SIZE)})"
        own = found.tone.light if theme.name == LIGHT else found.tone.dark
        self.add(tag("use", href=f"#{name}", transform=place, color=tone or own))

    def whole(self, width: float, height: float, title: str, told: str) -> str:
        """The document."""
        return tag(
            "svg",
            tag("title", words(title)),
            tag("desc", words(told)),
            tag("defs", *self._defs.values()),
            *self._parts,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {number(width)} {number(height)}",
            width=width,
            height=height,
            role="img",
            font_family=SANS,
            font_variant_numeric="tabular-nums",
        )


def _swollen(body: str, colour: str) -> str:
    """The same shapes, broad and in one colour."""
    body = re.sub(r'fill="(?!none)[^"]*"', f'fill="{colour}"', body)
    return re.sub(r'stroke="[^"]*"', f'stroke="{colour}"', body).replace(THIN, BROAD)
