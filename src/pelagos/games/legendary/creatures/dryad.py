"""Dryad: steals a priestess."""

from pelagos.games.legendary import events as told
from pelagos.games.legendary.creatures.creature import Creature
from pelagos.games.legendary.creatures.rob import Rob
from pelagos.games.legendary.creatures.use import ask
from pelagos.games.legendary.ids import DRYAD, Faction
from pelagos.games.legendary.position import Legendary


class Dryad(Creature):
    """L-15.4.1: take one priestess from an opponent who has one."""

    def __init__(self) -> None:
        super().__init__(DRYAD)

    def play(self, g: Legendary, who: Faction) -> None:
        ask(g, DRYAD, StealPriestess(who))


class StealPriestess(Rob):
    """D-75"""

    def may_rob(self, g: Legendary, victim: Faction) -> bool:
        return g.priestesses[victim] > 0

    def rob(self, g: Legendary, victim: Faction) -> None:
        g.priestesses[victim] -= 1
        g.priestesses[self.who] += 1
        g.tell(told.PRIESTESS_STOLEN, self.who, victim)
