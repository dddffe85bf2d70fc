"""H-1: components."""

from __future__ import annotations

from collections import Counter

import pytest

from hellas.setups import RULES, of, turn
from pelagos.games.hellas.data import CARD_TABLE, TILE_SET, Tiles, land_in, turned
from pelagos.games.hellas.ids import SIDES, TILES
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.errors import BadSetup
from rulings import described, stands

PRINTED = {
    "SSSSSS": [1, 2, 3],
    "LSSSSS": [4, 5, 6, 7, 8, 9, 10],
    "LSLSSS": [11, 12, 13],
    "LSSLSS": [14, 15, 16],
    "LLSSSS": [17],
    "LLLSSS": [18, 19],
    "LLLLSS": [20, 21],
    "LLSLSS": [22],
    "LLSLLS": [23],
}
TILE_DATA: list[dict[str, str | int]] = [{"edges": "SSSSSS", "name": "Dolphin"}]
TILE_DATA += [
    {"edges": edges, "name": "x", "bridge": int(tile in (11, 12, 13, 14, 15, 16, 22, 23))}
    for edges, tiles in PRINTED.items()
    for tile in tiles
]


def shown(tile: int, rotation: int = 0) -> str:
    """The edges of a turned tile as letters, east first."""
    land = TILE_SET.land[tile * SIDES + rotation]
    return "".join(["L" if land_in(land, d) else "S" for d in range(SIDES)])


def test_a_player_has_fifteen_greeks_and_ten_ships_and_what_is_not_on_the_map_is_his_supply() -> None:
    """H-1.1, H-3.1"""
    g = described(RULES, "next Begin")

    stands(g, "greek_supply white 15, orange 15", "ship_supply white 10, orange 10")

    g = turn("t02 2/1, t03 3/3", "t04 1/0, t05 2/2")

    stands(g, "greek_supply white 10, orange 12", "ship_supply white 6, orange 8")


def test_there_are_twenty_four_tiles() -> None:
    """H-1.2"""
    assert TILES == len(TILE_SET.names) == len(list(TILE_SET.temple)) == 24
    assert len(set(TILE_SET.names)) == 24
    assert [tile for tile in range(TILES) if TILE_SET.temple[tile]] == [17, 18, 19, 20, 21, 22, 23]
    assert [tile for tile in range(TILES) if TILE_SET.bridge[tile]] == [11, 12, 13, 14, 15, 16, 22, 23]


def test_the_dolphin_is_all_sea_without_city_and_temple() -> None:
    """H-1.3"""
    assert shown(0) == "SSSSSS"
    assert TILE_SET.temple[0] == TILE_SET.bridge[0] == 0
    stands(turn("t02 1/0", "t04 1/0"), "owner t00 nobody", "spot t00 0,0", "where t00 map")


@pytest.mark.parametrize("edges", PRINTED)
def test_the_tiles_are_those_of_the_set(edges: str) -> None:
    """H-1.4, H-18.5"""
    assert [tile for tile in range(1, TILES) if shown(tile) == edges] == PRINTED[edges]


def test_a_bridge_is_where_land_forms_two_runs() -> None:
    """H-1.5"""
    for tile in range(TILES):
        edges = shown(tile)
        runs = len([run for run in (edges[edges.find("S") :] + edges[: edges.find("S")]).split("S") if run])
        assert TILE_SET.bridge[tile] == (runs >= 2)


@pytest.mark.parametrize(
    ("tile", "key", "value"),
    [
        (14, "bridge", 0),
        (4, "bridge", 1),
        (0, "edges", "LSSSSS"),
        (0, "temple", 1),
        (4, "edges", "LSSSS"),
        (4, "edges", "XSSSSS"),
    ],
)
def test_a_wrong_tile_is_refused(tile: int, key: str, value: str | int) -> None:
    """H-1.3, H-1.5, H-18.5"""
    assert Tiles([dict(entry) for entry in TILE_DATA]).names[0] == "Dolphin"
    wrong = [dict(entry) for entry in TILE_DATA]
    wrong[tile][key] = value
    with pytest.raises(BadSetup):
        Tiles(wrong)


def test_a_tile_set_has_all_its_tiles() -> None:
    """H-1.2, H-18.5"""
    with pytest.raises(BadSetup):
        Tiles(TILE_DATA[:-1])


def test_a_turned_tile_shows_its_printed_edges_clockwise() -> None:
    """H-2.2"""
    assert turned("LSSSSS", 0) == 0b000001
    assert turned("LSSSSS", 2) == 0b000100
    assert turned("LLSLSS", 4) == 0b110010
    assert shown(22, 4) == "SLSSLL"


def test_there_are_sixteen_cards_of_each_god() -> None:
    """H-1.6, H-18.5"""
    assert CARD_TABLE == {
        "poseidon": {"p1": 3, "p2": 3, "p3": 2, "p4": 3, "p5": 3, "p6": 2},
        "zeus": {"z1": 2, "z2": 2, "z3": 2, "z4": 2, "z5": 4, "z6": 2, "z7": 2},
        "ares": {"a1": 3, "a2": 3, "a3": 2, "a4": 3, "a5": 3, "a6": 2},
    }
    g = RULES.blank()
    assert isinstance(g, Hellas)
    assert [sum(list(back.count)) for back in (g.poseidon, g.zeus, g.ares)] == [16, 16, 16]
    assert [g.back(god) for god in range(3)] == [g.poseidon, g.zeus, g.ares]


def test_every_god_has_a_deck_and_a_discard_pile() -> None:
    """H-1.7"""
    g = of(turn("t02 1/0", "t04 1/0", "zeus discard z5 3, discard z1 1", "ares drawn a1 1"))

    assert [back.total(0) for back in (g.poseidon, g.zeus, g.ares)] == [16, 12, 15]
    assert [back.total(1) for back in (g.poseidon, g.zeus, g.ares)] == [0, 4, 0]


def test_the_names_of_the_tiles_are_told_apart() -> None:
    """H-1.3"""
    assert max(Counter(TILE_SET.names).values()) == 1
