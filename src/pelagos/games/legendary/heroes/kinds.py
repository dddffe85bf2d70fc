"""Choosing the kind of buildings that go: what Helen and Odysseus ask alike (D-65)."""

from typing import ClassVar, Final

from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.ids import KINDS, SAY_CHOOSE, BuildingKind, Faction
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.errors import Unwritten
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice


class ChooseKind(Choice[Legendary]):
    """A kind of which the faction owns enough."""

    ARGS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: Faction) -> None:
        self.who: Final = who

    def may_choose(self, g: Legendary, kind: BuildingKind) -> bool:
        raise Unwritten("may_choose")

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for kind in range(KINDS):
            if self.may_choose(g, kind):
                sheet.add(SAY_CHOOSE, kind)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_CHOOSE:
            return Refusal(no.SACRIFICE_FIRST)
        return None if self.may_choose(g, said.x) else Refusal(no.TOO_FEW_OF_KIND, said.x)
