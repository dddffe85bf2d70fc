"""A board before it is drawn: faces, the areas they belong to, and what wants a place in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import cos, radians, sin, sqrt
from typing import Final

from pelagos.games.archipelago.hexes import DIRECTIONS, Cell
from pelagos.pictures.mesh import Corner, MeshFace, Point
from pelagos.pictures.relief import Relief

SIDES: Final = len(DIRECTIONS)


@dataclass(frozen=True)
class Spot:
    """An area before it is drawn. `things` want a place there, first come first served.

    Each is so many pixels wide and high where a usual piece has 26; the first is whoever holds the area.
    """

    word: str
    name: str
    kind: str
    things: tuple[tuple[str, float, float], ...]
    lettering: float
    """How large its name is written at least, in units of the map; 0 where none is."""
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
    reliefs: Mapping[tuple[str, str], Relief] = field(default_factory=dict)
    """By kind and word, the hills and trees of areas that have them from the beginning."""
    usual: float = 0
    """How wide and high a growing board usually is; 0 where it does not grow."""
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
