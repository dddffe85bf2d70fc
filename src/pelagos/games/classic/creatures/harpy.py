"""Harpy: removes a troop."""

from typing import Final

from pelagos.games.classic import refusals as no
from pelagos.games.classic.creatures.creature import Creature
from pelagos.games.classic.creatures.use import Effect, declined, other_question
from pelagos.games.classic.hooks import is_immune
from pelagos.games.classic.ids import HARPY, SAY_DECLINE, SAY_KILL, Island
from pelagos.games.classic.ops import kill
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.sheet import Sheet

TROOP_KILLED: Final = Kind("troop-killed", "who:seat", "island:island", clause="C-20.8.1")


class Harpy(Creature):
    """C-20.8.1: remove one troop from any island."""

    def __init__(self) -> None:
        super().__init__(HARPY, "harpy", tasks=(KillTroop,), events=(TROOP_KILLED,))

    def play(self, g: Classic) -> None:
        g.then(KillTroop())


def is_prey(g: Classic, island: Island) -> bool:
    """C-20.8.2: troops, your own too, but not under Chiron."""
    return g.troops[island] > 0 and not is_immune(g, island)


class KillTroop(Effect):
    """C-20.8.2, C-20.8.3: the island keeps its owner."""

    def options(self, g: Classic, sheet: Sheet) -> None:
        for island in range(len(g.owner)):
            if is_prey(g, island):
                sheet.add(SAY_KILL, island)
        sheet.add(SAY_DECLINE)

    def take(self, g: Classic, said: Answer) -> None:
        if not declined(g, HARPY, said):
            kill(g, said.x, 1)
            g.tell(TROOP_KILLED, g.active, said.x)

    def why_not(self, g: Classic, said: Answer) -> Refusal | None:
        if said.verb != SAY_KILL:
            return other_question(said)
        if is_immune(g, said.x):
            return Refusal(no.GUARDED_BY_CHIRON, said.x)
        return None if g.troops[said.x] else Refusal(no.NO_TROOP_THERE, said.x)
