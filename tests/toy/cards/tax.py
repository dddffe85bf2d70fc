"""Tax: a rival shows their purse and gives half of it."""

from typing import Final

from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice
from toy.cards.card import Card
from toy.ids import OTHER_QUESTION, SAY_TAX, TAX, TAXED, YOURSELF
from toy.position import Toy


class Tax(Card):
    """T-7.2: name a rival, who shows their purse to everybody and gives half of it, rounded down."""

    def __init__(self) -> None:
        super().__init__(TAX)

    def may_play(self, g: Toy, who: Seat) -> bool:
        return True

    def play(self, g: Toy, who: Seat) -> None:
        g.then(NameTaxed(who))


class NameTaxed(Choice[Toy]):
    """T-7.2: any rival may be named, rich or poor: the purse is a secret."""

    ARGS = ("who",)

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def seat(self, g: Toy) -> Seat:
        return self.who

    def options(self, g: Toy, sheet: Sheet) -> None:
        for seat in range(g.seats):
            if seat != self.who:
                sheet.add(SAY_TAX, seat)

    def take(self, g: Toy, said: Answer) -> None:
        g.show_purse(said.x)
        shown = g.purse[said.x]
        half = shown // 2
        g.spend(said.x, half)
        g.earn(self.who, half)
        g.tell(TAXED, self.who, said.x, half, shown)

    def why_not(self, g: Toy, said: Answer) -> Refusal | None:
        if said.verb != SAY_TAX:
            return Refusal(OTHER_QUESTION)
        return Refusal(YOURSELF) if said.x == self.who else None
