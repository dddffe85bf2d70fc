"""Athena: philosophers and universities (C-8.4, C-9.7). She has no action of her own."""

from pelagos.games.classic import events as told
from pelagos.games.classic.building import gain_philosopher
from pelagos.games.classic.gods.god import God
from pelagos.games.classic.ids import CARD_LADDER, SAY_RECRUIT_CARD, UNIVERSITY
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.sheet import Sheet


class Athena(God):
    """C-8.4: the first philosopher is free. They cannot run out (C-1.8)."""

    def __init__(self) -> None:
        super().__init__(UNIVERSITY, CARD_LADDER)

    def offer_recruits(self, g: Classic, sheet: Sheet) -> None:
        sheet.add(SAY_RECRUIT_CARD)

    def recruit(self, g: Classic, said: Answer) -> None:
        price = self.pay_recruit(g)
        g.tell(told.PHILOSOPHER_RECRUITED, g.active, price)
        gain_philosopher(g)
