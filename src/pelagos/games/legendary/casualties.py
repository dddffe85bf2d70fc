"""Who fights in a land battle, who falls, and where one may retreat to (L-12.1.4, L-12.1.5, L-16.9.1)."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit, first_of
from pelagos.games.legendary import events as told
from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.conquest import claim
from pelagos.games.legendary.hooks import minotaur_defends, saves_fallen
from pelagos.games.legendary.ids import (
    MERCENARIES,
    MERCENARY,
    NONE,
    SAY_FALL,
    SAY_WITHDRAW,
    TROOP,
    Faction,
    Land,
    Lands,
    Unit,
)
from pelagos.games.legendary.ops import heroes_in
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.reach import accessible, bridge_seas
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice, Task


def end_fight(g: Legendary) -> None:
    g.attacker = NONE
    g.attack_troops = g.attack_mercenaries = 0


def units_of(g: Legendary, land: Land, who: Faction, unit: Unit) -> i64:
    """A side's basic troops or mercenaries in the battle."""
    if who == g.attacker:
        return g.attack_troops if unit == TROOP else g.attack_mercenaries
    return g.troops[land] if unit == TROOP else g.mercenaries[land]


def attackers(g: Legendary, land: Land) -> i64:
    """How many units attack; heroes are counted as one whatever their number."""
    return g.attack_troops + g.attack_mercenaries + (1 if heroes_in(g, land, g.attacker) else 0)


def defenders(g: Legendary, land: Land) -> i64:
    """L-12.1.1: the owner's units, Minotaur included; heroes are counted as one."""
    heroes: i64 = 1 if heroes_in(g, land, g.owner[land]) else 0
    minotaur: i64 = 1 if minotaur_defends(g, land) else 0
    return g.troops[land] + g.mercenaries[land] + heroes + minotaur


def take_out(g: Legendary, land: Land, who: Faction, unit: Unit) -> None:
    """A Troop leaves its side of the battle."""
    if who == g.attacker:
        if unit == TROOP:
            g.attack_troops -= 1
        else:
            g.attack_mercenaries -= 1
    elif unit == TROOP:
        g.troops[land] -= 1
    else:
        g.mercenaries[land] -= 1


def lose_troop(g: Legendary, land: Land, who: Faction, unit: Unit) -> None:
    """L-12.1.4: a basic troop goes to its reserve, a mercenary to the supply."""
    take_out(g, land, who, unit)
    if unit == TROOP:
        g.troop_reserve[who] += 1
    else:
        g.supply[MERCENARIES] += 1


def retreats_from(g: Legendary, land: Land, who: Faction) -> Lands:
    """L-12.1.5: accessible lands, never over Jason's bridges, that are free or one's own."""
    near = accessible(g, land, bridge_seas(g, who))
    found: i64 = 0
    while near:
        goal = first_of(near)
        near &= near - 1
        if g.owner[goal] == NONE or g.owner[goal] == who:
            found |= bit(goal)
    return found & ~bit(land)


class RememberDefectors(Task[Legendary]):
    """L-16.9.1: so many of the attacker's mercenaries came over to Pandora as this battle began.

    It lies on the agenda below the battle while that is fought, for `defectors` to find, and does nothing itself. Only
    a battle of Perseus has it. A save from before it existed goes on as its battle began: everybody may withdraw.
    """

    ARGS = ("n",)

    def __init__(self, n: i64) -> None:
        self.n: Final = n

    def run(self, g: Legendary) -> None:
        """The battle is over; they are like any others now (L-16.6.1)."""


def defectors(g: Legendary) -> i64:
    """How many mercenaries of the running attack did not move in with the others."""
    for task in g.agenda:
        if isinstance(task, RememberDefectors):
            return task.n
    return 0


def may_withdraw(g: Legendary, land: Land, unit: Unit) -> bool:
    """L-16.9.1: who moved in with Perseus, and has somewhere to go.

    Mercenaries look all alike. Those who moved in count as removed first, so that no more withdraw than moved in.
    """
    if unit == MERCENARY and g.attack_mercenaries <= defectors(g):
        return False
    return saves_fallen(g, land, g.attacker) and retreats_from(g, land, g.attacker) != 0


class FallOrWithdraw(Choice[Legendary]):
    """L-16.9.1: a Troop that attacks with Perseus may leave the battle instead of falling."""

    ARGS = ("land", "unit")

    def __init__(self, land: Land, unit: Unit) -> None:
        self.land: Final = land
        self.unit: Final = unit

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(g.attacker)

    def options(self, g: Legendary, sheet: Sheet) -> None:
        sheet.add(SAY_FALL)
        lands = retreats_from(g, self.land, g.attacker)
        while lands:
            sheet.add(SAY_WITHDRAW, first_of(lands))
            lands &= lands - 1

    def take(self, g: Legendary, said: Answer) -> None:
        who = g.attacker
        if said.verb == SAY_FALL:
            g.tell(told.TROOP_LOST if self.unit == TROOP else told.MERCENARY_LOST, who, self.land)
            lose_troop(g, self.land, who, self.unit)
            return
        take_out(g, self.land, who, self.unit)
        g.tell(told.TROOP_WITHDREW, who, self.unit, said.x)
        if self.unit == TROOP:
            g.troops[said.x] += 1
        else:
            g.mercenaries[said.x] += 1
        if g.owner[said.x] == NONE:
            claim(g, who, said.x)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb not in (SAY_FALL, SAY_WITHDRAW):
            return Refusal(no.BATTLE_FIRST)
        barred = said.verb == SAY_WITHDRAW and not retreats_from(g, self.land, g.attacker) & bit(said.x)
        return Refusal(no.NO_RETREAT_LAND, said.x) if barred else None
