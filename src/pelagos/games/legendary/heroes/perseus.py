"""Perseus: brings his men back; sends them anywhere."""

from pelagos.games.legendary.heroes.hero import Hero
from pelagos.games.legendary.ids import PERSEUS, Faction, HeroId
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.relocate import RelocateFrom, can_relocate


class Perseus(Hero):
    """L-16.9.1: in his attack a Troop may withdraw instead of falling (hooks.saves_fallen, D-53).

    L-16.9.2: one free relocation, if there is one without him.
    """

    def __init__(self) -> None:
        super().__init__(PERSEUS, "perseus")

    def possible(self, g: Legendary, who: Faction, gone: HeroId) -> bool:
        return can_relocate(g, who, gone)

    def sacrifice(self, g: Legendary, who: Faction) -> None:
        g.then(RelocateFrom(who, 0))
