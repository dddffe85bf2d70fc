"""Why something cannot be done in a turn: for people, never on the hot path."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit
from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.buying import creature_price
from pelagos.games.legendary.construction import why_not_build
from pelagos.games.legendary.gods import GODS
from pelagos.games.legendary.gods.poseidon import harbours
from pelagos.games.legendary.heroes.sacrifice import why_not_sacrifice
from pelagos.games.legendary.hooks import closed_seas
from pelagos.games.legendary.ids import (
    ARES,
    ATHENA,
    HERA,
    HERO_PRICE,
    MERCENARIES,
    NONE,
    PHILOSOPHERS,
    POSEIDON,
    PRIESTESSES,
    SAY_BUILD,
    SAY_BUY,
    SAY_END_TURN,
    SAY_FORGO,
    SAY_HIRE,
    SAY_LEAD,
    SAY_LOOK,
    SAY_MARCH,
    SAY_RECRUIT_FLEET,
    SAY_RECRUIT_MERCENARY,
    SAY_RECRUIT_PHILOSOPHER,
    SAY_RECRUIT_PRIESTESS,
    SAY_RECRUIT_TROOP,
    SAY_SACRIFICE,
    SAY_SAIL,
    SLOT_2,
    ZEUS,
    GodId,
    Gold,
)
from pelagos.games.legendary.move import why_not_lead, why_not_march
from pelagos.games.legendary.ops import can_draw, card_in, on_hero_track
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.sea import why_not_sail
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal

OPTIONAL: Final = (SAY_END_TURN, SAY_SAIL, SAY_MARCH, SAY_LEAD, SAY_LOOK, SAY_HIRE, SAY_BUY)
"""L-9.2 (b): what follows the free actions."""


def why_not_in_turn(g: Legendary, said: Answer) -> Refusal | None:
    """The first thing that stands in the way; None if nothing does."""
    if said.verb in (SAY_BUILD, SAY_FORGO):
        return why_not_build(g, GODS[g.god], said)
    if SAY_RECRUIT_FLEET <= said.verb <= SAY_RECRUIT_PHILOSOPHER:
        return why_not_recruit(g, said)
    if said.verb == SAY_SACRIFICE:
        return why_not_sacrifice(g, said.x)
    if said.verb not in OPTIONAL:
        return Refusal(no.NOT_IN_A_TURN)
    if g.build_due or g.recruit_due:
        return Refusal(no.FREE_ACTIONS_FIRST)
    return why_not_optional(g, said)


def why_not_optional(g: Legendary, said: Answer) -> Refusal | None:
    """L-9.2 (b): what costs gold, or nothing."""
    if said.verb == SAY_END_TURN:
        return None
    if said.verb == SAY_SAIL:
        return _god(g, POSEIDON) or why_not_sail(g, said)
    if said.verb == SAY_MARCH:
        return _god(g, ARES) or why_not_march(g, said)
    if said.verb == SAY_LEAD:
        return Refusal(no.NO_HEROIC_MOVE) if g.god == ARES else why_not_lead(g, said)
    if said.verb == SAY_LOOK:
        return _god(g, ZEUS) or why_not_look(g)
    if said.verb == SAY_HIRE:
        return _god(g, HERA) or why_not_hire(g, said)
    if card_in(g, SLOT_2 + said.x) == NONE:
        return Refusal(no.EMPTY_SLOT, said.x)
    return _gold(g, creature_price(g, said.x))


def _god(g: Legendary, god: GodId) -> Refusal | None:
    """The action belongs to one god."""
    return None if g.god == god else Refusal(no.OTHER_GOD, god)


def _gold(g: Legendary, price: Gold) -> Refusal | None:
    return Refusal(no.TOO_DEAR, price) if g.purse(g.active) < price else None


def why_not_look(g: Legendary) -> Refusal | None:
    if g.looked:
        return Refusal(no.ALREADY_LOOKED)
    return None if can_draw(g) else Refusal(no.NO_CARD_LEFT)


def why_not_hire(g: Legendary, said: Answer) -> Refusal | None:
    if g.hired:
        return Refusal(no.ONE_HERO_A_TURN)
    if not on_hero_track(g, said.y):
        return Refusal(no.HERO_NOT_ON_TRACK, said.y)
    if g.owner[said.x] != g.active:
        return Refusal(no.NOT_YOUR_LAND, said.x)
    return _gold(g, HERO_PRICE)


def god_of_recruit(verb: i64) -> GodId:
    if verb == SAY_RECRUIT_FLEET:
        return POSEIDON
    if verb == SAY_RECRUIT_TROOP:
        return ARES
    if verb == SAY_RECRUIT_MERCENARY:
        return HERA
    return ZEUS if verb == SAY_RECRUIT_PRIESTESS else ATHENA


def why_not_recruit(g: Legendary, said: Answer) -> Refusal | None:
    """L-10: the god, the number, the price, the pieces, the place."""
    other = _god(g, god_of_recruit(said.verb))
    if other is not None:
        return other
    if g.build_due and not g.recruit_due:
        return Refusal(no.FREE_ACTIONS_FIRST)
    price = GODS[g.god].price(g)
    if price == NONE:
        return Refusal(no.ENOUGH_RECRUITS)
    return _gold(g, price) or why_not_supplied(g, said) or why_not_there(g, said)


def why_not_supplied(g: Legendary, said: Answer) -> Refusal | None:
    """L-1.3, L-1.4"""
    if said.verb == SAY_RECRUIT_FLEET:
        return None if g.fleet_reserve[g.active] else Refusal(no.RESERVE_EMPTY)
    if said.verb == SAY_RECRUIT_TROOP:
        return None if g.troop_reserve[g.active] else Refusal(no.RESERVE_EMPTY)
    row: i64 = PHILOSOPHERS if said.verb == SAY_RECRUIT_PHILOSOPHER else PRIESTESSES
    if said.verb == SAY_RECRUIT_MERCENARY:
        row = MERCENARIES
    return None if g.supply[row] else Refusal(no.SUPPLY_EMPTY)


def why_not_there(g: Legendary, said: Answer) -> Refusal | None:
    """L-10.3.4, L-10.4.2, L-10.5.2: where a recruit may stand."""
    if said.verb in (SAY_RECRUIT_TROOP, SAY_RECRUIT_MERCENARY):
        return None if g.owner[said.x] == g.active else Refusal(no.NOT_YOUR_LAND, said.x)
    if said.verb != SAY_RECRUIT_FLEET or harbours(g, g.active) & bit(said.x):
        return None
    if closed_seas(g) & bit(said.x):
        return Refusal(no.CLOSED_SEA, said.x)
    foreign = g.ruler[said.x] not in (NONE, g.active)
    return Refusal(no.SEA_OF_ANOTHER if foreign else no.SEA_NOT_NEXT_TO_YOU, said.x)
