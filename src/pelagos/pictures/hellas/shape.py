"""The shape of a map of Hellas: the tiles that lie there, each with its land and its water. It grows in play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from pelagos.games.archipelago.hexes import DIRECTIONS, Cell, shifted
from pelagos.games.hellas.data import TILE_SET
from pelagos.games.hellas.ids import CENTRE, DOLPHIN, DRAWN_TILE, HALF, NONE, SIDES, STRIDE, TILES
from pelagos.kernel.title import Json, Rules
from pelagos.pictures.geometry import Edge, Geometry, drawn
from pelagos.pictures.grounds import BoardShape, Spot, centre, corner_name, corner_point, edge_names
from pelagos.pictures.mesh import LAND, SEA, Corner, MeshFace, Point, between
from pelagos.pictures.relief import Relief

TILE: Final = 200.0
"""The radius of a tile."""
INNER: Final = 0.48
OUTER: Final = 0.66
NARROW: Final = 0.2
"""How far a neck of land stays away from the corners of its tile."""
LAND_THINGS: Final = (("greeks", 38.0, 29.0), ("city", 28.0, 28.0))
SEA_THINGS: Final = (("ships", 38.0, 29.0),)
USUAL: Final = 1500.0
"""How wide and high a map is in the middle of a game."""
LETTERING: Final = 32.0


def cell_of(spot: int) -> Cell:
    return spot // STRIDE - HALF, spot % STRIDE - HALF


def board_shape(fields: Json, around: bool = True) -> BoardShape:
    """H-2: the tiles that lie on the map, each with its land and its water, and the spots around them."""
    spots: list[Spot] = []
    faces: list[MeshFace] = []
    spans: list[tuple[Point, Point]] = []
    lying = {tile: cell_of(fields["spot"][tile]) for tile in range(TILES) if fields["spot"][tile] != NONE}
    for tile, cell in lying.items():
        word, name = f"t{tile:02d}", TILE_SET.names[tile]
        sea = len(spots)
        spots.append(Spot(word, name, SEA, SEA_THINGS, LETTERING, {"dolphin": int(tile == DOLPHIN)}))
        if tile != DOLPHIN:
            printed = "temple" if TILE_SET.temple[tile] else "city"
            spots.append(Spot(word, name, LAND, LAND_THINGS, 0, {printed: 1}))
        shore = int(TILE_SET.land[tile * SIDES + fields["rotation"][tile]])
        faces += tile_faces(cell, shore, sea, sea if tile == DOLPHIN else sea + 1)
        spans += bridges(cell, shore)
    empty = beside(list(lying.values())) if around else []
    named = tuple((f"{q},{r}", centre((q, r), TILE)) for q, r in empty)
    return BoardShape(
        "hellas", tuple(spots), tuple(faces), TILE, 0.16, 5, bridges=tuple(spans), empty=named, usual=USUAL
    )


def land_runs(shore: int) -> list[list[int]]:
    """The land edges that lie side by side, run by run, the longest first."""
    starts = [d for d in range(SIDES) if shore >> d & 1 and not shore >> (d - 1) % SIDES & 1]
    runs: list[list[int]] = []
    for start in starts:
        run = [start]
        while shore >> (run[-1] + 1) % SIDES & 1:
            run.append((run[-1] + 1) % SIDES)
        runs.append(run)
    return sorted(runs, key=lambda run: -len(run))


def tile_faces(cell: Cell, shore: int, sea: int, land: int) -> list[MeshFace]:
    """H-1.5: a city in the middle, necks of land to the land edges, and a channel before all runs but the first."""
    bridged = {d for run in land_runs(shore)[1:] for d in run}
    inner = [(("i", cell, d), _inside(cell, d, INNER)) for d in range(SIDES)]
    outer = [(("j", cell, d), _inside(cell, d, OUTER)) for d in range(SIDES)]
    faces = [MeshFace(land, tuple(inner))]
    for d in range(SIDES):
        dry = bool(shore >> d & 1)
        near, far = _gate(cell, d)
        strip = (inner[d - 1], outer[d - 1], outer[d], inner[d])
        faces.append(MeshFace(land if dry and d not in bridged else sea, strip))
        faces.append(MeshFace(land if dry else sea, (outer[d - 1], near, far, outer[d])))
        both = dry and bool(shore >> (d + 1) % SIDES & 1)
        corner = (corner_name(cell, d), corner_point(corner_name(cell, d), TILE))
        faces.append(MeshFace(land if both else sea, (far, corner, _gate(cell, d + 1)[0], outer[d])))
    return faces


def _inside(cell: Cell, d: int, share: float) -> Point:
    return between(centre(cell, TILE), corner_point(corner_name(cell, d), TILE), share)


def _gate(cell: Cell, d: int) -> tuple[tuple[Corner, Point], tuple[Corner, Point]]:
    """Two points of an edge, named alike from both sides: between them land reaches the edge."""
    a, b = edge_names(cell, d % SIDES)
    here, there = corner_point(a, TILE), corner_point(b, TILE)
    return ((("w", a, b), between(here, there, NARROW)), (("w", b, a), between(here, there, 1 - NARROW)))


def bridges(cell: Cell, shore: int) -> list[tuple[Point, Point]]:
    """From the city to the middle of every run behind a channel."""
    found: list[tuple[Point, Point]] = []
    for run in land_runs(shore)[1:]:
        a, b = _inside(cell, run[0] - 1, 1), _inside(cell, run[-1], 1)
        goal = between(a, b) if len(run) < 3 else corner_point(corner_name(cell, run[1]), TILE)
        here = centre(cell, TILE)
        found.append((between(here, goal, 0.38), between(here, goal, 0.76)))
    return found


def beside(cells: Sequence[Cell]) -> list[Cell]:
    """The empty spots that touch some of these cells."""
    return sorted({shifted(cell, step) for cell in cells for step in DIRECTIONS} - set(cells))


# Geometry


def geometry(rules: Rules, view: Json | None, small: bool) -> Geometry:
    """The map of a view; without one, the first tile."""
    fields = (view or {}).get("fields") or {"spot": [CENTRE] + [NONE] * (TILES - 1), "rotation": [0] * TILES}
    lying = _geometry(tuple(fields["spot"]), tuple(fields["rotation"]), small)
    tiles = [tile for tile, where in enumerate(fields.get("where", ())) if where == DRAWN_TILE]
    return replace(lying, drawn=tuple(lone_tile(tile, turn) for tile in tiles for turn in range(SIDES)))


@lru_cache(maxsize=32)
def _geometry(spot: tuple[int, ...], rotation: tuple[int, ...], small: bool) -> Geometry:
    """Everything stands on a tile as if it lay alone, so that nothing jumps when another is laid beside it."""
    fixed: dict[tuple[str, str], dict[str, Point]] = {}
    slants: dict[str, int] = {}
    reliefs: dict[tuple[str, str], Relief] = {}
    for tile, where in enumerate(spot):
        if where != NONE:
            x, y = centre(cell_of(where), TILE)
            for area in lone_tile(tile, rotation[tile], small).areas:
                places = dict(area.anchors)
                if area.label is not None:
                    places["label"] = area.label.at
                    slants[area.word] = area.label.slant
                reliefs[area.kind, area.word] = area.relief.moved((x, y))
                fixed[area.kind, area.word] = {name: (px + x, py + y) for name, (px, py) in places.items()}
    shape = board_shape({"spot": spot, "rotation": rotation})
    laid = drawn(replace(shape, fixed=fixed, slants=slants, reliefs=reliefs), small)
    return replace(laid, edges=edges_of(spot, rotation))


def edges_of(spot: Sequence[int], rotation: Sequence[int]) -> dict[str, tuple[Edge, ...]]:
    """H-2.2, H-2.3: what every tile shows in each direction, and every spot beside it would touch there."""
    lying = {cell_of(spot[tile]): tile for tile in range(TILES) if spot[tile] != NONE}
    found: dict[str, tuple[Edge, ...]] = {}
    for cell in [*lying, *beside(list(lying))]:
        sides = [shifted(cell, step) for step in DIRECTIONS]
        found[_word(cell, lying)] = tuple(
            Edge(_shown(cell, d, lying, rotation), _word(other, lying) if other in lying or cell in lying else "")
            for d, other in enumerate(sides)
        )
    return found


def _word(cell: Cell, lying: Mapping[Cell, int]) -> str:
    return f"t{lying[cell]:02d}" if cell in lying else f"{cell[0]},{cell[1]}"


def _shown(cell: Cell, d: int, lying: Mapping[Cell, int], rotation: Sequence[int]) -> str:
    """Land or sea, by the tile here or else by the one beyond; nothing between two spots."""
    other = shifted(cell, DIRECTIONS[d])
    if cell in lying:
        tile, side = lying[cell], d
    elif other in lying:
        tile, side = lying[other], (d + SIDES // 2) % SIDES
    else:
        return ""
    return LAND if TILE_SET.land[tile * SIDES + rotation[tile]] >> side & 1 else SEA


@lru_cache(maxsize=512)
def lone_tile(tile: int, rotation: int = 0, small: bool = False) -> Geometry:
    """A tile by itself, around the origin."""
    spot = [CENTRE if other == tile else NONE for other in range(TILES)]
    turned = [rotation] * TILES
    lone = drawn(board_shape({"spot": spot, "rotation": turned}, around=False), small)
    word = f"t{tile:02d}"
    return replace(lone, edges={word: tuple(Edge(edge.kind, "") for edge in edges_of(spot, turned)[word])})
