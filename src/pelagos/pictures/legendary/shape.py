"""The shape of a board of Legendary: areas of tiles, with sites on their coasts."""

from __future__ import annotations

from functools import lru_cache
from math import atan, degrees, sqrt
from typing import Final

from pelagos.games.archipelago.hexes import neighbours
from pelagos.games.legendary.board import Board
from pelagos.games.legendary.boards import board_named
from pelagos.games.legendary.modes import mode_for
from pelagos.kernel.title import Json, Rules
from pelagos.pictures.geometry import Geometry, NoPicture, drawn
from pelagos.pictures.grounds import BoardShape, Quay, Spot, edge_names, hexagon_face
from pelagos.pictures.mesh import LAND, SEA

LEVEL: Final = 30 + degrees(atan(sqrt(3) / 15))
"""Cells are flat-topped and the board is turned, so that rows of tiles lie level."""
LAND_THINGS: Final[tuple[tuple[str, float, float], ...]] = (
    ("troops", 38.0, 29.0),
    ("mercenaries", 38.0, 29.0),
    ("gold", 30.0, 20.0),
    ("hero", 32.0, 32.0),
    ("figure", 32.0, 32.0),
    ("rival", 38.0, 29.0),
    ("priestess", 20.0, 20.0),
)
SEA_THINGS: Final = (("fleets", 38.0, 29.0), ("figure", 32.0, 32.0), ("gold", 30.0, 20.0))
PRIESTESS: Final = "priestess"


def board_shape(board: Board) -> BoardShape:
    """L-2.6: areas of tiles; a board of the law without cells cannot be drawn."""
    plan = board.plan
    spots = [
        Spot(
            land.word,
            land.name,
            LAND,
            tuple(t for t in LAND_THINGS if land.priestess or t[0] != PRIESTESS),
            34,
            {"gold": int(board.corn[number]), "priestess": int(land.priestess)},
        )
        for number, land in enumerate(plan.lands)
    ]
    spots += [
        Spot(sea.word, sea.name, SEA, SEA_THINGS, 30, {"gold": int(board.corn[number])})
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


def _quays(board: Board) -> list[Quay]:
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


def geometry(rules: Rules, view: Json | None, small: bool) -> Geometry:
    options = rules.setup.options
    return _geometry(rules.setup.board, rules.setup.seats, options["mode"], options["goal"], small)


@lru_cache(maxsize=32)
def _geometry(board: str, seats: int, mode: str, goal: str, small: bool) -> Geometry:
    chosen = mode_for(mode, seats, goal)
    found = board_named(board, chosen.word, list(chosen.faction_words()))
    if not all(land.cells for land in found.plan.lands):
        raise NoPicture("no-cells", board=board)
    return drawn(board_shape(found), small)
