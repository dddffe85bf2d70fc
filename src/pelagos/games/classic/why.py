"""Why something cannot be done in a turn: for people, never on the hot path."""

from pelagos.games.classic import refusals as no
from pelagos.games.classic.buying import creature_price
from pelagos.games.classic.conquest import may_land
from pelagos.games.classic.gods import GODS
from pelagos.games.classic.gods.god import God
from pelagos.games.classic.gods.poseidon import harbours
from pelagos.games.classic.hooks import closed_seas, holds_troops
from pelagos.games.classic.ids import (
    ARES,
    ATHENA,
    BUILDING_PRICE,
    MOVE_PRICE,
    NONE,
    POSEIDON,
    REPLACE_PRICE,
    SAY_BUILD,
    SAY_BUY,
    SAY_END_TURN,
    SAY_MARCH,
    SAY_RECRUIT_CARD,
    SAY_RECRUIT_FLEET,
    SAY_RECRUIT_TROOP,
    SAY_REPLACE,
    SAY_SAIL,
    SLOT_4,
    TYPES,
    ZEUS,
    ZONE_O,
    ZONE_S,
    GodId,
    Gold,
    Island,
    Site,
    Slot,
)
from pelagos.games.classic.move import why_not_sail
from pelagos.games.classic.ops import card_in, free_slots, seas_of
from pelagos.games.classic.position import Classic
from pelagos.games.classic.reach import chained_islands
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.sheet import Sheet


def why_not_in_turn(g: Classic, said: Answer) -> Refusal | None:
    """The first thing that stands in the way; None if nothing does."""
    god = GODS[g.god]
    if said.verb in (SAY_RECRUIT_FLEET, SAY_RECRUIT_TROOP, SAY_RECRUIT_CARD):
        return why_not_recruit(g, god, said)
    if said.verb == SAY_BUILD:
        return why_not_build(g, god, said.x, said.y)
    if said.verb == SAY_SAIL:
        return _god_or_gold(g, POSEIDON, MOVE_PRICE) or why_not_sail(g, said)
    if said.verb == SAY_MARCH:
        return _god_or_gold(g, ARES, MOVE_PRICE) or why_not_march(g, said)
    if said.verb == SAY_REPLACE:
        return _god_or_gold(g, ZEUS, REPLACE_PRICE) or _occupied(g, said.x)
    if said.verb == SAY_BUY:
        return _occupied(g, said.x) or _gold(g, creature_price(g, SLOT_4 + said.x))
    if said.verb == SAY_END_TURN:
        return why_not_end(g, god)
    return Refusal(no.NOT_IN_A_TURN)


def _god_or_gold(g: Classic, god: GodId, price: Gold) -> Refusal | None:
    """The action belongs to one god, and costs gold."""
    return Refusal(no.OTHER_GOD, god) if g.god != god else _gold(g, price)


def _gold(g: Classic, price: Gold) -> Refusal | None:
    return Refusal(no.TOO_DEAR, price) if g.gold[g.active] < price else None


def _occupied(g: Classic, slot: Slot) -> Refusal | None:
    return Refusal(no.EMPTY_SLOT, slot) if card_in(g, SLOT_4 + slot) == NONE else None


def why_not_recruit(g: Classic, god: God, said: Answer) -> Refusal | None:
    """C-9"""
    if said.verb == SAY_RECRUIT_FLEET and g.god != POSEIDON:
        return Refusal(no.OTHER_GOD, POSEIDON)
    if said.verb == SAY_RECRUIT_TROOP and g.god != ARES:
        return Refusal(no.OTHER_GOD, ARES)
    if said.verb == SAY_RECRUIT_CARD and g.god not in (ZEUS, ATHENA):
        return Refusal(no.OTHER_GOD, ZEUS)
    price = god.price(g.recruits)
    if price == NONE:
        return Refusal(no.ENOUGH_RECRUITS, g.recruits)
    return _gold(g, price) or why_not_here(g, said)


def why_not_here(g: Classic, said: Answer) -> Refusal | None:
    """The reserve, and the place for a recruit."""
    if said.verb == SAY_RECRUIT_CARD:
        sheet = Sheet()
        GODS[g.god].offer_recruits(g, sheet)
        return None if sheet.count else Refusal(no.CARDS_GONE)
    if said.verb == SAY_RECRUIT_TROOP:
        if g.troop_reserve[g.active] == 0:
            return Refusal(no.RESERVE_EMPTY)
        return None if g.owner[said.x] == g.active else Refusal(no.NOT_YOUR_ISLAND, said.x)
    if g.fleet_reserve[g.active] == 0:
        return Refusal(no.RESERVE_EMPTY)
    if closed_seas(g) >> said.x & 1:
        return Refusal(no.CLOSED_SEA, said.x)
    if g.ruler[said.x] != NONE and g.ruler[said.x] != g.active:
        return Refusal(no.SEA_OF_ANOTHER, said.x)
    return None if harbours(g) >> said.x & 1 else Refusal(no.SEA_NOT_NEXT_TO_YOU, said.x)


def why_not_build(g: Classic, god: God, island: Island, site: Site) -> Refusal | None:
    """C-10"""
    if site % TYPES != god.building:
        return Refusal(no.OTHER_BUILDING, g.god)
    if g.owner[island] != g.active:
        return Refusal(no.NOT_YOUR_ISLAND, island)
    if g.supply[god.building] == 0:
        return Refusal(no.SUPPLY_EMPTY, god.building)
    if g.gold[g.active] < BUILDING_PRICE:
        return Refusal(no.TOO_DEAR, BUILDING_PRICE)
    zone = ZONE_S if site < TYPES else ZONE_O
    if zone == ZONE_S and g.metropolis[island]:
        return Refusal(no.UNDER_METROPOLIS, island)
    return None if free_slots(g, island, zone) > 0 else Refusal(no.NO_FREE_SLOT, island)


def why_not_march(g: Classic, said: Answer) -> Refusal | None:
    """C-12"""
    if g.owner[said.x] != g.active:
        return Refusal(no.NOT_YOUR_ISLAND, said.x)
    if g.troops[said.x] == 0:
        return Refusal(no.NO_TROOP_THERE, said.x)
    if holds_troops(g, said.x):
        return Refusal(no.HELD_BY_MEDUSA, said.x)
    if said.x == said.y:
        return Refusal(no.SAME_ISLAND, said.x)
    if not chained_islands(g, seas_of(g, g.active), said.x) >> said.y & 1:
        return Refusal(no.NO_CHAIN, said.x, said.y)
    if not may_land(g, said.y):
        return Refusal(no.LAST_ISLAND, said.y)
    return None if 1 <= said.n <= g.troops[said.x] else Refusal(no.TOO_FEW_TROOPS, said.x, g.troops[said.x])


def why_not_end(g: Classic, god: God) -> Refusal | None:
    """C-8.6"""
    if g.recruits:
        return None
    sheet = Sheet()
    god.offer_recruits(g, sheet)
    return Refusal(no.FREE_RECRUIT_DUE) if sheet.count else None
