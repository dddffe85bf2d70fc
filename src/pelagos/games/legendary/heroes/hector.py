"""Hector: strikes those who come; turns priestesses into philosophers."""

from typing import Final

from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.building import Settle
from pelagos.games.legendary.heroes.hero import Hero
from pelagos.games.legendary.ids import HECTOR, PHILOSOPHERS, SAY_STOP, SAY_TRADE, Faction, HeroId
from pelagos.games.legendary.ops import gain_philosopher, give_priestesses
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice

PRIESTESSES_TRADED: Final = Kind("priestesses-traded", "who:faction", clause="L-16.3.3")

PRICE: Final = 2


class Hector(Hero):
    """L-16.3.1: one entering Troop falls before the battle, which asks his owner (hooks.strikes_entering, D-50).

    L-16.3.3: exchange 2 priestesses for a philosopher, at least once and as often as you like.
    """

    def __init__(self) -> None:
        super().__init__(HECTOR, "hector", tasks=(TradeOn,), events=(PRIESTESSES_TRADED,))

    def possible(self, g: Legendary, who: Faction, gone: HeroId) -> bool:
        return can_trade(g, who)

    def sacrifice(self, g: Legendary, who: Faction) -> None:
        trade(g, who)

    def why_not(self, g: Legendary, who: Faction, gone: HeroId) -> Refusal | None:
        return why_not_trade(g, who)


def can_trade(g: Legendary, who: Faction) -> bool:
    return g.priestesses[who] >= PRICE and g.supply[PHILOSOPHERS] > 0


def why_not_trade(g: Legendary, who: Faction) -> Refusal | None:
    if g.priestesses[who] < PRICE:
        return Refusal(no.CONDITION_UNMET, HECTOR)
    return None if g.supply[PHILOSOPHERS] else Refusal(no.SUPPLY_EMPTY)


def trade(g: Legendary, who: Faction) -> None:
    """L-16.3.3: each fourth philosopher builds a metropolis at once, then the exchange may go on."""
    give_priestesses(g, who, PRICE)
    gain_philosopher(g, who)
    g.tell(PRIESTESSES_TRADED, who)
    g.then(Settle(), TradeOn(who))


class TradeOn(Choice[Legendary]):
    """D-96: once more, or stop."""

    ARGS = ("who",)

    def __init__(self, who: Faction) -> None:
        self.who: Final = who

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def options(self, g: Legendary, sheet: Sheet) -> None:
        if can_trade(g, self.who):
            sheet.add(SAY_TRADE)
        sheet.add(SAY_STOP)

    def take(self, g: Legendary, said: Answer) -> None:
        if said.verb == SAY_TRADE:
            trade(g, self.who)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb == SAY_TRADE:
            return why_not_trade(g, self.who)
        return None if said.verb == SAY_STOP else Refusal(no.SACRIFICE_FIRST)
