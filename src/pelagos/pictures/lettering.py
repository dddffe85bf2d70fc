"""How wide words are, by the advances of a wide common font, so that any other one leaves room to spare."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SANS: Final = "'Source Sans 3','Noto Sans','DejaVu Sans',system-ui,sans-serif"
SERIF: Final = "'Cormorant SC','GFS Didot','Palatino Linotype',Palatino,'DejaVu Serif',Georgia,serif"

Widths = Mapping[int, str]
"""Hundredths of an em, and the letters that are so wide."""

PLAIN: Final[Widths] = {
    28: "ijl'",
    32: " .,·’IJ:;/",
    38: "f-t()!r",
    53: "–sz“”c?",
    58: "LkF",
    62: "vxyPaeoTY",
    64: "bdghnpquES0123456789K",
    69: "ABVXZCR",
    75: "NUH",
    78: "DGOQ",
    84: "w+×M",
    98: "mW…",
}
BOLD: Final[Widths] = {
    34: "'ijl ",
    38: "/IJ.,·’:;",
    45: "-f()!",
    50: "tr–",
    60: "z?cs",
    66: "xLkvy“”",
    69: "aeoEFT0123456789",
    73: "bdghnpquSYZCP",
    78: "BAKRVX",
    83: "GUDHN+×",
    88: "OQw",
    100: "M…mW",
}
CARVED: Final[Widths] = {
    32: "'ijl .,·’:;-/",
    40: "ftIJ()!",
    50: "r–sz“”?",
    58: "cvxyaeko",
    65: "bdghnpqu0123456789LTY",
    71: "PSFZAEVX",
    76: "BKCR",
    83: "DGOQUw+×",
    90: "HNm",
    102: "MW…",
}
USUAL: Final = 70
"""Of a letter no table has: Greek, Cyrillic, accents."""


def _by_letter(widths: Widths) -> dict[str, int]:
    return {letter: width for width, letters in widths.items() for letter in letters}


_LETTERS: Final = {"plain": _by_letter(PLAIN), "bold": _by_letter(BOLD), "carved": _by_letter(CARVED)}


def width_of(text: str, size: float, face: str = "plain", spacing: float = 0) -> float:
    """Of a line; the spacing between letters is in ems."""
    letters = _LETTERS[face]
    return size * (sum(letters.get(letter, USUAL) for letter in text) / 100 + spacing * max(0, len(text) - 1))


def cut(text: str, room: float, size: float, face: str = "plain") -> str:
    """A line that fits, with an ellipsis where something is left out."""
    if width_of(text, size, face) <= room:
        return text
    while text and width_of(text + "…", size, face) > room:
        text = text[:-1]
    return text.rstrip(" ,;:") + "…"


def wrapped(text: str, room: float, size: float, face: str = "plain") -> list[str]:
    """Lines of whole words, each as long as fits."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and width_of(longer, size, face) > room:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line]
