"""The archipelago tiles: rosettes of 19 cells with two faces, and what every face keeps (L-2.6, L-2.8).

The set is our own design, since the printed tiles were not available.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from pelagos.games.archipelago.hexes import Cell, connected, hexagon, neighbours
from pelagos.games.legendary.board import LandPlan, SeaPlan, SitePlan
from pelagos.kernel.errors import BadSetup

TILES: Final = (
    "kynthos",
    "zas",
    "marpissa",
    "mesavouno",
    "karthaia",
    "chalakas",
    "kardiotissa",
    "vryokastro",
    "krikelos",
    "exomvourgo",
)
FACES: Final = ("A", "B")
"""Open and tight."""
ROSETTE: Final = hexagon(2)
CORNUCOPIAS: Final = 3


class Face:
    """One face of a tile. The cells of its areas are offsets from the centre of the tile."""

    def __init__(self, tile: str, side: str, lands: list[LandPlan], seas: list[SeaPlan]) -> None:
        self.tile: Final = tile
        self.side: Final = side
        self.lands: Final = lands
        self.seas: Final = seas


class Tile:
    """A tile and its faces, by side."""

    def __init__(self, word: str, name: str, faces: dict[str, Face]) -> None:
        self.word: Final = word
        self.name: Final = name
        self.faces: Final = faces


def read_tile(data: dict[str, Any]) -> Tile:
    """A tile as its file gives it, checked."""
    word = str(data["word"])
    faces = {side: _face(word, side, data[side]) for side in FACES}
    for side in FACES:
        check_face(faces[side])
    return Tile(word, str(data["name"]), faces)


def _face(tile: str, side: str, data: dict[str, Any]) -> Face:
    return Face(tile, side, [_land(tile, land) for land in data["land"]], [_sea(tile, sea) for sea in data["sea"]])


def _land(tile: str, data: dict[str, Any]) -> LandPlan:
    sites = [SitePlan(str(site["word"]), str(site["port"]), _cell(site["cell"])) for site in data["sites"]]
    corn, priestess = int(data["corn"]), bool(data["priestess"])
    return LandPlan(str(data["word"]), str(data["name"]), corn, priestess, sites, _cells(data["cells"]), tile)


def _sea(tile: str, data: dict[str, Any]) -> SeaPlan:
    return SeaPlan(str(data["word"]), str(data["name"]), int(data["corn"]), _cells(data["cells"]), tile)


def _cells(data: list[list[int]]) -> list[Cell]:
    return [_cell(pair) for pair in data]


def _cell(pair: list[int]) -> Cell:
    return (int(pair[0]), int(pair[1]))


def check_face(face: Face) -> None:
    """What every face keeps: the areas part the rosette, and none is too large, too small or too rich."""
    lands, seas = face.lands, face.seas
    cells = [cell for land in lands for cell in land.cells] + [cell for sea in seas for cell in sea.cells]
    if sorted(cells) != sorted(ROSETTE):
        raise _wrong(face, "cells", len(cells))
    if len(lands) != 3 or not 3 <= len(seas) <= 4:
        raise _wrong(face, "areas", len(lands) + len(seas))
    for land in lands:
        if not (2 <= len(land.cells) <= 3 and connected(land.cells)):
            raise _wrong(face, land.word, len(land.cells))
    for sea in seas:
        if not (2 <= len(sea.cells) <= 5 and connected(sea.cells)):
            raise _wrong(face, sea.word, len(sea.cells))
    if not connected([cell for sea in seas for cell in sea.cells]):
        raise _wrong(face, "seas", len(seas))
    corn = sum(land.corn for land in lands) + sum(sea.corn for sea in seas)
    if corn != CORNUCOPIAS or max(land.corn for land in lands) > 2 or max(sea.corn for sea in seas) > 1:
        raise _wrong(face, "cornucopias", corn)
    _check_sites(face)


def _check_sites(face: Face) -> None:
    """L-2.4: 4 to 6 sites, 1 to 3 on a land, each on a cell of its own that its sea touches."""
    water = {sea.word: set(sea.cells) for sea in face.seas}
    count = sum(len(land.sites) for land in face.lands)
    if not 4 <= count <= 6:
        raise _wrong(face, "sites", count)
    for land in face.lands:
        cells = {site.cell for site in land.sites}
        if not 1 <= len(land.sites) <= 3 or len(cells) != len(land.sites):
            raise _wrong(face, land.word, len(land.sites))
        for site in land.sites:
            if site.cell is None or site.cell not in land.cells or site.sea not in water:
                raise _wrong(face, site.word, 0)
            if not water[site.sea].intersection(neighbours(site.cell)):
                raise _wrong(face, site.word, 0)


def _wrong(face: Face, what: str, found: int) -> BadSetup:
    return BadSetup("wrong-tile", "L-2.8", tile=face.tile, face=face.side, what=what, found=found)


def check_words(tiles: list[Tile]) -> None:
    """L-2.9: one word for one thing, over all tiles and both faces."""
    known: set[str] = set()
    for tile in tiles:
        for word in [tile.word] + [word for face in tile.faces.values() for word in _words(face)]:
            if word in known:
                raise BadSetup("word-twice", "L-2.9", board=tile.word, word=word)
            known.add(word)


def _words(face: Face) -> list[str]:
    areas = [land.word for land in face.lands] + [sea.word for sea in face.seas]
    return areas + [site.word for land in face.lands for site in land.sites]


_SET: Final[dict[str, Tile]] = {}


def tile_set() -> dict[str, Tile]:
    """The ten tiles by word, read and checked once."""
    if not _SET:
        folder = files("pelagos.games.legendary").joinpath("tiles")
        texts = [folder.joinpath(f"{word}.toml").read_text(encoding="utf-8") for word in TILES]
        tiles = [read_tile(tomllib.loads(text)) for text in texts]
        check_words(tiles)
        _SET.update({tile.word: tile for tile in tiles})
    return _SET
