"""Giant: destroys a building."""

from typing import Final

from pelagos.games.classic import refusals as no
from pelagos.games.classic.creatures.creature import Creature
from pelagos.games.classic.creatures.use import Effect, declined, other_question
from pelagos.games.classic.hooks import is_immune
from pelagos.games.classic.ids import GIANT, SAY_DECLINE, SAY_DESTROY, SITES, Island
from pelagos.games.classic.ops import remove_building
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.sheet import Sheet

BUILDING_DESTROYED: Final = Kind("building-destroyed", "who:seat", "site:site", "island:island", clause="C-20.3.1")


class Giant(Creature):
    """C-20.3.1: destroy one building on any island, never a metropolis."""

    def __init__(self) -> None:
        super().__init__(GIANT, "giant", tasks=(DestroyBuilding,), events=(BUILDING_DESTROYED,))

    def play(self, g: Classic) -> None:
        g.then(DestroyBuilding())


class DestroyBuilding(Effect):
    """C-20.3.1, C-20.3.2: your own too; not on Chiron's island."""

    def options(self, g: Classic, sheet: Sheet) -> None:
        for island in range(len(g.owner)):
            if not is_immune(g, island):
                self.offer_island(g, island, sheet)
        sheet.add(SAY_DECLINE)

    def offer_island(self, g: Classic, island: Island, sheet: Sheet) -> None:
        for site in range(SITES):
            if g.sites[island * SITES + site]:
                sheet.add(SAY_DESTROY, island, site)

    def take(self, g: Classic, said: Answer) -> None:
        if declined(g, GIANT, said):
            return
        remove_building(g, said.x, said.y)
        g.tell(BUILDING_DESTROYED, g.active, said.y, said.x)

    def why_not(self, g: Classic, said: Answer) -> Refusal | None:
        if said.verb != SAY_DESTROY:
            return other_question(said)
        if is_immune(g, said.x):
            return Refusal(no.GUARDED_BY_CHIRON, said.x)
        return Refusal(no.NO_SUCH_BUILDING, said.y, said.x) if g.sites[said.x * SITES + said.y] == 0 else None
