"""Where everything of a board lies, as plain data: paths, points, angles. A page in a browser gets the same as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from pelagos.games.classic.board import board_for
from pelagos.games.hellas.ids import CENTRE, DRAWN_TILE, NONE, SIDES, TILES
from pelagos.games.legendary.boards import board_named
from pelagos.games.legendary.modes import mode_for
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Json, Rules
from pelagos.pictures.grounds import (
    TILE,
    BoardShape,
    Spot,
    cell_of,
    centre,
    classic_ground,
    hellas_ground,
    legendary_ground,
)
from pelagos.pictures.lettering import width_of
from pelagos.pictures.mesh import COAST, LAND, LAND_BORDER, RIM, SEA_BORDER, Mesh, Path, Point
from pelagos.pictures.placing import Disc, Interior, PlacedItem, Wanted, discs_of, place
from pelagos.pictures.sites import SITE, SiteSpot, sites_of

SPACING: Final = 0.08
"""Between the capitals of a name, in ems."""
TINTS: Final = 3
MARGIN: Final = 40.0
EMPTY: Final = 70.0
"""Of an empty spot so much is shown."""
SMALL: Final = 1.45
"""How much larger pieces and names are on a small screen."""
SHORT: Final = 7
"""Names of lands up to this length grow as much; longer ones, and those of seas, less or not at all: none is cut."""


class NoPicture(PelagosError):
    """There is nothing to draw."""


@dataclass(frozen=True)
class Label:
    """The name of an area: the middle of its line, its slope, its size."""

    text: str
    at: Point
    slant: int
    size: float


@dataclass(frozen=True)
class Area:
    """An area as it is drawn. Things that may come to lie there have their places in `anchors`."""

    word: str
    name: str
    kind: str
    loops: tuple[Path, ...]
    label: Label | None
    anchors: Mapping[str, Point]
    tint: int
    printed: Mapping[str, int] = field(default_factory=dict)
    whole: tuple[Path, ...] = ()
    """Where several areas share a word, around all of them."""
    near: tuple[str, ...] = ()
    """The words of the areas it touches."""

    def path(self) -> str:
        return "".join(loop.data() for loop in self.loops)


@dataclass(frozen=True)
class Geometry:
    """A whole board. Areas come in the order of their numbers, lands before seas; in Hellas, tile by tile."""

    left: float
    top: float
    width: float
    height: float
    radius: float
    areas: tuple[Area, ...]
    sites: tuple[SiteSpot, ...]
    coast: tuple[Path, ...]
    rim: tuple[Path, ...]
    land_borders: tuple[Path, ...]
    sea_borders: tuple[Path, ...]
    outline: tuple[Path, ...]
    bridges: tuple[tuple[Point, Point], ...] = ()
    """Hellas: over which channels a city reaches its land."""
    empty: tuple[tuple[str, Point], ...] = ()
    """Hellas: the spots beside the map, by their coordinates."""
    grown: float = 1
    """How much larger than usual pieces are drawn."""
    drawn: tuple[Geometry, ...] = ()
    """Hellas: the tile that was drawn, by itself, in its six rotations."""

    def area(self, word: str, kind: str = "") -> Area:
        return next(area for area in self.areas if area.word == word and kind in ("", area.kind))

    def plain(self) -> Json:
        """As JSON carries it."""
        return {
            "box": [round(part) for part in (self.left, self.top, self.width, self.height)],
            "radius": self.radius,
            "grown": self.grown,
            "areas": [_plain_area(area) for area in self.areas],
            "sites": [
                {
                    "word": site.word,
                    "land": site.land,
                    "sea": site.sea,
                    "at": _rounded(site.at),
                    "quay": _rounded(site.quay),
                    "turn": round(site.turn),
                }
                for site in self.sites
            ],
            "coast": joined(self.coast),
            "rim": joined(self.rim),
            "land_borders": joined(self.land_borders),
            "sea_borders": joined(self.sea_borders),
            "outline": joined(self.outline),
            "bridges": [[_rounded(a), _rounded(b)] for a, b in self.bridges],
            "empty": [{"word": word, "at": _rounded(at)} for word, at in self.empty],
            "drawn": [one.plain() for one in self.drawn],
        }


def _plain_area(area: Area) -> Json:
    label = area.label
    return {
        "word": area.word,
        "name": area.name,
        "kind": area.kind,
        "path": area.path(),
        "label": None if label is None else _plain_label(label),
        "anchors": {name: _rounded(point) for name, point in area.anchors.items()},
        "tint": area.tint,
        "printed": {name: count for name, count in area.printed.items() if count},
        "whole": joined(area.whole),
        "near": list(area.near),
    }


def _plain_label(label: Label) -> Json:
    return {"text": label.text, "at": _rounded(label.at), "slant": label.slant, "size": label.size}


def _rounded(point: Point) -> list[int]:
    return [round(point[0]), round(point[1])]


def joined(paths: Sequence[Path]) -> str:
    return "".join(path.data() for path in paths)


def geometry_of(rules: Rules, view: Json | None = None, small: bool = False) -> Geometry:
    """The board of these rules; in Hellas it grows in play, so it is the board of a view.

    For a small screen pieces are larger, and the names of lands as far as they are short.
    """
    title, setup = rules.title.name, rules.setup
    if title == "classic":
        return _classic(setup.seats, small)
    if title == "legendary":
        return _legendary(setup.board, setup.seats, setup.options["mode"], setup.options["goal"], small)
    if title == "hellas":
        fields = (view or {}).get("fields") or {"spot": [CENTRE] + [NONE] * (TILES - 1), "rotation": [0] * TILES}
        lying = _hellas(tuple(fields["spot"]), tuple(fields["rotation"]), small)
        drawn = [tile for tile, where in enumerate(fields.get("where", ())) if where == DRAWN_TILE]
        return replace(lying, drawn=tuple(lone_tile(tile, turn) for tile in drawn for turn in range(SIDES)))
    raise NoPicture("no-picture", title=title)


@lru_cache(maxsize=8)
def _classic(seats: int, small: bool) -> Geometry:
    return drawn(classic_ground(board_for(seats)), small)


@lru_cache(maxsize=32)
def _legendary(board: str, seats: int, mode: str, goal: str, small: bool) -> Geometry:
    chosen = mode_for(mode, seats, goal)
    found = board_named(board, chosen.word, list(chosen.faction_words()))
    if not all(land.cells for land in found.plan.lands):
        raise NoPicture("no-cells", board=board)
    return drawn(legendary_ground(found), small)


@lru_cache(maxsize=32)
def _hellas(spot: tuple[int, ...], rotation: tuple[int, ...], small: bool) -> Geometry:
    """Everything stands on a tile as if it lay alone, so that nothing jumps when another is laid beside it."""
    fixed: dict[tuple[str, str], dict[str, Point]] = {}
    slants: dict[str, int] = {}
    for tile, where in enumerate(spot):
        if where != NONE:
            x, y = centre(cell_of(where), TILE)
            for area in lone_tile(tile, rotation[tile], small).areas:
                places = dict(area.anchors)
                if area.label is not None:
                    places["label"] = area.label.at
                    slants[area.word] = area.label.slant
                fixed[area.kind, area.word] = {name: (px + x, py + y) for name, (px, py) in places.items()}
    ground = hellas_ground({"spot": spot, "rotation": rotation})
    return drawn(replace(ground, fixed=fixed, slants=slants), small)


@lru_cache(maxsize=512)
def lone_tile(tile: int, rotation: int = 0, small: bool = False) -> Geometry:
    """A tile of Hellas by itself, around the origin."""
    spot = [CENTRE if other == tile else NONE for other in range(TILES)]
    return drawn(hellas_ground({"spot": spot, "rotation": [rotation] * TILES}, around=False), small)


def drawn(ground: BoardShape, small: bool = False) -> Geometry:
    """Lines first, then what stands between them."""
    mesh = Mesh(ground.faces, [spot.kind for spot in ground.spots], ground.pull, ground.shake, ground.name[:9])
    outline = mesh.outline(range(len(ground.spots)))
    sites = sites_of(ground, mesh)
    areas = _areas(ground, mesh, sites, small)
    border = [point for loop in outline for point in loop.points()]
    border += [(at[0] + x, at[1] + x) for _, at in ground.empty for x in (-EMPTY, EMPTY)]
    left, top = min(x for x, _ in border) - MARGIN, min(y for _, y in border) - MARGIN
    right, bottom = max(x for x, _ in border) + MARGIN, max(y for _, y in border) + MARGIN
    return Geometry(
        left,
        top,
        right - left,
        bottom - top,
        ground.radius,
        tuple(areas),
        tuple(sites),
        tuple(mesh.lines(COAST)),
        tuple(mesh.lines(RIM)),
        tuple(mesh.lines(LAND_BORDER)),
        tuple(mesh.lines(SEA_BORDER)),
        tuple(outline),
        ground.bridges,
        ground.empty,
        SMALL if small else ground.grown,
    )


def _tints(ground: BoardShape, mesh: Mesh) -> list[int]:
    """Neighbours of one kind differ, where that can be done at first try."""
    near = mesh.touching()
    found: list[int] = []
    for number, spot in enumerate(ground.spots):
        alike = [found[other] for other in near[number] if other < number and ground.spots[other].kind == spot.kind]
        order = [(number + i) % TINTS for i in range(TINTS)]
        found.append(min(order, key=alike.count))
    return found


# Areas


def _areas(ground: BoardShape, mesh: Mesh, sites: Sequence[SiteSpot], small: bool) -> list[Area]:
    """One after another; what sticks out of one is in the way of the next."""
    tints = _tints(ground, mesh)
    touching = mesh.touching()
    standing: list[Disc] = []
    found: list[Area] = []
    for number, spot in enumerate(ground.spots):
        loops = mesh.outline([number])
        room = Interior([loop.points(4) for loop in loops])
        fixed = dict(ground.fixed.get((spot.kind, spot.word), {}))
        taken = [Disc(*point, 38) for point in fixed.values()]
        taken += [disc for site in sites for disc in _site_discs(site, spot)]
        taken += [disc for disc in standing if room.is_near(disc)]
        placed = place(room, [thing for thing in _wanted(spot, small, ground.grown) if thing.name not in fixed], taken)
        standing += [disc for thing in placed.values() for disc in thing.discs]
        anchors = {name: thing.at for name, thing in placed.items()} | fixed
        label = _label(spot, anchors.pop("label", None), _slant(ground, spot, placed), small)
        area = Area(spot.word, spot.name, spot.kind, tuple(loops), label, anchors, tints[number])
        near = tuple(ground.spots[other].word for other in sorted(touching[number]))
        found.append(replace(area, printed=spot.printed, whole=_whole(ground, mesh, number), near=near))
    return found


def _whole(ground: BoardShape, mesh: Mesh, number: int) -> tuple[Path, ...]:
    alike = [other for other, spot in enumerate(ground.spots) if spot.word == ground.spots[number].word]
    return tuple(mesh.outline(alike)) if len(alike) > 1 else ()


def _site_discs(site: SiteSpot, spot: Spot) -> list[Disc]:
    if site.land == spot.word:
        return list(discs_of(Wanted("site", SITE + 22, SITE + 22), site.at))
    return [Disc(*site.quay, 26)] if site.sea == spot.word else []


def _wanted(spot: Spot, small: bool, grown: float) -> list[Wanted]:
    k = SMALL if small else grown
    things = [Wanted(name, width * k, height * k) for name, width, height in spot.things]
    if not spot.lettering:
        return things
    size = _lettering(spot, small)
    width = width_of(spot.name.upper(), size, "carved", SPACING)
    return [Wanted("label", width + 8, size + 2, True), *things]


def _lettering(spot: Spot, small: bool) -> float:
    if not small or spot.kind != LAND:
        return spot.lettering
    return spot.lettering * max(1.0, min(SMALL, SMALL * SHORT / len(spot.name)))


def _slant(ground: BoardShape, spot: Spot, placed: Mapping[str, PlacedItem]) -> int:
    return placed["label"].slant if "label" in placed else ground.slants.get(spot.word, 0)


def _label(spot: Spot, at: Point | None, slant: int, small: bool) -> Label | None:
    if at is None:
        return None
    return Label(spot.name.upper(), at, slant, _lettering(spot, small))
