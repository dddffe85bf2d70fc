"""The auction: three lots, open bids, hidden purses."""

from typing import Final

from mypy_extensions import i64

from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice, Task
from toy.ids import (
    BID_LOST,
    BID_PLACED,
    JUST_LOST,
    LOT_PAID,
    LOTS,
    NONE,
    OTHER_QUESTION,
    PASSED,
    SAY_BID,
    SAY_PASS,
    TOO_DEAR,
    TOO_LOW,
)
from toy.position import Toy


class Bid(Choice[Toy]):
    """T-3.1: pass, or more than what stands on a lot, within the purse."""

    ARGS = ("faction", "barred")

    def __init__(self, faction: i64, barred: i64 = NONE) -> None:
        self.faction: Final = faction
        self.barred: Final = barred

    def seat(self, g: Toy) -> Seat:
        return g.seat_of(self.faction)

    def telling(self, g: Toy) -> bool:
        """An empty purse must not show by a question left out."""
        return True

    def options(self, g: Toy, sheet: Sheet) -> None:
        sheet.add(SAY_PASS)
        if g.out(self.faction):
            return
        seat = g.seat_of(self.faction)
        for lot in range(LOTS):
            if lot != self.barred:
                for coins in range(g.bid[lot] + 1, g.affordable(seat, lot) + 1):
                    sheet.add(SAY_BID, lot, n=coins)

    def take(self, g: Toy, said: Answer) -> None:
        if said.verb == SAY_PASS:
            g.tell(PASSED, self.faction)
            return
        ousted = g.holder[said.x]
        g.holder[said.x] = self.faction
        g.bid[said.x] = said.n
        seat = g.seat_of(self.faction)
        g.prove(seat, said.n + g.standing(seat, said.x))
        g.tell(BID_PLACED, self.faction, said.x, said.n)
        if ousted != NONE:
            g.tell(BID_LOST, ousted, said.x)
            g.then(Bid(ousted, said.x))

    def why_not(self, g: Toy, said: Answer) -> Refusal | None:
        if said.verb != SAY_BID:
            return None if said.verb == SAY_PASS else Refusal(OTHER_QUESTION)
        if said.x == self.barred:
            return Refusal(JUST_LOST, said.x)
        if said.n <= g.bid[said.x]:
            return Refusal(TOO_LOW, said.x, g.bid[said.x] + 1)
        most = g.affordable(g.seat_of(self.faction), said.x)
        return Refusal(TOO_DEAR, most) if said.n > most else None


class PayBids(Task[Toy]):
    """T-3.4: all who hold a lot pay at once."""

    def run(self, g: Toy) -> None:
        for lot in range(LOTS):
            if g.holder[lot] != NONE:
                g.spend(g.seat_of(g.holder[lot]), g.bid[lot])
                g.tell(LOT_PAID, g.holder[lot], lot, g.bid[lot])
