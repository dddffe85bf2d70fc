"""How good a position of Classic is: every seat gets a score in hundredths of a coin; mine is set against theirs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pelagos.bots.classic.chances import SURE, against
from pelagos.bots.classic.survey import SEATS, Survey, has
from pelagos.games.classic.ids import ATHENA, BUILDING_PRICE, MAIN_GODS, NONE, TYPES
from pelagos.games.classic.position import Classic
from pelagos.kernel.arrays import filled, ints
from pelagos.kernel.ids import Seat

# Gold: a coin is the measure; a hoard buys no more than one turn can spend.
COIN: Final = 100
PLENTY_COINS: Final = 9
COIN_OVER_PLENTY: Final = 60
RICHES_COINS: Final = 18
COIN_OVER_RICHES: Final = 25

# Income pays in every cycle to come, of which there are fewer and fewer: a game takes eight or nine.
INCOME_AT_FIRST: Final = 430
INCOME_FADES: Final = 30
INCOME_AT_LEAST: Final = 190

PRIESTS: Final = ints([0, 320, 600, 840, 1040, 1200, 1310, 1380])
"""Each saves a coin in nearly every cycle to come; offers are seldom above five."""

# Metropolises. What it takes to earn one: four turns, eight coins, and offers.
STEPS: Final = ints([3000, 6500, 2600, 2200])
"""What one more is worth by how many are still needed: the last one wins."""
WIN: Final = 40_000
"""The cycle would end with a win."""
SOON: Final = 9_000
"""The last one can be earned in a turn that is already paid."""
BY_TYPES: Final = ints([0, 130, 290, 520, 800])
BY_PHILOSOPHERS: Final = ints([0, 130, 300, 580, 800])
"""How much of it is there with so many of four, in thousandths."""
OTHER_WAY_PERMILLE: Final = 300
"""Of the second best way to the last metropolis, how much counts."""
CRAMPED_PERMILLE: Final = 600
"""Of buildings for whose missing companions there is no slot, how much counts."""
NO_SITE_PERMILLE: Final = 150
"""Of a metropolis that would find no island to stand on."""
SPARE_BUILDING: Final = 60
"""A second port defends a little, and may be swapped."""
FREE_SITE: Final = ints([0, 90, 130])
"""Room for a metropolis that destroys nothing."""

# Pieces
TROOPS: Final = ints([0, 190, 360, 510, 640, 750, 840, 910, 960, 1000])
FREE_TROOP: Final = 2500
"""What it costs to march before the free troop is there."""
FLEETS: Final = ints([0, 130, 250, 350, 430, 490, 530, 560, 580, 600])
"""By how many there are: the first ones do most of the work."""
ISLAND: Final = 260
"""Room, harbours, and one island more that is not the last."""
SLOT: Final = 45
BUILDING_THERE: Final = 220
"""What a building on an island that changes hands is worth to either side."""

LEADER_PERMILLE: Final = 400
"""Of what is set against the own score, how much is the best rival; the rest is the average."""
RAIDERS: Final = 2
RAIDED_PERMILLE: Final = 90
"""Any island may be raided by two troops that come flying, or by a way nobody has thought of: how often."""
FAIR_CHANCE_PERMILLE: Final = 350
"""With less than this nobody prepares a landing that would win the game: it is tried at once or not at all."""
GAIN_PERMILLE: Final = 700
"""Of what could be taken, how much counts: others see it too."""


class Score:
    """Scores positions. The arrays are filled anew for each."""

    def __init__(self) -> None:
        self.survey: Final = Survey()
        self.scores: Final = filled(SEATS)
        self._hopes: Final = filled(SEATS)
        self._fears: Final = filled(SEATS)

    def value(self, g: Classic, me: Seat) -> i64:
        """Mine against theirs."""
        if not g.alive[me]:
            return -2 * WIN
        survey = self.survey
        survey.read(g, me)
        leader = survey.leader(g)
        self._weigh_landings(g, leader)
        total: i64 = 0
        best: i64 = -WIN
        rivals: i64 = 0
        for seat in range(g.seats):
            if g.alive[seat]:
                self.scores[seat] = self._score(g, seat, me, leader)
                if seat != me:
                    total += self.scores[seat]
                    best = max(best, self.scores[seat])
                    rivals += 1
        if rivals == 0:
            return WIN
        against = (total // rivals * (SURE - LEADER_PERMILLE) + best * LEADER_PERMILLE) // SURE
        if leader != NONE and leader != me:
            # Whoever wins, it is not me: an average would make that look better at a big table.
            against += WIN - WIN * LEADER_PERMILLE // SURE
        if survey.at_once == me and g.recruits == 0 and g.troop_reserve[me]:
            # The free troop first (C-8.6): it may turn the odds of a landing.
            against += FREE_TROOP
        return self.scores[me] - against

    def _score(self, g: Classic, seat: Seat, me: Seat, leader: Seat) -> i64:
        survey = self.survey
        total = purse(g.gold[seat]) + survey.income[seat] * income_worth(g)
        total += PRIESTS[min(g.priests[seat], len(PRIESTS) - 1)]
        total += TROOPS[survey.troops[seat]] + FLEETS[survey.fleets[seat]]
        total += survey.islands[seat] * ISLAND + survey.slots[seat] * SLOT
        total += survey.buildings[seat] * SPARE_BUILDING + FREE_SITE[min(2, survey.free_sites[seat])]
        total += owned_worth(g, survey.metropolises[seat]) + self._progress(g, seat, me)
        if seat == leader:
            total += WIN
        return total + self._hopes[seat] - self._fears[seat]

    def _progress(self, g: Classic, seat: Seat, me: Seat) -> i64:
        """On the way to the next metropolis, by buildings and by philosophers."""
        survey = self.survey
        needed = g.frame.goal - survey.metropolises[seat]
        worth = step_worth(g, survey.metropolises[seat])
        types = count_of(survey.kinds[seat])
        built = BY_TYPES[types] * worth // SURE
        if survey.slots[seat] < TYPES - types:
            built = built * CRAMPED_PERMILLE // SURE
        taught = BY_PHILOSOPHERS[min(4, g.philosophers[seat])] * worth // SURE
        if needed > 1:
            total = built + taught
        else:
            total = max(built, taught) + min(built, taught) * OTHER_WAY_PERMILLE // SURE
        if survey.islands[seat] <= survey.metropolises[seat]:
            return total * NO_SITE_PERMILLE // SURE
        if needed == 1 and self.finishes(g, seat, me):
            total += SOON
        return total

    def finishes(self, g: Classic, seat: Seat, me: Seat) -> bool:
        """Has this seat a turn left in this cycle in which it can earn one more metropolis?"""
        for god in range(MAIN_GODS):
            if has(g, seat, god, me) and self.earns(g, seat, god, g.gold[seat]):
                return True
        return False

    def earns(self, g: Classic, seat: Seat, god: i64, gold: i64) -> bool:
        """Could it earn a metropolis in a turn of this god with so much gold, without a fight? Asked after `value`."""
        survey = self.survey
        if god == ATHENA and (g.philosophers[seat] == 3 or (g.philosophers[seat] == 2 and gold >= 4)):
            return True
        kinds = survey.kinds[seat]
        missing = kinds >> god & 1 == 0 and count_of(kinds) == TYPES - 1
        return missing and gold >= BUILDING_PRICE and survey.slots[seat] > 0

    def hopes_for_goal(self, g: Classic, seat: Seat) -> bool:
        """Could it conquer a metropolis, more likely than not, if it had Ares? Asked after `value`."""
        for island in range(len(g.owner)):
            owner = g.owner[island]
            if owner in (NONE, seat) or not g.metropolis[island] or not self._may_land(g, seat, island):
                continue
            if self.survey.storming(g, seat, island) > SURE // 2:
                return True
        return False

    def _weigh_landings(self, g: Classic, leader: Seat) -> None:
        """What everybody may soon win and lose on land: the best that one can hope for, all that one must fear."""
        for seat in range(g.seats):
            self._hopes[seat] = self._fears[seat] = 0
        for island in range(len(g.owner)):
            owner = g.owner[island]
            base = island_worth(g, self.survey, island)
            fear: i64 = 0
            if owner != NONE and leader == NONE and self.survey.islands[owner] > 1:
                fear = against(g, island, RAIDERS) * RAIDED_PERMILLE // SURE
            for seat in range(g.seats):
                if seat == owner or not g.alive[seat] or not self._may_land(g, seat, island):
                    continue
                chance = self.survey.landing(g, seat, island)
                if chance:
                    hope = (base + self._spoils(g, seat, island)) * chance // SURE * GAIN_PERMILLE // SURE
                    self._hopes[seat] = max(self._hopes[seat], hope)
                    fear = max(fear, chance)
            if fear and owner != NONE:
                self._fears[owner] += (base + self._stakes(g, island, leader)) * fear // SURE

    def _may_land(self, g: Classic, seat: Seat, island: i64) -> bool:
        """C-16.1, nearly: a rival's last island only for the goal."""
        owner = g.owner[island]
        if owner == NONE or self.survey.islands[owner] > 1:
            return True
        return g.metropolis[island] > 0 and self.survey.metropolises[seat] + 1 >= g.frame.goal

    def _spoils(self, g: Classic, seat: Seat, island: i64) -> i64:
        """What else a seat would win there: a metropolis, or the missing part of a set."""
        survey = self.survey
        whole = survey.kinds[seat] | survey.kinds_on[island] == (1 << TYPES) - 1
        if not g.metropolis[island] and not whole:
            return 0
        count = survey.metropolises[seat]
        at_once = count + 1 >= g.frame.goal and seat == survey.at_once
        return WIN if at_once and survey.storming(g, seat, island) >= FAIR_CHANCE_PERMILLE else step_worth(g, count)

    def _stakes(self, g: Classic, island: i64, leader: Seat) -> i64:
        """What else its owner would lose with it."""
        if not g.metropolis[island]:
            return 0
        owner = g.owner[island]
        count = self.survey.metropolises[owner]
        return WIN if owner == leader and count == g.frame.goal else step_worth(g, count - 1)


def purse(gold: i64) -> i64:
    if gold <= PLENTY_COINS:
        return gold * COIN
    if gold <= RICHES_COINS:
        return PLENTY_COINS * COIN + (gold - PLENTY_COINS) * COIN_OVER_PLENTY
    below = PLENTY_COINS * COIN + (RICHES_COINS - PLENTY_COINS) * COIN_OVER_PLENTY
    return below + (gold - RICHES_COINS) * COIN_OVER_RICHES


def income_worth(g: Classic) -> i64:
    """What a coin in every cycle is worth."""
    return max(INCOME_AT_LEAST, INCOME_AT_FIRST - INCOME_FADES * g.cycle)


def step_worth(g: Classic, metropolises: i64) -> i64:
    """What one more metropolis is worth to somebody with so many."""
    return STEPS[max(0, g.frame.goal - metropolises)]


def owned_worth(g: Classic, metropolises: i64) -> i64:
    total: i64 = 0
    for count in range(metropolises):
        total += step_worth(g, count)
    return total


def island_worth(g: Classic, survey: Survey, island: i64) -> i64:
    """What an island is worth to anybody: room, income, and what stands there, but for a metropolis."""
    board = g.board
    room = board.slots_under_site[island] + board.slots_beside_site[island]
    income = board.prosperity[island] + g.prosperity[island]
    return ISLAND + room * SLOT + income * income_worth(g) + survey.built_on[island] * BUILDING_THERE


def count_of(kinds: i64) -> i64:
    return (kinds & 1) + (kinds >> 1 & 1) + (kinds >> 2 & 1) + (kinds >> 3 & 1)
