"""The tables of tiles and cards (H-1.3 to H-1.6, H-18.5), read once from the data files."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from pelagos.games.hellas.ids import (
    CITIES_TO_WIN,
    DOLPHIN,
    GREEKS,
    IN_STACK,
    NONE,
    SET_UP_TILES,
    SHIPS,
    SIDES,
    TILES,
    Direction,
    Edges,
)
from pelagos.kernel.arrays import Ints, filled, ints
from pelagos.kernel.errors import BadSetup


class Tiles:
    """The tile set. Edges of a turned tile are six bits, bit d set if it shows land in direction d."""

    def __init__(self, data: list[dict[str, Any]]) -> None:
        edges = [str(tile["edges"]) for tile in data]
        self.names: Final[list[str]] = [str(tile["name"]) for tile in data]
        self.temple: Final[Ints] = ints([int(tile.get("temple", False)) for tile in data])
        self.bridge: Final[Ints] = ints([int(tile.get("bridge", False)) for tile in data])
        self._check(edges)
        self.land: Final[Ints] = ints([turned(text, k) for text in edges for k in range(SIDES)])
        """By tile and rotation."""
        self.turns: Final[Ints] = ints([len({turned(text, k) for k in range(SIDES)}) for text in edges])
        """H-2.2: how many rotations look different; the lowest ones do."""

    def _check(self, edges: list[str]) -> None:
        """H-1.2, H-1.3, H-1.5"""
        runs = [len([d for d, edge in enumerate(text) if edge == "L" != text[d - 1]]) for text in edges]
        bridged = [int(count > 1) for count in runs]
        wrong = len(edges) != TILES or edges[0] != "SSSSSS" or self.temple[0] or bridged != list(self.bridge)
        if wrong or any(len(text) != SIDES or set(text) - {"L", "S"} for text in edges):
            raise BadSetup("wrong-sums", board="tiles")


def turned(edges: str, rotation: int) -> int:
    """H-2.2: a tile turned by k shows printed edge d - k in direction d."""
    land = 0
    for d in range(SIDES):
        if edges[(d - rotation) % SIDES] == "L":
            land += 2**d
    return land


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads(files("pelagos.games.hellas").joinpath(name).read_text(encoding="utf-8"))


TILE_SET: Final = Tiles(_table("tiles.toml")["tile"])
CARD_TABLE: Final[dict[str, dict[str, int]]] = _table("cards.toml")
"""By god and card word: how many copies."""


class Extent:
    """How much of everything there is: all of it, or what the table of a reduced game says (H-20)."""

    def __init__(self, table: dict[str, Any]) -> None:
        chosen = {int(word[1:]) for word in table.get("tiles", ())} or set(range(TILES))
        self.heap: Final[Ints] = filled(TILES, NONE)
        """By tile: in the stack, or not in this game."""
        for tile in chosen | {DOLPHIN}:
            self.heap[tile] = IN_STACK
        self.tiles: Final[i64] = len(chosen | {DOLPHIN})
        self.set_up_tiles: Final[i64] = int(table.get("set_up_tiles", SET_UP_TILES))
        self.cities_to_win: Final[i64] = int(table.get("cities_to_win", CITIES_TO_WIN))
        self.greeks: Final[i64] = int(table.get("greeks", GREEKS))
        self.ships: Final[i64] = int(table.get("ships", SHIPS))
        self.last_turn: Final[i64] = int(table.get("last_turn", 0))
        """0 if the options say it."""
        self.copies: Final[dict[str, list[int]]] = {
            god: [int(table.get(god, counts).get(card, 0)) for card in counts] for god, counts in CARD_TABLE.items()
        }
        """By god, how many cards there are of each type."""


EXTENTS: Final[dict[str, Extent]] = {"": Extent({}), "tiny": Extent(_table("tiny.toml"))}
"""By board."""


def land_in(edges: Edges, direction: Direction) -> bool:
    """Does a turned tile show land in this direction?"""
    return edges >> direction & 1 == 1
