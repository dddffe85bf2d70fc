"""Every word that has a picture has an icon, and all icons are drawn by the same hand (icons/README.md)."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from typing import Final
from xml.etree import ElementTree

import pytest

from house.sources import ROOT
from pelagos.games import TITLES
from pelagos.games.classic.ids import DIE as CLASSIC_DIE
from pelagos.games.legendary.ids import DIE as LEGENDARY_DIE
from pelagos.kernel.title import Title
from pelagos.pictures.icons import GROUPS, INK, TONES, Icon, all_icons, icon
from pictures import pictured

pytestmark = pytest.mark.pure

PICTURED: Final = {
    "god": "gods",
    "kind": "buildings",
    "unit": "units",
    "creature": "creatures",
    "figure": "creatures",
    "hero": "heroes",
    "bonus": "symbols",
    "card": "hellas",
}
"""The group of the words of a domain."""
WITHOUT_DOMAIN: Final = {
    ("buildings", "metropolis"),
    ("units", "fleet"),
    ("units", "troop"),
    *[("symbols", word) for word in ("cornucopia", "philosopher", "gold", "crown", "control", "pawn", "trade-sea")],
    *[("symbols", word) for word in ("cards", "deck")],
    *[("symbols", f"die-{face}") for face in range(max(len(CLASSIC_DIE), len(LEGENDARY_DIE)))],
    *[("hellas", word) for word in ("city", "temple", "dolphin", "back-poseidon", "back-zeus", "back-ares")],
}

NAMESPACE: Final = "{http://www.w3.org/2000/svg}"
STROKES: Final = {
    "fill": "none",
    "stroke": INK,
    "stroke-width": "2",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
}
SHAPES: Final = {
    "path": {"d"},
    "circle": {"cx", "cy", "r"},
    "ellipse": {"cx", "cy", "rx", "ry"},
    "rect": {"x", "y", "width", "height", "rx"},
}
PAINT: Final = {"fill", "stroke", "fill-rule"}
LOWEST: Final = 1.0
HIGHEST: Final = 23.0
"""For the middle of a stroke, so that ink keeps within the box of 24."""

ICONS: Final = all_icons()
icons = pytest.mark.parametrize("drawn", ICONS, ids=lambda drawn: drawn.name)


def demanded(title: Title) -> set[tuple[str, str]]:
    """What the vocabulary of a title wants drawn, with any number of seats."""
    return pictured.demanded(title, PICTURED)


def shapes(drawn: Icon) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(drawn.svg())[0])


def numbers(shape: ElementTree.Element, *names: str) -> list[float]:
    return [float(shape.get(name, "0")) for name in names]


def path_points(d: str) -> Iterator[tuple[float, float]]:
    """Ends and control points of a path that has absolute commands only."""
    x = y = 0.0
    for command, rest in re.findall(r"([A-Z])([^A-Z]*)", d):
        told = [float(one) for one in rest.split()]
        match command:
            case "H":
                pairs = [(one, y) for one in told]
            case "V":
                pairs = [(x, one) for one in told]
            case "A":
                pairs = [(told[i + 5], told[i + 6]) for i in range(0, len(told), 7)]
            case "M" | "L" | "C" | "Q" | "Z":
                pairs = list(zip(told[::2], told[1::2], strict=True))
            case _:
                raise AssertionError(f"command {command} in {d}")
        for x, y in pairs:
            yield x, y


def points(shape: ElementTree.Element) -> list[tuple[float, float]]:
    """Between them everything lies that the shape draws."""
    match shape.tag.removeprefix(NAMESPACE):
        case "path":
            return list(path_points(shape.attrib["d"]))
        case "circle":
            x, y, r = numbers(shape, "cx", "cy", "r")
            return [(x - r, y - r), (x + r, y + r)]
        case "ellipse":
            x, y, rx, ry = numbers(shape, "cx", "cy", "rx", "ry")
            return [(x - rx, y - ry), (x + rx, y + ry)]
        case _:
            x, y, width, height = numbers(shape, "x", "y", "width", "height")
            return [(x, y), (x + width, y + height)]


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_pictured_word_of_a_title_has_an_icon(title: Title) -> None:
    known = {(drawn.group, drawn.word) for drawn in ICONS}

    assert demanded(title) - known == set()


def test_words_without_a_domain_have_icons_and_nothing_else_is_drawn() -> None:
    wanted = WITHOUT_DOMAIN.union(*[demanded(title) for title in TITLES])

    assert {(drawn.group, drawn.word) for drawn in ICONS} == wanted


def test_the_titles_demand_what_they_should() -> None:
    wanted = set[tuple[str, str]]().union(*[demanded(title) for title in TITLES])

    assert {group for group, _ in wanted} == set(GROUPS)
    assert {("hellas", "z5"), ("creatures", "griffin"), ("creatures", "griffon"), ("units", "greek")} <= wanted
    assert len([word for group, word in wanted if group == "hellas"]) == 19


@icons
def test_an_icon_keeps_to_the_frame(drawn: Icon) -> None:
    text = (files("pelagos.pictures") / "icons" / drawn.group / f"{drawn.word}.svg").read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)

    assert text == drawn.svg()
    assert "<!" not in text
    assert "<?" not in text
    assert root.tag == f"{NAMESPACE}svg"
    assert root.attrib == {"viewBox": "0 0 24 24"}
    assert [child.tag for child in root] == [f"{NAMESPACE}g"]
    assert root[0].attrib == STROKES


@icons
def test_an_icon_is_made_of_plain_shapes_in_ink_and_one_tone(drawn: Icon) -> None:
    for shape in shapes(drawn):
        kind = shape.tag.removeprefix(NAMESPACE)

        assert set(shape.attrib) <= SHAPES[kind] | PAINT
        assert len(shape) == 0
        assert not (shape.text or "").strip()
        assert shape.get("fill", INK) in (INK, drawn.tone.light)
        assert shape.get("stroke", "none") == "none"
        assert shape.get("fill-rule", "evenodd") == "evenodd"
    assert any(shape.get("fill") == drawn.tone.light for shape in shapes(drawn))


@icons
def test_an_icon_stays_within_its_box_and_fills_it(drawn: Icon) -> None:
    found = [point for shape in shapes(drawn) for point in points(shape)]
    across, down = [x for x, _ in found], [y for _, y in found]

    assert min(across + down) >= LOWEST
    assert max(across + down) <= HIGHEST
    assert max(max(across) - min(across), max(down) - min(down)) >= 17


def test_no_two_icons_are_the_same() -> None:
    plain = [drawn.painted("ink", "tone") for drawn in ICONS]

    assert len(set(plain)) == len(plain)


def test_no_file_is_left_over() -> None:
    home = ROOT / "src" / "pelagos" / "pictures" / "icons"
    found = {path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file()}

    assert found == {"README.md", *[f"{drawn.group}/{drawn.word}.svg" for drawn in ICONS]}


def test_the_readme_names_every_tone() -> None:
    told = (files("pelagos.pictures") / "icons" / "README.md").read_text(encoding="utf-8")

    assert all(f"| {name} | `{tone.light}` |" in told for name, tone in TONES.items())
    assert {drawn.tone for drawn in ICONS} == set(TONES.values())


@pytest.mark.parametrize("name", TONES)
def test_ink_stands_out_from_every_tone(name: str) -> None:
    """As much as graphics must (WCAG 1.4.11), on the light and on the dark page."""
    assert contrast(INK, TONES[name].light) >= 3
    assert contrast("#e8eef1", TONES[name].dark) >= 3


def test_both_colours_are_replaced() -> None:
    painted = icon("gods", "zeus").painted("black", "red")

    assert "#" not in painted
    assert 'fill="red"' in painted
    assert 'stroke="black"' in painted


def test_a_symbol_has_a_prefixed_id_and_takes_its_colours_from_the_page() -> None:
    drawn = icon("gods", "zeus")

    assert drawn.symbol().startswith('<symbol id="icon-gods-zeus" viewBox="0 0 24 24"><g fill="none"')
    assert 'stroke="currentColor"' in drawn.symbol()
    assert f'fill="var(--tone, {drawn.tone.light})"' in drawn.symbol()
    assert ElementTree.fromstring(drawn.symbol("x-", "#000000", "#ff0000")).get("id") == "x-gods-zeus"
    assert 'fill="#ff0000"' in drawn.symbol("x-", "#000000", "#ff0000")


def test_a_word_without_an_icon_is_refused() -> None:
    with pytest.raises(LookupError, match=r"no icon gods/\.\./README"):
        icon("gods", "../README")


@pytest.mark.skipif(not (ROOT / "docs").is_dir(), reason="only a checkout has the documents")
def test_the_contact_sheet_is_up_to_date() -> None:
    subprocess.run([sys.executable, ROOT / "tools" / "contact_sheet.py", "--check"], check=True)
