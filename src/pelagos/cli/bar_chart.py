"""Rates as a picture: bars with their intervals, and a line where they would be fair."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from pelagos.bots.arena import Share
from pelagos.bots.intervals import wilson

WIDTH: Final = 640
LEFT: Final = 90
RIGHT: Final = 60
ROW: Final = 26
BAR: Final = 16
HEADING: Final = 34
BAR_COLOUR: Final = "#3a7ca5"
FAIR_COLOUR: Final = "#c1440e"


def picture(heading: str, axis: str, groups: Sequence[tuple[str, Sequence[Share]]]) -> str:
    """An SVG: under each caption one bar for each share."""
    most = max([wilson(share.wins, share.games).high for _, shares in groups for share in shares], default=1.0)
    scale = (WIDTH - LEFT - RIGHT) / most
    lines: list[str] = [label(10, 22, heading, size=15)]
    top = HEADING
    for caption, shares in groups:
        lines.append(label(10, top + 16, caption))
        top += ROW
        for share in shares:
            lines += bar(share, top, scale)
            top += ROW
        lines.append(fair_line(shares[0].fair, top - ROW * len(shares), top, scale))
        top += ROW // 2
    lines.append(label(10, top + 16, axis, size=11))
    size = f'width="{WIDTH}" height="{top + ROW}" viewBox="0 0 {WIDTH} {top + ROW}"'
    body = "\n".join(lines)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif">\n{body}\n</svg>\n'


def bar(share: Share, top: int, scale: float) -> list[str]:
    low, high = wilson(share.wins, share.games)
    middle = top + ROW // 2
    box = f'x="{LEFT}" y="{middle - BAR // 2}" width="{share.rate * scale:.1f}" height="{BAR}"'
    return [
        label(LEFT - 8, middle + 4, share.name, anchor="end"),
        f'<rect {box} fill="{BAR_COLOUR}"/>',
        stroke(LEFT + low * scale, middle, LEFT + high * scale, middle, "#222"),
        label(LEFT + high * scale + 6, middle + 4, f"{100 * share.rate:.1f} %"),
    ]


def fair_line(fair: float, top: int, bottom: int, scale: float) -> str:
    at = LEFT + fair * scale
    return stroke(at, top, at, bottom, FAIR_COLOUR)


def stroke(x: float, y: float, to_x: float, to_y: float, colour: str) -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{colour}" stroke-width="2"/>'


def label(x: float, y: float, words: str, anchor: str = "start", size: int = 13) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}">{escape(words)}</text>'
