"""Colours of the players for those who see few colours, and high contrast: as the style sheet of the page has them."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from pathlib import Path
from typing import Final

import pytest

from pictures.test_contrast import AA, LARGE, contrast, lab

LOOK: Final = Path(__file__).parents[2] / "web" / "src"
SCHEMES: Final = ("protan", "deutan", "tritan")
SEATS: Final = ("blue", "vermilion", "green", "yellow", "purple")
APART: Final = 40
"""Least distance in CIE Lab for whoever chose the scheme; `test_contrast.APART` has 10 to 20 for the usual colours."""
AAA: Final = 7.0


def blocks(sheet: str, start: str) -> str:
    """What stands between the braces of the rule that begins so."""
    at = sheet.index("{", sheet.index(start)) + 1
    depth, end = 1, at
    while depth:
        depth += {"{": 1, "}": -1}.get(sheet[end], 0)
        end += 1
    return sheet[at : end - 1]


def whole(colour: str) -> str:
    return colour if len(colour) == 7 else "#" + "".join(letter * 2 for letter in colour[1:])


def values(text: str) -> dict[str, str]:
    return {name: whole(colour) for name, colour in re.findall(r"--([\w-]+): (#[0-9a-f]+)", text)}


def players(scheme: str, dark: bool) -> dict[str, tuple[str, str]]:
    """By colour: what it is, and what is written on it. Black is white in the dark, as everywhere."""
    rule = blocks((LOOK / "schemes.css").read_text(encoding="utf-8"), f"data-scheme='{scheme}'")
    found = {colour: values(blocks(rule, f".who-{colour} ")) for colour in SEATS}
    return {
        **{colour: (one["who"], one["on-who"]) for colour, one in found.items()},
        "black": ("#f4f4f4", "#1d2b33") if dark else ("#2b2b2b", "#ffffff"),
    }


def near(scheme: dict[str, tuple[str, str]], vision: str, apart: float) -> list[tuple[str, str]]:
    """Pairs that are not so far apart."""
    return [
        (a, b) for a, b in combinations(scheme, 2) if dist(lab(scheme[a][0], vision), lab(scheme[b][0], vision)) < apart
    ]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("scheme", SCHEMES)
def test_players_are_far_apart_for_those_who_chose_the_scheme(scheme: str, dark: bool) -> None:
    assert near(players(scheme, dark), scheme, APART) == []
    assert near(players(scheme, dark), "usual", APART) == []


@pytest.mark.parametrize("scheme", SCHEMES)
def test_letters_on_players_are_legible(scheme: str) -> None:
    assert [who for who, (colour, on) in players(scheme, False).items() if contrast(colour, on) < AA] == []


def test_two_that_look_alike_are_noticed() -> None:
    planted = {**players("deutan", False), "green": ("#c44703", "#ffffff")}

    assert near(planted, "deutan", APART) == [("vermilion", "green")]


@pytest.mark.parametrize("rule", ["[data-contrast='more'] {", "[data-theme='dark'][data-contrast='more'] {"])
def test_high_contrast_is_high(rule: str) -> None:
    sheet = (LOOK / "schemes.css").read_text(encoding="utf-8")
    colours = values(blocks(sheet, rule))
    inks, grounds = ("ink", "faint", "sea-ink", "accent", "danger"), ("page", "panel", "sea", "shallow", "paper")

    assert [(ink, ground) for ink in inks for ground in grounds if contrast(colours[ink], colours[ground]) < AAA] == []
    assert all(contrast(colours[line], colours["page"]) >= LARGE for line in ("line", "coast"))
