"""Ares: troops, fortresses, troop movement (C-8.4, C-9.4, C-12)."""

from pelagos.games.classic import events as told
from pelagos.games.classic.gods.god import God
from pelagos.games.classic.ids import FORTRESS, MOVE_PRICE, SAY_RECRUIT_TROOP, TROOP_LADDER
from pelagos.games.classic.move import march, offer_marches
from pelagos.games.classic.ops import spend
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.sheet import Sheet


class Ares(God):
    """C-8.4: the first troop is free; a move costs 1 GP."""

    def __init__(self) -> None:
        super().__init__(FORTRESS, TROOP_LADDER)

    def offer_recruits(self, g: Classic, sheet: Sheet) -> None:
        """C-9.4, C-9.5: any owned island, whatever figure stands there."""
        if g.troop_reserve[g.active] == 0:
            return
        for island in range(len(g.owner)):
            if g.owner[island] == g.active:
                sheet.add(SAY_RECRUIT_TROOP, island)

    def recruit(self, g: Classic, said: Answer) -> None:
        price = self.pay_recruit(g)
        g.troop_reserve[g.active] -= 1
        g.troops[said.x] += 1
        g.tell(told.TROOP_RECRUITED, g.active, said.x, price)

    def offer_special(self, g: Classic, sheet: Sheet) -> None:
        """C-12.1"""
        if g.gold[g.active] >= MOVE_PRICE:
            offer_marches(g, sheet)

    def special(self, g: Classic, said: Answer) -> None:
        spend(g, g.active, MOVE_PRICE)
        march(g, said.x, said.y, said.n)
