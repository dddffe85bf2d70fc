"""Legible for all: contrast by WCAG 2, and seats told apart with any colour vision, on the real drawings."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from typing import Final
from xml.etree import ElementTree

import pytest

from pelagos.kernel.view import view
from pelagos.pictures.chart import OWNED
from pelagos.pictures.hellas.map import IDENTITIES as HELLAS
from pelagos.pictures.picture import PHONE, picture
from pelagos.pictures.theme import COIN, DARK, INK, LIGHT, SEATS, THEMES, Identity, Theme, outline
from pictures.shown import position

SVG: Final = "{http://www.w3.org/2000/svg}"
AA: Final = 4.5
LARGE: Final = 3.0
"""For large letters, and for what is not text."""

themes = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)

# Machado, Oliveira and Fernandes (2009), full severity, on linear light.
VISION: Final = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
APART: Final = {"usual": 40, "protan": 17, "deutan": 20, "tritan": 10}
"""Least distances in CIE Lab. Blue and green are near for tritans, blue and purple for protans: hence the shapes."""


def light(colour: str) -> list[float]:
    """Linear red, green and blue."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def contrast(a: str, b: str) -> float:
    dim, bright = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (light(a), light(b)))
    return (bright + 0.05) / (dim + 0.05)


def mixed(a: str, b: str, share: float) -> str:
    pairs = [(int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x * (1 - share) + y * share):02x}" for x, y in pairs)


def lab(colour: str, vision: str) -> tuple[float, float, float]:
    """A colour as somebody with this vision sees it."""
    seen = [sum(m * c for m, c in zip(row, light(colour), strict=True)) for row in VISION[vision]]
    r, g, b = (max(0.0, min(1.0, part)) for part in seen)
    white = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047, 0.2126 * r + 0.7152 * g + 0.0722 * b
    x, y, z = (_root(part) for part in (*white, (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return float(part ** (1 / 3)) if part > 0.008856 else 7.787 * part + 16 / 116


def seats(theme: Theme) -> list[Identity]:
    return [one.seen(theme) for one in SEATS]


# The palette


def test_the_palette_is_the_one_agreed_upon() -> None:
    light_, dark = THEMES[LIGHT], THEMES[DARK]

    assert (light_.sea[0], light_.deep, light_.land[0], light_.coast) == ("#bcd8e6", "#7fb0c8", "#efe3c8", "#b59b6a")
    assert (dark.sea[0], dark.deep, dark.land[0], dark.coast) == ("#12303f", "#1f4a5e", "#4d513c", "#8a7a55")
    assert (light_.page, light_.ink, dark.page, dark.ink) == ("#f7f4ec", "#1d2b33", "#0e1a21", "#e8eef1")
    assert (light_.accent, dark.accent, light_.danger, dark.danger) == ("#9a6200", "#ffc94d", "#b3261e", "#ff8a80")
    assert [one.colour for one in SEATS] == ["#0072b2", "#bf4f00", "#007f5f", "#e6b800", "#853080", "#2b2b2b"]


@themes
def test_letters_on_seat_colours_are_legible(theme: Theme) -> None:
    for who in (*seats(theme), *HELLAS):
        assert contrast(who.colour, who.on_colour) >= AA, who.letter
    assert contrast(COIN, INK) >= AA


@themes
def test_ink_is_legible_on_everything_it_is_written_on(theme: Theme) -> None:
    for ground in (theme.page, theme.panel, theme.line, theme.paper, *theme.land):
        assert contrast(theme.ink, ground) >= AA
    for ground in (theme.page, theme.panel, theme.line):
        assert contrast(theme.faint, ground) >= AA
    for ground in (*theme.sea, theme.shallow):
        assert contrast(theme.sea_ink, ground) >= AA


@themes
def test_names_stay_legible_on_land_that_somebody_owns(theme: Theme) -> None:
    for who in (*seats(theme), *HELLAS):
        for ground in theme.land:
            assert contrast(theme.ink, mixed(ground, who.colour, OWNED)) >= AA, who.letter


@themes
def test_outlines_of_pieces_stand_out_from_sea_and_land(theme: Theme) -> None:
    """Yellow on the sea is faint, so that every piece has an outline of ink, and a halo where ink is faint, too."""
    for ground in (*theme.sea, *theme.land):
        assert contrast(theme.ink, ground) >= LARGE
    assert contrast(theme.ink, theme.paper) >= AA


@themes
def test_what_may_be_clicked_will_glow_on_any_ground(theme: Theme) -> None:
    for ground in (theme.page, *theme.sea, *theme.land):
        assert contrast(theme.accent, ground) >= LARGE
    assert contrast(theme.danger, theme.page) >= AA


# Colour vision


@themes
@pytest.mark.parametrize("vision", VISION)
def test_seats_are_told_apart_by_colour(theme: Theme, vision: str) -> None:
    for a, b in combinations(seats(theme), 2):
        assert dist(lab(a.colour, vision), lab(b.colour, vision)) >= APART[vision], (a.letter, b.letter)
    assert dist(lab(HELLAS[0].colour, vision), lab(HELLAS[1].colour, vision)) >= 25


def test_seats_are_told_apart_without_any_colour() -> None:
    assert len({one.shape for one in SEATS}) == len({one.letter for one in SEATS}) == len(SEATS)
    assert len({outline(one.shape, 0, 0, 10) for one in SEATS}) == len(SEATS)
    assert HELLAS[0].shape != HELLAS[1].shape


# The drawings


@themes
@pytest.mark.parametrize(("title", "variant"), [("classic", "5"), ("legendary", "team6"), ("hellas", "2")])
def test_every_text_with_a_halo_is_legible_on_it_and_beside_the_map_none_is_small(
    theme: Theme, title: str, variant: str
) -> None:
    rules, g = position(title, variant)
    svg = ElementTree.fromstring(picture(rules, view(rules, g, 0), theme.name))
    known = {theme.ink, theme.faint, theme.sea_ink, INK, "#ffffff"}
    for text in svg.iter(f"{SVG}text"):
        assert text.attrib["fill"] in known
        if "stroke" in text.attrib:
            assert contrast(text.attrib["fill"], text.attrib["stroke"]) >= AA, text.text
    assert min(float(text.attrib["font-size"]) for text in svg.findall(f"{SVG}text")) >= 14


@themes
def test_every_piece_on_the_map_shows_the_shape_and_the_letter_of_its_seat(theme: Theme) -> None:
    rules, g = position("legendary", "ffa5")
    seen = view(rules, g, 0)
    svg = picture(rules, seen, theme.name, PHONE)
    fleets = sum(1 for count in seen["fields"]["fleets"] if count)
    pieces = re.findall(r'href="#units-fleet(?:-set)?" transform="[^"]*" color="(#[0-9a-f]{6})"', svg)
    letters = [text.text for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]

    assert len(pieces) == fleets + rules.setup.seats
    assert {one.letter for one in SEATS[:5]} <= set(letters)
