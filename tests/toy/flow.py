"""The sequence of play on one screen."""

from pelagos.kernel.task import Task
from toy.auction import Bid, PayBids
from toy.deals import DealCard, DealPurse
from toy.hand import Hand
from toy.ids import DRAWN, INCOME_PAID, LOTS, NONE, ROUND_BEGAN
from toy.lots import Crane, Ferry, Lookout
from toy.position import Toy


class Begin(Task[Toy]):
    """T-1: nature deals a hidden purse and a card to every seat."""

    def run(self, g: Toy) -> None:
        g.then(*[DealPurse(seat) for seat in range(g.seats)], *[DealCard(seat) for seat in range(g.seats)], Round())


class Round(Task[Toy]):
    """T-2.1: income, auction, the three lots, cards; then the next round."""

    def run(self, g: Toy) -> None:
        if g.round == g.table.rounds:
            g.end()
            return
        g.round += 1
        g.tell(ROUND_BEGAN, g.round)
        pay_income(g)
        clear_lots(g)
        bids = [Bid((g.first + i) % g.table.factions, NONE) for i in range(g.table.factions)]
        hands = [Hand((g.first + i) % g.seats) for i in range(g.seats)]
        g.then(*bids, PayBids(), Crane(), Ferry(), Lookout(), *hands, EndOfRound(), Round())


class EndOfRound(Task[Toy]):
    """T-2.3: cards drawn face down join the hands; the first place moves on."""

    def run(self, g: Toy) -> None:
        for seat in range(g.seats):
            place = DRAWN + seat
            for face in range(g.cards.faces):
                if g.cards.lying(place, face):
                    g.gain(seat, face, place)
            g.cards.forget(place, 0)
        g.first = (g.first + 1) % g.table.factions


def pay_income(g: Toy) -> None:
    """T-2.2: a coin for every wharf."""
    for seat in range(g.seats):
        coins = g.wharves_of_seat(seat)
        g.earn(seat, coins)
        g.tell(INCOME_PAID, seat, coins)


def clear_lots(g: Toy) -> None:
    for lot in range(LOTS):
        g.holder[lot] = NONE
        g.bid[lot] = 0
