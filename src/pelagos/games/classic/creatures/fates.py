"""The Fates: your income once more."""

from pelagos.games.classic import events as told
from pelagos.games.classic.creatures.creature import Creature
from pelagos.games.classic.ids import FATES
from pelagos.games.classic.ops import earn, income
from pelagos.games.classic.position import Classic


class Fates(Creature):
    """C-20.10.1: receive your income once more, counted now. Nobody declines that (C-19.4)."""

    def __init__(self) -> None:
        super().__init__(FATES)

    def play(self, g: Classic) -> None:
        gold = income(g, g.active)
        earn(g, g.active, gold)
        g.tell(told.INCOME_AGAIN, g.active, gold)
