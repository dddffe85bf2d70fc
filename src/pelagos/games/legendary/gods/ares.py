"""Ares: a fortress, troops, land moves (L-10.4)."""

from pelagos.games.legendary import events as told
from pelagos.games.legendary.gods.god import God
from pelagos.games.legendary.ids import ARES, FORTRESS, SAY_RECRUIT_TROOP, TROOP_PRICES, Gold
from pelagos.games.legendary.move import march, offer_marches
from pelagos.games.legendary.ops import muster, offer_lands
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.sheet import Sheet


class Ares(God):
    """L-10.4.1 to L-10.4.4: a troop, three more for 2, 3, 4 GP, land moves for 1 GP each."""

    def __init__(self) -> None:
        super().__init__(ARES, FORTRESS, TROOP_PRICES)

    def has_recruits(self, g: Legendary) -> bool:
        return g.troop_reserve[g.active] > 0

    def offer_recruits(self, g: Legendary, sheet: Sheet) -> None:
        if self.has_recruits(g):
            offer_lands(g, g.active, SAY_RECRUIT_TROOP, sheet)

    def recruit(self, g: Legendary, said: Answer, price: Gold) -> None:
        muster(g, g.active, said.x)
        g.tell(told.TROOP_RECRUITED, g.active, said.x, price)

    def offer_actions(self, g: Legendary, sheet: Sheet) -> None:
        offer_marches(g, sheet)

    def act(self, g: Legendary, said: Answer) -> None:
        march(g, said.x, said.y)
