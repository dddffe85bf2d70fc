"""Odysseus: gets past fortresses; three buildings of a kind become a metropolis."""

from typing import Final

from pelagos.games.legendary.building import BuildMetropolis, GiveSeveral, Settle, owned
from pelagos.games.legendary.heroes.founder import Founder
from pelagos.games.legendary.heroes.kinds import ChooseKind
from pelagos.games.legendary.ids import KINDS, ODYSSEUS, BuildingKind, Faction
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer

COPIES: Final = 3


class Odysseus(Founder):
    """L-16.8.1: his attack ignores fortresses (hooks.ignores_fortresses). L-16.8.2: three of a kind, a metropolis."""

    def __init__(self) -> None:
        super().__init__(ODYSSEUS, "odysseus", tasks=(ChooseThree,))

    def condition(self, g: Legendary, who: Faction) -> bool:
        for kind in range(KINDS):
            if owned(g, who, kind) >= COPIES:
                return True
        return False

    def sacrifice(self, g: Legendary, who: Faction) -> None:
        g.then(ChooseThree(who), BuildMetropolis(who), Settle())


class ChooseThree(ChooseKind):
    """L-16.8.2, D-65: the kind of which three go."""

    def may_choose(self, g: Legendary, kind: BuildingKind) -> bool:
        return owned(g, self.who, kind) >= COPIES

    def take(self, g: Legendary, said: Answer) -> None:
        g.then(GiveSeveral(self.who, said.x, COPIES, 0))
