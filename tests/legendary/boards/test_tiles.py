"""The tile set, and what every face keeps."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from legendary.boards.made import refusal
from pelagos.games.archipelago.hexes import hexagon
from pelagos.games.legendary.tiles import FACES, TILES, Face, check_words, read_tile, tile_set

Change = Callable[[dict[str, Any]], None]


def data_of(word: str) -> dict[str, Any]:
    text = files("pelagos.games.legendary").joinpath("tiles", f"{word}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def faces(side: str) -> list[Face]:
    return [tile.faces[side] for tile in tile_set().values()]


def test_there_are_ten_tiles_with_two_faces_and_a_file_for_each() -> None:
    """L-1.1"""
    listed = {file.name for file in files("pelagos.games.legendary").joinpath("tiles").iterdir()}

    assert listed == {f"{word}.toml" for word in TILES}
    assert tuple(tile_set()) == TILES
    assert len(TILES) == 10
    assert all(tuple(tile.faces) == FACES for tile in tile_set().values())


@pytest.mark.parametrize(("side", "seas"), [("A", 37), ("B", 36)])
def test_ten_faces_add_up(side: str, seas: int) -> None:
    """The sums of the tile set's own page."""
    lands = [land for face in faces(side) for land in face.lands]
    waters = [sea for face in faces(side) for sea in face.seas]

    assert (len(lands), len(waters)) == (30, seas)
    assert sum(len(land.sites) for land in lands) == 50
    assert (sum(land.corn for land in lands), sum(sea.corn for sea in waters)) == (18, 12)
    assert sum(land.corn == 2 for land in lands) == 3
    assert sum(land.priestess for land in lands) == 6


@pytest.mark.parametrize(("side", "rim"), [("A", 34), ("B", 38)])
def test_so_many_land_cells_lie_on_the_rim(side: str, rim: int) -> None:
    cells = [cell for face in faces(side) for land in face.lands for cell in land.cells]

    assert sum(cell not in hexagon(1) for cell in cells) == rim


def move_a_cell_away(face: dict[str, Any]) -> None:
    face["sea"][0]["cells"][0] = [5, 5]


def use_a_cell_twice(face: dict[str, Any]) -> None:
    face["sea"][0]["cells"][0] = face["land"][0]["cells"][0]


def join_two_lands(face: dict[str, Any]) -> None:
    face["land"][0]["cells"] += face["land"].pop()["cells"]


def grow_a_land(face: dict[str, Any]) -> None:
    face["land"][0]["cells"] += [face["sea"][2]["cells"].pop(), face["sea"][2]["cells"].pop()]


def split_a_sea(face: dict[str, Any]) -> None:
    one, other = face["sea"][0]["cells"], face["sea"][3]["cells"]
    one[0], other[2] = other[2], one[0]


def add_a_cornucopia(face: dict[str, Any]) -> None:
    face["sea"][0]["corn"] += 1


def pile_up_cornucopias(face: dict[str, Any]) -> None:
    for area in (*face["land"], *face["sea"]):
        area["corn"] = 0
    face["land"][0]["corn"] = 3


def take_two_sites(face: dict[str, Any]) -> None:
    del face["land"][0]["sites"][1], face["land"][2]["sites"][1]


def leave_a_land_bare(face: dict[str, Any]) -> None:
    del face["land"][1]["sites"][0]


def build_on_one_cell(face: dict[str, Any]) -> None:
    face["land"][0]["sites"][0]["cell"] = face["land"][0]["sites"][1]["cell"]


def build_on_water(face: dict[str, Any]) -> None:
    face["land"][1]["sites"][0]["cell"] = [0, 0]


def name_a_far_sea(face: dict[str, Any]) -> None:
    face["land"][1]["sites"][0]["port"] = "kalafatis"


def name_no_sea(face: dict[str, Any]) -> None:
    face["land"][1]["sites"][0]["port"] = "delos"


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (move_a_cell_away, "cells, found=19"),
        (use_a_cell_twice, "cells, found=19"),
        (join_two_lands, "areas, found=6"),
        (grow_a_land, "delos, found=4"),
        (split_a_sea, "panormos, found=3"),
        (add_a_cornucopia, "cornucopias, found=4"),
        (pile_up_cornucopias, "cornucopias, found=3"),
        (take_two_sites, "sites, found=3"),
        (leave_a_land_bare, "mykonos, found=0"),
        (build_on_one_cell, "delos, found=2"),
        (build_on_water, "mykonos-1, found=0"),
        (name_a_far_sea, "mykonos-1, found=0"),
        (name_no_sea, "mykonos-1, found=0"),
    ],
)
def test_a_face_that_breaks_a_law_is_refused(change: Change, what: str) -> None:
    """L-2.4, L-2.8"""
    data = data_of("kynthos")
    change(data["A"])

    assert refusal(lambda: read_tile(data)) == f"wrong-tile(tile=kynthos, face=A, what={what}) [L-2.8]"


def test_seas_of_a_tile_that_lie_apart_are_refused() -> None:
    """L-2.8: two lands cross the tile from rim to rim."""
    face = data_of("marpissa")["A"]
    north = [[0, -2], [1, -2], [2, -2], [2, -1], [1, -1], [0, -1], [-1, -1]]
    south = [[-2, 1], [-1, 1], [0, 1], [1, 1], [0, 2], [-1, 2], [-2, 2]]
    for land, cells in zip(face["land"], ([[-2, 0], [-1, 0]], [[0, 0], [1, 0], [2, 0]], north[:2]), strict=True):
        land["cells"] = cells
    face["sea"] = [dict(face["sea"][0], cells=cells) for cells in (north[2:], south[:4], south[4:])]

    apart = refusal(lambda: read_tile({"word": "marpissa", "name": "", "A": face, "B": face}))

    assert apart == "wrong-tile(tile=marpissa, face=A, what=seas, found=3) [L-2.8]"


def test_no_word_is_used_twice_on_any_tile_or_face() -> None:
    """L-2.9"""
    data = data_of("zas")
    data["B"]["sea"][0]["word"] = "delos-1"
    other = data_of("kynthos")

    twice = refusal(lambda: check_words([read_tile(other), read_tile(renamed(data, "delos-1"))]))

    assert twice == "word-twice(board=zas, word=delos-1) [L-2.9]"


def renamed(data: dict[str, Any], sea: str) -> dict[str, Any]:
    """Every port of the first sea follows its new word."""
    old = data_of("zas")["B"]["sea"][0]["word"]
    for land in data["B"]["land"]:
        for site in land["sites"]:
            if site["port"] == old:
                site["port"] = sea
    return data
