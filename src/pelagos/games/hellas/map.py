"""The map: spots, contacts, what fits where, and who is next to whom (H-2)."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit
from pelagos.games.archipelago.hexes import DIRECTIONS
from pelagos.games.hellas import refusals as no
from pelagos.games.hellas.data import land_in
from pelagos.games.hellas.ids import (
    CENTRE,
    DOLPHIN,
    HALF,
    NONE,
    SIDES,
    SPOTS,
    STRIDE,
    TILES,
    City,
    Direction,
    Edges,
    Spot,
    Tile,
)
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.arrays import Ints, filled, ints
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet

STEPS: Final[Ints] = ints([q * STRIDE + r for q, r in DIRECTIONS])
"""How the number of a spot changes by one step in each direction."""


def spot_words() -> list[str]:
    """`q,r` for every spot."""
    return [f"{spot // STRIDE - HALF},{spot % STRIDE - HALF}" for spot in range(SPOTS)]


def _direction_table() -> Ints:
    table = filled(2 * STRIDE + 1, NONE)
    for d in range(SIDES):
        table[STEPS[d] + STRIDE] = d
    return table


_DIRECTION: Final[Ints] = _direction_table()
_EMPTY: Final[Ints] = filled(SPOTS, NONE)
_SEEN: Final = -2


def direction(origin: Spot, goal: Spot) -> Direction:
    """The direction from one spot to a neighbouring one, or NONE."""
    step = goal - origin
    return _DIRECTION[step + STRIDE] if -STRIDE <= step <= STRIDE else NONE


def edges(g: Hellas, tile: Tile) -> Edges:
    """The land edges of a tile as it lies."""
    return g.frame.tiles.land[tile * SIDES + g.rotation[tile]]


# Adjacency of cities, for attacks (H-2.10 to H-2.13)


def land_adjacent(g: Hellas, city: City, other: City) -> bool:
    """H-2.10: neighbours with a land contact."""
    d = direction(g.spot[city], g.spot[other])
    return d != NONE and land_in(edges(g, city), d)


def adjacent(g: Hellas, city: City, other: City) -> bool:
    """H-2.11, H-2.12: neighbours by land or sea, or both at the dolphin."""
    if direction(g.spot[city], g.spot[other]) != NONE:
        return True
    return direction(CENTRE, g.spot[city]) != NONE and direction(CENTRE, g.spot[other]) != NONE


# Ships beside a new city (H-2.14)


def may_pay(g: Hellas, tile: Tile, city: City) -> bool:
    """H-6.9: is this a tile whose ships count for, and may pay for, the city just placed?"""
    d = direction(g.spot[city], g.spot[tile])
    return d != NONE and not (g.frame.only_sea_contact and land_in(edges(g, city), d))


class Chart:
    """The map by spots, made for one question: which tile lies where, and what touches an empty spot."""

    def __init__(self, g: Hellas) -> None:
        self.g: Final = g
        self.tile: Final[Ints] = _EMPTY[:]
        for tile in range(TILES):
            if g.spot[tile] != NONE:
                self.tile[g.spot[tile]] = tile

    def open_spots(self) -> list[Spot]:
        """H-2.4, H-2.7, H-2.9: every spot where some tile might lie, in the order of the tiles it touches."""
        found: list[i64] = []
        for tile in range(TILES):
            centre = self.g.spot[tile]
            if centre == NONE:
                continue
            for d in range(SIDES):
                spot = centre + STEPS[d]
                if self.tile[spot] == NONE:
                    self.tile[spot] = _SEEN
                    if self.is_open(spot):
                        found.append(spot)
        return found

    def touching(self, spot: Spot) -> i64:
        """How many tiles touch this spot; two if the dolphin alone does, since it is enough (H-2.7)."""
        count: i64 = 0
        for d in range(SIDES):
            tile = self.tile[spot + STEPS[d]]
            if tile >= 0:
                count += 2 if tile == DOLPHIN else 1
        return count

    def is_open(self, spot: Spot) -> bool:
        """H-2.7, H-2.9: enough tiles touch it, and one contact is sea."""
        if self.touching(spot) < 2:
            return False
        masks = self.contacts(spot)
        return masks >> SIDES & ~masks != 0

    def contacts(self, spot: Spot) -> i64:
        """Six bits of where a contact is land, and above them six of where there is a contact."""
        masks: i64 = 0
        touched = bit(SIDES)
        shore: i64 = 1
        for d in range(SIDES):
            tile = self.tile[spot + STEPS[d]]
            if tile >= 0:
                masks |= touched
                if land_in(edges(self.g, tile), (d + 3) % SIDES):
                    masks |= shore
            touched += touched
            shore += shore
        return masks

    def offer(self, tile: Tile, spot: Spot, verb: i64, sheet: Sheet) -> None:
        """H-2.6: the rotations in which the tile matches all its contacts there."""
        masks = self.contacts(spot)
        touched = masks >> SIDES
        tiles = self.g.frame.tiles
        for rotation in range(tiles.turns[tile]):
            if (tiles.land[tile * SIDES + rotation] ^ masks) & touched == 0:
                sheet.add(verb, spot, n=rotation)

    def ships(self, spot: Spot, seat: Seat) -> i64:
        """H-2.14: ships of a player on all cities beside the spot, or with H-18.1 on those with a sea contact."""
        g = self.g
        count: i64 = 0
        for d in range(SIDES):
            tile = self.tile[spot + STEPS[d]]
            if tile < 0 or g.owner[tile] != seat:
                continue
            if not (g.frame.only_sea_contact and land_in(edges(g, tile), (d + 3) % SIDES)):
                count += g.ships[tile]
        return count

    def may_sail(self, spot: Spot) -> bool:
        """H-6.4: more ships than the opponent; with P1 as many are enough, but at least one."""
        g = self.g
        mine = self.ships(spot, g.active)
        theirs = self.ships(spot, 1 - g.active)
        return mine > theirs or (g.fair_wind == 1 and mine == theirs and mine > 0)


def fits_somewhere(g: Hellas, tile: Tile) -> bool:
    """H-2.5"""
    chart = Chart(g)
    sheet = Sheet()
    for spot in chart.open_spots():
        chart.offer(tile, spot, 0, sheet)
        if sheet.count:
            return True
    return False


def why_not_place(g: Hellas, tile: Tile, spot: Spot, rotation: i64) -> Refusal | None:
    """H-2.2 to H-2.9: what hinders this tile here."""
    chart = Chart(g)
    inner = 0 < spot // STRIDE < STRIDE - 1 and 0 < spot % STRIDE < STRIDE - 1
    if chart.tile[spot] != NONE:
        return Refusal(no.SPOT_TAKEN, spot)
    if not inner or chart.touching(spot) == 0:
        return Refusal(no.OUT_AT_SEA, spot)
    if chart.touching(spot) < 2:
        return Refusal(no.ONE_NEIGHBOUR, spot)
    masks = chart.contacts(spot)
    if rotation >= g.frame.tiles.turns[tile]:
        return Refusal(no.SAME_EDGES, g.frame.tiles.turns[tile] - 1)
    if (g.frame.tiles.land[tile * SIDES + rotation] ^ masks) & masks >> SIDES:
        return Refusal(no.NO_MATCH, spot)
    return None if chart.is_open(spot) else Refusal(no.NEW_SEA, spot)


def why_not_sail(g: Hellas, spot: Spot) -> Refusal | None:
    """H-6.4"""
    chart = Chart(g)
    if chart.may_sail(spot):
        return None
    return Refusal(no.TOO_FEW_SHIPS, spot, chart.ships(spot, g.active), chart.ships(spot, 1 - g.active))
