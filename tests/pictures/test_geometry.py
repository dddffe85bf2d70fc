"""Where everything of a board lies."""

from __future__ import annotations

import json
from math import hypot
from typing import Any

import pytest

from pelagos.games.archipelago.hexes import Cell, hexagon, neighbours
from pelagos.games.classic.board import board_for
from pelagos.games.hellas.data import TILE_SET
from pelagos.games.hellas.ids import DRAWN_TILE, NONE, TILES
from pelagos.games.legendary.generator import generate
from pelagos.kernel.title import rules_for
from pelagos.kernel.view import view
from pelagos.pictures import geometry
from pelagos.pictures.adapter import geometry_of
from pelagos.pictures.geometry import Geometry, NoPicture
from pelagos.pictures.grounds import centre, hexagon_face
from pelagos.pictures.hellas.shape import cell_of, land_runs, lone_tile, tile_faces
from pelagos.pictures.legendary import shape
from pelagos.pictures.legendary.shape import LEVEL
from pelagos.pictures.lettering import width_of
from pelagos.pictures.mesh import COAST, LAND, SEA, Mesh, Path, Point
from pelagos.pictures.placing import Wanted, discs_of
from pictures.shown import BY_NAME, VARIANTS, position
from toy.title import TITLE as TOY

variants = pytest.mark.parametrize(("title", "variant"), VARIANTS)


def shown(title: str, variant: str, small: bool = False) -> Geometry:
    rules, g = position(title, variant)
    return geometry_of(rules, view(rules, g, 0), small)


def surface(points: list[Point]) -> float:
    """Positive if the points go clockwise on the screen."""
    pairs = zip(points, [*points[1:], points[0]], strict=True)
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs) / 2


def total(paths: tuple[Path, ...]) -> float:
    return sum(surface(path.points(8)) for path in paths)


def inside(point: Point, paths: tuple[Path, ...]) -> bool:
    crossed = False
    for path in paths:
        points = path.points(8)
        for a, b in zip(points, [*points[1:], points[0]], strict=True):
            if (a[1] > point[1]) != (b[1] > point[1]):
                crossed ^= point[0] < a[0] + (point[1] - a[1]) * (b[0] - a[0]) / (b[1] - a[1])
    return crossed


def mesh_of(areas: dict[Cell, int], kinds: list[str], shake: float = 0) -> Mesh:
    faces = [hexagon_face(area, cell, 100) for cell, area in areas.items()]
    return Mesh(faces, kinds, 0.2, shake, "test")


# Lines


def test_a_cell_is_one_loop_and_clockwise() -> None:
    (loop,) = mesh_of({(0, 0): 0}, [LAND]).outline([0])

    assert loop.closed
    assert 0.6 < surface(loop.points(8)) / (1.5 * 3**0.5 * 100**2) < 1


def test_a_ring_of_cells_has_a_hole_that_goes_the_other_way() -> None:
    ring = dict.fromkeys(neighbours((0, 0)), 0)
    loops = mesh_of({**ring, (0, 0): 1}, [LAND, SEA]).outline([0])

    assert sorted(surface(loop.points()) > 0 for loop in loops) == [False, True]


def test_two_areas_share_one_soft_line_without_gap_or_overlap() -> None:
    cells = dict.fromkeys(hexagon(2), 0) | dict.fromkeys([(0, 0), (1, 0), (0, 1)], 1)
    mesh = mesh_of(cells, [SEA, LAND], 9)
    parts = total(tuple(mesh.outline([0]))) + total(tuple(mesh.outline([1])))

    assert parts == pytest.approx(total(tuple(mesh.outline([0, 1]))), rel=1e-6)


def test_a_coast_runs_on_where_two_seas_meet_at_it() -> None:
    cells = {(0, 0): 0} | {cell: 1 + (i >= 3) for i, cell in enumerate(neighbours((0, 0)))}
    (coast,) = mesh_of(cells, [LAND, SEA, SEA]).lines(COAST)

    assert coast.closed
    assert len(coast.curves) == 6


@variants
def test_the_areas_of_a_board_fill_it(title: str, variant: str) -> None:
    board = shown(title, variant)

    assert sum(total(area.loops) for area in board.areas) == pytest.approx(total(board.outline), rel=1e-3)


def test_rows_of_tiles_lie_level() -> None:
    """L-2.6: tiles at (1, 0) and (0, 1) of the lattice differ by (5, -3)."""
    assert centre((5, -3), 100, LEVEL)[1] == pytest.approx(0, abs=1e-9)
    assert centre((5, -3), 100, LEVEL)[0] > 0


def test_the_wobble_is_small_and_always_the_same() -> None:
    plain, shaken, again = (mesh_of({(0, 0): 0}, [LAND], shake) for shake in (0, 9, 9))
    pairs = list(zip(plain.outline([0])[0].points(), shaken.outline([0])[0].points(), strict=True))

    assert again.outline([0]) == shaken.outline([0])
    assert 0 < max(hypot(a[0] - b[0], a[1] - b[1]) for a, b in pairs) < 13


# Places


@variants
def test_every_area_has_its_name_and_places_for_all_its_things(title: str, variant: str) -> None:
    rules, _ = position(title, variant)
    board = shown(title, variant)
    domains = rules.vocabulary.domains
    lands = domains["island" if title == "classic" else "land"].words if title != "hellas" else ()

    assert all("gold" in board.area(word).anchors and "troops" in board.area(word).anchors for word in lands)
    assert all(board.area(word).label is not None for word in (*lands, *(domains["sea"].words if lands else ())))


@variants
def test_things_keep_apart_and_stay_at_home(title: str, variant: str) -> None:
    """What stands in an area lies in it or just beyond its border; no two things share a place."""
    for area in shown(title, variant).areas:
        points = [point for name, point in area.anchors.items() if name != "figure"]
        border = [point for loop in area.loops for point in loop.points()]
        for i, (x, y) in enumerate(points):
            assert inside((x, y), area.loops) or min(hypot(x - bx, y - by) for bx, by in border) < 30
            assert all(hypot(x - ox, y - oy) > 25 for ox, oy in points[:i]), area.word


@variants
@pytest.mark.parametrize("small", [False, True])
def test_names_do_not_run_into_each_other(title: str, variant: str, small: bool) -> None:
    rows = []
    for area in shown(title, variant, small).areas:
        if area.label is not None:
            label = area.label
            width = width_of(label.text, label.size, "carved", geometry.SPACING)
            rows.append((area.word, discs_of(Wanted("label", width, label.size * 0.8), label.at, label.slant)))
    for i, (word, discs) in enumerate(rows):
        for other, theirs in rows[:i]:
            gaps = [hypot(a.x - b.x, a.y - b.y) - a.r - b.r for a in discs for b in theirs]
            assert min(gaps) > -6, (word, other)


@variants
def test_no_name_is_cut_on_a_small_screen(title: str, variant: str) -> None:
    for area in shown(title, variant, small=True).areas:
        assert area.label is None or area.label.text == area.name


def test_sites_stand_on_their_land_with_a_jetty_in_their_sea() -> None:
    """L-2.4"""
    drawn = rules_for(BY_NAME["legendary"], 3, generate("ffa3", 5).word)
    for rules in (drawn, position("legendary", "team6")[0]):
        board = geometry_of(rules)
        for site in board.sites:
            beyond = (site.quay[0] * 1.3 - site.at[0] * 0.3, site.quay[1] * 1.3 - site.at[1] * 0.3)
            assert inside(site.at, board.area(site.land).loops)
            assert inside(beyond, board.area(site.sea).loops)


def test_slots_are_one_for_each_cell_of_an_island() -> None:
    """C-2.5"""
    board = shown("classic", "5")
    slots = {area.word: len([name for name in area.anchors if name.startswith("slot")]) for area in board.areas}

    assert (slots["i02"], slots["i06"], slots["i10"], slots["a1"]) == (4, 1, 4, 0)


def test_an_island_touches_the_seas_of_its_ring() -> None:
    """C-2.10: pages show the seas around Polyphemus closed."""
    board = board_for(5)
    for island, area in enumerate(shown("classic", "5").areas[: len(board.islands)]):
        ring = {word for sea, word in enumerate(board.seas) if board.ring[island] >> sea & 1}
        assert set(area.near) == ring


# Relief


@variants
def test_hills_trees_and_rocks_stand_on_land_and_clear_of_names(title: str, variant: str) -> None:
    count = 0
    for area in shown(title, variant).areas:
        points = (*area.relief.trees, *area.relief.rocks)
        count += len(points)
        assert area.kind == LAND or not points
        assert all(inside(point, area.loops) for point in points), area.word
        if area.label is not None and area.kind == LAND:
            assert all(hypot(x - area.label.at[0], y - area.label.at[1]) > 20 for x, y in points), area.word
    assert count > 2


def test_relief_is_set_by_the_place_and_moves_with_its_tile() -> None:
    rules, g = position("hellas", "2")
    seen = view(rules, g, 0)
    lying = geometry_of(rules, seen)
    for area in lying.areas:
        if area.kind == LAND:
            tile = int(area.word[1:])
            x, y = centre(cell_of(seen["fields"]["spot"][tile]), 200)
            alone = lone_tile(tile, seen["fields"]["rotation"][tile]).area(area.word, LAND)
            assert area.relief == alone.relief.moved((x, y))
    assert len({area.relief for area in shown("classic", "5").areas if area.kind == LAND}) == 13


def test_a_growing_board_is_cropped_to_what_lies_there() -> None:
    board = shown("hellas", "2")

    assert board.crop[2] < board.width
    assert board.crop[3] < board.height


# Hellas


def test_land_edges_meet_in_the_middle_of_a_tile_except_behind_a_channel() -> None:
    """H-1.5"""
    for tile in range(1, TILES):
        shore = int(TILE_SET.land[tile * 6])
        mesh = Mesh(tile_faces((0, 0), shore, 0, 1), [SEA, LAND], 0.16, 0, "test")

        assert len(mesh.outline([1])) == max(1, len(land_runs(shore)))
        assert len(mesh.outline([0])) == 1 or shore == 0, tile


def test_a_bridge_is_drawn_for_every_channel() -> None:
    rules, g = position("hellas", "2")
    fields = view(rules, g, 0)["fields"]
    lying = [tile for tile in range(TILES) if fields["spot"][tile] != NONE]

    assert len(shown("hellas", "2").bridges) == sum(int(TILE_SET.bridge[tile]) for tile in lying)


def test_nothing_jumps_when_a_tile_is_laid() -> None:
    rules, g = position("hellas", "2")
    after = view(rules, g, 0)
    before = json.loads(json.dumps(after))
    last = max(tile for tile in range(TILES) if after["fields"]["spot"][tile] != NONE)
    before["fields"]["spot"][last] = NONE
    early, late = geometry_of(rules, before), geometry_of(rules, after)

    assert len(late.areas) == len(early.areas) + 2
    for area in early.areas:
        now = late.area(area.word, area.kind)
        assert (now.anchors, now.label) == (area.anchors, area.label)


def test_without_a_view_hellas_is_the_dolphin_alone() -> None:
    rules, _ = position("hellas", "2")
    board = geometry_of(rules)

    assert [area.word for area in board.areas] == ["t00"]
    assert len(board.empty) == 6


# As data


@variants
def test_the_geometry_travels_as_json(title: str, variant: str) -> None:
    board = shown(title, variant)

    assert json.loads(json.dumps(board.plain())) == board.plain()


def test_the_same_board_gives_the_same_geometry() -> None:
    rules, _ = position("legendary", "ffa3")
    first = geometry_of(rules).plain()
    shape._geometry.cache_clear()

    assert geometry_of(rules).plain() == first


def test_what_cannot_be_drawn_is_refused() -> None:
    with pytest.raises(NoPicture, match="no-picture"):
        geometry_of(rules_for(TOY, 2))
    with pytest.raises(NoPicture, match="no-cells"):
        geometry_of(rules_for(BY_NAME["legendary"], 3, "tb-1"))


FIRST = (("classic", "4"), ("legendary", "ffa4"), ("hellas", "2"))


def slots(area: dict[str, Any]) -> int:
    return sum(name.startswith("slot") for name in area["anchors"])


def test_what_is_printed_travels_with_the_areas() -> None:
    """C-2.7: 2 on an island of one cell, 1 on one of two cells; L-2.5 and H-1.2 likewise from the board."""
    classic, legendary, hellas = (shown(*one).plain()["areas"] for one in FIRST)
    golds = [area["printed"].get("gold", 0) for area in classic if area["kind"] == LAND]
    symbols = [area for area in legendary if area["printed"].get("priestess")]

    assert all(slots(area) == 3 - gold for area, gold in zip(classic, golds, strict=False) if gold)
    assert set(golds) == {0, 1, 2}
    assert symbols == [area for area in legendary if "priestess" in area["anchors"]] != []
    assert [area["word"] for area in hellas if area["printed"].get("dolphin")] == ["t00"]
    assert all({"city", "temple"} & area["printed"].keys() for area in hellas if area["kind"] == LAND)


def test_a_tile_has_one_outline_around_its_land_and_its_sea() -> None:
    areas = shown("hellas", "2").areas
    wholes = {area.word: area.whole for area in areas if area.whole}

    assert len(wholes) == sum(area.kind == LAND for area in areas)
    for word, whole in wholes.items():
        parts = sum(total(area.loops) for area in areas if area.word == word)
        assert total(whole) == pytest.approx(parts, rel=1e-3)
    assert not any(area.whole for area in shown("classic", "3").areas)


def test_the_drawn_tile_is_shown_in_all_its_rotations() -> None:
    rules, g = position("hellas", "2")
    seen = view(rules, g, 0)
    idle = next(tile for tile in range(TILES) if seen["fields"]["spot"][tile] == NONE)
    seen["fields"]["where"] = [0] * TILES

    assert geometry_of(rules, seen).drawn == ()
    seen["fields"]["where"][idle] = DRAWN_TILE
    drawn = geometry_of(rules, seen).drawn
    assert [one.areas[0].word for one in drawn] == [f"t{idle:02d}"] * 6
