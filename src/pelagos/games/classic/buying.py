"""Buying creatures (C-19.1 to C-19.5)."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.classic import events as told
from pelagos.games.classic.creatures.use import use_creature
from pelagos.games.classic.ids import IN_USE, NONE, SAY_BUY, SLOT_2, SLOT_4, TEMPLE, CardPlace, Gold, Slot
from pelagos.games.classic.ops import built, card_in, spend
from pelagos.games.classic.position import Classic
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet

SLOT_PRICES: Final = (4, 3, 2)


def offer_creatures(g: Classic, sheet: Sheet) -> None:
    """C-19.1: every card of the track that can be paid."""
    for slot in range(SLOT_4, SLOT_2 + 1):
        if card_in(g, slot) != NONE and creature_price(g, slot) <= g.gold[g.active]:
            sheet.add(SAY_BUY, slot - SLOT_4)


def creature_price(g: Classic, slot: CardPlace) -> Gold:
    """C-19.2: the number of the slot, less the temples not yet used in this cycle, at least 1."""
    return discounted(g, g.active, SLOT_PRICES[slot - SLOT_4])


def discounted(g: Classic, seat: Seat, price: Gold) -> Gold:
    """The same for anybody, from the number of a slot."""
    return max(1, price - unused_temples(g, seat))


def unused_temples(g: Classic, seat: Seat) -> i64:
    """C-19.5: temples and metropolises whose discount is still to be had."""
    count: i64 = 0
    for island in range(len(g.owner)):
        if g.owner[island] == seat:
            count += built(g, island, TEMPLE) - g.used_temples[island]
            if g.metropolis[island] == 1:
                count += 1
    return count


def buy(g: Classic, slot: Slot) -> None:
    """C-19.3: pay, take the card, apply the effect, put the card away."""
    place = SLOT_4 + slot
    creature = card_in(g, place)
    price = creature_price(g, place)
    use_temples(g, SLOT_PRICES[slot] - price)
    spend(g, g.active, price)
    g.where[creature] = IN_USE
    g.tell(told.CREATURE_BOUGHT, g.active, creature, price)
    use_creature(g, creature)


def use_temples(g: Classic, discount: Gold) -> None:
    """C-19.5: temples before metropolises, the lowest island first."""
    for island in range(len(g.owner)):
        if g.owner[island] == g.active:
            used = min(discount, built(g, island, TEMPLE) - g.used_temples[island])
            g.used_temples[island] += used
            discount -= used
    for island in range(len(g.owner)):
        if discount and g.owner[island] == g.active and g.metropolis[island] == 1:
            g.metropolis[island] = 2
            discount -= 1
