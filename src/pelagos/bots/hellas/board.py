"""Hellas as the judge sees it: who borders on whom, where tiles can still be laid, and what a position is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pelagos.bots.hellas.weights import (
    ANSWERED_PERCENT,
    BURST,
    CITY,
    GREEK,
    MAJORITY,
    OTHERWISE_PERCENT,
    SECOND_ATTACK_PERCENT,
    SHIP,
    STILL_OPEN_PERCENT,
    TEMPLE,
)
from pelagos.games.archipelago.bits import bit
from pelagos.games.hellas.data import land_in
from pelagos.games.hellas.ids import (
    CENTRE,
    IN_STACK,
    MOST_IN_CITY,
    NONE,
    SEATS,
    SIDES,
    TILES,
    UNDER,
)
from pelagos.games.hellas.map import STEPS, Chart, adjacent, direction, land_adjacent
from pelagos.games.hellas.odds import Battle, Deal, chances, deals
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.stack import tile_in
from pelagos.kernel.arrays import Ints, filled
from pelagos.kernel.ids import Seat

LOWEST: Final = -(1 << 60)
"""Worse than anything."""

# Chances are counted in thousandths.
SURE: Final = 1000
SHORTEST: Final = -4
LONGEST: Final = 4
_SPAN: Final = LONGEST - SHORTEST + 1


class AttackOdds:
    """How attacks would end, by what this seat knows of both hands: every figure is worked out once."""

    def __init__(self, g: Hellas, seat: Seat) -> None:
        self.hands: Final[list[list[Deal]]] = [deals(g, seat, attacker) for attacker in range(SEATS)]
        self._known: Final[Ints] = filled(SEATS * 2 * _SPAN * (MOST_IN_CITY + 1), NONE)

    def chance(self, attacker: Seat, short: i64, water: i64, ships: i64) -> i64:
        """In thousandths, that an attack which lacks so much succeeds."""
        if short > LONGEST:
            return 0
        short = max(short, SHORTEST)
        place = ((attacker * 2 + water) * _SPAN + short - SHORTEST) * (MOST_IN_CITY + 1) + ships
        if self._known[place] == NONE:
            won, total = chances(Battle(short, water, ships), self.hands[attacker])
            self._known[place] = won * SURE // total
        return self._known[place]


class TileMap:
    """The map for one arrangement of tiles: contacts of cities, open spots, and which tiles of the stack fit there."""

    def __init__(self, g: Hellas) -> None:
        self.cities: Final[list[i64]] = [tile for tile in range(TILES) if g.spot[tile] != NONE and tile > 0]
        self.temple: Final = g.frame.tiles.temple
        self.cities_to_win: Final = g.frame.extent.cities_to_win
        self.stack: Final[list[i64]] = [tile for tile in range(TILES) if g.where[tile] == IN_STACK]
        if not self.stack and tile_in(g, UNDER) != NONE:
            self.stack.append(tile_in(g, UNDER))
        self.at_dolphin: Final[list[bool]] = [direction(CENTRE, g.spot[tile]) != NONE for tile in range(TILES)]
        self.first: Final[Ints] = filled(TILES + 1)
        """By city: where its neighbours begin in the row of all neighbours."""
        self.beside: Final[list[i64]] = []
        self.by_land: Final[list[bool]] = []
        for city in range(TILES):
            self.first[city] = len(self.beside)
            if city > 0 and g.spot[city] != NONE:
                self._add_neighbours(g, city)
        self.first[TILES] = len(self.beside)
        self.spots: Final[list[i64]] = []
        self.shores: Final[list[list[i64]]] = []
        """By spot: the cities whose ships count there."""
        self.fits: Final[list[i64]] = []
        """By spot: the tiles of the stack that fit, as a set."""
        self.dolphin: Final[list[bool]] = []
        """By spot, as by city: does it touch the dolphin?"""
        self._add_spots(g)

    def _add_neighbours(self, g: Hellas, city: i64) -> None:
        for other in self.cities:
            if other != city and adjacent(g, city, other):
                self.beside.append(other)
                self.by_land.append(land_adjacent(g, city, other))

    def _add_spots(self, g: Hellas) -> None:
        chart = Chart(g)
        fitting: dict[int, int] = {}
        for spot in chart.open_spots():
            masks = int(chart.contacts(spot))
            if masks not in fitting:
                fitting[masks] = int(self.fitting(g, masks))
            self.spots.append(spot)
            self.fits.append(fitting[masks])
            self.dolphin.append(direction(CENTRE, spot) != NONE)
            shores: list[i64] = []
            for d in range(SIDES):
                tile = chart.tile[spot + STEPS[d]]
                if tile > 0 and not (g.frame.only_sea_contact and land_in(masks, d)):
                    shores.append(tile)
            self.shores.append(shores)

    def fitting(self, g: Hellas, masks: i64) -> i64:
        """The tiles of the stack that match these contacts in some rotation."""
        tiles = g.frame.tiles
        touched = masks >> SIDES
        found: i64 = 0
        for tile in self.stack:
            for rotation in range(tiles.turns[tile]):
                if (tiles.land[tile * SIDES + rotation] ^ masks) & touched == 0:
                    found |= bit(tile)
                    break
        return found


class BoardState:
    """The pieces on a map, to be moved about and weighed."""

    def __init__(self, tile_map: TileMap, odds: AttackOdds, g: Hellas, seat: Seat) -> None:
        self.tile_map: Final = tile_map
        self.odds: Final = odds
        self.seat: Final = seat
        self.owner: Final[Ints] = g.owner[:]
        self.greeks: Final[Ints] = g.greeks[:]
        self.ships: Final[Ints] = g.ships[:]
        self.found: i64 = 0
        """Cities more of whoever `finder` is, that lie not on the map."""
        self.finder: i64 = 0
        self._count: Final[Ints] = filled(SEATS)
        self.most: Final[Ints] = filled(SEATS)
        self.all_threats: Final[Ints] = filled(SEATS)
        self.cover: Final[Ints] = filled(SEATS)
        """Once the board was valued, of each side: its best attack, the sum of all, the tiles it could lay."""

    def worth(self, who: Seat, mover: Seat) -> i64:
        """How good it is for a player, if this one moves next."""
        return self.value(mover) if who == self.seat else -self.value(mover)

    def value(self, mover: Seat) -> i64:
        """For the seat of the judge: cities, temples, pieces, and what each side threatens to do."""
        total = self._owned()
        self._threaten()
        return total + self._prospect(self.seat, mover) - self._prospect(1 - self.seat, mover)

    def _owned(self) -> i64:
        """Cities, temples and pieces, mine less theirs; counts the cities on the way."""
        count = self._count
        count[0] = count[1] = 0
        count[self.finder] = self.found
        total: i64 = 0
        temples: i64 = 0
        for city in self.tile_map.cities:
            owner = self.owner[city]
            if owner == NONE:
                continue
            count[owner] += 1
            pieces = self.greeks[city] * GREEK + self.ships[city] * SHIP
            if owner == self.seat:
                total += pieces
                temples += self.tile_map.temple[city]
            else:
                total -= pieces
                temples -= self.tile_map.temple[city]
        if temples:
            total += temples * TEMPLE + (MAJORITY if temples > 0 else -MAJORITY)
        for n in range(1, count[self.seat] + 1):
            total += CITY[n]
        for n in range(1, count[1 - self.seat] + 1):
            total -= CITY[n]
        return total

    def _threaten(self) -> None:
        """For each side the best attack, the sum of all, and the tiles it could lay."""
        self.most[0] = self.most[1] = self.all_threats[0] = self.all_threats[1] = 0
        for city in self.tile_map.cities:
            if self.owner[city] != NONE:
                gain = self.danger(city)
                attacker = 1 - self.owner[city]
                self.all_threats[attacker] += gain
                self.most[attacker] = max(self.most[attacker], gain)
        self.cover[0] = self.cover[1] = 0
        tile_map = self.tile_map
        for i in range(len(tile_map.spots)):
            ahead: i64 = 0
            for city in tile_map.shores[i]:
                ahead += self.ships[city] if self.owner[city] == 0 else -self.ships[city]
            if ahead:
                self.cover[0 if ahead > 0 else 1] |= tile_map.fits[i]

    def danger(self, city: i64) -> i64:
        """What the rival of its owner may expect from attacking a city with all that can reach it."""
        tile_map = self.tile_map
        attacker = 1 - self.owner[city]
        land: i64 = 0
        force: i64 = 0
        for i in range(tile_map.first[city], tile_map.first[city + 1]):
            other = tile_map.beside[i]
            if self.owner[other] == attacker:
                spare = self.greeks[other] - 1
                force += spare
                if tile_map.by_land[i]:
                    land += spare
        if force <= 0:
            return 0
        chance = self.chance(city, force, 1)
        if land:
            chance = max(chance, self.chance(city, land, 0))
        return chance * self.prize(city) // SURE if chance else 0

    def chance(self, city: i64, force: i64, water: i64) -> i64:
        """Of so many Greeks against this city."""
        short = self.greeks[city] + water - force
        return self.odds.chance(1 - self.owner[city], short, water, self.ships[city])

    def prize(self, city: i64) -> i64:
        """What the capture of a city is worth: one more here, one less there, the garrison, the spoils."""
        owner = self.owner[city]
        pieces = self.greeks[city] * GREEK + 2 * self.ships[city] * SHIP + 2 * TEMPLE * self.tile_map.temple[city]
        return CITY[self._count[1 - owner] + 1] + CITY[self._count[owner]] + pieces

    def _prospect(self, who: Seat, mover: Seat) -> i64:
        """What a player can make of their next turn: an attack, a voyage, a Burst. The other may move first."""
        attack = self.most[who] + (self.all_threats[who] - self.most[who]) * SECOND_ATTACK_PERCENT // 100
        voyage: i64 = 0
        stack: i64 = len(self.tile_map.stack)
        if stack:
            voyage = count_of(self.cover[who]) * (CITY[self._count[who] + 1] + GREEK - SHIP) // stack
        if who != mover:
            attack = attack * ANSWERED_PERCENT // 100
            voyage = voyage * STILL_OPEN_PERCENT // 100
        best = max(attack, voyage)
        return max(best, BURST) + (attack + voyage - best) * OTHERWISE_PERCENT // 100

    def cities_of(self, who: Seat) -> list[i64]:
        return [city for city in self.tile_map.cities if self.owner[city] == who]


def count_of(places: i64) -> i64:
    """How many places a set has."""
    count: i64 = 0
    while places:
        places &= places - 1
        count += 1
    return count
