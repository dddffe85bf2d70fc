"""Cyclops: one of your buildings becomes another."""

from typing import Final

from pelagos.games.classic import refusals as no
from pelagos.games.classic.building import check_set
from pelagos.games.classic.creatures.creature import Creature
from pelagos.games.classic.creatures.use import Effect, declined, other_question
from pelagos.games.classic.ids import CYCLOPS, SAY_DECLINE, SAY_SWAP, SITES, TYPES, Island, Site
from pelagos.games.classic.ops import put_building, remove_building
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.sheet import Sheet

BUILDING_SWAPPED: Final = Kind(
    "building-swapped", "who:seat", "island:island", "site:site", "new:site", clause="C-20.5.1"
)
SAME_TYPE: Final = Kind("same-type", "kind:kind", clause="C-20.5.1")


class Cyclops(Creature):
    """C-20.5.1: replace one of your buildings by one of another type, in the same slot."""

    def __init__(self) -> None:
        super().__init__(CYCLOPS, "cyclops", tasks=(SwapBuilding,), events=(BUILDING_SWAPPED,), refusals=(SAME_TYPE,))

    def play(self, g: Classic) -> None:
        g.then(SwapBuilding())


class SwapBuilding(Effect):
    """C-20.5.2: the new type must be in the supply; Chiron does not matter."""

    def options(self, g: Classic, sheet: Sheet) -> None:
        for island in range(len(g.owner)):
            if g.owner[island] == g.active:
                for site in range(SITES):
                    if g.sites[island * SITES + site]:
                        self.offer_types(g, island, site, sheet)
        sheet.add(SAY_DECLINE)

    def offer_types(self, g: Classic, island: Island, site: Site, sheet: Sheet) -> None:
        for kind in range(TYPES):
            if kind != site % TYPES and g.supply[kind]:
                sheet.add(SAY_SWAP, island, site, kind)

    def take(self, g: Classic, said: Answer) -> None:
        if declined(g, CYCLOPS, said):
            return
        new = said.y - said.y % TYPES + said.n
        remove_building(g, said.x, said.y)
        put_building(g, said.x, new)
        g.tell(BUILDING_SWAPPED, g.active, said.x, said.y, new)
        check_set(g)

    def why_not(self, g: Classic, said: Answer) -> Refusal | None:
        if said.verb != SAY_SWAP:
            return other_question(said)
        if g.owner[said.x] != g.active:
            return Refusal(no.NOT_YOUR_ISLAND, said.x)
        if g.sites[said.x * SITES + said.y] == 0:
            return Refusal(no.NO_SUCH_BUILDING, said.y, said.x)
        if said.y % TYPES == said.n:
            return Refusal(SAME_TYPE, said.n)
        return None if g.supply[said.n] else Refusal(no.SUPPLY_EMPTY, said.n)
