"""Cyclops: one of your buildings becomes another."""

from typing import Final

from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.building import Settle, is_basic, owns_site, put_building, remove_building
from pelagos.games.legendary.creatures.creature import Creature
from pelagos.games.legendary.creatures.use import Effect, ask
from pelagos.games.legendary.ids import CYCLOPS, KINDS, METROPOLIS, SAY_CHANGE, Faction
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.sheet import Sheet

BUILDING_CHANGED: Final = Kind("building-changed", "who:faction", "site:site", "kind:kind", clause="L-15.3.1")
NO_BUILDING: Final = Kind("no-building", "site:site", clause="L-15.3.1")


class Cyclops(Creature):
    """L-15.3.1: replace one of your basic buildings by one of another type, on the same site."""

    def __init__(self) -> None:
        super().__init__(
            CYCLOPS, "cyclops", tasks=(ChangeBuilding,), events=(BUILDING_CHANGED,), refusals=(NO_BUILDING,)
        )

    def play(self, g: Legendary, who: Faction) -> None:
        ask(g, CYCLOPS, ChangeBuilding(who))


class ChangeBuilding(Effect):
    """D-73, D-74. L-15.3.2: a set that is completed converts at once; L-15.3.3: never a metropolis."""

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for site in range(g.board.sites):
            if is_basic(g, site) and owns_site(g, self.who, site):
                for kind in range(KINDS):
                    if kind != g.building[site] and g.supply[kind]:
                        sheet.add(SAY_CHANGE, site, kind)

    def take(self, g: Legendary, said: Answer) -> None:
        remove_building(g, said.x)
        put_building(g, said.x, said.y)
        g.tell(BUILDING_CHANGED, self.who, said.x, said.y)
        g.then(Settle())

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_CHANGE:
            return Refusal(no.EFFECT_FIRST)
        if g.building[said.x] >= METROPOLIS:
            return Refusal(no.METROPOLIS_STANDS, said.x)
        if not owns_site(g, self.who, said.x):
            return Refusal(no.NOT_YOUR_SITE, said.x)
        if not is_basic(g, said.x):
            return Refusal(NO_BUILDING, said.x)
        if g.building[said.x] == said.y:
            return Refusal(no.SAME_KIND, said.y)
        return None if g.supply[said.y] else Refusal(no.KIND_GONE, said.y)
