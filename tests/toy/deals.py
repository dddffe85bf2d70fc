"""What nature deals before the first round."""

from typing import Final

from pelagos.kernel.answer import Answer
from pelagos.kernel.ids import Mask, Seat, only
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Chance
from toy.ids import DECK, MOST_HIDDEN, PURSE_DEALT, PURSE_SEEN, SAY_DRAW, SAY_PURSE
from toy.position import Toy


class DealPurse(Chance[Toy]):
    """T-1.3: up to two more coins, seen by their owner only."""

    ARGS = ("who",)

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def options(self, g: Toy, sheet: Sheet) -> None:
        for coins in range(MOST_HIDDEN + 1):
            sheet.weigh(1, SAY_PURSE, n=coins)

    def known_to(self, g: Toy) -> Mask:
        return only(self.who)

    def take(self, g: Toy, said: Answer) -> None:
        g.purse[self.who] += said.n
        g.most[self.who] += MOST_HIDDEN
        g.reveal(only(self.who))
        g.tell(PURSE_DEALT, self.who)
        g.tell(PURSE_SEEN, self.who, said.n, to=only(self.who))


class DealCard(Chance[Toy]):
    """T-1.4: a first card for the hand."""

    ARGS = ("who",)

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def options(self, g: Toy, sheet: Sheet) -> None:
        offer_deck(g, sheet)

    def known_to(self, g: Toy) -> Mask:
        return only(self.who)

    def take(self, g: Toy, said: Answer) -> None:
        g.gain(self.who, said.x, DECK)


def offer_deck(g: Toy, sheet: Sheet) -> None:
    """Every face still in the deck, by the number of its copies."""
    for face in range(g.cards.faces):
        copies = g.cards.lying(DECK, face)
        if copies:
            sheet.weigh(copies, SAY_DRAW, face)
