"""Writing SVG: elements as text, icons defined once and used often."""

from __future__ import annotations

import re
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from pelagos.pictures.icons import icon
from pelagos.pictures.lettering import SANS, SERIF
from pelagos.pictures.theme import INK, Theme

_TONE: Final = re.compile(r'fill="#[0-9a-f]{6}"')
_BODY: Final = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)


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
        """A line of text; a halo keeps it legible on anything. Centred, its figures and capitals lie around the point."""
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
        """An icon in the middle of a point, its second colour as wished."""
        name = f"{group}-{word}"
        body = _BODY.search(icon(group, word))
        assert body is not None
        found = _TONE.findall(body[1].replace(f'fill="{INK}"', ""))
        own = found[0][6:-1] if found else self.theme.paper
        inked = body[1].replace(INK, self.theme.ink).replace('stroke-width="2"', 'stroke-width="1.7"')
        inked = re.sub(r">\s+<", "><", _TONE.sub(self._toned, inked).strip())
        self.define(name, f'<g id="{name}">{inked}</g>')
        place = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({number(size / 24)})"
        if halo:
            self.define(f"{name}-halo", f'<g id="{name}-halo">{_swollen(inked, self.theme.paper)}</g>')
            self.add(tag("use", href=f"#{name}-halo", transform=place))
        self.add(tag("use", href=f"#{name}", transform=place, color=tone or own))

    def _toned(self, found: re.Match[str]) -> str:
        return found[0] if found[0][6:-1] == self.theme.ink else 'fill="currentColor"'

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
    body = re.sub(r'stroke="[^"]*"', f'stroke="{colour}"', body)
    return re.sub(r'stroke-width="[^"]*"', 'stroke-width="4.6"', body)
