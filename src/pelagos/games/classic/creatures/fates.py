"""The Fates: your income once more."""

from typing import Final

from pelagos.games.classic.creatures.creature import Creature
from pelagos.games.classic.ids import FATES
from pelagos.games.classic.ops import earn, income
from pelagos.games.classic.position import Classic
from pelagos.kernel.event import Kind

INCOME_AGAIN: Final = Kind("income-again", "who:seat", "n", clause="C-20.10.1")


class Fates(Creature):
    """C-20.10.1: receive your income once more, counted now. Nobody declines that (C-19.4)."""

    def __init__(self) -> None:
        super().__init__(FATES, "fates", events=(INCOME_AGAIN,))

    def play(self, g: Classic) -> None:
        gold = income(g, g.active)
        earn(g, g.active, gold)
        g.tell(INCOME_AGAIN, g.active, gold)
