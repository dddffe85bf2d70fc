"""Why what rivals did in Classic matters."""

from __future__ import annotations

from typing import Final

from pelagos.coach.classic import kinds
from pelagos.coach.classic.guide import PHILOSOPHERS_FOR_A_METROPOLIS
from pelagos.coach.classic.holdings import kinds_of
from pelagos.coach.remarks import Remark
from pelagos.games.classic import events as told
from pelagos.games.classic.creatures.dryad import PRIEST_STOLEN
from pelagos.games.classic.creatures.griffon import GOLD_STOLEN
from pelagos.games.classic.creatures.satyr import PHILOSOPHER_STOLEN
from pelagos.games.classic.ids import TYPES
from pelagos.games.classic.ops import metropolises
from pelagos.games.classic.position import Classic
from pelagos.kernel.event import Event

STOLEN: Final = (
    (PRIEST_STOLEN, kinds.PRIEST_STOLEN),
    (PHILOSOPHER_STOLEN, kinds.PHILOSOPHER_STOLEN),
)


def news(g: Classic, seat: int, event: Event) -> Remark | None:
    numbers = event.numbers
    if not event.kind.params or event.kind.params[0] not in ("who:seat", "whom:seat"):
        return None
    if event.kind is told.OFFER_LOST:
        return Remark(kinds.OUTBID, (numbers[1],)) if numbers[0] == seat else None
    if event.kind is told.FLEET_LOST:
        return Remark(kinds.FLEET_LOST, (numbers[1],)) if numbers[0] == seat else None
    if numbers[0] == seat:
        return None
    if event.kind is told.ISLAND_CAPTURED:
        return Remark(kinds.ISLAND_LOST, (numbers[0], numbers[2])) if numbers[1] == seat else None
    if event.kind is GOLD_STOLEN:
        return Remark(kinds.GOLD_STOLEN, (numbers[0], numbers[2])) if numbers[1] == seat else None
    for stolen, kind in STOLEN:
        if event.kind is stolen and numbers[1] == seat:
            return Remark(kind, (numbers[0],))
    return _progress(g, event)


def _progress(g: Classic, event: Event) -> Remark | None:
    """How far a rival is."""
    who = event.numbers[0]
    if event.kind is told.METROPOLIS_FOUNDED:
        return Remark(kinds.FOUNDED, (who, int(metropolises(g, who)), int(g.frame.goal)))
    near = PHILOSOPHERS_FOR_A_METROPOLIS - 1
    if event.kind is told.PHILOSOPHER_RECRUITED and g.philosophers[who] == near:
        return Remark(kinds.NEAR_BY_PHILOSOPHERS, (who, near))
    if event.kind is told.BUILDING_BUILT and len(kinds_of(g, who)) == TYPES - 1:
        return Remark(kinds.NEAR_BY_BUILDINGS, (who,))
    return None
