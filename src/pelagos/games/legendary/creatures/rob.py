"""Naming a victim: what Dryad and Satyr ask alike (L-15.0.2)."""

from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.creatures.use import Effect
from pelagos.games.legendary.ids import SAY_ROB, Faction
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.errors import Unwritten
from pelagos.kernel.event import Refusal
from pelagos.kernel.sheet import Sheet


class Rob(Effect):
    """Choose an opponent who has what is stolen, eliminated or not (L-17.7)."""

    def may_rob(self, g: Legendary, victim: Faction) -> bool:
        """Have they what this creature takes?"""
        raise Unwritten("may_rob")

    def rob(self, g: Legendary, victim: Faction) -> None:
        raise Unwritten("rob")

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for victim in range(g.frame.factions):
            if not g.allied(self.who, victim) and self.may_rob(g, victim):
                sheet.add(SAY_ROB, victim)

    def take(self, g: Legendary, said: Answer) -> None:
        self.rob(g, said.x)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_ROB:
            return Refusal(no.EFFECT_FIRST)
        if g.allied(self.who, said.x):
            return Refusal(no.SAME_TEAM)
        return None if self.may_rob(g, said.x) else Refusal(no.NOTHING_TO_STEAL)
