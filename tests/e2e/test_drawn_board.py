"""The board as it is drawn: sizes, what hides what, contrast; look.md has the measures."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Final

import pytest

from e2e.measuring import PHONE, TABLE, Least, faults_of, longest, measured
from e2e.places import PLACES

if TYPE_CHECKING:
    from e2e.conftest import NewPage
    from e2e.tables import Host

WIDE: Final = (1440, 900)
TABLET: Final = (1024, 768)
UPRIGHT: Final = (360, 780)
LYING: Final = (780, 360)
LEAST: Final = {WIDE: TABLE, TABLET: PHONE, UPRIGHT: PHONE, LYING: PHONE}
TITLES: Final = ("classic", "legendary", "hellas")
QUICK: Final = [("legendary-mid", WIDE, False), ("classic-mid", UPRIGHT, True), ("hellas-mid", WIDE, True)]
ALL: Final = [
    (f"{title}-{when}", size, dark)
    for title, when, size, dark in itertools.product(TITLES, ("early", "mid"), LEAST, (False, True))
]
THOROUGH: Final = [shown for shown in ALL if shown not in QUICK]


def check(new_page: NewPage, host: Host, place: str, size: tuple[int, int], dark: bool) -> None:
    page = new_page(size, touch=size in (UPRIGHT, LYING), dark=dark)
    PLACES[place](page, host)
    seen = measured(page)
    assert seen["pieces"] or "early" in place
    assert faults_of(seen, LEAST[size]) == []


@pytest.mark.parametrize(("place", "size", "dark"), QUICK)
def test_sizes_owners_and_contrast_are_held(
    new_page: NewPage, host: Host, place: str, size: tuple[int, int], dark: bool
) -> None:
    check(new_page, host, place, size, dark)


@pytest.mark.slow
@pytest.mark.parametrize(("place", "size", "dark"), THOROUGH)
def test_sizes_owners_and_contrast_are_held_everywhere(
    new_page: NewPage, host: Host, place: str, size: tuple[int, int], dark: bool
) -> None:
    check(new_page, host, place, size, dark)


PLANT: Final = """(style) => {
    const planted = new CSSStyleSheet();
    planted.replaceSync(style);
    document.adoptedStyleSheets = [planted];
}"""
PLANTED: Final = {
    "halved letters": ".board-map text { font-size: 6px !important }",
    "halved pieces": ".board-map .piece { transform: scale(calc(var(--piece) / 2)) !important }",
    "gold over owners": ".board-map .owned { fill-opacity: 0 !important }",
    "marks that cover": ".board-map .in-pixels { transform: scale(calc(var(--dot) * 6)) !important }",
    "names without contrast": ".board-map .name { fill: #efe3c8 !important; stroke: #efe3c8 !important }",
}


def test_planted_faults_are_found_and_zooming_in_brings_everything(new_page: NewPage, host: Host) -> None:
    page = new_page(WIDE)
    PLACES["legendary-mid"](page, host)
    whole = measured(page)
    for name, style in PLANTED.items():
        page.evaluate(PLANT, style)
        assert faults_of(measured(page), TABLE), name
    page.evaluate(PLANT, "")

    board = page.locator(".board-map")
    board.focus()
    for _ in range(4):
        page.keyboard.press("+")
    near = measured(page)
    assert page.locator(".mark.left-out").count() == 0
    assert faults_of(near, TABLE) == []
    assert (
        min(longest(one["box"]) for one in near["pieces"] if one["kind"] == "piece-unit")
        > max(longest(one["box"]) for one in whole["pieces"] if one["kind"] == "piece-unit") - 1
    )


def test_the_map_fills_its_room_and_empty_sea_is_cropped(new_page: NewPage, host: Host) -> None:
    page = new_page(WIDE)
    PLACES["classic-mid"](page, host)
    seen = measured(page)
    left, top, right, bottom = seen["room"]
    chart = seen["camera"]
    assert max((chart[2] - chart[0]) / (right - left), (chart[3] - chart[1]) / (bottom - top)) > 0.9


def test_least_sizes_are_those_of_the_direction() -> None:
    assert (TABLE, PHONE) == (Least(26, 14, 24, 13, 11, 11), Least(20, 12, 24, 13, 11, 11))
