"""Dryad: steals a priest."""

from typing import Final

from pelagos.games.classic.creatures.creature import Creature
from pelagos.games.classic.creatures.rob import Rob
from pelagos.games.classic.ids import DRYAD
from pelagos.games.classic.position import Classic
from pelagos.kernel.event import Kind
from pelagos.kernel.ids import Seat

PRIEST_STOLEN: Final = Kind("priest-stolen", "who:seat", "whom:seat", clause="C-20.12.1")


class Dryad(Creature):
    """C-20.12.1: take one priest from another player who has one."""

    def __init__(self) -> None:
        super().__init__(DRYAD, "dryad", tasks=(StealPriest,), events=(PRIEST_STOLEN,))

    def play(self, g: Classic) -> None:
        g.then(StealPriest())


class StealPriest(Rob):
    """C-20.12.2: the priest counts from the next offerings on."""

    CREATURE = DRYAD

    def may_rob(self, g: Classic, victim: Seat) -> bool:
        return g.priests[victim] > 0

    def rob(self, g: Classic, victim: Seat) -> None:
        g.priests[victim] -= 1
        g.priests[g.active] += 1
        g.tell(PRIEST_STOLEN, g.active, victim)
