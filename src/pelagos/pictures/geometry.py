"""Where everything of a board lies, as plain data: paths, points, angles. A page in a browser gets the same as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import hypot
from typing import Final, NamedTuple

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Json
from pelagos.pictures.grounds import BoardShape, Spot
from pelagos.pictures.lettering import width_of
from pelagos.pictures.mesh import COAST, LAND, LAND_BORDER, RIM, SEA_BORDER, Mesh, Path, Point
from pelagos.pictures.placing import Disc, Interior, PlacedItem, Wanted, discs_of, place
from pelagos.pictures.relief import Relief, relief_of
from pelagos.pictures.sites import SITE, SiteSpot, sites_of

SPACING: Final = 0.02
"""Between the letters of a name, in ems."""
TINTS: Final = 3
MARGIN: Final = 40.0
EMPTY: Final = 70.0
"""Of an empty spot so much is shown."""
SMALL: Final = 1.45
"""How much larger pieces are in pictures for a small screen."""


@dataclass(frozen=True)
class ScreenSizes:
    """For what a board is laid out: the room of a map in pixels, and how large things are there at least."""

    room: tuple[float, float]
    piece: float
    """Of what is 1 for a usual piece of 26 pixels."""
    land_name: float
    sea_name: float
    nearer: float
    """Names find their places at a zoom so much nearer than the whole board; farther away some are left out."""
    steepest: int
    """How many degrees a name may slope."""


WIDE: Final = ScreenSizes((836, 658), 1.0, 13.5, 11.5, 1.0, 72)
PHONE: Final = ScreenSizes((340, 500), 0.8, 13.2, 11.2, 2.5, 48)
SITE_PX: Final = 28.0
"""A building."""


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
    relief: Relief = field(default_factory=Relief)

    def path(self) -> str:
        return "".join(loop.data() for loop in self.loops)


class Edge(NamedTuple):
    """One of six sides of a tile, or of an empty spot: land or sea, and the tile or spot behind it."""

    kind: str
    """Nothing where neither side is a tile."""
    beside: str


@dataclass(frozen=True)
class Geometry:
    """A whole board. Areas come in the order of their numbers, lands before seas; of a growing board, tile by tile."""

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
    """Over which channels a city reaches its land."""
    empty: tuple[tuple[str, Point], ...] = ()
    """Of a growing board, the spots beside it, by their coordinates."""
    grown: float = 1
    """How much larger than usual pieces are drawn."""
    drawn: tuple[Geometry, ...] = ()
    """Of a growing board, the tile that was drawn, by itself, in its six rotations."""
    edges: Mapping[str, tuple[Edge, ...]] = field(default_factory=dict)
    """Of tiles and of the spots beside them, by their words: clockwise, east first."""
    crop: tuple[float, float, float, float] = (0, 0, 0, 0)
    """Left, top, width and height of what lies there, without empty spots."""

    @property
    def relief(self) -> Relief:
        return sum((area.relief for area in self.areas), Relief())

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
            "edges": {word: [edge._asdict() for edge in sides] for word, sides in self.edges.items()},
            "crop": [round(part) for part in self.crop],
            "relief": _plain_relief(self.relief),
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


def _plain_relief(relief: Relief) -> Json:
    kinds = {"hills": relief.hills, "trees": relief.trees, "rocks": relief.rocks}
    return {kind: [_rounded(point) for point in points] for kind, points in kinds.items()}


def _plain_label(label: Label) -> Json:
    return {"text": label.text, "at": _rounded(label.at), "slant": label.slant, "size": label.size}


def _rounded(point: Point) -> list[int]:
    return [round(point[0]), round(point[1])]


def joined(paths: Sequence[Path]) -> str:
    return "".join(path.data() for path in paths)


def drawn(ground: BoardShape, small: bool = False) -> Geometry:
    """Lines first, then what stands between them."""
    mesh = Mesh(ground.faces, [spot.kind for spot in ground.spots], ground.pull, ground.shake, ground.name[:9])
    outline = mesh.outline(range(len(ground.spots)))
    border = [point for loop in outline for point in loop.points()]
    crop = _around(border)
    sites = sites_of(ground, mesh)
    areas = _areas(ground, mesh, sites, _scale(ground, crop, small))
    empty = [(at[0] + x, at[1] + x) for _, at in ground.empty for x in (-EMPTY, EMPTY)]
    return Geometry(
        *_around(border + empty),
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
        crop=crop,
    )


def _around(points: Sequence[Point]) -> tuple[float, float, float, float]:
    left, top = min(x for x, _ in points) - MARGIN, min(y for _, y in points) - MARGIN
    return left, top, max(x for x, _ in points) + MARGIN - left, max(y for _, y in points) + MARGIN - top


@dataclass(frozen=True)
class Scale:
    """Units of the map for a pixel where the whole board is in sight, and the sizes for that screen."""

    unit: float
    sizes: ScreenSizes


def _scale(ground: BoardShape, crop: tuple[float, float, float, float], small: bool) -> Scale:
    """A board that grows in play has one zoom for good, so that nothing jumps."""
    sizes = PHONE if small else WIDE
    width, height = (ground.usual, ground.usual) if ground.usual else crop[2:]
    return Scale(max(width / sizes.room[0], height / sizes.room[1]), sizes)


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


def _areas(ground: BoardShape, mesh: Mesh, sites: Sequence[SiteSpot], scale: Scale) -> list[Area]:
    """First a name and a place for its holder in every area, then the rest; what stands is in the way of others."""
    tints = _tints(ground, mesh)
    touching = mesh.touching()
    loops = [mesh.outline([number]) for number in range(len(ground.spots))]
    rooms = [Interior([loop.points(4) for loop in own]) for own in loops]
    placed: list[dict[str, PlacedItem]] = [{} for _ in rooms]
    standing: list[Disc] = []
    printed: tuple[Disc, ...] = ()
    for first in (True, False):
        for number, spot in enumerate(ground.spots):
            taken = [Disc(*point, 42) for point in ground.fixed.get((spot.kind, spot.word), {}).values()]
            taken += [disc for site in sites for disc in _site_discs(site, spot, scale)]
            taken += [disc for disc in standing if rooms[number].is_near(disc)]
            placed[number] |= place(rooms[number], _wanted(ground, spot, scale, first), taken)
            standing += [disc for thing in placed[number].values() for disc in thing.discs]
        if first:
            _part_names(ground, scale, rooms, placed)
            standing = [disc for things in placed for thing in things.values() for disc in thing.discs]
            printed = tuple(standing)
    found: list[Area] = []
    for number, spot in enumerate(ground.spots):
        anchors = {name: thing.at for name, thing in placed[number].items()}
        anchors |= ground.fixed.get((spot.kind, spot.word), {})
        label = _label(spot, anchors.pop("label", None), _slant(ground, spot, placed[number]), scale)
        area = Area(spot.word, spot.name, spot.kind, tuple(loops[number]), label, anchors, tints[number])
        near = tuple(ground.spots[other].word for other in sorted(touching[number]))
        relief = ground.reliefs.get((spot.kind, spot.word)) or _relief(
            ground, spot, rooms[number], printed, sites, scale
        )
        found.append(replace(area, printed=spot.printed, whole=_whole(ground, mesh, number), near=near, relief=relief))
    return found


def _part_names(
    ground: BoardShape, scale: Scale, rooms: Sequence[Interior], placed: Sequence[dict[str, PlacedItem]]
) -> None:
    """A name that runs into another finds a place by itself, whoever stands there: pages leave out what has no room."""
    for number, spot in enumerate(ground.spots):
        own = placed[number].get("label")
        others = [things["label"] for i, things in enumerate(placed) if i != number and "label" in things]
        if own is None or not any(_is_over(a, b) for other in others for a in own.discs for b in other.discs):
            continue
        taken = [disc for other in others for disc in other.discs if rooms[number].is_near(disc)]
        label = [thing for thing in _wanted(ground, spot, scale, True) if thing.name == "label"]
        placed[number] |= place(rooms[number], label, taken)


def _is_over(a: Disc, b: Disc) -> bool:
    return hypot(a.x - b.x, a.y - b.y) < a.r + b.r


def _relief(
    ground: BoardShape, spot: Spot, room: Interior, standing: Sequence[Disc], sites: Sequence[SiteSpot], scale: Scale
) -> Relief:
    if spot.kind != LAND:
        return Relief()
    fixed = ground.fixed.get((spot.kind, spot.word), {})
    taken = [Disc(*point, 38) for point in fixed.values()]
    taken += [disc for site in sites for disc in _site_discs(site, spot, scale)]
    return relief_of(f"{spot.kind} {spot.word}", room, [*taken, *[disc for disc in standing if room.is_near(disc)]])


def _whole(ground: BoardShape, mesh: Mesh, number: int) -> tuple[Path, ...]:
    alike = [other for other, spot in enumerate(ground.spots) if spot.word == ground.spots[number].word]
    return tuple(mesh.outline(alike)) if len(alike) > 1 else ()


def _site_discs(site: SiteSpot, spot: Spot, scale: Scale) -> list[Disc]:
    if site.land == spot.word:
        side = max(SITE + 22, SITE_PX * scale.unit)
        return list(discs_of(Wanted("site", side, side), site.at))
    return [Disc(*site.quay, 26)] if site.sea == spot.word else []


def _wanted(ground: BoardShape, spot: Spot, scale: Scale, first: bool) -> list[Wanted]:
    """What still has no place; the first of the things is whoever holds the area."""
    k = scale.sizes.piece * scale.unit
    things = [Wanted(name, width * k, height * k) for name, width, height in spot.things]
    things = things[:1] if first else things[1:]
    if first and spot.lettering:
        size = _lettering(spot, scale)
        width = width_of(spot.name, size, "carved", SPACING)
        things.insert(0, Wanted("label", width + 8, size + 2, scale.sizes.steepest))
    fixed = ground.fixed.get((spot.kind, spot.word), {})
    return [thing for thing in things if thing.name not in fixed]


def _lettering(spot: Spot, scale: Scale) -> float:
    least = scale.sizes.land_name if spot.kind == LAND else scale.sizes.sea_name
    return max(spot.lettering, least * scale.unit / scale.sizes.nearer)


def _slant(ground: BoardShape, spot: Spot, placed: Mapping[str, PlacedItem]) -> int:
    return placed["label"].slant if "label" in placed else ground.slants.get(spot.word, 0)


def _label(spot: Spot, at: Point | None, slant: int, scale: Scale) -> Label | None:
    if at is None:
        return None
    return Label(spot.name, at, slant, _lettering(spot, scale))
