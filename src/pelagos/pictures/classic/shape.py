"""The shape of a board of Classic: single cells of sea, islands of several."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from typing import Final

from pelagos.games.archipelago.hexes import Cell
from pelagos.games.classic.board import Board, board_for
from pelagos.kernel.title import Json, Rules
from pelagos.pictures.geometry import Geometry, drawn
from pelagos.pictures.grounds import BoardShape, Spot, centre, hexagon_face
from pelagos.pictures.mesh import LAND, SEA, Point, between
from pelagos.pictures.words import name_of

LAND_THINGS: Final = (("troops", 38.0, 29.0), ("gold", 30.0, 20.0), ("figure", 32.0, 32.0))
LETTERING: Final = 30.0
SEA_CELL: Final = {"label": (0, -64), "fleets": (0, 12), "gold": (56, -24), "figure": (0, 12), "rival": (48, 34)}
"""From the middle of a sea: all look alike."""
LONE_CELL: Final = {"label": (0, -64), "slot0": (-46, -4), "troops": (38, 20), "gold": (-28, 54), "figure": (40, 64)}
"""The same for an island of a single cell."""


def board_shape(board: Board, names: Sequence[str]) -> BoardShape:
    """C-2: single cells of sea, islands of several; islands have names, seas letters."""
    words = [*board.islands, *board.seas]
    spots = [
        Spot(word, name, LAND, LAND_THINGS, LETTERING, {"gold": int(gold), "site": int(under)})
        for word, name, gold, under in zip(board.islands, names, board.prosperity, board.slots_under_site, strict=True)
    ]
    spots += [
        Spot(word, word.upper(), SEA, (), LETTERING, {"gold": int(trade)})
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


def geometry(rules: Rules, view: Json | None, small: bool) -> Geometry:
    setup = rules.setup
    islands = range(len(board_for(setup.seats, setup.board).islands))
    return _geometry(setup.seats, setup.board, tuple([name_of(rules, "island", island) for island in islands]), small)


@lru_cache(maxsize=8)
def _geometry(seats: int, board: str, names: tuple[str, ...], small: bool) -> Geometry:
    return drawn(board_shape(board_for(seats, board), names), small)
