"""Boards by chance: random tiles, turns and compact form, drawn again until the board is good (L-2.6, L-2.9, L-4.5)."""

from __future__ import annotations

from typing import Final

from pelagos.games.archipelago.hexes import Cell, neighbours
from pelagos.games.legendary.assembly import assemble
from pelagos.games.legendary.board import Board, Plan
from pelagos.games.legendary.fairness import Estimate, estimate, fault_of
from pelagos.games.legendary.layout import SIDES, Layout, Placed, joints, layout_word, mode_named
from pelagos.games.legendary.modes import Mode
from pelagos.games.legendary.tiles import FACES, TILES, tile_set
from pelagos.kernel.errors import BadSetup
from pelagos.kernel.rng import Rng

MOST_DRAWS: Final = 200
"""At the worst one board in five is rejected, so that this bound is never met by chance."""
MOST_FORMS: Final = 100
"""Of forms grown at random one in four is compact."""
FULL_JOINTS: Final = {6: 9, 8: 14, 10: 19}
"""The most pairs of so many tiles that can touch."""
SLACK: Final = 2


class Drawn:
    """A good board, what it was found to be, and how many were rejected before it for which reason."""

    def __init__(self, layout: Layout, board: Board, found: Estimate, rejected: dict[str, int]) -> None:
        self.layout: Final = layout
        self.board: Final = board
        self.found: Final = found
        self.rejected: Final = rejected


def generate(mode: str, seed: int, face: str | None = None) -> Plan:
    """A good board for this mode; the same seed gives the same board."""
    return draw(mode, seed, face).board.plan


def draw(mode: str, seed: int, face: str | None = None, draws: int = MOST_DRAWS) -> Drawn:
    """As `generate`, with the numbers."""
    shape = mode_named(mode)
    if face is not None and face not in FACES:
        raise BadSetup("unknown-face", "L-2.6", face=face, known=", ".join(FACES))
    rng = Rng(seed)
    rejected: dict[str, int] = {}
    for _ in range(draws):
        layout = random_layout(shape, rng, face)
        fault, board, found = judged(shape, layout)
        if board is not None and found is not None:
            return Drawn(layout, board, found, rejected)
        rejected[fault] = rejected.get(fault, 0) + 1
    raise BadSetup("no-good-board", "L-2.9", draws=draws)


def judged(mode: Mode, layout: Layout) -> tuple[str, Board | None, Estimate | None]:
    """Why this layout is no good; or nothing, its board and the estimate."""
    board = Board(assemble(layout_word(layout), tile_set(), layout))
    try:
        board.check_room(mode.factions, mode.teams)
    except BadSetup as refused:
        return refused.code, None, None
    found = estimate(board, mode)
    fault = fault_of(board, mode, found)
    return (fault, None, None) if fault else ("", board, found)


def random_layout(mode: Mode, rng: Rng, face: str | None) -> Layout:
    """L-4.5: tiles, turns and form by chance; all tiles show one face."""
    side = face or FACES[rng.below(len(FACES))]
    numbers = list(range(len(TILES)))
    rng.shuffle(numbers)
    places = random_form(mode.tiles, rng)
    turns = [int(rng.below(SIDES)) for _ in places]
    rows = [Placed(TILES[number], at, turn) for number, at, turn in zip(numbers, places, turns, strict=False)]
    return Layout(side, rows)


def random_form(tiles: int, rng: Rng, tries: int = MOST_FORMS) -> list[Cell]:
    """A compact form: every tile touches at least two others, and nearly as many joints as there can be."""
    places: list[Cell] = []
    for _ in range(tries):
        places = _grown(tiles, rng, 1)
        if is_compact(places):
            break
    else:
        places = _grown(tiles, rng, 2)
    first = min(places)
    return [(i - first[0], j - first[1]) for i, j in sorted(places)]


def is_compact(places: list[Cell]) -> bool:
    least = FULL_JOINTS[len(places)] - SLACK
    return joints(places) >= least and all(_touched(place, places) >= 2 for place in places)


def _grown(tiles: int, rng: Rng, touching: int) -> list[Cell]:
    """Tile by tile, each touching so many that lie there, and likelier where it touches more.

    Where each touches two, they make at least 2 n - 3 joints, which is compact.
    """
    places: list[Cell] = [(0, 0)]
    while len(places) < tiles:
        rim = [other for place in places for other in neighbours(place) if other not in places]
        fitting = [place for place in rim if _touched(place, places) >= min(touching, len(places))]
        places.append(fitting[rng.below(len(fitting))])
    return places


def _touched(place: Cell, places: list[Cell]) -> int:
    return len([other for other in neighbours(place) if other in places])
