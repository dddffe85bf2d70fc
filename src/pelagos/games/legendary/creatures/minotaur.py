"""Minotaur: a defender of strength 2."""

from pelagos.games.legendary.creatures.figures import Figure
from pelagos.games.legendary.ids import MINOTAUR, Area, Faction
from pelagos.games.legendary.position import Legendary


class Minotaur(Figure):
    """L-15.17.1: in a land you control, which he defends (hooks.minotaur_defends) and does not leave for another's."""

    def __init__(self) -> None:
        super().__init__(MINOTAUR, "minotaur")

    def fits(self, g: Legendary, who: Faction, area: Area) -> bool:
        return self.suits(g, area) and g.owner[area] == who
