"""Buying creatures (L-10.7)."""

from mypy_extensions import i64

from pelagos.games.legendary import events as told
from pelagos.games.legendary.building import owns_site
from pelagos.games.legendary.creatures.use import use_creature
from pelagos.games.legendary.hooks import PROTECTORS, card_site
from pelagos.games.legendary.ids import (
    IN_USE,
    METROPOLIS,
    NONE,
    ON_CARD,
    OWNER_OF,
    PLACE_OF,
    SAY_BUY,
    SLOT_2,
    SLOT_PRICES,
    SLOTS,
    TEMPLE,
    Faction,
    Gold,
    HeroId,
    Site,
    Slot,
)
from pelagos.games.legendary.ops import card_in
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.purse import spend
from pelagos.kernel.sheet import Sheet


def offer_creatures(g: Legendary, sheet: Sheet) -> None:
    """L-10.7.1: every card of the track that can be paid."""
    means = g.purse(g.active) + unused_discounts(g, g.active)
    for slot in range(SLOTS):
        if SLOT_PRICES[slot] <= means and card_in(g, SLOT_2 + slot) != NONE:
            sheet.add(SAY_BUY, slot)


def creature_price(g: Legendary, slot: Slot) -> Gold:
    """L-10.7.1: the number of the slot less the unused discounts, at least nothing."""
    return discounted(g, g.active, SLOT_PRICES[slot])


def discounted(g: Legendary, who: Faction, price: Gold) -> Gold:
    """The same for any faction, from the number of a slot."""
    return max(0, price - unused_discounts(g, who))


def gives_discount(g: Legendary, who: Faction, site: Site, metropolis: bool) -> bool:
    """L-10.7.2: an own temple, or an own metropolis, not used in this cycle."""
    stands = g.building[site] >= METROPOLIS if metropolis else g.building[site] == TEMPLE
    return stands and not g.temple_used[site] and owns_site(g, who, site)


def card_gives_discount(g: Legendary, who: Faction, hero: HeroId) -> bool:
    """L-16.7.3: so does a metropolis on a card."""
    held = g.heroes[PLACE_OF + hero] == ON_CARD and g.heroes[OWNER_OF + hero] == who
    return held and g.temple_used[card_site(g, hero)] == 0


def unused_discounts(g: Legendary, who: Faction) -> i64:
    count: i64 = 0
    for site in range(g.board.sites):
        holy = g.building[site] == TEMPLE or g.building[site] >= METROPOLIS
        if holy and not g.temple_used[site] and owns_site(g, who, site):
            count += 1
    for hero in PROTECTORS:
        if card_gives_discount(g, who, hero):
            count += 1
    return count


def buy(g: Legendary, slot: Slot) -> None:
    """L-21.13: pay, mark the discounts, take the card, apply the effect."""
    price = creature_price(g, slot)
    use_discounts(g, g.active, SLOT_PRICES[slot] - price)
    spend(g, g.team_of(g.active), price)
    creature = card_in(g, SLOT_2 + slot)
    g.creatures.move(g, creature, SLOT_2 + slot, IN_USE)
    g.tell(told.CREATURE_BOUGHT, g.active, creature, price)
    use_creature(g, g.active, creature)


def use_discounts(g: Legendary, who: Faction, discount: Gold) -> None:
    """L-10.7.2: temples first, then metropolises, those on cards last."""
    for metropolis in (False, True):
        for site in range(g.board.sites):
            if discount and gives_discount(g, who, site, metropolis):
                g.temple_used[site] = 1
                discount -= 1
    for hero in PROTECTORS:
        if discount and card_gives_discount(g, who, hero):
            g.temple_used[card_site(g, hero)] = 1
            discount -= 1
