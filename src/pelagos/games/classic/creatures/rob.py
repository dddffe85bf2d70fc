"""Naming a victim: what Griffon, Satyr and Dryad ask alike (C-19.7)."""

from pelagos.games.classic import refusals as no
from pelagos.games.classic.creatures.use import Effect, declined, other_question
from pelagos.games.classic.ids import SAY_DECLINE, SAY_ROB
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.errors import Unwritten
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet


class Rob(Effect):
    """Choose another living player, or decline."""

    CREATURE: int

    def may_rob(self, g: Classic, victim: Seat) -> bool:
        """Have they what this creature takes?"""
        raise Unwritten("may_rob")

    def rob(self, g: Classic, victim: Seat) -> None:
        raise Unwritten("rob")

    def options(self, g: Classic, sheet: Sheet) -> None:
        for seat in range(g.seats):
            if seat != g.active and g.alive[seat] and self.may_rob(g, seat):
                sheet.add(SAY_ROB, seat)
        sheet.add(SAY_DECLINE)

    def take(self, g: Classic, said: Answer) -> None:
        if not declined(g, self.CREATURE, said):
            self.rob(g, said.x)

    def why_not(self, g: Classic, said: Answer) -> Refusal | None:
        if said.verb != SAY_ROB:
            return other_question(said)
        if said.x == g.active or not g.alive[said.x]:
            return Refusal(no.NO_LIVING_RIVAL)
        return None if self.may_rob(g, said.x) else Refusal(no.NOTHING_TO_STEAL, said.x)
