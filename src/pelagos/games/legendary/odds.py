"""Exact odds of battles (L-12): for one under way, and for an attack that is only thought of.

Who falls is taken to follow an order (`falling`), Croesus rolls again by a policy, who retreats is an argument.
"""

from typing import Any, Final

from mypy_extensions import i64

from pelagos.games.archipelago.odds import STAY, EqualDice, Odds, Retreats, RoundOutcome, Rounds, solve
from pelagos.games.legendary.casualties import FallOrWithdraw
from pelagos.games.legendary.hooks import (
    HELENS_DIE,
    MINOTAUR_STRENGTH,
    hero_strength,
    minotaur_defends,
    strikes_entering,
)
from pelagos.games.legendary.ids import (
    AJAX,
    CROESUS,
    DIE,
    FORTRESS,
    HECTOR,
    HELEN,
    HEROES,
    JASON,
    METROPOLIS,
    NONE,
    ODYSSEUS,
    PANDORA,
    PENTHESILEA,
    PERSEUS,
    Faction,
    Gold,
    Heroes,
    Land,
    Sea,
)
from pelagos.games.legendary.land_battle import (
    AfterLosses,
    FightRound,
    LoseUnit,
    MeetInBattle,
    RerollOrAccept,
    RetreatFromLand,
    RollAgain,
    RollOnLand,
    StrikeEntering,
)
from pelagos.games.legendary.ops import heroes_in
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.sea import RetreatFromSea, RollAtSea, ports
from pelagos.kernel.task import Task

USEFUL: Final = (JASON, HECTOR, PANDORA, PERSEUS, ODYSSEUS, CROESUS, HELEN, PENTHESILEA, AJAX)
"""Whoever does most for the next rounds last."""
FALLING: Final[tuple[int, ...]] = (*[hero for hero in range(HEROES) if hero not in USEFUL], *USEFUL)
"""Heroes in the order in which they fall; one who is not named above does nothing in a battle and falls first."""
TROOPER: Final = HEROES
"""A Troop, among the units of a side, whose heroes go by their numbers."""
BULL: Final = HEROES + 1
"""The Minotaur. He falls last: nobody else is as strong, but for Ajax, and he cannot leave (L-15.17)."""
SIDES: Final = 6
"""Of a die."""


class Rerolls:
    """Croesus's policy (L-16.2.1): how many coins he may spend in all, and whether a tie is worth one."""

    def __init__(self, coins: Gold = 0, ties: bool = True) -> None:
        self.coins: Final = coins
        self.ties: Final = ties


ACCEPT: Final = Rerolls()


def falling(troops: i64, heroes: Heroes, minotaur: bool) -> list[int]:
    """The units of a side in the order in which they fall: Troops, heroes, the Minotaur."""
    units = [int(TROOPER)] * int(troops)
    units += [hero for hero in FALLING if heroes >> hero & 1]
    return [*units, int(BULL)] if minotaur else units


class Army:
    """One side of a battle on land by how many of its units are left, from 0: strength, and who is still there."""

    def __init__(self, units: list[int]) -> None:
        self.units: Final = units
        self.size: Final[i64] = len(units)
        self.strength: Final = [0]
        for unit in units[::-1]:
            self.strength.append(self.strength[-1] + _strength(unit))

    def has(self, unit: i64, left: i64) -> bool:
        """Is it among the last so many?"""
        return unit in self.units[len(self.units) - int(left) :]


def _strength(unit: int) -> int:
    if unit == BULL:
        return MINOTAUR_STRENGTH
    return 1 if unit == TROOPER else int(hero_strength(unit))


class OnLand(Rounds):
    """L-12.1.3 with every hero."""

    def __init__(self, attack: Army, defence: Army, walls: i64, rerolls: Rerolls = ACCEPT) -> None:
        self.attack: Final = attack
        self.defence: Final = defence
        self.walls: Final = walls
        """Fortresses and metropolises of the land."""
        self.rerolls: Final = rerolls
        self.ways = SIDES * SIDES * SIDES ** int(rerolls.coins)

    def outcomes(self, attackers: i64, defenders: i64, coins: Gold) -> list[RoundOutcome]:
        found: list[RoundOutcome] = []
        share = self.ways // (SIDES * SIDES)
        for mine, often in enumerate(self.die(self.attack, attackers)):
            for theirs, times in enumerate(self.die(self.defence, defenders)):
                if often * times:
                    self.rolled(attackers, defenders, mine, theirs, coins, 0, share * often * times, found)
        return found

    def die(self, army: Army, left: i64) -> tuple[int, ...]:
        """L-16.4.1: how often each face comes up; Helen's is always the same."""
        if not army.has(HELEN, left):
            return DIE
        return tuple([SIDES if face == HELENS_DIE else 0 for face in range(len(DIE))])

    def rolled(
        self,
        attackers: i64,
        defenders: i64,
        mine: i64,
        theirs: i64,
        coins: Gold,
        spent: Gold,
        ways: int,
        found: list[RoundOutcome],
    ) -> None:
        """Both dice lie there. Whoever has Croesus rolls again as long as they lose a unit and have a coin."""
        margin = self.margin(attackers, defenders) + mine - theirs
        attacker_loses = margin < 0 or (margin == 0 and not self.attack.has(PENTHESILEA, attackers))
        defender_loses = margin > 0 or (margin == 0 and not self.defence.has(PENTHESILEA, defenders))
        attacks = self.rolls_again(self.attack, attackers)
        unhappy = attacker_loses if attacks else defender_loses and self.rolls_again(self.defence, defenders)
        if coins == spent or not unhappy or (margin == 0 and not self.rerolls.ties):
            found.append(RoundOutcome(ways, int(attacker_loses), int(defender_loses), spent))
            return
        for face, often in enumerate(DIE):
            again = ways // SIDES * often
            if attacks:
                self.rolled(attackers, defenders, face, theirs, coins, spent + 1, again, found)
            else:
                self.rolled(attackers, defenders, mine, face, coins, spent + 1, again, found)

    def rolls_again(self, army: Army, left: i64) -> bool:
        """L-16.2.2"""
        return army.has(CROESUS, left) and not army.has(HELEN, left)

    def margin(self, attackers: i64, defenders: i64) -> i64:
        """What the attacker is ahead by before the dice; L-16.8.1: Odysseus sees no walls."""
        walls: i64 = 0 if self.attack.has(ODYSSEUS, attackers) else self.walls
        return self.attack.strength[attackers] - self.defence.strength[defenders] - walls


# An attack that is only thought of


def attack_odds(
    g: Legendary,
    who: Faction,
    land: Land,
    troops: i64,
    mercenaries: i64,
    heroes: Heroes,
    retreats: Retreats = STAY,
    rerolls: Rerolls = ACCEPT,
) -> Odds:
    """What comes of these units of a faction entering a rival's land; heroes are a set."""
    sides = Sides(g, land, troops, mercenaries, heroes)
    if strikes_entering(g, land, g.owner[land]):
        sides.struck()
    sides.beckon(heroes)
    return sides.solve(retreats, rerolls)


class Sides:
    """Who meets in a land."""

    def __init__(self, g: Legendary, land: Land, troops: i64, mercenaries: i64, heroes: Heroes) -> None:
        self.troops = troops
        self.mercenaries = mercenaries
        self.heroes: Final = heroes
        self.held = g.troops[land]
        self.hired = g.mercenaries[land]
        self.holders: Final = heroes_in(g, land, g.owner[land])
        self.minotaur: Final = minotaur_defends(g, land)
        self.walls: Final = walls_of(g, land)

    def struck(self) -> None:
        """L-16.3.1: Hector takes a mercenary only where there is no basic troop; it makes no difference here."""
        if self.troops:
            self.troops -= 1
        elif self.mercenaries:
            self.mercenaries -= 1

    def beckon(self, heroes: Heroes) -> None:
        """L-16.6.1: without an attacker left there is no battle."""
        if self.troops + self.mercenaries == 0 and heroes == 0:
            return
        if heroes >> PANDORA & 1:
            self.mercenaries, self.hired = self.mercenaries + self.hired, 0
        elif self.holders >> PANDORA & 1:
            self.hired, self.mercenaries = self.mercenaries + self.hired, 0

    def armies(self) -> tuple[Army, Army]:
        return (
            Army(falling(self.troops + self.mercenaries, self.heroes, False)),
            Army(falling(self.held + self.hired, self.holders, self.minotaur)),
        )

    def solve(self, retreats: Retreats, rerolls: Rerolls) -> Odds:
        attack, defence = self.armies()
        rounds = self.rounds(attack, defence, rerolls)
        return solve(attack.size, defence.size, rounds, self.staying(retreats), rounds.rerolls.coins)

    def rounds(self, attack: Army, defence: Army, rerolls: Rerolls) -> OnLand:
        """Coins make long numbers, so only with Croesus."""
        croesus = attack.has(CROESUS, attack.size) or defence.has(CROESUS, defence.size)
        return OnLand(attack, defence, self.walls, rerolls if croesus else ACCEPT)

    def staying(self, retreats: Retreats) -> Retreats:
        """L-12.1.6: the Minotaur cannot retreat."""
        return Retreats(retreats.attackers, retreats.defenders, 1) if self.minotaur else retreats


def walls_of(g: Legendary, land: Land) -> i64:
    """L-12.1.3: fortresses and metropolises."""
    count: i64 = 0
    for site in range(g.board.first_site[land], g.board.first_site[land + 1]):
        if g.building[site] == FORTRESS or g.building[site] >= METROPOLIS:
            count += 1
    return count


def sea_attack_odds(
    g: Legendary, who: Faction, sea: Sea, fleets: i64, retreats: Retreats = STAY, asked: bool = False
) -> Odds:
    """L-12.2.1: what comes of so many fleets of a faction entering a rival's sea."""
    mine, theirs = ports(g, sea, who), ports(g, sea, g.ruler[sea])
    attack = [int(mine) + n for n in range(fleets + 1)]
    defence = [int(theirs) + n for n in range(g.fleets[sea] + 1)]
    return solve(fleets, g.fleets[sea], EqualDice(DIE, attack, defence), retreats, asked=asked)


# A battle under way


def battle_odds(g: Legendary, retreats: Retreats = STAY, rerolls: Rerolls = ACCEPT) -> Odds | None:
    """The odds of the battle that is being fought in this position, wherever in a round it stands; None without one."""
    if g.attacker == NONE:
        return None
    for task in g.agenda[::-1]:
        if isinstance(task, RollAtSea):
            return sea_attack_odds(g, g.attacker, task.sea, g.attack_troops, retreats)
        if isinstance(task, RetreatFromSea):
            return sea_attack_odds(g, g.attacker, task.sea, g.attack_troops, retreats, asked=True)
    land = battle_land(g)
    return _from_here(g, land, retreats, rerolls) if land != NONE else None


def battle_land(g: Legendary) -> Land:
    """Where a battle on land is fought."""
    for task in g.agenda[::-1]:
        if isinstance(task, RollOnLand | FightRound | MeetInBattle | RerollOrAccept | RollAgain | RetreatFromLand):
            return task.land
        if isinstance(task, StrikeEntering | LoseUnit | FallOrWithdraw):
            return task.land
    return NONE


def _from_here(g: Legendary, land: Land, retreats: Retreats, rerolls: Rerolls) -> Odds:
    """Whatever is due already is carried out first: Hector's blow, Pandora's call, the losses of this round."""
    sides = Sides(g, land, g.attack_troops, g.attack_mercenaries, heroes_in(g, land, g.attacker))
    fallen: i64 = 0
    lost: i64 = 0
    asked = False
    for task in g.agenda[::-1]:
        if isinstance(task, StrikeEntering):
            sides.struck()
        elif isinstance(task, MeetInBattle):
            sides.beckon(sides.heroes)
        elif isinstance(task, FallOrWithdraw) or (isinstance(task, LoseUnit) and task.who == g.attacker):
            fallen += 1
        elif isinstance(task, LoseUnit):
            lost += 1
        elif isinstance(task, RetreatFromLand | AfterLosses):
            asked = True
    attack, defence = sides.armies()
    left, held = Army(attack.units[int(fallen) :]), Army(defence.units[int(lost) :])
    rounds = sides.rounds(left, held, rerolls)
    first = lying(rounds, g.agenda[-1], left.size, held.size, g.attacker)
    return solve(left.size, held.size, rounds, sides.staying(retreats), rounds.rerolls.coins, first, asked)


def lying(
    rounds: OnLand, task: Task[Any], attackers: i64, defenders: i64, attacker: Faction
) -> list[RoundOutcome] | None:
    """The round whose dice lie there, or of which one does; None if nothing has been rolled."""
    coins = rounds.rerolls.coins
    found: list[RoundOutcome] = []
    if isinstance(task, RerollOrAccept):
        rounds.rolled(attackers, defenders, task.attack, task.defence, coins, 0, rounds.ways, found)
        return found
    if isinstance(task, RollAgain):
        for face, often in enumerate(DIE):
            ways = rounds.ways // SIDES * often
            mine = face if task.who == attacker else task.attack
            theirs = task.defence if task.who == attacker else face
            rounds.rolled(attackers, defenders, mine, theirs, coins, 0, ways, found)
        return found
    return None


def round_won(g: Legendary, question: RerollOrAccept) -> bool:
    """Does the side that may roll again lose nothing if it accepts?"""
    land = question.land
    sides = Sides(g, land, g.attack_troops, g.attack_mercenaries, heroes_in(g, land, g.attacker))
    attack, defence = sides.armies()
    found: list[RoundOutcome] = []
    rounds = OnLand(attack, defence, sides.walls)
    rounds.rolled(attack.size, defence.size, question.attack, question.defence, 0, 0, rounds.ways, found)
    lost = found[0].attackers if question.who == g.attacker else found[0].defenders
    return lost == 0
