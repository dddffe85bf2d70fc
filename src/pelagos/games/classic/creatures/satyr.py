"""Satyr: steals a philosopher."""

from typing import Final

from pelagos.games.classic.building import gain_philosopher
from pelagos.games.classic.creatures.creature import Creature
from pelagos.games.classic.creatures.rob import Rob
from pelagos.games.classic.ids import SATYR
from pelagos.games.classic.position import Classic
from pelagos.kernel.event import Kind
from pelagos.kernel.ids import Seat

PHILOSOPHER_STOLEN: Final = Kind("philosopher-stolen", "who:seat", "whom:seat", clause="C-20.11.1")


class Satyr(Creature):
    """C-20.11.1: take one philosopher from another player who has one."""

    def __init__(self) -> None:
        super().__init__(SATYR, "satyr", tasks=(StealPhilosopher,), events=(PHILOSOPHER_STOLEN,))

    def play(self, g: Classic) -> None:
        g.then(StealPhilosopher())


class StealPhilosopher(Rob):
    """C-20.11.2: a fourth makes a metropolis at once."""

    CREATURE = SATYR

    def may_rob(self, g: Classic, victim: Seat) -> bool:
        return g.philosophers[victim] > 0

    def rob(self, g: Classic, victim: Seat) -> None:
        g.philosophers[victim] -= 1
        g.tell(PHILOSOPHER_STOLEN, g.active, victim)
        gain_philosopher(g)
