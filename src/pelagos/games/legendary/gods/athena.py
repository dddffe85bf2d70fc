"""Athena: a university and a philosopher (L-10.1)."""

from pelagos.games.legendary import events as told
from pelagos.games.legendary.building import Settle
from pelagos.games.legendary.gods.god import God
from pelagos.games.legendary.ids import ATHENA, CARD_PRICE, PHILOSOPHERS, SAY_RECRUIT_PHILOSOPHER, UNIVERSITY, Gold
from pelagos.games.legendary.ops import gain_philosopher
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.sheet import Sheet


class Athena(God):
    """L-10.1.1 to L-10.1.3: one philosopher, and one more for 4 GP."""

    def __init__(self) -> None:
        super().__init__(ATHENA, UNIVERSITY, (CARD_PRICE,))

    def has_recruits(self, g: Legendary) -> bool:
        return g.supply[PHILOSOPHERS] > 0

    def offer_recruits(self, g: Legendary, sheet: Sheet) -> None:
        if self.has_recruits(g):
            sheet.add(SAY_RECRUIT_PHILOSOPHER)

    def recruit(self, g: Legendary, said: Answer, price: Gold) -> None:
        gain_philosopher(g, g.active)
        g.tell(told.PHILOSOPHER_TAKEN, g.active, price)
        g.then(Settle())
