"""Placement drafts by greedy seats (L-4.7 to L-4.11): what a start on a board would be worth.

Values are whole hundredths. No rules hang on this: it only measures boards.
"""

from __future__ import annotations

from typing import Final

from pelagos.games.archipelago.bits import bit
from pelagos.games.legendary.board import Board
from pelagos.games.legendary.modes import Mode
from pelagos.kernel.rng import Rng

CORNUCOPIA: Final = 100
PRIESTESS: Final = 80
SITE: Final = 35
FURTHER_SITE: Final = 15
ENOUGH_SITES: Final = 5
FREE_LAND: Final = 20
"""L-6.1 makes a cornucopia the measure. A priestess, a site, and a free land nearby are worth less."""

NEAR: Final = 2
"""Steps over areas: 1 shares a border, 2 shares a sea."""


class Ground:
    """What a draft looks up on a board; sets of areas are words of bits."""

    def __init__(self, board: Board) -> None:
        count = int(board.lands)
        seas = int(board.seas)
        self.lands: Final = count
        self.corn: Final = [int(board.corn[land]) for land in range(count)]
        self.sea_corn: Final = [int(board.corn[count + sea]) for sea in range(seas)]
        self.priestess: Final = [int(board.priestess[land]) for land in range(count)]
        self.sites: Final = [int(board.first_site[i + 1] - board.first_site[i]) for i in range(count)]
        self.island: Final = [int(board.island[land]) for land in range(count)]
        self.seas: Final = [self._richest_first(int(board.seas_of_land[land])) for land in range(count)]
        """The seas of a land, the richest first."""
        self.steps: Final = [_steps(board, land) for land in range(count)]
        """From land to land."""
        self.near: Final = [_set([i for i in range(count) if row[i] <= NEAR]) for row in self.steps]

    def _richest_first(self, seas: int) -> list[int]:
        return sorted(members(seas, len(self.sea_corn)), key=lambda sea: -self.sea_corn[sea])


def members(places: int, count: int) -> list[int]:
    """The places of a set in order."""
    return [place for place in range(count) if places >> place & 1]


def _set(places: list[int]) -> int:
    return sum(int(bit(place)) for place in places)


def _steps(board: Board, start: int) -> list[int]:
    """How many steps over areas each land is away; a land that is not reached is farther than any."""
    lands, seas = int(board.lands), int(board.seas)
    found = [lands + seas] * (lands + seas)
    found[start] = 0
    frontier = [start]
    while frontier:
        beyond: list[int] = []
        for area in frontier:
            for other in _beside(board, area):
                if found[other] > found[area] + 1:
                    found[other] = found[area] + 1
                    beyond.append(other)
        frontier = beyond
    return found[:lands]


def _beside(board: Board, area: int) -> list[int]:
    """The areas that share a border with one; a sea is counted on from the lands."""
    lands, seas = int(board.lands), int(board.seas)
    if area < lands:
        near, wet = int(board.lands_of_land[area]), int(board.seas_of_land[area])
    else:
        near, wet = int(board.lands_of_sea[area - lands]), int(board.seas_of_sea[area - lands])
    return members(near, lands) + [lands + sea for sea in members(wet, seas)]


class DraftWeights:
    """How much a seat cares for income, priestesses, sites (in per cent) and for quiet (hundredths a rival's land)."""

    def __init__(self, rng: Rng) -> None:
        self.income: Final = 60 + int(rng.below(81))
        self.priestess: Final = 60 + int(rng.below(81))
        self.site: Final = 60 + int(rng.below(81))
        self.quiet: Final = int(rng.below(31))


class Start:
    """What a faction has taken so far. It is *short* if a land or a fleet was not to be had, or a rule gave way."""

    def __init__(self) -> None:
        self.lands = 0
        self.chosen: list[int] = []
        self.seas: list[int] = []
        self.income = 0
        self.priestesses = 0
        self.sites = 0
        self.near = 0
        self.short = False

    def earned(self) -> int:
        return CORNUCOPIA * self.income + PRIESTESS * self.priestesses

    def worth(self) -> int:
        """Without the free lands around."""
        further = max(self.sites - ENOUGH_SITES, 0)
        return self.earned() + SITE * (self.sites - further) + FURTHER_SITE * further


class Draft:
    """One placement: the factions choose in this order, then in the reverse order (L-4.8, L-4.10)."""

    def __init__(self, ground: Ground, mode: Mode, rng: Rng) -> None:
        self.ground: Final = ground
        self.mode: Final = mode
        self.order: Final = list(range(mode.factions))
        rng.shuffle(self.order)
        self.weights: Final = [DraftWeights(rng) for _ in self.order]
        self.first: Final = int(rng.below(ground.lands))
        """The land that is looked at first, so that no number in the list is favoured."""
        self.starts: Final = [Start() for _ in self.order]
        self.free = _set(list(range(ground.lands)))
        self.taken_seas = 0
        for faction in self.order:
            barred = self._islands_of_team(faction)
            self._take(faction, barred)
            self._take(faction, barred | self._islands(faction))
        for faction in reversed(self.order):
            self._take(faction, 0)

    def _islands(self, faction: int) -> int:
        islands = 0
        for land in self.starts[faction].chosen:
            islands |= self.ground.island[land]
        return islands

    def _islands_of_team(self, faction: int) -> int:
        """L-4.11: in the first round teammates keep to different islands."""
        islands = 0
        for other in self.order:
            if other != faction and self.mode.team_of[other] == self.mode.team_of[faction]:
                islands |= self._islands(other)
        return islands

    def _take(self, faction: int, barred: int) -> None:
        """The land this seat likes best, with the richest free sea beside it; if need be against the rules (L-4.12)."""
        land = self._best(faction, self.free & ~barred)
        start = self.starts[faction]
        if land < 0:
            start.short = True
            land = self._best(faction, self.free)
            if land < 0:
                return
        sea = self._free_sea(land)
        self.taken_seas |= int(bit(sea))
        self.free &= ~int(bit(land))
        ground = self.ground
        start.chosen.append(land)
        start.seas.append(sea)
        start.lands |= int(bit(land))
        start.near |= ground.near[land]
        start.income += ground.corn[land] + ground.sea_corn[sea]
        start.priestesses += ground.priestess[land]
        start.sites += ground.sites[land]

    def _best(self, faction: int, allowed: int) -> int:
        """The best land with a free sea, or -1."""
        count = self.ground.lands
        rivals = self._rivals(faction)
        best, most = -1, 0
        for i in range(count):
            land = (self.first + i) % count
            if allowed >> land & 1:
                sea = self._free_sea(land)
                if sea >= 0:
                    value = self._value(faction, land, sea, rivals)
                    if best < 0 or value > most:
                        best, most = land, value
        return best

    def _free_sea(self, land: int) -> int:
        for sea in self.ground.seas[land]:
            if not self.taken_seas >> sea & 1:
                return sea
        return -1

    def _rivals(self, faction: int) -> int:
        lands = 0
        for other, start in enumerate(self.starts):
            if self.mode.team_of[other] != self.mode.team_of[faction]:
                lands |= start.lands
        return lands

    def _value(self, faction: int, land: int, sea: int, rivals: int) -> int:
        """In hundredths of hundredths."""
        ground, weights = self.ground, self.weights[faction]
        value = CORNUCOPIA * weights.income * (ground.corn[land] + ground.sea_corn[sea])
        value += PRIESTESS * weights.priestess * ground.priestess[land]
        few = self.starts[faction].sites < ENOUGH_SITES
        value += (SITE if few else FURTHER_SITE) * weights.site * ground.sites[land]
        return value - 100 * weights.quiet * (ground.near[land] & rivals).bit_count()

    def strengths(self) -> list[int]:
        """By faction: what it has, and its share of the free lands that nobody is nearer to."""
        found = [start.worth() for start in self.starts]
        for land in members(self.free, self.ground.lands):
            steps = self.ground.steps[land]
            away = [min([steps[other] for other in start.chosen], default=99) for start in self.starts]
            nearest = min(away)
            share = FREE_LAND // away.count(nearest)
            for faction, distance in enumerate(away):
                if distance == nearest:
                    found[faction] += share
        return found

    def cramped(self) -> bool:
        """Has somebody no free land within two steps?"""
        for start in self.starts:
            if not start.near & self.free:
                return True
        return False

    def short(self) -> bool:
        for start in self.starts:
            if start.short:
                return True
        return False
