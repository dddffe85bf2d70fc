"""Tiles laid side by side."""

from __future__ import annotations

import pytest

from legendary.boards.made import CAPES, refusal
from pelagos.games.archipelago.hexes import DIRECTIONS, hexagon, neighbours, shifted, turned
from pelagos.games.legendary.assembly import assemble, centre
from pelagos.games.legendary.layout import Layout, Placed, check_number, joined, joints
from pelagos.games.legendary.tiles import tile_set

PLACES = hexagon(3)


def of_two(at: tuple[int, int], first: int, second: int) -> list[str]:
    """The borders of two capes, the second here, both turned."""
    layout = Layout("A", [Placed("one", (0, 0), first), Placed("two", at, second)])
    return [f"{a} {b}" for a, b in assemble("", CAPES, layout).borders]


def refused(*placed: tuple[str, int, int], face: str = "A") -> str:
    layout = Layout(face, [Placed(tile, (i, j), 0) for tile, i, j in placed])
    return refusal(lambda: assemble("", CAPES, layout))


def test_rosettes_fill_the_plane_without_gap_or_overlap() -> None:
    cells = [shifted(cell, centre(at)) for at in PLACES for cell in hexagon(2)]

    assert len(cells) == len(set(cells)) == 19 * len(PLACES)
    assert set(hexagon(6)) <= set(cells)


@pytest.mark.parametrize("step", DIRECTIONS)
def test_neighbouring_tiles_touch_along_five_edges(step: tuple[int, int]) -> None:
    there = {shifted(cell, centre(step)) for cell in hexagon(2)}

    assert sum(other in there for cell in hexagon(2) for other in neighbours(cell)) == 5


def test_a_turn_is_a_sixth_clockwise_and_six_are_none() -> None:
    assert [turned((2, -1), turns) for turns in range(7)] == [
        (2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1),
    ]  # fmt: skip
    assert turned((2, -1), -1) == (1, -2)


def test_a_cape_that_points_away_leaves_water_between_two_tiles() -> None:
    """L-2.1, worked out on paper: the tile at (1, 0) touches (2, 0), (1, 1) and (0, 2) of the first."""
    assert of_two((1, 0), 3, 0) == ["one-land one-sea", "two-land two-sea", "one-sea two-sea"]


def test_a_cape_that_points_at_the_joint_touches_the_sea_beyond() -> None:
    """L-2.1"""
    assert of_two((1, 0), 0, 0) == ["one-land one-sea", "one-land two-sea", "two-land two-sea", "one-sea two-sea"]
    assert "one-land two-sea" in of_two((1, 0), 1, 0)
    assert "one-land two-sea" in of_two((1, 0), 0, 1)


def test_capes_that_meet_across_a_joint_are_one_island() -> None:
    """L-2.1, L-2.2: (2, 0) lies beside (3, 0), which is (0, -2) of the second; turned four times a cape ends there."""
    assert of_two((1, 0), 0, 4) == [
        "one-land two-land",
        "one-land one-sea",
        "one-land two-sea",
        "two-land two-sea",
        "one-sea two-sea",
    ]


def test_a_whole_board_turned_has_the_same_borders() -> None:
    """The lattice turns with its tiles."""
    plain = of_two((1, 0), 0, 4)

    assert [of_two(turned((1, 0), turns), turns, 4 + turns) for turns in range(6)] == [plain] * 6


def test_cells_and_sites_are_turned_and_shifted() -> None:
    plan = assemble("pair", CAPES, Layout("A", [Placed("two", (0, 0), 0), Placed("one", (0, 1), 1)]))
    cape = plan.lands[1]

    assert plan.word == "pair"
    assert [land.word for land in plan.lands] == ["two-land", "one-land"]
    assert cape.cells == [(-2, 6), (-2, 7)]
    assert cape.sites[0].cell == (-2, 6)
    assert (cape.sites[0].sea, cape.corn, cape.priestess, cape.tile) == ("one-sea", 1, True, "one")
    assert len(plan.seas[1].cells) == 17
    assert (plan.seas[1].corn, plan.seas[1].tile) == (2, "one")


def test_areas_stand_in_the_order_of_the_layout_then_of_the_tile() -> None:
    plan = assemble("", tile_set(), Layout("B", [Placed("zas", (0, 0), 0), Placed("kynthos", (1, 0), 0)]))
    wanted = [land.word for tile in ("zas", "kynthos") for land in tile_set()[tile].faces["B"].lands]

    assert [land.word for land in plan.lands] == wanted


def test_what_is_no_assembly_is_refused() -> None:
    """L-2.6"""
    assert refused() == "no-tiles() [L-2.6]"
    assert refused(("moon", 0, 0)) == "unknown-tile(tile=moon, known=one, two, three) [L-2.6]"
    assert refused(("one", 0, 0), face="B") == "unknown-face(face=B, known=A) [L-2.6]"
    assert refused(("one", 0, 0), ("one", 1, 0)) == "tile-twice(tile=one) [L-2.6]"
    assert refused(("one", 0, 0), ("two", 1, 0), ("three", 1, 0)) == (
        "place-twice(tile=three, other=two, i=1, j=0) [L-2.6]"
    )
    assert refused(("one", 0, 0), ("two", 1, 0), ("three", 3, 0)) == "tiles-apart(tiles=3) [L-2.6]"
    assert refused(("one", 0, 0), ("two", 1, 1)) == "tiles-apart(tiles=2) [L-2.6]"


@pytest.mark.parametrize(
    ("mode", "tiles"), [("ffa3", 6), ("ffa4", 8), ("ffa5", 10), ("team4", 8), ("team6", 10), ("duel", 8)]
)
def test_a_mode_wants_its_number_of_tiles(mode: str, tiles: int) -> None:
    """L-3.1, L-4.5"""
    rows = [Placed("one", (i, 0), 0) for i in range(tiles)]
    check_number(Layout("A", rows), mode)

    assert refusal(lambda: check_number(Layout("A", rows[1:]), mode)) == (
        f"wrong-number-of-tiles(mode={mode}, found={tiles - 1}, wanted={tiles}) [L-4.5]"
    )


def test_joints_are_counted() -> None:
    assert joints([(0, 0), (1, 0), (0, 1)]) == 3
    assert joints([(0, 0), (1, 0), (2, 0)]) == 2
    assert joined([(0, 0), (1, 0), (2, 0)])
    assert not joined([(0, 0), (2, 0)])
