"""Fleets: sea moves (L-11.1) and battles at sea (L-12.2)."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit, first_of
from pelagos.games.legendary import events as told
from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.casualties import end_fight
from pelagos.games.legendary.dice import offer_dice
from pelagos.games.legendary.hooks import closed_seas
from pelagos.games.legendary.ids import (
    METROPOLIS,
    MOVE_PRICE,
    NONE,
    PORT,
    SAY_RETREAT_SEA,
    SAY_SAIL,
    SAY_STAY,
    Faction,
    Sea,
    Seas,
)
from pelagos.games.legendary.ops import arrive, leave, sink
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.purse import spend
from pelagos.games.legendary.reach import mate_seas, next_seas
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Chance, Choice

# Sea moves


def offer_sails(g: Legendary, sheet: Sheet) -> None:
    """L-11.1, L-18.4: to neighbouring seas, or over the teammate's, each step paid."""
    closed, mates = closed_seas(g), mate_seas(g, g.active)
    for sea in range(g.board.seas):
        if g.ruler[sea] == g.active:
            reached = g.board.seas_of_sea[sea] & ~closed
            seen = reached | bit(sea)
            steps: i64 = 1
            while reached and MOVE_PRICE * steps <= g.purse(g.active):
                _offer_goals(sheet, sea, reached & ~mates, g.fleets[sea])
                reached = next_seas(g, reached & mates, closed) & ~seen
                seen |= reached
                steps += 1


def _offer_goals(sheet: Sheet, sea: Sea, goals: Seas, fleets: i64) -> None:
    while goals:
        goal = first_of(goals)
        goals &= goals - 1
        for n in range(1, fleets + 1):
            sheet.add(SAY_SAIL, sea, goal, n)


def sea_steps(g: Legendary, sea: Sea, goal: Sea) -> i64:
    """How many steps a sea move takes; 0 if it does not lead there."""
    closed, mates = closed_seas(g), mate_seas(g, g.active)
    reached = g.board.seas_of_sea[sea] & ~closed
    seen = reached | bit(sea)
    steps: i64 = 1
    while reached:
        if reached & ~mates & bit(goal):
            return steps
        reached = next_seas(g, reached & mates, closed) & ~seen
        seen |= reached
        steps += 1
    return 0


def sail(g: Legendary, sea: Sea, goal: Sea, fleets: i64) -> None:
    """L-11.1.3: merge with the own fleets, or fight others."""
    who = g.active
    spend(g, g.team_of(who), MOVE_PRICE * sea_steps(g, sea, goal))
    leave(g, sea, fleets)
    g.tell(told.FLEETS_SAILED, who, sea, goal, fleets)
    if g.ruler[goal] in (NONE, who):
        arrive(g, who, goal, fleets)
        return
    g.attacker = who
    g.attack_troops = fleets
    g.tell(told.SEA_BATTLE_BEGAN, who, g.ruler[goal], goal)
    g.then(RollAtSea(goal))


def why_not_sail(g: Legendary, said: Answer) -> Refusal | None:
    """L-11.1, for people."""
    if g.ruler[said.x] != g.active:
        return Refusal(no.NO_FLEET_THERE, said.x)
    if not 1 <= said.n <= g.fleets[said.x]:
        return Refusal(no.TOO_FEW_FLEETS, said.x, g.fleets[said.x])
    if closed_seas(g) & bit(said.y):
        return Refusal(no.CLOSED_SEA, said.y)
    if mate_seas(g, g.active) & bit(said.y):
        return Refusal(no.TEAMMATES_SEA, said.y)
    steps = sea_steps(g, said.x, said.y)
    if steps == 0:
        return Refusal(no.NOT_ADJACENT, said.x, said.y)
    return Refusal(no.TOO_DEAR, MOVE_PRICE * steps) if MOVE_PRICE * steps > g.purse(g.active) else None


# Sea battles


def ports(g: Legendary, sea: Sea, who: Faction) -> i64:
    """L-12.2.1: own ports and metropolises whose site lies at this sea."""
    count: i64 = 0
    for site in range(g.board.sites):
        port = g.building[site] == PORT or g.building[site] >= METROPOLIS
        if port and g.board.site_sea[site] == sea and g.owner[g.board.site_land[site]] == who:
            count += 1
    return count


class RollAtSea(Chance[Legendary]):
    """L-12.2.1: die, fleets and ports of both sides; the lower total loses a fleet, on a tie both do."""

    ARGS = ("sea",)

    def __init__(self, sea: Sea) -> None:
        self.sea: Final = sea

    def options(self, g: Legendary, sheet: Sheet) -> None:
        offer_dice(sheet, -1, -1)

    def take(self, g: Legendary, said: Answer) -> None:
        sea, attacker, defender = self.sea, g.attacker, g.ruler[self.sea]
        attack = said.x + g.attack_troops + ports(g, sea, attacker)
        defence = said.y + g.fleets[sea] + ports(g, sea, defender)
        g.tell(told.DICE_ROLLED, said.x, said.y, attack, defence)
        if defence <= attack:
            g.tell(told.FLEET_LOST, defender, sea)
            sink(g, sea, 1)
        if attack <= defence:
            g.tell(told.FLEET_LOST, attacker, sea)
            g.attack_troops -= 1
            g.fleet_reserve[attacker] += 1
        after_sea_round(g, sea)


def after_sea_round(g: Legendary, sea: Sea) -> None:
    """L-12.2.4: whoever is left controls the sea; else retreat is asked, the defender first."""
    if g.attack_troops and g.fleets[sea]:
        ask_sea_retreat(g, sea, g.ruler[sea])
        return
    if g.fleets[sea]:
        g.tell(told.SEA_HELD, g.ruler[sea], sea)
    elif g.attack_troops:
        g.tell(told.SEA_HELD, g.attacker, sea)
        arrive(g, g.attacker, sea, g.attack_troops)
    else:
        g.tell(told.SEA_EMPTY, sea)
    end_fight(g)


def ask_sea_retreat(g: Legendary, sea: Sea, who: Faction) -> None:
    """The question, where there is a way; else the next one."""
    if sea_retreats(g, sea, who):
        g.then(RetreatFromSea(sea, who))
    elif who != g.attacker:
        ask_sea_retreat(g, sea, g.attacker)
    else:
        g.then(RollAtSea(sea))


def sea_retreats(g: Legendary, sea: Sea, who: Faction) -> Seas:
    """L-12.2.3: neighbouring seas that are free or one's own, and not closed."""
    near = g.board.seas_of_sea[sea] & ~closed_seas(g)
    found: i64 = 0
    while near:
        goal = first_of(near)
        near &= near - 1
        if g.ruler[goal] == NONE or g.ruler[goal] == who:
            found |= bit(goal)
    return found


class RetreatFromSea(Choice[Legendary]):
    """L-12.2.3: stay, or take all fleets to one neighbouring sea."""

    ARGS = ("sea", "who")

    def __init__(self, sea: Sea, who: Faction) -> None:
        self.sea: Final = sea
        self.who: Final = who

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def options(self, g: Legendary, sheet: Sheet) -> None:
        sheet.add(SAY_STAY)
        seas = sea_retreats(g, self.sea, self.who)
        while seas:
            sheet.add(SAY_RETREAT_SEA, first_of(seas))
            seas &= seas - 1

    def take(self, g: Legendary, said: Answer) -> None:
        attacks = self.who == g.attacker
        if said.verb == SAY_STAY:
            if attacks:
                g.then(RollAtSea(self.sea))
            else:
                ask_sea_retreat(g, self.sea, g.attacker)
            return
        fleets = g.attack_troops if attacks else g.fleets[self.sea]
        g.tell(told.RETREATED_SEA, self.who, said.x, fleets)
        arrive(g, self.who, said.x, fleets)
        if attacks:
            g.attack_troops = 0
        else:
            leave(g, self.sea, fleets)
        after_sea_round(g, self.sea)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb not in (SAY_STAY, SAY_RETREAT_SEA):
            return Refusal(no.BATTLE_FIRST)
        barred = said.verb == SAY_RETREAT_SEA and not sea_retreats(g, self.sea, self.who) & bit(said.x)
        return Refusal(no.NO_RETREAT_SEA, said.x) if barred else None
