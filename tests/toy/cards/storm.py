"""Storm: every rival faction pays a coin or loses a barge."""

from typing import Final

from mypy_extensions import i64

from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice
from toy.cards.card import Card
from toy.ids import BARGE_SUNK, NO_BARGE, OTHER_QUESTION, SAY_PAY, SAY_SINK, STORM, STORM_PAID, STORM_UNPAID, WHARVES
from toy.position import Toy


class Storm(Card):
    """T-7.1: each rival faction with a barge pays 1 coin or loses a barge."""

    def __init__(self) -> None:
        super().__init__(STORM)

    def may_play(self, g: Toy, who: Seat) -> bool:
        return len(victims(g, who)) > 0

    def play(self, g: Toy, who: Seat) -> None:
        g.then(*[WeatherStorm(faction) for faction in victims(g, who)])


def victims(g: Toy, who: Seat) -> list[i64]:
    """The rival factions that have a barge at a wharf."""
    found: list[i64] = []
    for faction in range(g.table.factions):
        if g.seat_of(faction) != who:
            for wharf in range(WHARVES):
                if g.owner[wharf] == faction and g.barges[wharf]:
                    found.append(faction)
                    break
    return found


class WeatherStorm(Choice[Toy]):
    """T-7.1: pay, or say where a barge sinks."""

    ARGS = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction: Final = faction

    def seat(self, g: Toy) -> Seat:
        return g.seat_of(self.faction)

    def telling(self, g: Toy) -> bool:
        """Whether there is a coin in the purse is a secret."""
        return True

    def options(self, g: Toy, sheet: Sheet) -> None:
        if g.purse[g.seat_of(self.faction)] > 0:
            sheet.add(SAY_PAY)
        for wharf in range(WHARVES):
            if g.owner[wharf] == self.faction and g.barges[wharf]:
                sheet.add(SAY_SINK, wharf)

    def take(self, g: Toy, said: Answer) -> None:
        if said.verb == SAY_PAY:
            g.spend(g.seat_of(self.faction), 1)
            g.tell(STORM_PAID, self.faction)
        else:
            g.barges[said.x] -= 1
            g.supply[self.faction] += 1
            g.tell(BARGE_SUNK, self.faction, said.x)

    def why_not(self, g: Toy, said: Answer) -> Refusal | None:
        if said.verb == SAY_PAY:
            return Refusal(STORM_UNPAID) if g.purse[g.seat_of(self.faction)] == 0 else None
        if said.verb != SAY_SINK:
            return Refusal(OTHER_QUESTION)
        mine = g.owner[said.x] == self.faction and g.barges[said.x] > 0
        return None if mine else Refusal(NO_BARGE, said.x)
