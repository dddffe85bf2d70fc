"""Tiles laid side by side become one board: rosettes on a lattice, borders by shared cell edges (L-2.6, L-2.8)."""

from __future__ import annotations

from pelagos.games.archipelago.hexes import Cell, neighbours, shifted, turned
from pelagos.games.legendary.board import LandPlan, Plan, SeaPlan, SitePlan
from pelagos.games.legendary.layout import Layout, Placed, check_layout
from pelagos.games.legendary.tiles import Tile


def assemble(word: str, tiles: dict[str, Tile], layout: Layout) -> Plan:
    """The finished board: areas in the order of the layout, then of the tile. Areas never merge across a joint."""
    check_layout(tiles, layout)
    lands: list[LandPlan] = []
    seas: list[SeaPlan] = []
    for placed in layout.placed:
        face = tiles[placed.tile].faces[layout.face]
        lands.extend([_land(land, placed) for land in face.lands])
        seas.extend([_sea(sea, placed) for sea in face.seas])
    return Plan(word, lands, seas, borders(lands, seas))


def centre(at: Cell) -> Cell:
    """The middle cell of the tile at this lattice place: steps of (3, 2) and (-2, 5) part the plane into rosettes."""
    i, j = at
    return (3 * i - 2 * j, 2 * i + 5 * j)


def _moved(cell: Cell, placed: Placed) -> Cell:
    return shifted(turned(cell, placed.turn), centre(placed.at))


def _land(land: LandPlan, placed: Placed) -> LandPlan:
    sites = [_site(site, placed) for site in land.sites]
    cells = [_moved(cell, placed) for cell in land.cells]
    return LandPlan(land.word, land.name, land.corn, land.priestess, sites, cells, placed.tile)


def _site(site: SitePlan, placed: Placed) -> SitePlan:
    return SitePlan(site.word, site.sea, None if site.cell is None else _moved(site.cell, placed))


def _sea(sea: SeaPlan, placed: Placed) -> SeaPlan:
    return SeaPlan(sea.word, sea.name, sea.corn, [_moved(cell, placed) for cell in sea.cells], placed.tile)


def borders(lands: list[LandPlan], seas: list[SeaPlan]) -> list[tuple[str, str]]:
    """L-2.1: the pairs that share a cell edge, inside a tile or across a joint, in the order of the areas."""
    words = [land.word for land in lands] + [sea.word for sea in seas]
    areas = [land.cells for land in lands] + [sea.cells for sea in seas]
    owner: dict[Cell, int] = {}
    for area, cells in enumerate(areas):
        for cell in cells:
            owner[cell] = area
    pairs: set[tuple[int, int]] = set()
    for cell, area in owner.items():
        for beside in neighbours(cell):
            other = owner.get(beside, area)
            if area < other:
                pairs.add((area, other))
    return [(words[a], words[b]) for a, b in sorted(pairs)]
