"""Pegasus: units fly from one land to any other."""

from pelagos.games.legendary.creatures.creature import Creature
from pelagos.games.legendary.creatures.use import fizzle
from pelagos.games.legendary.ids import PEGASUS, Faction
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.relocate import RelocateFrom, can_relocate


class Pegasus(Creature):
    """L-15.9.1: a free relocation (L-11.4.1); you may choose to move nothing."""

    def __init__(self) -> None:
        super().__init__(PEGASUS, "pegasus")

    def play(self, g: Legendary, who: Faction) -> None:
        if can_relocate(g, who):
            g.then(RelocateFrom(who, 1))
        else:
            fizzle(g, who, PEGASUS)
