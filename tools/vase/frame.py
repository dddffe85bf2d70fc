"""What is the same on all cards: the ground, and over the figures the bands with the meander."""

from __future__ import annotations

from typing import Final

from pelagos.pictures.cards import CLAY, HEIGHT, SLIP, WIDTH
from tools.vase.brush import BOTTOM, TOP
from tools.vase.curves import GRID

KEY: Final = "h14.8v-7.4h-7.4v-7.4h14.8v14.8"
"""One turn of the meander, from foot to foot."""
OPENING: Final = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">\n'
    f'<rect width="{WIDTH}" height="{HEIGHT}" rx="9" fill="{CLAY}"/>\n'
    f'<g transform="scale({1 / GRID})" stroke-linecap="round" stroke-linejoin="round">\n'
)
CLOSING: Final = (
    "\n</g>\n"
    f'<path fill="{SLIP}" fill-rule="evenodd" d="M9 0h222a9 9 0 0 1 9 9v318a9 9 0 0 1-9 9h-222a9 9 0 0 1-9-9v-318'
    f'a9 9 0 0 1 9-9zM9 {TOP}v{BOTTOM - TOP}h222v{TOP - BOTTOM}z"/>\n'
    f'<g fill="none" stroke="{CLAY}">\n'
    '<rect x="4.5" y="4.5" width="231" height="327" rx="5" stroke-width="1.3"/>\n'
    f'<path stroke-width="2.6" d="M9 9.6v14.8{KEY * 10}M9 311.6v14.8{KEY * 10}"/>\n'
    "</g>\n</svg>\n"
)


def framed(body: str) -> str:
    return OPENING + body + CLOSING
