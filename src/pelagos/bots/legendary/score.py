"""How good a position of Legendary is for a team, in hundredths of a coin."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pelagos.bots.judge import COIN
from pelagos.bots.legendary.progress import BY_KINDS, BY_PHILOSOPHERS, sacrifice
from pelagos.bots.legendary.survey import SURE, Survey
from pelagos.games.archipelago.bits import first_of
from pelagos.games.legendary.ids import (
    FIGURES,
    KINDS,
    MASTER_OF,
    METROPOLIS,
    NONE,
)
from pelagos.games.legendary.ops import cornucopias
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.arrays import Ints, ints

# What wins the game.
METROPOLIS_WORTH: Final = 28 * COIN
"""A metropolis takes four turns, or four philosophers at some 6 coins each."""
STEP_UP: Final = 8 * COIN
"""Each one more is worth more: there is less time to catch up."""
GOAL_WORTH: Final = 110 * COIN
"""The one that reaches the goal, as long as it can still be lost before the cycle ends."""
LAST_STEP: Final = 45 * COIN
"""The prospect of that one counts as part of so much: everybody sees it, and stands in the way."""
SPARE_WORTH: Final = 6 * COIN
"""One beyond the goal: it takes two thefts to undo the victory, and most metropolises win."""

# How far one is on the way to the next one.
SECOND_WAY_PERCENT: Final = 55
THIRD_WAY_PERCENT: Final = 25
MOST_PROSPECT_PERCENT: Final = 80
"""A second and a third way to a metropolis count less: each turn serves one of them. A metropolis that stands beats
the best prospects clearly."""

# What brings it about.
CORNUCOPIA_EARLY: Final = 4 * COIN
CORNUCOPIA_LATE: Final = 2 * COIN
WINDFALL: Final = 150
"""Income by a figure: paid once before anybody has to keep it, and then for a priestess each time."""
LATE_CYCLE: Final = 7
"""From this cycle on games end soon, and income hardly pays any more."""
RICH_COINS: Final = 10
"""Coins beyond this many buy little more in one turn."""
BEYOND_RICH: Final = 60
PRIESTESS: Final[Ints] = ints([0, 320, 600, 840, 1020, 1150, 1230])
"""Each saves a coin in every auction, or keeps a figure; but offers are seldom high."""
ONE_MORE_PRIESTESS: Final = 50
LAND: Final = 180
SITE: Final[Ints] = ints([0, 120, 200, 240])
"""Free sites: without one, building means tearing down."""
ONE_MORE_SITE: Final = 15
TROOP: Final[Ints] = ints([0, 260, 480, 670, 830, 970])
"""Troops cost 2 to 4 coins; the first ones open lands and hold them."""
ONE_MORE_TROOP: Final = 110
FLEET: Final[Ints] = ints([0, 150, 280, 390, 480])
ONE_MORE_FLEET: Final = 60
OPEN_LAND: Final = 70
MOST_OPEN: Final = 5
"""Free lands within reach: there will be time to take them, but not for all."""
DISCOUNT: Final = 50
DOUBLE: Final = 60
"""A building of a kind that is there already: the next set."""
HERO: Final = 300
"""A hero is a soldier that moves under any god."""
FIGURE: Final = 90
"""A creature on the board, if there is a priestess to keep it; what it does shows in income and reach."""

# Whose misfortune is worth what to others.
LEADER_SHARE_PERCENT: Final = 45
FIELD_SHARE_PERCENT: Final = 35
TWO_THEFTS_PERCENT: Final = 30
"""In a hundred of the chance that one metropolis is lost: that it is the victory, where there is one to spare."""
RAID_PERCENT: Final = 50
"""In a hundred of what could be conquered: it still has to be done."""


class Score:
    """What each team has is worth."""

    def __init__(self, g: Legendary, team: i64) -> None:
        self.g: Final = g
        self.survey: Final = Survey(g, team)
        self.team: Final = team

    def value(self) -> i64:
        """The own worth, less what the strongest rival has, and the others."""
        top: i64 = -0x7FFFFFFF
        total: i64 = 0
        teams = self.g.frame.teams
        for other in range(teams):
            if other != self.team:
                worth = self.worth(other)
                total += worth
                top = max(top, worth)
        own = self.worth(self.team)
        if teams == 2:
            return own - top
        return own - top * LEADER_SHARE_PERCENT // SURE - total * FIELD_SHARE_PERCENT // SURE // (teams - 1)

    def worth(self, team: i64) -> i64:
        g = self.g
        total = purse_worth(g.gold[team])
        for who in range(g.frame.factions):
            if g.frame.team_of[who] == team:
                total += self.holdings(who)
        total += metropolises_worth(self.survey.metropolises[team], g.frame.goal)
        return total + self.progress(team) - self.dangers(team)

    def holdings(self, who: i64) -> i64:
        """Income, people, land: whatever is not yet a metropolis."""
        s, g = self.survey, self.g
        corn: i64 = CORNUCOPIA_EARLY if g.cycle < LATE_CYCLE else CORNUCOPIA_LATE
        total = s.income[who] * corn + s.windfall[who] * WINDFALL + s.lands[who] * LAND + s.discounts[who] * DISCOUNT
        total += stepped(PRIESTESS, g.priestesses[who], ONE_MORE_PRIESTESS)
        total += stepped(SITE, s.sites[who], ONE_MORE_SITE)
        total += stepped(TROOP, s.troops[who], ONE_MORE_TROOP)
        total += stepped(FLEET, s.fleets[who], ONE_MORE_FLEET)
        total += min(MOST_OPEN, size(s.open[who])) * OPEN_LAND + size(s.heroes[who]) * HERO
        for kind in range(KINDS):
            total += max(0, s.kinds[who * KINDS + kind] - 1) * DOUBLE
        kept: i64 = 0
        for figure in range(FIGURES):
            if g.figures[MASTER_OF + figure] == who:
                kept += 1
        return total + min(kept, g.priestesses[who]) * FIGURE

    # Metropolises to come

    def progress(self, team: i64) -> i64:
        """The three best ways to the next metropolis."""
        best: i64 = BY_KINDS[self.kinds(team)]
        second: i64 = 0
        third: i64 = 0
        for who in range(self.g.frame.factions):
            if self.g.frame.team_of[who] != team:
                continue
            heroes = self.survey.heroes[who]
            ways = BY_PHILOSOPHERS[min(4, self.g.philosophers[who])]
            while True:
                if ways > best:
                    best, second, third = ways, best, second
                elif ways > second:
                    second, third = ways, second
                elif ways > third:
                    third = ways
                if heroes == 0:
                    break
                ways = sacrifice(self.survey, who, first_of(heroes))
                heroes &= heroes - 1
        # However many ways there are, the prospect of a metropolis is less than a metropolis.
        far = (SURE - best) * (SURE - second * SECOND_WAY_PERCENT // SURE) * (SURE - third * THIRD_WAY_PERCENT // SURE)
        return min(LAST_STEP, self.step(team)) * min(SURE - far // (SURE * SURE), MOST_PROSPECT_PERCENT) // SURE

    def step(self, team: i64) -> i64:
        """What one more metropolis is worth."""
        have, goal = self.survey.metropolises[team], self.g.frame.goal
        return metropolises_worth(have + 1, goal) - metropolises_worth(have, goal)

    def kinds(self, team: i64) -> i64:
        """How many of the four kinds a team has (L-18.6)."""
        count: i64 = 0
        for kind in range(KINDS):
            for who in range(self.g.frame.factions):
                if self.g.frame.team_of[who] == team and self.survey.kinds[who * KINDS + kind]:
                    count += 1
                    break
        return count

    # What may be lost

    def dangers(self, team: i64) -> i64:
        """What rivals may take soon, less what it may take from them. The victory itself can be lost but once."""
        g, s = self.g, self.survey
        total: i64 = 0
        safe: i64 = SURE * SURE
        for land in range(g.board.lands):
            if s.risk[land]:
                holder = g.frame.team_of[g.owner[land]]
                if holder == team:
                    total += s.risk[land] * self.stake(land, team, False) // SURE
                    if has_metropolis(g, land):
                        safe = safe * (SURE - s.risk[land]) // SURE
                elif s.raider[land] != NONE and g.frame.team_of[s.raider[land]] == team:
                    total -= s.risk[land] * self.stake(land, team, True) * RAID_PERCENT // (SURE * SURE)
        spare = s.metropolises[team] - g.frame.goal
        if spare >= 0:
            lost = (SURE * SURE - safe) // SURE
            if spare:
                lost = lost * TWO_THEFTS_PERCENT // SURE
            total += (GOAL_WORTH - METROPOLIS_WORTH) * lost // SURE
        return total

    def stake(self, land: i64, team: i64, gained: bool) -> i64:
        """What a land is worth to who has it, or to who would have it."""
        g = self.g
        corn: i64 = CORNUCOPIA_EARLY if g.cycle < LATE_CYCLE else CORNUCOPIA_LATE
        total = LAND + cornucopias(g, land) * corn
        have, goal = self.survey.metropolises[team], g.frame.goal
        taken: i64 = 0
        for site in range(g.board.first_site[land], g.board.first_site[land + 1]):
            stands = g.building[site]
            if stands >= METROPOLIS:
                taken += 1
            elif stands != NONE:
                total += self.step(team) // 8
            else:
                total += ONE_MORE_SITE
        if taken and not gained and have >= goal:
            total += taken * METROPOLIS_WORTH
        elif taken:
            low, high = (have, have + taken) if gained else (have - taken, have)
            total += metropolises_worth(high, goal) - metropolises_worth(low, goal)
        return total


def has_metropolis(g: Legendary, land: i64) -> bool:
    for site in range(g.board.first_site[land], g.board.first_site[land + 1]):
        if g.building[site] >= METROPOLIS:
            return True
    return False


def purse_worth(gold: i64) -> i64:
    return min(gold, RICH_COINS) * COIN + max(0, gold - RICH_COINS) * BEYOND_RICH


def metropolises_worth(count: i64, goal: i64) -> i64:
    """Each is worth more than the one before, the last of the goal most of all."""
    steps = min(count, goal - 1)
    total = steps * METROPOLIS_WORTH + STEP_UP * steps * (steps - 1) // 2
    if count >= goal:
        total += GOAL_WORTH + SPARE_WORTH * (count - goal)
    return total


def stepped(table: Ints, count: i64, beyond: i64) -> i64:
    """By a table, and so much for each one beyond it."""
    last = len(table) - 1
    return table[count] if count <= last else table[last] + (count - last) * beyond


def size(places: i64) -> i64:
    """How many a set has."""
    count: i64 = 0
    while places:
        places &= places - 1
        count += 1
    return count
