"""The palette in light and dark, and what every seat looks like: a colour, a shape and a letter, never one alone."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from pelagos.texts.identities import SEATS as USUAL

LIGHT: Final = "light"
DARK: Final = "dark"


@dataclass(frozen=True)
class Theme:
    """Colours by what they are for."""

    name: str
    page: str
    panel: str
    """Behind lists beside the map."""
    line: str
    """Between rows of a list."""
    ink: str
    faint: str
    """Ink for what matters less."""
    sea: tuple[str, str, str]
    deep: str
    shallow: str
    wave: str
    land: tuple[str, str, str]
    coast: str
    border: str
    sea_ink: str
    paper: str
    """Plates, plinths and halos on which ink stands."""
    paving: str
    accent: str
    danger: str
    ochre: str
    violet: str
    blue: str
    marble: str
    roof: str
    olive: str
    grey: str


THEMES: Final = {
    LIGHT: Theme(
        name=LIGHT,
        page="#f7f4ec",
        panel="#fffdf7",
        line="#e4dcc9",
        ink="#1d2b33",
        faint="#4f5e66",
        sea=("#bcd8e6", "#c6dee9", "#b3d2e2"),
        deep="#7fb0c8",
        shallow="#e3f1f4",
        wave="#ffffff",
        land=("#efe3c8", "#f3e9d3", "#eadbba"),
        coast="#b59b6a",
        border="#ffffff",
        sea_ink="#1f5a78",
        paper="#fffdf7",
        paving="#fffaf0",
        accent="#9a6200",
        danger="#b3261e",
        ochre="#e0a33e",
        violet="#b48ad4",
        blue="#86b9d6",
        marble="#ffffff",
        roof="#c8452e",
        olive="#a9b07a",
        grey="#a8b4b9",
    ),
    DARK: Theme(
        name=DARK,
        page="#0e1a21",
        panel="#152630",
        line="#26404d",
        ink="#e8eef1",
        faint="#a3b4bd",
        sea=("#12303f", "#153647", "#102b39"),
        deep="#1f4a5e",
        shallow="#1f4656",
        wave="#7fb0c8",
        land=("#4d513c", "#50543e", "#474b37"),
        coast="#8a7a55",
        border="#cfd8dc",
        sea_ink="#9fc6d9",
        paper="#0e1a21",
        paving="#6f675a",
        accent="#ffc94d",
        danger="#ff8a80",
        ochre="#b57a1c",
        violet="#8457ab",
        blue="#3f7ea1",
        marble="#6d7f88",
        roof="#b5452f",
        olive="#64764a",
        grey="#62727a",
    ),
}


@dataclass(frozen=True)
class Identity:
    """How a seat, or where there are such a faction, is known."""

    letter: str
    colour: str
    on_colour: str
    """What is written on the colour."""
    shape: str

    def seen(self, theme: Theme) -> Identity:
        """Black is white in the dark."""
        if theme.name == DARK and self.shape == "star":
            return Identity(self.letter, "#f4f4f4", "#1d2b33", self.shape)
        return self


INK: Final = "#1d2b33"
COIN: Final = "#e0a33e"
"""Of both themes, with ink on it."""
WHITE: Final = "#ffffff"

COLOURS: Final = {
    "blue": ("#0072b2", WHITE),
    "vermilion": ("#bf4f00", WHITE),
    "green": ("#007f5f", WHITE),
    "yellow": ("#e6b800", INK),
    "purple": ("#853080", WHITE),
    "black": ("#2b2b2b", WHITE),
    "white": ("#ffffff", INK),
    "orange": ("#e8890c", INK),
}
"""The colours of seats, each with what is written on it."""


def identity_of(letter: str, colour: str, shape: str) -> Identity:
    return Identity(letter, *COLOURS[colour], shape)


SEATS: Final = tuple(identity_of(*known) for known in USUAL)

_SIDES: Final = {"triangle": 3, "square": 4, "diamond": 4, "hexagon": 6, "star": 5}
_SIZES: Final = {"triangle": 1.3, "square": 1.22, "diamond": 1.25, "hexagon": 1.08, "star": 1.3}
_TURNS: Final = {"square": pi / 4, "hexagon": pi / 6}


def outline(shape: str, x: float, y: float, r: float) -> str:
    """The path of a seat's shape; all look about as large as a circle of this radius."""
    if shape == "circle":
        return f"M{x - r:.1f} {y:.1f}a{r:.1f} {r:.1f} 0 1 1 {2 * r:.1f} 0a{r:.1f} {r:.1f} 0 1 1 {-2 * r:.1f} 0Z"
    sides, size = _SIDES[shape], r * _SIZES[shape]
    drop = 0.18 * r if shape == "triangle" else 0
    points: list[str] = []
    for i in range(sides * (2 if shape == "star" else 1)):
        reach = size * 0.6 if shape == "star" and i % 2 else size
        angle = i * (pi if shape == "star" else 2 * pi) / sides - pi / 2 + _TURNS.get(shape, 0)
        points.append(f"{x + reach * cos(angle):.1f} {y + drop + reach * sin(angle):.1f}")
    return "M" + "L".join(points) + "Z"
