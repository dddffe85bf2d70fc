"""Battles on land (L-12.1, L-21.9). The attacker is always the acting faction."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit, first_of
from pelagos.games.legendary import events as told
from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.casualties import (
    FallOrWithdraw,
    RememberDefectors,
    attackers,
    defenders,
    end_fight,
    lose_troop,
    may_withdraw,
    retreats_from,
    units_of,
)
from pelagos.games.legendary.conquest import capture, claim
from pelagos.games.legendary.dice import fixed_die, offer_dice
from pelagos.games.legendary.hooks import (
    MINOTAUR_STRENGTH,
    has_fixed_die,
    hero_strength,
    ignores_fortresses,
    lures_mercenaries,
    may_reroll,
    minotaur_defends,
    saves_fallen,
    strikes_entering,
    wins_ties,
)
from pelagos.games.legendary.ids import (
    FORTRESS,
    LAND_OF,
    MERCENARY,
    METROPOLIS,
    MINOTAUR_UNIT,
    NONE,
    REROLL_PRICE,
    SAY_ACCEPT,
    SAY_LOSE,
    SAY_LOSE_HERO,
    SAY_REROLL,
    SAY_RETREAT_LAND,
    SAY_STAY,
    SAY_STRIKE,
    TROOP,
    Faction,
    Land,
)
from pelagos.games.legendary.ops import fall, figure_in, heroes_in, remove_figure
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.purse import spend
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Chance, Choice, Task


def begin_land_battle(g: Legendary, who: Faction, land: Land, troops: i64, mercenaries: i64) -> None:
    """L-12.1.2: Hector strikes, Pandora beckons, then rounds are fought. The attacker's heroes stand in the land."""
    g.attacker = who
    g.attack_troops = troops
    g.attack_mercenaries = mercenaries
    if strikes_entering(g, land, g.owner[land]) and troops + mercenaries:
        g.then(StrikeEntering(land), MeetInBattle(land))
    else:
        g.then(MeetInBattle(land))


class StrikeEntering(Choice[Legendary]):
    """L-16.3.1: Hector's owner eliminates one of the entering Troops."""

    ARGS = ("land",)

    def __init__(self, land: Land) -> None:
        self.land: Final = land

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(g.owner[self.land])

    def options(self, g: Legendary, sheet: Sheet) -> None:
        if g.attack_troops:
            sheet.add(SAY_STRIKE, y=TROOP)
        if g.attack_mercenaries:
            sheet.add(SAY_STRIKE, y=MERCENARY)

    def take(self, g: Legendary, said: Answer) -> None:
        g.tell(told.HECTOR_STRUCK, g.owner[self.land], said.y, self.land)
        lose_troop(g, self.land, g.attacker, said.y)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_STRIKE:
            return Refusal(no.BATTLE_FIRST)
        there = (said.y == TROOP and g.attack_troops) or (said.y == MERCENARY and g.attack_mercenaries)
        return None if there else Refusal(no.NO_SUCH_UNIT)


class MeetInBattle(Task[Legendary]):
    """L-16.6.1: enemy mercenaries join Pandora's side for good; then the first round."""

    ARGS = ("land",)

    def __init__(self, land: Land) -> None:
        self.land: Final = land

    def run(self, g: Legendary) -> None:
        land, defender = self.land, g.owner[self.land]
        joined: i64 = 0
        if attackers(g, land):
            g.tell(told.LAND_BATTLE_BEGAN, g.attacker, defender, land)
            if lures_mercenaries(g, land, g.attacker) and g.mercenaries[land]:
                joined = g.mercenaries[land]
                g.tell(told.PANDORA_BECKONED, g.attacker, defender, joined)
                g.attack_mercenaries += joined
                g.mercenaries[land] = 0
            elif lures_mercenaries(g, land, defender) and g.attack_mercenaries:
                g.tell(told.PANDORA_BECKONED, defender, g.attacker, g.attack_mercenaries)
                g.mercenaries[land] += g.attack_mercenaries
                g.attack_mercenaries = 0
        if joined and saves_fallen(g, land, g.attacker):
            g.then(FightRound(land), RememberDefectors(joined))
        else:
            g.then(FightRound(land))


class FightRound(Task[Legendary]):
    """L-12.1.7: the battle is over when a side has no unit left; without attackers the defender keeps the land."""

    ARGS = ("land",)

    def __init__(self, land: Land) -> None:
        self.land: Final = land

    def run(self, g: Legendary) -> None:
        if attackers(g, self.land) == 0:
            g.tell(told.LAND_HELD, g.owner[self.land], self.land)
            end_fight(g)
        elif defenders(g, self.land) == 0:
            conquer(g, self.land)
        else:
            g.then(RollOnLand(self.land))


def conquer(g: Legendary, land: Land) -> None:
    """The attackers who are left take the land."""
    who = g.attacker
    g.troops[land] = g.attack_troops
    g.mercenaries[land] = g.attack_mercenaries
    end_fight(g)
    capture(g, who, land)


class RollOnLand(Chance[Legendary]):
    """L-12.1.3: both dice at once; Helen's side has a 2."""

    ARGS = ("land",)

    def __init__(self, land: Land) -> None:
        self.land: Final = land

    def options(self, g: Legendary, sheet: Sheet) -> None:
        attack = fixed_die(has_fixed_die(g, self.land, g.attacker))
        defence = fixed_die(has_fixed_die(g, self.land, g.owner[self.land]))
        offer_dice(sheet, attack, defence)

    def take(self, g: Legendary, said: Answer) -> None:
        after_roll(g, self.land, said.x, said.y)


def after_roll(g: Legendary, land: Land, attack: i64, defence: i64) -> None:
    """L-16.2.1: once both dice are seen, Croesus's side may buy another roll of its own."""
    if may_reroll(g, land, g.attacker):
        g.then(RerollOrAccept(land, g.attacker, attack, defence))
    elif may_reroll(g, land, g.owner[land]):
        g.then(RerollOrAccept(land, g.owner[land], attack, defence))
    else:
        compare(g, land, attack, defence)


class RerollOrAccept(Choice[Legendary]):
    """L-16.2.1: 1 GP for another roll, as often as it can be paid."""

    ARGS = ("land", "who", "attack", "defence")

    def __init__(self, land: Land, who: Faction, attack: i64, defence: i64) -> None:
        self.land: Final = land
        self.who: Final = who
        self.attack: Final = attack
        self.defence: Final = defence

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def telling(self, g: Legendary) -> bool:
        """L-19.4: whether it can be paid is a secret."""
        return True

    def options(self, g: Legendary, sheet: Sheet) -> None:
        if g.purse(self.who) >= REROLL_PRICE:
            sheet.add(SAY_REROLL)
        sheet.add(SAY_ACCEPT)

    def take(self, g: Legendary, said: Answer) -> None:
        if said.verb == SAY_ACCEPT:
            compare(g, self.land, self.attack, self.defence)
            return
        spend(g, g.team_of(self.who), REROLL_PRICE)
        g.tell(told.DIE_REROLLED, self.who)
        g.then(RollAgain(self.land, self.who, self.attack, self.defence))

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb not in (SAY_REROLL, SAY_ACCEPT):
            return Refusal(no.BATTLE_FIRST)
        dear = said.verb == SAY_REROLL and g.purse(self.who) < REROLL_PRICE
        return Refusal(no.TOO_DEAR, REROLL_PRICE) if dear else None


class RollAgain(Chance[Legendary]):
    """L-16.2.1: only the die of Croesus's side; the last roll counts."""

    ARGS = ("land", "who", "attack", "defence")

    def __init__(self, land: Land, who: Faction, attack: i64, defence: i64) -> None:
        self.land: Final = land
        self.who: Final = who
        self.attack: Final = attack
        self.defence: Final = defence

    def options(self, g: Legendary, sheet: Sheet) -> None:
        attacks = self.who == g.attacker
        offer_dice(sheet, -1 if attacks else self.attack, self.defence if attacks else -1)

    def take(self, g: Legendary, said: Answer) -> None:
        after_roll(g, self.land, said.x, said.y)


def attack_strength(g: Legendary, land: Land) -> i64:
    """L-12.1.3"""
    return g.attack_troops + g.attack_mercenaries + heroes_strength(g, land, g.attacker)


def defence_strength(g: Legendary, land: Land) -> i64:
    """L-12.1.3: with the Minotaur and, unless Odysseus attacks, every fortress and metropolis of the land."""
    total = g.troops[land] + g.mercenaries[land] + heroes_strength(g, land, g.owner[land])
    if minotaur_defends(g, land):
        total += MINOTAUR_STRENGTH
    if not ignores_fortresses(g, land, g.attacker):
        for site in range(g.board.first_site[land], g.board.first_site[land + 1]):
            if g.building[site] == FORTRESS or g.building[site] >= METROPOLIS:
                total += 1
    return total


def heroes_strength(g: Legendary, land: Land, who: Faction) -> i64:
    total: i64 = 0
    heroes = heroes_in(g, land, who)
    while heroes:
        total += hero_strength(first_of(heroes))
        heroes &= heroes - 1
    return total


def compare(g: Legendary, land: Land, attack: i64, defence: i64) -> None:
    """L-12.1.3: the lower total loses a unit; on a tie both, the defender first, but Penthesilea's side wins ties."""
    attacker, defender = g.attacker, g.owner[land]
    strength, resistance = attack + attack_strength(g, land), defence + defence_strength(g, land)
    g.tell(told.DICE_ROLLED, attack, defence, strength, resistance)
    losers: list[Task[Legendary]] = []
    tied = strength == resistance
    if strength > resistance or (tied and not wins_ties(g, land, defender)):
        losers.append(LoseUnit(land, defender))
    if strength < resistance or (tied and not wins_ties(g, land, attacker)):
        losers.append(LoseUnit(land, attacker))
    g.then(*losers, AfterLosses(land))


class LoseUnit(Choice[Legendary]):
    """L-12.1.3: whoever loses the round removes one of their units, of their choice."""

    ARGS = ("land", "who")

    def __init__(self, land: Land, who: Faction) -> None:
        self.land: Final = land
        self.who: Final = who

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def options(self, g: Legendary, sheet: Sheet) -> None:
        if units_of(g, self.land, self.who, TROOP):
            sheet.add(SAY_LOSE, y=TROOP)
        if units_of(g, self.land, self.who, MERCENARY):
            sheet.add(SAY_LOSE, y=MERCENARY)
        heroes = heroes_in(g, self.land, self.who)
        while heroes:
            sheet.add(SAY_LOSE_HERO, first_of(heroes))
            heroes &= heroes - 1
        if self.who != g.attacker and minotaur_defends(g, self.land):
            sheet.add(SAY_LOSE, y=MINOTAUR_UNIT)

    def take(self, g: Legendary, said: Answer) -> None:
        if said.verb == SAY_LOSE_HERO:
            g.tell(told.HERO_LOST, self.who, said.x, self.land)
            fall(g, said.x)
        elif said.y == MINOTAUR_UNIT:
            g.tell(told.MINOTAUR_LOST, self.who, self.land)
            remove_figure(g, figure_in(g, self.land))
        elif self.who == g.attacker and may_withdraw(g, self.land, said.y):
            g.then(FallOrWithdraw(self.land, said.y))
        else:
            g.tell(told.TROOP_LOST if said.y == TROOP else told.MERCENARY_LOST, self.who, self.land)
            lose_troop(g, self.land, self.who, said.y)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb not in (SAY_LOSE, SAY_LOSE_HERO):
            return Refusal(no.BATTLE_FIRST)
        sheet = Sheet()
        self.options(g, sheet)
        return None if sheet.find(said) >= 0 else Refusal(no.NO_SUCH_UNIT)


class AfterLosses(Task[Legendary]):
    """L-12.1.3: if both sides still have units, the defender may retreat, else the attacker."""

    ARGS = ("land",)

    def __init__(self, land: Land) -> None:
        self.land: Final = land

    def run(self, g: Legendary) -> None:
        land, defender = self.land, g.owner[self.land]
        if attackers(g, land) == 0 or defenders(g, land) == 0:
            g.then(FightRound(land))
        elif can_retreat(g, land, defender):
            g.then(RetreatFromLand(land, defender))
        else:
            ask_attacker(g, land)


def can_retreat(g: Legendary, land: Land, who: Faction) -> bool:
    """L-12.1.6: the Minotaur cannot; anybody else can if there is somewhere to go."""
    able = units_of(g, land, who, TROOP) + units_of(g, land, who, MERCENARY) > 0 or heroes_in(g, land, who) != 0
    return able and retreats_from(g, land, who) != 0


def ask_attacker(g: Legendary, land: Land) -> None:
    if can_retreat(g, land, g.attacker):
        g.then(RetreatFromLand(land, g.attacker))
    else:
        g.then(FightRound(land))


class RetreatFromLand(Choice[Legendary]):
    """L-12.1.5: stay, or take all Troops and heroes to one accessible land that is free or one's own."""

    ARGS = ("land", "who")

    def __init__(self, land: Land, who: Faction) -> None:
        self.land: Final = land
        self.who: Final = who

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def options(self, g: Legendary, sheet: Sheet) -> None:
        sheet.add(SAY_STAY)
        lands = retreats_from(g, self.land, self.who)
        while lands:
            sheet.add(SAY_RETREAT_LAND, first_of(lands))
            lands &= lands - 1

    def take(self, g: Legendary, said: Answer) -> None:
        attacks = self.who == g.attacker
        if said.verb == SAY_STAY:
            if attacks:
                g.then(FightRound(self.land))
            else:
                ask_attacker(g, self.land)
        elif attacks:
            fall_back(g, self.land, said.x)
        else:
            evacuate(g, self.land, said.x)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb not in (SAY_STAY, SAY_RETREAT_LAND):
            return Refusal(no.BATTLE_FIRST)
        barred = said.verb == SAY_RETREAT_LAND and not retreats_from(g, self.land, self.who) & bit(said.x)
        return Refusal(no.NO_RETREAT_LAND, said.x) if barred else None


def fall_back(g: Legendary, land: Land, goal: Land) -> None:
    """The attacker leaves; the defender keeps the land."""
    who, defender = g.attacker, g.owner[land]
    troops, mercenaries = g.attack_troops, g.attack_mercenaries
    end_fight(g)
    g.tell(told.LAND_HELD, defender, land)
    settle_in(g, who, land, goal, troops, mercenaries)


def evacuate(g: Legendary, land: Land, goal: Land) -> None:
    """The defender leaves; where the Minotaur stays the battle goes on, else the land is taken."""
    defender = g.owner[land]
    troops, mercenaries = g.troops[land], g.mercenaries[land]
    g.troops[land] = g.mercenaries[land] = 0
    if minotaur_defends(g, land):
        ask_attacker(g, land)
        settle_in(g, defender, land, goal, troops, mercenaries)
    else:
        settle_in(g, defender, land, goal, troops, mercenaries)
        conquer(g, land)


def settle_in(g: Legendary, who: Faction, land: Land, goal: Land, troops: i64, mercenaries: i64) -> None:
    """L-12.1.5: a free land is gained with everything that gaining brings."""
    count = troops + mercenaries
    heroes = heroes_in(g, land, who)
    while heroes:
        g.heroes[LAND_OF + first_of(heroes)] = goal
        heroes &= heroes - 1
        count += 1
    g.troops[goal] += troops
    g.mercenaries[goal] += mercenaries
    g.tell(told.RETREATED_LAND, who, goal, count)
    if g.owner[goal] == NONE:
        claim(g, who, goal)
