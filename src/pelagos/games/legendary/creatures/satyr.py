"""Satyr: steals a philosopher."""

from typing import Final

from pelagos.games.legendary.building import Settle
from pelagos.games.legendary.creatures.creature import Creature
from pelagos.games.legendary.creatures.rob import Rob
from pelagos.games.legendary.creatures.use import ask
from pelagos.games.legendary.ids import SATYR, Faction
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.event import Kind

PHILOSOPHER_STOLEN: Final = Kind("philosopher-stolen", "who:faction", "whom:faction", clause="L-15.10.1")


class Satyr(Creature):
    """L-15.10.1: take one philosopher from an opponent who has one."""

    def __init__(self) -> None:
        super().__init__(SATYR, "satyr", tasks=(StealPhilosopher,), events=(PHILOSOPHER_STOLEN,))

    def play(self, g: Legendary, who: Faction) -> None:
        ask(g, SATYR, StealPhilosopher(who))


class StealPhilosopher(Rob):
    """D-77. A fourth makes a metropolis at once (L-14.9)."""

    def may_rob(self, g: Legendary, victim: Faction) -> bool:
        return g.philosophers[victim] > 0

    def rob(self, g: Legendary, victim: Faction) -> None:
        g.philosophers[victim] -= 1
        g.philosophers[self.who] += 1
        g.tell(PHILOSOPHER_STOLEN, self.who, victim)
        g.then(Settle())
