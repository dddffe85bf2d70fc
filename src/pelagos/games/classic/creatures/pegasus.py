"""Pegasus: troops fly from one island to any other."""

from pelagos.games.classic import events as told
from pelagos.games.classic import refusals as no
from pelagos.games.classic.conquest import may_land
from pelagos.games.classic.creatures.creature import Creature
from pelagos.games.classic.creatures.use import Effect, declined, other_question
from pelagos.games.classic.hooks import holds_troops, is_immune
from pelagos.games.classic.ids import PEGASUS, SAY_DECLINE, SAY_FLY, Island
from pelagos.games.classic.move import land
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.sheet import Sheet


class Pegasus(Creature):
    """C-20.2.1: one troop move without cost and without a chain."""

    def __init__(self) -> None:
        super().__init__(PEGASUS, "pegasus", tasks=(FlyTroops,))

    def play(self, g: Classic) -> None:
        g.then(FlyTroops())


def may_fly_to(g: Classic, island: Island) -> bool:
    """C-20.2.2: not onto Chiron's island unless it is yours, and not against C-16."""
    return (g.owner[island] == g.active or not is_immune(g, island)) and may_land(g, island)


class FlyTroops(Effect):
    """C-20.2.1 to C-20.2.3: from an owned island without Medusa, any number of troops."""

    def options(self, g: Classic, sheet: Sheet) -> None:
        goals = [goal for goal in range(len(g.owner)) if may_fly_to(g, goal)]
        for island in range(len(g.owner)):
            if g.owner[island] == g.active and not holds_troops(g, island):
                for goal in goals:
                    if goal != island:
                        for n in range(1, g.troops[island] + 1):
                            sheet.add(SAY_FLY, island, goal, n)
        sheet.add(SAY_DECLINE)

    def take(self, g: Classic, said: Answer) -> None:
        if declined(g, PEGASUS, said):
            return
        g.troops[said.x] -= said.n
        g.tell(told.TROOPS_MARCHED, g.active, said.x, said.y, said.n)
        land(g, said.y, said.n)

    def why_not(self, g: Classic, said: Answer) -> Refusal | None:
        if said.verb != SAY_FLY:
            return other_question(said)
        if g.owner[said.x] != g.active:
            return Refusal(no.NOT_YOUR_ISLAND, said.x)
        if holds_troops(g, said.x):
            return Refusal(no.HELD_BY_MEDUSA, said.x)
        if said.x == said.y:
            return Refusal(no.SAME_ISLAND, said.x)
        if not 1 <= said.n <= g.troops[said.x]:
            return Refusal(no.TOO_FEW_TROOPS, said.x, g.troops[said.x])
        if g.owner[said.y] != g.active and is_immune(g, said.y):
            return Refusal(no.GUARDED_BY_CHIRON, said.y)
        return None if may_land(g, said.y) else Refusal(no.LAST_ISLAND, said.y)
