"""Battles at sea and on land (C-14). The attacker is always the active player."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit, first_of
from pelagos.games.classic import events as told
from pelagos.games.classic import refusals as no
from pelagos.games.classic.conquest import capture
from pelagos.games.classic.hooks import closed_seas, holds_troops, minotaur_defends
from pelagos.games.classic.ids import (
    DIE,
    FORTRESS,
    NONE,
    PORT,
    SAY_RETREAT_LAND,
    SAY_RETREAT_SEA,
    SAY_ROLL,
    SAY_STAY,
    Island,
    Islands,
    Sea,
    Seas,
)
from pelagos.games.classic.ops import arrive, built, figure_on, kill, leave, remove_figure, seas_of, sink
from pelagos.games.classic.position import Classic
from pelagos.games.classic.reach import chained_islands
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Chance, Choice

MINOTAUR_STRENGTH: Final = 2


def offer_dice(sheet: Sheet) -> None:
    """C-14.2, C-1.10: attacker's die, then defender's."""
    for attacker, weight in enumerate(DIE):
        for defender, other in enumerate(DIE):
            sheet.weigh(weight * other, SAY_ROLL, attacker, defender)


def end_fight(g: Classic) -> None:
    g.attacker = NONE
    g.attackers = 0


# At sea


def fight_at_sea(g: Classic, sea: Sea, fleets: i64) -> None:
    """C-11.4: fleets of the active player enter a sea that a rival holds."""
    g.attacker = g.active
    g.attackers = fleets
    g.tell(told.SEA_BATTLE_BEGAN, g.active, g.ruler[sea], sea)
    g.then(RollAtSea(sea))


def is_at_sea(g: Classic) -> bool:
    """Is the battle that is planned or running one at sea?"""
    return any(isinstance(task, RollAtSea | RetreatFromSea) for task in g.agenda)


def sea_defence(g: Classic, sea: Sea) -> i64:
    """C-14.4: fleets, and one for each port and metropolis on own islands that touch the sea."""
    defender = g.ruler[sea]
    total = g.fleets[sea]
    islands = g.board.islands_of_sea[sea]
    while islands:
        island = first_of(islands)
        islands &= islands - 1
        if g.owner[island] == defender:
            total += built(g, island, PORT)
            if g.metropolis[island]:
                total += 1
    return total


class RollAtSea(Chance[Classic]):
    """C-14.3 to C-14.7: one round; the lower total loses a fleet, equal totals lose one each."""

    ARGS = ("sea",)

    def __init__(self, sea: Sea) -> None:
        self.sea: Final = sea

    def options(self, g: Classic, sheet: Sheet) -> None:
        offer_dice(sheet)

    def take(self, g: Classic, said: Answer) -> None:
        sea = self.sea
        attack, defence = g.attackers + said.x, sea_defence(g, sea) + said.y
        g.tell(told.DICE_ROLLED, said.x, said.y, attack, defence)
        defender = g.ruler[sea]
        if attack <= defence:
            g.attackers -= 1
            g.fleet_reserve[g.active] += 1
            g.tell(told.FLEET_LOST, g.active, sea)
        if defence <= attack:
            sink(g, sea, 1)
            g.tell(told.FLEET_LOST, defender, sea)
        if g.attackers == 0 or g.fleets[sea] == 0:
            end_at_sea(g, sea)
        elif sea_retreats(g, defender, sea):
            g.then(RetreatFromSea(defender, sea))
        else:
            attacker_at_sea(g, sea)


def attacker_at_sea(g: Classic, sea: Sea) -> None:
    """C-14.9: the attacker may go now; if they cannot, or do not, a new round follows."""
    if sea_retreats(g, g.active, sea):
        g.then(RetreatFromSea(g.active, sea))
    else:
        g.then(RollAtSea(sea))


def end_at_sea(g: Classic, sea: Sea) -> None:
    """C-14.13 to C-14.15"""
    if g.attackers:
        arrive(g, g.active, sea, g.attackers)
        g.survivors = sea
    if g.fleets[sea]:
        g.tell(told.SEA_HELD, g.ruler[sea], sea)
    else:
        g.tell(told.SEA_EMPTY, sea)
    end_fight(g)


def sea_retreats(g: Classic, seat: Seat, sea: Sea) -> Seas:
    """C-14.12: neighbouring seas that are empty or own, and not closed."""
    goals: i64 = 0
    near = g.board.sea_neighbours[sea] & ~closed_seas(g)
    while near:
        goal = first_of(near)
        near &= near - 1
        if g.ruler[goal] == NONE or g.ruler[goal] == seat:
            goals |= bit(goal)
    return goals


class RetreatFromSea(Choice[Classic]):
    """C-14.9, C-14.10: stay, or take all fleets to one neighbouring sea."""

    ARGS = ("who", "sea")

    def __init__(self, who: Seat, sea: Sea) -> None:
        self.who: Final = who
        self.sea: Final = sea

    def seat(self, g: Classic) -> Seat:
        return self.who

    def options(self, g: Classic, sheet: Sheet) -> None:
        sheet.add(SAY_STAY)
        goals = sea_retreats(g, self.who, self.sea)
        while goals:
            sheet.add(SAY_RETREAT_SEA, first_of(goals))
            goals &= goals - 1

    def take(self, g: Classic, said: Answer) -> None:
        if said.verb == SAY_STAY:
            if self.who == g.active:
                g.then(RollAtSea(self.sea))
            else:
                attacker_at_sea(g, self.sea)
        elif self.who == g.active:
            g.tell(told.RETREATED_SEA, self.who, said.x, g.attackers)
            arrive(g, self.who, said.x, g.attackers)
            g.survivors = said.x
            g.tell(told.SEA_HELD, g.ruler[self.sea], self.sea)
            end_fight(g)
        else:
            fleets = g.fleets[self.sea]
            leave(g, self.sea, fleets)
            arrive(g, self.who, said.x, fleets)
            g.tell(told.RETREATED_SEA, self.who, said.x, fleets)
            end_at_sea(g, self.sea)

    def why_not(self, g: Classic, said: Answer) -> Refusal | None:
        if said.verb != SAY_RETREAT_SEA:
            return None if said.verb == SAY_STAY else Refusal(no.BATTLE_FIRST)
        if not g.board.sea_neighbours[self.sea] >> said.x & 1:
            return Refusal(no.NOT_ADJACENT, self.sea, said.x)
        if closed_seas(g) >> said.x & 1:
            return Refusal(no.CLOSED_SEA, said.x)
        return None if sea_retreats(g, self.who, self.sea) >> said.x & 1 else Refusal(no.SEA_OF_ANOTHER, said.x)


# On land


def fight_on_land(g: Classic, island: Island, troops: i64) -> None:
    """C-12.8: troops of the active player land where a rival's troops or the Minotaur stand."""
    g.attacker = g.active
    g.attackers = troops
    g.tell(told.LAND_BATTLE_BEGAN, g.active, g.owner[island], island)
    g.then(RollOnLand(island))


def land_defence(g: Classic, island: Island) -> i64:
    """C-14.5: troops, one for each fortress and for a metropolis, two for the Minotaur."""
    total = g.troops[island] + built(g, island, FORTRESS)
    if g.metropolis[island]:
        total += 1
    if minotaur_defends(g, island):
        total += MINOTAUR_STRENGTH
    return total


class RollOnLand(Chance[Classic]):
    """C-14.3 to C-14.8: one round; the lower total loses a troop, equal totals lose one each."""

    ARGS = ("island",)

    def __init__(self, island: Island) -> None:
        self.island: Final = island

    def options(self, g: Classic, sheet: Sheet) -> None:
        offer_dice(sheet)

    def take(self, g: Classic, said: Answer) -> None:
        island = self.island
        attack, defence = g.attackers + said.x, land_defence(g, island) + said.y
        g.tell(told.DICE_ROLLED, said.x, said.y, attack, defence)
        if attack <= defence:
            g.attackers -= 1
            g.troop_reserve[g.active] += 1
            g.tell(told.TROOP_LOST, g.active, island)
        if defence <= attack:
            lose_defender(g, island)
        if g.attackers == 0 or (g.troops[island] == 0 and not minotaur_defends(g, island)):
            end_on_land(g, island)
        elif g.troops[island] and land_retreats(g, g.owner[island], island):
            g.then(RetreatFromLand(g.owner[island], island))
        else:
            attacker_on_land(g, island)


def lose_defender(g: Classic, island: Island) -> None:
    """C-14.8: troops first, then the Minotaur, as one single loss."""
    if g.troops[island]:
        kill(g, island, 1)
        g.tell(told.TROOP_LOST, g.owner[island], island)
    else:
        g.tell(told.MINOTAUR_LOST, island)
        remove_figure(g, figure_on(g, island))


def attacker_on_land(g: Classic, island: Island) -> None:
    """C-14.9"""
    if land_retreats(g, g.active, island):
        g.then(RetreatFromLand(g.active, island))
    else:
        g.then(RollOnLand(island))


def end_on_land(g: Classic, island: Island) -> None:
    """C-14.13 to C-14.15: whoever has troops left holds the island; nobody left, the owner keeps it."""
    troops = g.attackers
    end_fight(g)
    if troops:
        capture(g, island, troops)
    else:
        g.tell(told.ISLAND_HELD, g.owner[island], island)


def land_retreats(g: Classic, seat: Seat, island: Island) -> Islands:
    """C-14.11: other own islands with a chain from here; none from Medusa's island."""
    if holds_troops(g, island):
        return 0
    goals: i64 = 0
    chained = chained_islands(g, seas_of(g, seat), island)
    while chained:
        goal = first_of(chained)
        chained &= chained - 1
        if g.owner[goal] == seat:
            goals |= bit(goal)
    return goals


class RetreatFromLand(Choice[Classic]):
    """C-14.9 to C-14.11: stay, or take all troops to one own island."""

    ARGS = ("who", "island")

    def __init__(self, who: Seat, island: Island) -> None:
        self.who: Final = who
        self.island: Final = island

    def seat(self, g: Classic) -> Seat:
        return self.who

    def options(self, g: Classic, sheet: Sheet) -> None:
        sheet.add(SAY_STAY)
        goals = land_retreats(g, self.who, self.island)
        while goals:
            sheet.add(SAY_RETREAT_LAND, first_of(goals))
            goals &= goals - 1

    def take(self, g: Classic, said: Answer) -> None:
        if said.verb == SAY_STAY:
            if self.who == g.active:
                g.then(RollOnLand(self.island))
            else:
                attacker_on_land(g, self.island)
        elif self.who == g.active:
            g.troops[said.x] += g.attackers
            g.tell(told.RETREATED_LAND, self.who, said.x, g.attackers)
            g.tell(told.ISLAND_HELD, g.owner[self.island], self.island)
            end_fight(g)
        else:
            self.defender_leaves(g, said.x)

    def defender_leaves(self, g: Classic, goal: Island) -> None:
        troops = g.troops[self.island]
        g.troops[self.island] = 0
        g.troops[goal] += troops
        g.tell(told.RETREATED_LAND, self.who, goal, troops)
        if minotaur_defends(g, self.island):
            # C-14.17: he fights on alone for the owner.
            attacker_on_land(g, self.island)
        else:
            end_on_land(g, self.island)

    def why_not(self, g: Classic, said: Answer) -> Refusal | None:
        if said.verb != SAY_RETREAT_LAND:
            return None if said.verb == SAY_STAY else Refusal(no.BATTLE_FIRST)
        if g.owner[said.x] != self.who or said.x == self.island:
            return Refusal(no.NO_RETREAT_THERE, said.x)
        return (
            None if land_retreats(g, self.who, self.island) >> said.x & 1 else Refusal(no.NO_CHAIN, self.island, said.x)
        )
