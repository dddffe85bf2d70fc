"""Graeae: income once more."""

from typing import Final

from pelagos.games.legendary.creatures.creature import Creature
from pelagos.games.legendary.ids import GRAEAE, Faction
from pelagos.games.legendary.income import income
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.purse import earn
from pelagos.kernel.event import Kind

INCOME_AGAIN: Final = Kind("income-again", "who:faction", "n", clause="L-15.8.1")


class Graeae(Creature):
    """L-15.8.1: repeat your own income, Cerberus and Hydra included; nobody else gains."""

    def __init__(self) -> None:
        super().__init__(GRAEAE, "graeae", events=(INCOME_AGAIN,))

    def play(self, g: Legendary, who: Faction) -> None:
        gold = income(g, who)
        earn(g, g.team_of(who), gold)
        g.tell(INCOME_AGAIN, who, gold)
