"""H-2: map, contact and adjacency."""

from __future__ import annotations

from typing import Final

import pytest

from hellas.clauses.placements import STEPS, fitting, laid
from hellas.setups import M1, M2, RULES, of, turn, why
from pelagos.games.hellas.map import adjacent, direction, fits_somewhere, land_adjacent, spot_words
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.setup import LayTile
from pelagos.kernel import describe
from pelagos.kernel.sheet import Sheet
from rulings import described, options, say, stands

LANDS: Final = {"M1": M1, "M2": M2, "none": ()}
CROWDED: Final = (
    "spot t08 1,0, t20 0,1, t18 1,1, t01 -1,1, t02 -1,0, t03 0,-1, t09 1,-1, t21 2,0, t10 -1,2, t05 2,-1",
    "rotation t08 1, t20 4, t18 3, t09 0, t21 3, t10 5, t05 3",
)


@pytest.mark.parametrize("tile", range(1, 24))
@pytest.mark.parametrize("lands", [*LANDS.values(), CROWDED], ids=[*LANDS, "crowded"])
def test_a_tile_fits_where_all_contacts_match(lands: tuple[str, ...], tile: int) -> None:
    """H-2.1, H-2.2, H-2.4, H-2.5, H-2.6, H-2.7, H-2.8, H-2.9, H-3.6, H-18.3"""
    tiles = laid(lands)
    if tile in [other for other, _ in tiles.values()]:
        return
    g = describe.described(RULES, [*lands, f"where t{tile:02} drawn"])
    assert isinstance(g, Hellas)
    sheet = Sheet()
    LayTile(1).options(g, sheet)
    found = [RULES.vocabulary.words(answer) for answer in sheet.answers()]

    assert sorted(found) == sorted(fitting(tiles, tile))
    assert fits_somewhere(g, tile) == bool(found)


def test_spots_are_numbered_row_by_row_and_steps_go_clockwise_from_the_east() -> None:
    """H-2.1"""
    words = spot_words()

    assert words[528] == "0,0"
    assert words[0] == "-16,-16"
    assert words[-1] == "15,15"
    assert len(set(words)) == 1024
    for d, (q, r) in enumerate(STEPS):
        assert direction(528, words.index(f"{q},{r}")) == d
        assert direction(words.index(f"{q},{r}"), 528) == (d + 3) % 6
    assert direction(528, 528) == -1
    assert direction(528, words.index("1,1")) == -1
    assert direction(528, words.index("2,0")) == -1
    assert direction(528, words.index("-2,0")) == -1


def test_a_refused_place_says_what_is_wrong_with_it() -> None:
    """H-2.2, H-2.4, H-2.6, H-2.7, H-2.9"""
    g = described(RULES, *M2, "where t18 drawn", "next LayTile who=orange", "next Begin")

    assert why(g, "orange place 0,0 0") == "spot-taken 0,0 H-2.4"
    assert why(g, "orange place 1,-1 0") == "spot-taken 1,-1 H-2.4"
    assert why(g, "orange place 4,0 0") == "out-at-sea 4,0 H-2.4"
    assert why(g, "orange place -16,0 0") == "out-at-sea -16,0 H-2.4"
    assert why(g, "orange place 15,0 0") == "out-at-sea 15,0 H-2.4"
    assert why(g, "orange place 0,15 0") == "out-at-sea 0,15 H-2.4"
    assert why(g, "orange place 0,-16 0") == "out-at-sea 0,-16 H-2.4"
    assert why(g, "orange place 2,0 1") == "one-neighbour 2,0 H-2.7"
    assert why(g, "orange place 2,-1 1") == "new-sea 2,-1 H-2.9"
    assert why(g, "orange place 2,-1 4") == "no-match 2,-1 H-2.6"
    assert why(g, "orange place 0,1 6") == "same-edges 5 H-2.2"
    assert why(g, "orange decline") == "tile-first H-6.3"


def test_rotations_with_equal_edges_are_one_option() -> None:
    """H-2.2: named by the lowest k. t14 has two-fold symmetry, t01 looks the same in every rotation."""
    g = described(RULES, *M1, "where t14 drawn", "next LayTile who=orange", "next Begin")

    assert {int(phrase.split()[-1]) for phrase in options(g)} == {0, 1, 2}
    assert why(g, "orange place 1,-1 3") == "same-edges 2 H-2.2"

    g = described(RULES, "where t07 drawn", "spot t01 1,0", "next LayTile who=orange", "next Begin")

    assert why(g, "orange place 1,-1 6") == "same-edges 5 H-2.2"
    assert why(g, "orange place 1,-1 1") == "no-match 1,-1 H-2.6"
    g = described(RULES, *M1, "where t07 drawn", "next LayTile who=orange", "next Begin")

    assert options(g, "place 1,-1") == ["place 1,-1 0", "place 1,-1 4", "place 1,-1 5"]


def test_an_enclosed_gap_may_be_filled() -> None:
    """H-2.8"""
    ring = "spot t01 1,0, t02 2,0, t03 3,-1, t04 3,-2, t05 2,-2, t06 1,-1"
    g = described(
        RULES, ring, "rotation t04 5, t05 4, t06 4", "where t07 drawn", "next LayTile who=white", "next Begin"
    )

    # All six edges of the gap at 2,-1 are sea: nothing with land fits.
    assert options(g, "place 2,-1") == []
    assert why(g, "white place 2,-1 0") == "no-match 2,-1 H-2.6"
    g = described(
        RULES, ring, "rotation t04 2, t05 4, t06 4", "where t07 drawn", "next LayTile who=white", "next Begin"
    )
    assert options(g, "place 2,-1") == ["place 2,-1 5"]


def test_land_and_sea_adjacency() -> None:
    """H-2.3, H-2.10, H-2.11, H-2.12, H-12.38: t04 and t05 touch by land, and both touch the dolphin."""
    g = of(turn("t02 1/0, t03 1/0", "t04 1/0, t05 1/0, t01 1/0, t06 1/0"))
    tiles = [1, 2, 3, 4, 5, 6]

    assert [(x, y) for x in tiles for y in tiles if x < y and land_adjacent(g, x, y)] == [(4, 5)]
    assert [(x, y) for x in tiles for y in tiles if x < y and not adjacent(g, x, y)] == [(1, 6), (2, 6), (3, 6)]
    assert all(adjacent(g, x, y) == adjacent(g, y, x) for x in tiles for y in tiles)
    assert land_adjacent(g, 5, 4)


def test_a_land_route_over_a_third_city_does_not_count() -> None:
    """H-2.10: t18 touches t19, and t19 touches t20."""
    lands = ("spot t18 1,0, t19 1,1, t20 2,1, t01 0,1", "rotation t18 0, t19 4, t20 3")
    g = of(turn("t18 1/0, t01 1/0", "t19 1/0, t20 1/0", lands=lands))

    assert land_adjacent(g, 18, 19)
    assert land_adjacent(g, 19, 20)
    assert not adjacent(g, 18, 20)


def test_the_jump_over_the_dolphin_is_for_attacks_only() -> None:
    """H-2.11, H-2.13, H-12.5: t02 attacks t04 over the dolphin, but its ships do not count at 1,-1."""
    g = turn("t02 2/3, t03 1/0", "t04 1/1, t05 1/0, t01 1/0, t06 1/0", nature=["tile t07"])
    say(g, "white declare voyage")

    assert options(g, "place 1,-1") == []
    assert why(g, "white place 1,-1 0") == "too-few-ships 1,-1 0 1 H-6.4"
    g = turn("t02 2/3, t03 1/0", "t04 1/1, t05 1/0, t01 1/0, t06 1/0")
    say(g, "white declare attack")

    assert options(g) == ["target t01", "target t04", "target t05", "no attack"]


def test_ships_on_all_neighbouring_cities_count_once_each() -> None:
    """H-2.14: at 1,-1 lie t04 and t03; by land or by sea, on a bridge or not."""
    g = turn("t03 1/2, t02 1/3", "t04 1/1, t05 1/3, t01 1/3, t06 1/3", nature=["tile t07"])
    say(g, "white declare voyage")

    assert why(g, "white place 2,0 0") == "too-few-ships 2,0 0 4 H-6.4"
    assert options(g, "place 1,-1") == ["place 1,-1 0", "place 1,-1 4", "place 1,-1 5"]
    lands = ("spot t14 1,0, t03 0,-1, t02 -1,0, t05 0,1", "rotation t14 0, t05 2")
    g = turn("t14 1/2, t02 1/0", "t03 1/1, t05 1/0", lands=lands, nature=["tile t07"])
    say(g, "white declare voyage")

    # Two ships on a bridge, beside one of orange's: they count on every side.
    assert options(g, "place 1,-1") == ["place 1,-1 0", "place 1,-1 4", "place 1,-1 5"]
    assert "place 2,-1 0" not in options(g)


def test_the_map_is_laid_around_the_dolphin() -> None:
    """H-2.1, H-3.3"""
    stands(described(RULES, "next LayTiles who=white", nature=["tile t04"]), "spot t00 0,0", "where t00 map")
