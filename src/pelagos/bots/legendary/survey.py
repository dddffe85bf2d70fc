"""What every faction of Legendary has and who can reach whom, counted once for a position."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit, first_of
from pelagos.games.legendary.hooks import MINOTAUR_STRENGTH, frozen_land, hero_strength, minotaur_defends
from pelagos.games.legendary.ids import (
    APOLLO,
    ARES,
    CERBERUS,
    FORTRESS,
    GODS,
    HEROES,
    HYDRA,
    IN_PLAY,
    KINDS,
    LAND_OF,
    MEDUSA,
    METROPOLIS,
    NONE,
    ON_CARD,
    OWNER_OF,
    PANDORA,
    PENTHESILEA,
    PLACE_OF,
    TEMPLE,
)
from pelagos.games.legendary.ops import area_of, cornucopias, master_of
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.reach import bridge_seas
from pelagos.kernel.arrays import Ints, filled, ints

SURE: Final = 100
CHANCES: Final[Ints] = ints([2, 7, 18, 42, 70, 88, 95])
"""In a hundred: how often an attack succeeds that is 3 weaker, ... as strong, ... 3 stronger. Exact odds of two to
four units a side, rounded: threats are counted for every land, so that a table must do."""
EVEN: Final = 3
UNOPPOSED_PERCENT: Final = 97
"""A land without units is taken by whoever walks in."""

NEXT_ARES_PERCENT: Final = 30
NEXT_HERO_PERCENT: Final = 45
"""In a hundred: how likely somebody who has no turn now will attack a given weak spot: they must get Ares, or lead a
hero under any god but Apollo, and there are other things to do."""
NOW_ARES_PERCENT: Final = 75
NOW_HERO_PERCENT: Final = 60
"""The same of a rival whose turn with Ares, or with a hero, is still to come in this cycle."""
LURKING: Final[Ints] = ints([16, 12, 9, 5, 3])
"""In a hundred: how likely a metropolis is lost to somebody out of nowhere, by how strongly it is held."""
RECRUIT_FIRST_PERCENT: Final = 60
"""In a hundred of that, if all they have there is the troop that they would recruit first."""


class Survey:
    """Rows are factions, except where it says teams or lands."""

    def __init__(self, g: Legendary, seat_team: i64) -> None:
        factions, lands = g.frame.factions, g.board.lands
        self.g: Final = g
        self.lands: Final[Ints] = filled(factions)
        self.income: Final[Ints] = filled(factions)
        self.windfall: Final[Ints] = filled(factions)
        """Income that Cerberus and Hydra bring or take, as long as somebody keeps them."""
        self.troops: Final[Ints] = filled(factions)
        """Basic troops and mercenaries."""
        self.fleets: Final[Ints] = filled(factions)
        self.sites: Final[Ints] = filled(factions)
        """Free ones."""
        self.discounts: Final[Ints] = filled(factions)
        self.kinds: Final[Ints] = filled(factions * KINDS)
        self.heroes: Final[Ints] = filled(factions)
        """As sets."""
        self.open: Final[Ints] = filled(factions)
        """Free lands that units can reach, as sets."""
        self.metropolises: Final[Ints] = filled(g.frame.teams)
        self.defence: Final[Ints] = filled(lands)
        """Strength without dice; -1 where nobody stands."""
        self.hero_force: Final[Ints] = filled(lands)
        self.risk: Final[Ints] = filled(lands)
        """In a hundred: how likely the land is lost soon."""
        self.raider: Final[Ints] = filled(lands, NONE)
        """Who would take it."""
        self._count_heroes()
        self._count_lands()
        self._count_seas()
        self._count_sites()
        self._reach(seat_team)

    def _count_heroes(self) -> None:
        g = self.g
        for hero in range(HEROES):
            place = g.heroes[PLACE_OF + hero]
            owner = g.heroes[OWNER_OF + hero]
            if place == IN_PLAY and owner != NONE:
                self.heroes[owner] |= bit(hero)
                # Attackers in a battle stand in a land that is not yet theirs.
                if g.owner[g.heroes[LAND_OF + hero]] == owner:
                    self.hero_force[g.heroes[LAND_OF + hero]] += hero_strength(hero)
            elif place == ON_CARD and hero in (PENTHESILEA, PANDORA):
                self.metropolises[g.frame.team_of[owner]] += 1

    def _count_lands(self) -> None:
        g = self.g
        for land in range(g.board.lands):
            owner = g.owner[land]
            if owner == NONE:
                continue
            force = g.troops[land] + g.mercenaries[land]
            self.lands[owner] += 1
            self.troops[owner] += force
            self._earn(owner, land)
            units = force + self.hero_force[land]
            if minotaur_defends(g, land):
                units += MINOTAUR_STRENGTH
            self.defence[land] = units if units else -1

    def _count_seas(self) -> None:
        g = self.g
        for sea in range(g.board.seas):
            ruler = g.ruler[sea]
            if ruler != NONE:
                self.fleets[ruler] += g.fleets[sea]
                self._earn(ruler, g.board.lands + sea)

    def _earn(self, who: i64, area: i64) -> None:
        """L-6.4: what figures do to it is counted apart, for they are soon gone."""
        g = self.g
        gold = cornucopias(g, area)
        self.income[who] += gold
        if area_of(g, HYDRA) == area:
            self.windfall[who] += gold
        if area_of(g, CERBERUS) == area:
            self.windfall[who] -= gold
            self.windfall[master_of(g, CERBERUS)] += gold

    def _count_sites(self) -> None:
        g = self.g
        for site in range(g.board.sites):
            owner = g.owner[g.board.site_land[site]]
            if owner == NONE:
                continue
            stands = g.building[site]
            if stands == NONE:
                self.sites[owner] += 1
            elif stands >= METROPOLIS:
                self.metropolises[g.frame.team_of[owner]] += 1
                self.discounts[owner] += 1
            else:
                self.kinds[owner * KINDS + stands] += 1
                if stands == TEMPLE:
                    self.discounts[owner] += 1
            if (stands == FORTRESS or stands >= METROPOLIS) and self.defence[g.board.site_land[site]] > 0:
                self.defence[g.board.site_land[site]] += 1

    def _reach(self, seat_team: i64) -> None:
        """Every attack that is possible at once, or with one more troop."""
        g = self.g
        acting = g.order[0] == NONE and g.cycle > 0
        over = acting and self._decided()
        frozen = frozen_land(g) if over or self._kept(MEDUSA) else 0
        for who in range(g.frame.factions):
            waters = bridge_seas(g, who)
            by_ares, by_hero = self._eager(who, seat_team, acting, over)
            for land in range(g.board.lands):
                if g.owner[land] == who and not frozen & bit(land):
                    force = g.troops[land] + g.mercenaries[land] + self.hero_force[land]
                    eager = by_hero if self.hero_force[land] and by_hero > by_ares else by_ares
                    if force == 0:
                        eager = eager * RECRUIT_FIRST_PERCENT // SURE
                    self._threaten(who, within_reach(g, land, waters) & ~frozen, force, eager)

        if not over or self._awaited(seat_team):
            self._lurk(frozen)

    def _awaited(self, seat_team: i64) -> bool:
        """Is there a turn of somebody else to come in this cycle, but for Apollo's?"""
        g = self.g
        for god in range(GODS):
            who = g.pawn[god]
            if god != APOLLO and who != NONE and g.alive[who] and g.frame.team_of[who] != seat_team:
                return True
        return False

    def _kept(self, creature: i64) -> bool:
        """L-8.2: has its master a priestess for the next maintenance? Else its figure matters only in this cycle."""
        master = master_of(self.g, creature)
        return master != NONE and self.g.priestesses[master] > 0

    def _lurk(self, frozen: i64) -> None:
        """Pegasus, Jason, a hero just hired: a metropolis is never quite safe, least of all without a garrison."""
        g = self.g
        for site in range(g.board.sites):
            land = g.board.site_land[site]
            if g.building[site] >= METROPOLIS and not frozen & bit(land):
                lurking = LURKING[max(0, min(4, self.defence[land]))]
                self.risk[land] = max(lurking, self.risk[land] + lurking // 2)

    def _decided(self) -> bool:
        """Will the game end with this cycle?"""
        g = self.g
        if g.elimination:
            return True
        for team in range(g.frame.teams):
            if self.metropolises[team] >= g.frame.goal:
                return True
        return False

    def _eager(self, who: i64, seat_team: i64, acting: bool, over: bool) -> tuple[i64, i64]:
        """How likely a faction is to attack by a land move of Ares, and by leading a hero.

        Of its own factions a seat counts neither turns to come nor turns that are gone: else it would never end one.
        """
        g = self.g
        if acting and g.frame.team_of[who] != seat_team:
            for god in range(GODS):
                if g.pawn[god] == who and g.alive[who]:
                    if god == ARES:
                        return NOW_ARES_PERCENT, NOW_ARES_PERCENT
                    if god != APOLLO:
                        return 0 if over else NEXT_ARES_PERCENT, NOW_HERO_PERCENT
            if over:
                return 0, 0
        return NEXT_ARES_PERCENT, NEXT_HERO_PERCENT

    def _threaten(self, who: i64, goals: i64, force: i64, eager: i64) -> None:
        g = self.g
        while goals:
            goal = first_of(goals)
            goals &= goals - 1
            holder = g.owner[goal]
            if holder == NONE:
                if force:
                    self.open[who] |= bit(goal)
            elif g.frame.team_of[holder] != g.frame.team_of[who]:
                chance = likely(force + 1, self.defence[goal]) * eager // SURE
                if chance > self.risk[goal]:
                    self.risk[goal] = chance
                    self.raider[goal] = who


def within_reach(g: Legendary, land: i64, waters: i64) -> i64:
    """As L-11.2.7, whatever Medusa does just now."""
    board = g.board
    reached = board.seas_of_land[land] & waters
    frontier = reached
    far: i64 = 0
    while frontier:
        sea = first_of(frontier)
        frontier &= frontier - 1
        far |= board.lands_of_sea[sea]
        fresh = board.seas_of_sea[sea] & waters & ~reached
        reached |= fresh
        frontier |= fresh
    return board.lands_of_land[land] | (far & ~board.island[land])


def likely(attack: i64, defence: i64) -> i64:
    """In a hundred, by strengths without dice; -1: nobody defends."""
    if defence < 0:
        return UNOPPOSED_PERCENT
    return CHANCES[max(0, min(EVEN + EVEN, attack - defence + EVEN))]
