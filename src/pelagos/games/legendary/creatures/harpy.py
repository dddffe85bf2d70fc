"""Harpy: removes a troop or a mercenary."""

from typing import Final

from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.creatures.creature import Creature
from pelagos.games.legendary.creatures.use import Effect, ask
from pelagos.games.legendary.ids import HARPY, MERCENARY, SAY_KILL, TROOP, Faction
from pelagos.games.legendary.ops import eliminate_unit, unit_in
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.sheet import Sheet

UNIT_KILLED: Final = Kind("unit-killed", "who:faction", "unit:unit", "land:land", clause="L-15.7.1")


class Harpy(Creature):
    """L-15.7.1: eliminate one basic troop or mercenary in any land."""

    def __init__(self) -> None:
        super().__init__(HARPY, "harpy", tasks=(KillTroop,), events=(UNIT_KILLED,))

    def play(self, g: Legendary, who: Faction) -> None:
        ask(g, HARPY, KillTroop(who))


class KillTroop(Effect):
    """D-80. Your own too, never a hero or the Minotaur; L-15.7.2: the land keeps its owner."""

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for land in range(g.board.lands):
            for unit in (TROOP, MERCENARY):
                if unit_in(g, unit, land):
                    sheet.add(SAY_KILL, land, unit)

    def take(self, g: Legendary, said: Answer) -> None:
        eliminate_unit(g, said.y, said.x)
        g.tell(UNIT_KILLED, self.who, said.y, said.x)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_KILL:
            return Refusal(no.EFFECT_FIRST)
        return None if unit_in(g, said.y, said.x) else Refusal(no.NO_VICTIM)
