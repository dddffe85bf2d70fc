"""Dryad: steals a priestess."""

from typing import Final

from pelagos.games.legendary.creatures.creature import Creature
from pelagos.games.legendary.creatures.rob import Rob
from pelagos.games.legendary.creatures.use import ask
from pelagos.games.legendary.ids import DRYAD, Faction
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.event import Kind

PRIESTESS_STOLEN: Final = Kind("priestess-stolen", "who:faction", "whom:faction", clause="L-15.4.1")


class Dryad(Creature):
    """L-15.4.1: take one priestess from an opponent who has one."""

    def __init__(self) -> None:
        super().__init__(DRYAD, "dryad", tasks=(StealPriestess,), events=(PRIESTESS_STOLEN,))

    def play(self, g: Legendary, who: Faction) -> None:
        ask(g, DRYAD, StealPriestess(who))


class StealPriestess(Rob):
    """D-75"""

    def may_rob(self, g: Legendary, victim: Faction) -> bool:
        return g.priestesses[victim] > 0

    def rob(self, g: Legendary, victim: Faction) -> None:
        g.priestesses[victim] -= 1
        g.priestesses[self.who] += 1
        g.tell(PRIESTESS_STOLEN, self.who, victim)
