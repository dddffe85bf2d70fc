"""Graeae: income once more."""

from pelagos.games.legendary import events as told
from pelagos.games.legendary.creatures.creature import Creature
from pelagos.games.legendary.ids import GRAEAE, Faction
from pelagos.games.legendary.income import income
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.purse import earn


class Graeae(Creature):
    """L-15.8.1: repeat your own income, Cerberus and Hydra included; nobody else gains."""

    def __init__(self) -> None:
        super().__init__(GRAEAE)

    def play(self, g: Legendary, who: Faction) -> None:
        gold = income(g, who)
        earn(g, g.team_of(who), gold)
        g.tell(told.INCOME_AGAIN, who, gold)
