"""Zeus: priests, temples, replacing a creature (C-8.4, C-9.6, C-13)."""

from pelagos.games.classic import events as told
from pelagos.games.classic.gods.god import God
from pelagos.games.classic.ids import (
    CARD_LADDER,
    NONE,
    PRIESTS,
    REPLACE_PRICE,
    SAY_RECRUIT_CARD,
    SAY_REPLACE,
    SLOT_2,
    SLOT_4,
    TEMPLE,
)
from pelagos.games.classic.ops import card_in, discard, spend
from pelagos.games.classic.phases import FillSlot
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.sheet import Sheet


def priests_left(g: Classic) -> int:
    """C-1.8"""
    left = PRIESTS
    for seat in range(g.seats):
        left -= int(g.priests[seat])
    return left


class Zeus(God):
    """C-8.4: the first priest is free; replacing a creature costs 1 GP."""

    def __init__(self) -> None:
        super().__init__(TEMPLE, CARD_LADDER)

    def offer_recruits(self, g: Classic, sheet: Sheet) -> None:
        if priests_left(g) > 0:
            sheet.add(SAY_RECRUIT_CARD)

    def recruit(self, g: Classic, said: Answer) -> None:
        price = self.pay_recruit(g)
        g.priests[g.active] += 1
        g.tell(told.PRIEST_RECRUITED, g.active, price)

    def offer_special(self, g: Classic, sheet: Sheet) -> None:
        """C-13.1, C-13.3: an occupied slot."""
        if g.gold[g.active] >= REPLACE_PRICE:
            for slot in range(SLOT_4, SLOT_2 + 1):
                if card_in(g, slot) != NONE:
                    sheet.add(SAY_REPLACE, slot - SLOT_4)

    def special(self, g: Classic, said: Answer) -> None:
        """C-13.2: discard, then draw into the same slot."""
        spend(g, g.active, REPLACE_PRICE)
        slot = SLOT_4 + said.x
        creature = card_in(g, slot)
        g.tell(told.CREATURE_REPLACED, g.active, creature)
        discard(g, creature)
        g.then(FillSlot(slot))
