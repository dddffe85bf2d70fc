"""Moves over land (L-11.2, L-11.3, L-11.4): who goes, and what happens where they arrive."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit, first_of
from pelagos.games.legendary import events as told
from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.conquest import capture, may_land
from pelagos.games.legendary.hooks import crosses_any_fleet, frozen_land, minotaur_defends
from pelagos.games.legendary.ids import (
    HEROES,
    LAND_OF,
    MOVE_PRICE,
    MOVES_OF,
    NONE,
    OWNER_OF,
    SAY_LEAD,
    SAY_MARCH,
    SAY_MERCENARIES,
    SAY_TROOPS,
    SAY_WITH,
    SAY_WITHOUT,
    Faction,
    Gold,
    Heroes,
    HeroId,
    Land,
    Seas,
)
from pelagos.games.legendary.land_battle import begin_land_battle
from pelagos.games.legendary.ops import heroes_in
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.purse import prove, spend
from pelagos.games.legendary.reach import accessible, bridge_seas, mate_lands, next_lands, sailed_seas
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice

# Where a move may go


def offer_marches(g: Legendary, sheet: Sheet) -> None:
    """L-10.4.4, L-11.2: from every own land with Troops or heroes to whatever can be reached and paid."""
    who = g.active
    waters = bridge_seas(g, who)
    for land in range(g.board.lands):
        if g.owner[land] == who and has_movers(g, who, land):
            offer_goals(g, sheet, SAY_MARCH, land, land, waters, NONE)


def offer_leads(g: Legendary, sheet: Sheet) -> None:
    """L-11.3: heroic moves."""
    who = g.active
    for hero in range(HEROES):
        if g.heroes[OWNER_OF + hero] == who and g.heroes[LAND_OF + hero] != NONE:
            offer_goals(g, sheet, SAY_LEAD, hero, g.heroes[LAND_OF + hero], waters_for(g, who, hero), hero)


def waters_for(g: Legendary, who: Faction, leader: HeroId) -> Seas:
    return sailed_seas(g) if crosses_any_fleet(leader) else bridge_seas(g, who)


def offer_goals(g: Legendary, sheet: Sheet, verb: i64, subject: i64, land: Land, waters: Seas, leader: HeroId) -> None:
    """L-18.4: every goal with the fewest steps, whose way leads only over the teammate's lands."""
    mates = mate_lands(g, g.active)
    reached = accessible(g, land, waters) & ~bit(land)
    seen = reached | bit(land)
    steps: i64 = 1
    while reached and move_price(g, leader, steps) <= g.purse(g.active):
        goals = reached & ~mates
        while goals:
            goal = first_of(goals)
            goals &= goals - 1
            if may_land(g, g.active, goal):
                sheet.add(verb, subject, goal)
        reached = next_lands(g, reached & mates, waters) & ~seen
        seen |= reached
        steps += 1


def move_price(g: Legendary, leader: HeroId, steps: i64) -> Gold:
    """L-11.2, L-11.3.2: 1 a step; a hero's next moves of the cycle cost 1, 2, 3 and so on."""
    if leader == NONE:
        return MOVE_PRICE * steps
    made = g.heroes[MOVES_OF + leader]
    return steps * made + steps * (steps + 1) // 2


def steps_to(g: Legendary, who: Faction, land: Land, goal: Land, waters: Seas) -> i64:
    """How many steps a move to this goal takes; 0 if it does not lead there."""
    mates = mate_lands(g, who)
    reached = accessible(g, land, waters) & ~bit(land)
    seen = reached | bit(land)
    steps: i64 = 1
    while reached:
        if reached & ~mates & bit(goal):
            return steps
        reached = next_lands(g, reached & mates, waters) & ~seen
        seen |= reached
        steps += 1
    return 0


def has_movers(g: Legendary, who: Faction, land: Land) -> bool:
    """L-11.2.1: Troops or heroes; the Minotaur never moves so."""
    return g.troops[land] + g.mercenaries[land] > 0 or heroes_in(g, land, who) != 0


def march(g: Legendary, land: Land, goal: Land) -> None:
    steps = steps_to(g, g.active, land, goal, bridge_seas(g, g.active))
    choose_units(g, Party(g.active, land, goal, move_price(g, NONE, steps), NONE))


def lead(g: Legendary, hero: HeroId, goal: Land) -> None:
    """L-18.4: a way over the teammate's lands counts as so many moves of the hero."""
    land = g.heroes[LAND_OF + hero]
    steps = steps_to(g, g.active, land, goal, waters_for(g, g.active, hero))
    price = move_price(g, hero, steps)
    choose_units(g, Party(g.active, land, goal, price, hero))


# Who goes


class Party:
    """A move that is being put together. Nothing is paid or moved before it is complete (L-21.6)."""

    def __init__(self, who: Faction, land: Land, goal: Land, price: Gold, leader: HeroId) -> None:
        self.who: Final = who
        self.land: Final = land
        self.goal: Final = goal
        self.price: Final = price
        self.leader: Final = leader


def choose_units(g: Legendary, party: Party) -> None:
    """D-41 to D-43: basic troops, mercenaries, heroes; kinds that are not there are passed over."""
    # L-19.2: everybody sees the price while units are chosen, and so that the gold is there.
    prove(g, g.team_of(party.who), party.price)
    if g.troops[party.land]:
        g.then(TakeTroops(party.who, party.land, party.goal, party.price, party.leader))
    else:
        choose_mercenaries(g, party, 0)


def choose_mercenaries(g: Legendary, party: Party, troops: i64) -> None:
    if g.mercenaries[party.land]:
        g.then(TakeMercenaries(party.who, party.land, party.goal, party.price, party.leader, troops))
    else:
        choose_heroes(g, party, troops, 0)


def choose_heroes(g: Legendary, party: Party, troops: i64, mercenaries: i64) -> None:
    waiting = riders(g, party)
    if waiting:
        g.then(TakeHero(party.who, party.land, party.goal, party.price, troops, mercenaries, 0, waiting))
    else:
        depart(g, party, troops, mercenaries, 0)


def riders(g: Legendary, party: Party) -> Heroes:
    """L-11.3.1: heroes who may come along; with a leading hero nobody else does."""
    return heroes_in(g, party.land, party.who) if party.leader == NONE else 0


class TakeTroops(Choice[Legendary]):
    """D-41: how many basic troops go."""

    ARGS = ("who", "land", "goal", "price", "leader")

    def __init__(self, who: Faction, land: Land, goal: Land, price: Gold, leader: HeroId) -> None:
        self.who: Final = who
        self.land: Final = land
        self.goal: Final = goal
        self.price: Final = price
        self.leader: Final = leader

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def party(self) -> Party:
        return Party(self.who, self.land, self.goal, self.price, self.leader)

    def fewest(self, g: Legendary) -> i64:
        """Somebody must go; if nobody is asked after this question, it is these."""
        alone = self.leader == NONE and g.mercenaries[self.land] == 0 and riders(g, self.party()) == 0
        return 1 if alone else 0

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for n in range(self.fewest(g), g.troops[self.land] + 1):
            sheet.add(SAY_TROOPS, n=n)

    def take(self, g: Legendary, said: Answer) -> None:
        choose_mercenaries(g, self.party(), said.n)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_TROOPS:
            return Refusal(no.UNITS_FIRST)
        if said.n > g.troops[self.land]:
            return Refusal(no.TOO_MANY_UNITS, g.troops[self.land])
        return Refusal(no.NOBODY_MOVES) if said.n < self.fewest(g) else None


class TakeMercenaries(Choice[Legendary]):
    """D-42: how many mercenaries go."""

    ARGS = ("who", "land", "goal", "price", "leader", "troops")

    def __init__(self, who: Faction, land: Land, goal: Land, price: Gold, leader: HeroId, troops: i64) -> None:
        self.who: Final = who
        self.land: Final = land
        self.goal: Final = goal
        self.price: Final = price
        self.leader: Final = leader
        self.troops: Final = troops

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def party(self) -> Party:
        return Party(self.who, self.land, self.goal, self.price, self.leader)

    def fewest(self, g: Legendary) -> i64:
        alone = self.leader == NONE and self.troops == 0 and riders(g, self.party()) == 0
        return 1 if alone else 0

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for n in range(self.fewest(g), g.mercenaries[self.land] + 1):
            sheet.add(SAY_MERCENARIES, n=n)

    def take(self, g: Legendary, said: Answer) -> None:
        choose_heroes(g, self.party(), self.troops, said.n)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_MERCENARIES:
            return Refusal(no.UNITS_FIRST)
        if said.n > g.mercenaries[self.land]:
            return Refusal(no.TOO_MANY_UNITS, g.mercenaries[self.land])
        return Refusal(no.NOBODY_MOVES) if said.n < self.fewest(g) else None


class TakeHero(Choice[Legendary]):
    """D-43: does the next hero of the land go? `going` and `waiting` are sets of heroes."""

    ARGS = ("who", "land", "goal", "price", "troops", "mercenaries", "going", "waiting")

    def __init__(
        self,
        who: Faction,
        land: Land,
        goal: Land,
        price: Gold,
        troops: i64,
        mercenaries: i64,
        going: Heroes,
        waiting: Heroes,
    ) -> None:
        self.who: Final = who
        self.land: Final = land
        self.goal: Final = goal
        self.price: Final = price
        self.troops: Final = troops
        self.mercenaries: Final = mercenaries
        self.going: Final = going
        self.waiting: Final = waiting

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def hero(self) -> HeroId:
        return first_of(self.waiting)

    def must_go(self) -> bool:
        """The last one, if nobody else goes."""
        nobody = self.troops + self.mercenaries == 0 and self.going == 0
        return nobody and self.waiting & (self.waiting - 1) == 0

    def options(self, g: Legendary, sheet: Sheet) -> None:
        sheet.add(SAY_WITH, self.hero())
        if not self.must_go():
            sheet.add(SAY_WITHOUT, self.hero())

    def take(self, g: Legendary, said: Answer) -> None:
        going = self.going | bit(said.x) if said.verb == SAY_WITH else self.going
        waiting = self.waiting & ~bit(said.x)
        if waiting:
            many = (self.troops, self.mercenaries, going, waiting)
            g.then(TakeHero(self.who, self.land, self.goal, self.price, many[0], many[1], many[2], many[3]))
        else:
            party = Party(self.who, self.land, self.goal, self.price, NONE)
            depart(g, party, self.troops, self.mercenaries, going)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb not in (SAY_WITH, SAY_WITHOUT) or said.x != self.hero():
            return Refusal(no.UNITS_FIRST)
        return Refusal(no.NOBODY_MOVES) if said.verb == SAY_WITHOUT and self.must_go() else None


# Going and arriving


def depart(g: Legendary, party: Party, troops: i64, mercenaries: i64, heroes: Heroes) -> None:
    """The party is complete: pay, leave, arrive."""
    if party.price:
        spend(g, g.team_of(party.who), party.price)
    if party.leader != NONE:
        heroes = bit(party.leader)
        g.heroes[MOVES_OF + party.leader] += steps_paid(g, party)
    g.troops[party.land] -= troops
    g.mercenaries[party.land] -= mercenaries
    count = troops + mercenaries
    while heroes:
        g.heroes[LAND_OF + first_of(heroes)] = party.goal
        heroes &= heroes - 1
        count += 1
    _tell_move(g, party, count)
    come_to(g, party.who, party.goal, troops, mercenaries)


def steps_paid(g: Legendary, party: Party) -> i64:
    """L-18.4: how many of a hero's moves his price paid for."""
    steps: i64 = 1
    while move_price(g, party.leader, steps) < party.price:
        steps += 1
    return steps


def _tell_move(g: Legendary, party: Party, count: i64) -> None:
    if party.leader != NONE:
        g.tell(told.HERO_LED, party.who, party.leader, party.goal, count)
    else:
        kind = told.UNITS_MARCHED if party.price else told.UNITS_FLOWN
        g.tell(kind, party.who, party.land, party.goal, count)


def come_to(g: Legendary, who: Faction, land: Land, troops: i64, mercenaries: i64) -> None:
    """L-11.2.4: merge, gain a free land, fight for a defended one, take an empty one."""
    if g.owner[land] not in (who, NONE) and is_defended(g, land):
        begin_land_battle(g, who, land, troops, mercenaries)
        return
    g.troops[land] += troops
    g.mercenaries[land] += mercenaries
    if g.owner[land] != who:
        capture(g, who, land)


def is_defended(g: Legendary, land: Land) -> bool:
    """L-11.2.4: is there a Troop, a hero or the Minotaur of its owner?"""
    units = g.troops[land] + g.mercenaries[land] > 0
    return units or heroes_in(g, land, g.owner[land]) != 0 or minotaur_defends(g, land)


# Why not


def why_not_march(g: Legendary, said: Answer) -> Refusal | None:
    """L-11.2, for people."""
    if g.owner[said.x] != g.active:
        return Refusal(no.NOT_YOUR_LAND, said.x)
    if not has_movers(g, g.active, said.x):
        return Refusal(no.NO_UNIT_THERE, said.x)
    return why_not_reached(g, said.x, said.y, bridge_seas(g, g.active), NONE)


def why_not_lead(g: Legendary, said: Answer) -> Refusal | None:
    """L-11.3, for people."""
    if g.heroes[OWNER_OF + said.x] != g.active or g.heroes[LAND_OF + said.x] == NONE:
        return Refusal(no.NOT_YOUR_HERO, said.x)
    return why_not_reached(g, g.heroes[LAND_OF + said.x], said.y, waters_for(g, g.active, said.x), said.x)


def why_not_reached(g: Legendary, land: Land, goal: Land, waters: Seas, leader: HeroId) -> Refusal | None:
    if land == goal:
        return Refusal(no.SAME_LAND, land)
    for end in (land, goal):
        if frozen_land(g) & bit(end):
            return Refusal(no.HELD_BY_MEDUSA, end)
    if mate_lands(g, g.active) & bit(goal):
        return Refusal(no.TEAMMATES_LAND, goal)
    steps = steps_to(g, g.active, land, goal, waters)
    if steps == 0:
        return Refusal(no.NOT_ACCESSIBLE, land, goal)
    if not may_land(g, g.active, goal):
        return Refusal(no.LAST_AREA, goal)
    price = move_price(g, leader, steps)
    return Refusal(no.TOO_DEAR, price) if price > g.purse(g.active) else None
