"""Griffon: steals half of a player's gold."""

from typing import Final

from pelagos.games.classic.creatures.creature import Creature
from pelagos.games.classic.creatures.rob import Rob
from pelagos.games.classic.ids import GRIFFON
from pelagos.games.classic.ops import earn, show_gold, spend
from pelagos.games.classic.position import Classic
from pelagos.kernel.event import Kind
from pelagos.kernel.ids import Seat

GOLD_STOLEN: Final = Kind("gold-stolen", "who:seat", "whom:seat", "n", "of", clause="C-20.9.1")


class Griffon(Creature):
    """C-20.9.1: choose another player and take half of their gold, rounded down."""

    def __init__(self) -> None:
        super().__init__(GRIFFON, "griffon", tasks=(StealGold,), events=(GOLD_STOLEN,))

    def play(self, g: Classic) -> None:
        g.then(StealGold())


class StealGold(Rob):
    """C-20.9.2: anybody may be chosen, even the poor: gold is a secret. They show it to everybody."""

    CREATURE = GRIFFON

    def may_rob(self, g: Classic, victim: Seat) -> bool:
        return True

    def rob(self, g: Classic, victim: Seat) -> None:
        show_gold(g, victim)
        shown = g.gold[victim]
        half = shown // 2
        spend(g, victim, half)
        earn(g, g.active, half)
        g.tell(GOLD_STOLEN, g.active, victim, half, shown)
