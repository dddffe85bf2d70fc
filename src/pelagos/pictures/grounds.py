"""What is drawn of each title: faces of its board, the areas they belong to, and what wants a place in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import atan, cos, degrees, hypot, radians, sin, sqrt
from typing import Final

from pelagos.games.archipelago.hexes import DIRECTIONS, Cell, neighbours, shifted
from pelagos.games.classic.board import Board as ClassicBoard
from pelagos.games.hellas.data import TILE_SET
from pelagos.games.hellas.ids import DOLPHIN, HALF, NONE, SIDES, STRIDE, TILES
from pelagos.games.legendary.board import Board as LegendaryBoard
from pelagos.kernel.title import Json
from pelagos.pictures.mesh import LAND, SEA, Corner, MeshFace, Point, between

LEVEL: Final = 30 + degrees(atan(sqrt(3) / 15))
"""Legendary's cells are flat-topped and its board is turned, so that rows of tiles lie level."""


@dataclass(frozen=True)
class Spot:
    """An area before it is drawn. `things` want a place there, first come first served, each so wide and high."""

    word: str
    name: str
    kind: str
    things: tuple[tuple[str, float, float], ...]
    lettering: float
    """How large its name is written; 0 where none is."""
    printed: Mapping[str, int] = field(default_factory=dict)
    """What is printed there, and how often: pages draw it."""


@dataclass(frozen=True)
class Quay:
    """A building site: on which cell, and the edges of that cell where its jetty may lie."""

    word: str
    land: int
    sea: int
    cell: Cell
    edges: tuple[tuple[Corner, Corner], ...]


@dataclass(frozen=True)
class BoardShape:
    """A whole board before it is drawn."""

    name: str
    spots: tuple[Spot, ...]
    faces: tuple[MeshFace, ...]
    radius: float
    pull: float
    shake: float
    quays: tuple[Quay, ...] = ()
    fixed: Mapping[tuple[str, str], Mapping[str, Point]] = field(default_factory=dict)
    """By kind and word of an area, what has its place there from the beginning."""
    slants: Mapping[str, int] = field(default_factory=dict)
    """By word, the slopes of names that have their place."""
    turn: float = 0
    bridges: tuple[tuple[Point, Point], ...] = ()
    empty: tuple[tuple[str, Point], ...] = ()
    grown: float = 1
    """On large boards pieces are larger, since a page shows less of each cell."""


def centre(cell: Cell, radius: float, turn: float = 0) -> Point:
    """Where a cell lies: pointed cells in level rows, all turned clockwise by degrees."""
    x, y = radius * sqrt(3) * (cell[0] + cell[1] / 2), radius * 1.5 * cell[1]
    angle = radians(turn)
    return (x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))


def corner_name(cell: Cell, d: int) -> Cell:
    """The corner between directions d and d + 1, the same for all three cells that share it."""
    a, b = DIRECTIONS[d % SIDES], DIRECTIONS[(d + 1) % SIDES]
    return (3 * cell[0] + a[0] + b[0], 3 * cell[1] + a[1] + b[1])


def corner_point(name: Cell, radius: float, turn: float = 0) -> Point:
    x, y = centre(name, radius, turn)
    return (x / 3, y / 3)


def hexagon_face(area: int, cell: Cell, radius: float, turn: float = 0) -> MeshFace:
    names = [corner_name(cell, d) for d in range(SIDES)]
    return MeshFace(area, tuple((name, corner_point(name, radius, turn)) for name in names))


def edge_names(cell: Cell, d: int) -> tuple[Cell, Cell]:
    """The two corners of the edge in direction d."""
    return (corner_name(cell, d - 1), corner_name(cell, d))


# Classic

CLASSIC_LAND: Final = (("troops", 56.0, 80.0), ("gold", 58.0, 34.0), ("figure", 66.0, 66.0))
CLASSIC_NAME: Final = 30.0
SEA_CELL: Final = {"label": (0, -64), "fleets": (0, 12), "gold": (56, -24), "figure": (0, 12), "rival": (48, 34)}
"""From the middle of a sea: all look alike."""
LONE_CELL: Final = {"label": (0, -62), "slot0": (-36, -10), "troops": (38, 0), "gold": (-18, 50), "figure": (40, 64)}
"""The same for an island of a single cell."""


def classic_ground(board: ClassicBoard) -> BoardShape:
    """C-2: single cells of sea, islands of several."""
    words = [*board.islands, *board.seas]
    spots = [
        Spot(word, word, LAND, CLASSIC_LAND, CLASSIC_NAME, {"gold": int(gold), "site": int(under)})
        for word, gold, under in zip(board.islands, board.prosperity, board.slots_under_site, strict=True)
    ]
    spots += [
        Spot(word, word, SEA, (), CLASSIC_NAME, {"gold": int(trade)})
        for word, trade in zip(board.seas, board.trade, strict=True)
    ]
    faces = [hexagon_face(words.index(word), cell, 100) for cell, word in board.cells.items()]
    cells = {word: [cell for cell, other in board.cells.items() if other == word] for word in words}
    fixed = {(spot.kind, spot.word): _fixed(cells[spot.word], spot.kind) for spot in spots}
    return BoardShape(f"classic {board.name}", tuple(spots), tuple(faces), 100, 0.12, 4, fixed=fixed)


def _fixed(cells: Sequence[Cell], kind: str) -> dict[str, Point]:
    """Everything in a single cell; the slots for buildings on a larger island, one in each cell."""
    if kind == SEA or len(cells) == 1:
        x, y = centre(cells[0], 100)
        return {name: (x + dx, y + dy) for name, (dx, dy) in (SEA_CELL if kind == SEA else LONE_CELL).items()}
    points = [centre(cell, 100) for cell in cells]
    middle = (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
    return {f"slot{i}": _pushed(point, middle, 20) for i, point in enumerate(points)}


def _pushed(point: Point, middle: Point, by: float) -> Point:
    """A little further from the middle, to leave room there."""
    far = hypot(point[0] - middle[0], point[1] - middle[1])
    return between(middle, point, 1 + by / far) if far > by else point


# Legendary

LEGENDARY_LAND: Final[tuple[tuple[str, float, float], ...]] = (
    ("troops", 68.0, 98.0),
    ("gold", 82.0, 36.0),
    ("priestess", 36.0, 44.0),
    ("mercenaries", 60.0, 84.0),
    ("hero", 68.0, 68.0),
    ("figure", 72.0, 72.0),
    ("rival", 60.0, 60.0),
)
LEGENDARY_SEA: Final = (("fleets", 74.0, 100.0), ("gold", 82.0, 36.0), ("figure", 84.0, 84.0))
PRIESTESS: Final = "priestess"


def legendary_ground(board: LegendaryBoard) -> BoardShape:
    """L-2.6: areas of tiles; a board of the law without cells cannot be drawn."""
    plan = board.plan
    spots = [
        Spot(
            land.word,
            land.name,
            LAND,
            tuple(t for t in LEGENDARY_LAND if land.priestess or t[0] != PRIESTESS),
            36,
            {"gold": int(board.corn[number]), "priestess": int(land.priestess)},
        )
        for number, land in enumerate(plan.lands)
    ]
    spots += [
        Spot(sea.word, sea.name, SEA, LEGENDARY_SEA, 33, {"gold": int(board.corn[number])})
        for number, sea in enumerate(plan.seas, len(plan.lands))
    ]
    cells = [land.cells for land in plan.lands] + [sea.cells for sea in plan.seas]
    faces = [hexagon_face(area, cell, 100, LEVEL) for area, own in enumerate(cells) for cell in own]
    grown = max(1.0, 0.9 + len(faces) / 1000)
    return BoardShape(
        f"legendary {plan.word}",
        tuple(spots),
        tuple(faces),
        100,
        0.3,
        9,
        quays=tuple(_quays(board)),
        turn=LEVEL,
        grown=grown,
    )


def _quays(board: LegendaryBoard) -> list[Quay]:
    found: list[Quay] = []
    water = {sea.word: set(sea.cells) for sea in board.plan.seas}
    for number, land in enumerate(board.plan.lands):
        for site in land.sites:
            if site.cell is not None:
                edges = [
                    edge_names(site.cell, d)
                    for d, other in enumerate(neighbours(site.cell))
                    if other in water[site.sea]
                ]
                sea = int(board.lands) + board.sea_words.index(site.sea)
                found.append(Quay(site.word, number, sea, site.cell, tuple(edges)))
    return found


# Hellas

TILE: Final = 200.0
"""The radius of a tile."""
INNER: Final = 0.48
OUTER: Final = 0.66
NARROW: Final = 0.2
"""How far a neck of land stays away from the corners of its tile."""
HELLAS_LAND: Final = (("greeks", 74.0, 104.0), ("city", 66.0, 66.0))
HELLAS_SEA: Final = (("ships", 80.0, 104.0),)
HELLAS_NAME: Final = 32.0


def cell_of(spot: int) -> Cell:
    return spot // STRIDE - HALF, spot % STRIDE - HALF


def hellas_ground(fields: Json, around: bool = True) -> BoardShape:
    """H-2: the tiles that lie on the map, each with its land and its water, and the spots around them."""
    spots: list[Spot] = []
    faces: list[MeshFace] = []
    spans: list[tuple[Point, Point]] = []
    lying = {tile: cell_of(fields["spot"][tile]) for tile in range(TILES) if fields["spot"][tile] != NONE}
    for tile, cell in lying.items():
        word, name = f"t{tile:02d}", TILE_SET.names[tile]
        sea = len(spots)
        spots.append(Spot(word, name, SEA, HELLAS_SEA, HELLAS_NAME, {"dolphin": int(tile == DOLPHIN)}))
        if tile != DOLPHIN:
            printed = "temple" if TILE_SET.temple[tile] else "city"
            spots.append(Spot(word, name, LAND, HELLAS_LAND, 0, {printed: 1}))
        shore = int(TILE_SET.land[tile * SIDES + fields["rotation"][tile]])
        faces += tile_faces(cell, shore, sea, sea if tile == DOLPHIN else sea + 1)
        spans += bridges(cell, shore)
    empty = beside(list(lying.values())) if around else []
    named = tuple((f"{q},{r}", centre((q, r), TILE)) for q, r in empty)
    return BoardShape("hellas", tuple(spots), tuple(faces), TILE, 0.16, 5, bridges=tuple(spans), empty=named)


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
