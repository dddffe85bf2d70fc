"""Which tiles lie where, and the one word that says so (L-2.6).

`A:kynthos@0,0~3+zas@1,0~1` is face A with Kynthos at lattice place (0, 0), turned by three sixths, and Zas beside it.
"""

from __future__ import annotations

from typing import Any, Final

from pelagos.games.archipelago.hexes import Cell, neighbours
from pelagos.games.legendary.modes import MODES, Mode
from pelagos.games.legendary.tiles import FACES, Tile
from pelagos.kernel.errors import BadSetup

LONGEST: Final = 240
"""Characters of a word; ten tiles with long names and far places stay below."""
FARTHEST: Final = 99
SIDES: Final = 6


class Placed:
    """A tile at a place of the lattice, turned clockwise by sixths."""

    def __init__(self, tile: str, at: Cell, turn: int) -> None:
        self.tile: Final = tile
        self.at: Final = at
        self.turn: Final = turn % SIDES


class Layout:
    """L-2.6: tiles of one common face."""

    def __init__(self, face: str, placed: list[Placed]) -> None:
        self.face: Final = face
        self.placed: Final = placed


def layout_of(data: dict[str, Any]) -> Layout:
    """A layout as a board file gives it."""
    places = [(int(row["at"][0]), int(row["at"][1])) for row in data["tiles"]]
    rows = [Placed(str(row["tile"]), at, int(row["turn"])) for row, at in zip(data["tiles"], places, strict=True)]
    return Layout(str(data["face"]), rows)


def joined(places: list[Cell]) -> bool:
    """Do the tiles at these places hang together? Tiles at neighbouring places touch along five cell edges."""
    left = set(places[1:])
    frontier = places[:1]
    while frontier:
        for other in neighbours(frontier.pop()):
            if other in left:
                left.remove(other)
                frontier.append(other)
    return not left


def joints(places: list[Cell]) -> int:
    """How many pairs of tiles touch."""
    return sum(int(other in places) for place in places for other in neighbours(place)) // 2


def check_layout(tiles: dict[str, Tile], layout: Layout) -> None:
    """L-2.6: known tiles, each once, each in a place of its own, all in one piece."""
    if not layout.placed:
        raise BadSetup("no-tiles", "L-2.6")
    known: list[str] = []
    places: list[Cell] = []
    for placed in layout.placed:
        i, j = placed.at
        if placed.tile not in tiles:
            raise BadSetup("unknown-tile", "L-2.6", tile=placed.tile, known=", ".join(tiles))
        if layout.face not in tiles[placed.tile].faces:
            raise BadSetup("unknown-face", "L-2.6", face=layout.face, known=", ".join(tiles[placed.tile].faces))
        if placed.tile in known:
            raise BadSetup("tile-twice", "L-2.6", tile=placed.tile)
        if placed.at in places:
            raise BadSetup("place-twice", "L-2.6", tile=placed.tile, other=known[places.index(placed.at)], i=i, j=j)
        known.append(placed.tile)
        places.append(placed.at)
    if not joined(places):
        raise BadSetup("tiles-apart", "L-2.6", tiles=len(places))


def mode_named(word: str) -> Mode:
    """L-3.1"""
    for mode in MODES:
        if mode.word == word:
            return mode
    raise BadSetup("unknown-mode", "L-3.1", mode=word, known=", ".join([mode.word for mode in MODES]))


def check_number(layout: Layout, mode: str) -> None:
    """L-3.1, L-4.5: as many tiles as the mode wants."""
    wanted = mode_named(mode).tiles
    if len(layout.placed) != wanted:
        raise BadSetup("wrong-number-of-tiles", "L-4.5", mode=mode, found=len(layout.placed), wanted=wanted)


def layout_word(layout: Layout) -> str:
    """The whole layout as one word."""
    rows = [f"{placed.tile}@{placed.at[0]},{placed.at[1]}~{placed.turn}" for placed in layout.placed]
    return f"{layout.face}:" + "+".join(rows)


def is_layout(word: str) -> bool:
    """Does this word mean to be a layout?"""
    return ":" in word


def read_layout(word: str) -> Layout:
    """The layout behind a word that anybody may have written; there is one spelling for each."""
    if len(word) > LONGEST:
        raise BadSetup("layout-too-long", "L-2.6", found=len(word), most=LONGEST)
    face, colon, rest = word.partition(":")
    if not colon or face not in FACES:
        raise BadSetup("unknown-face", "L-2.6", face=face, known=", ".join(FACES))
    return Layout(face, [_placed(part, face) for part in rest.split("+")])


def _placed(part: str, face: str) -> Placed:
    """`kynthos@0,-1~3`"""
    tile, _, rest = part.partition("@")
    at, _, turn = rest.partition("~")
    i, _, j = at.partition(",")
    if tile[1:2] == ":" and tile[:1] in FACES:
        raise BadSetup("mixed-faces", "L-2.6", face=face, other=tile[:1])
    if not (_is_word(tile) and _is_number(i) and _is_number(j) and _is_number(turn) and part.isascii()):
        raise BadSetup("bad-layout", "L-2.6", part=part)
    placed = Placed(tile, (int(i), int(j)), int(turn))
    if part != f"{tile}@{placed.at[0]},{placed.at[1]}~{placed.turn}":
        raise BadSetup("bad-layout", "L-2.6", part=part)
    return placed


def _is_word(text: str) -> bool:
    return text.isalpha() and text.islower()


def _is_number(text: str) -> bool:
    """At most two digits, perhaps behind a minus."""
    return text.removeprefix("-").isdecimal() and -FARTHEST <= int(text) <= FARTHEST
