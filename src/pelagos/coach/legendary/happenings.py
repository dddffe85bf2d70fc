"""Why what rivals did in Legendary matters."""

from __future__ import annotations

from typing import Final

from pelagos.coach.legendary import kinds
from pelagos.coach.legendary.holdings import factions_of, kinds_of, metropolises_of, team_of
from pelagos.coach.remarks import Remark
from pelagos.games.legendary import events as told
from pelagos.games.legendary.building import metropolises
from pelagos.games.legendary.creatures.dryad import PRIESTESS_STOLEN
from pelagos.games.legendary.creatures.griffin import GOLD_STOLEN
from pelagos.games.legendary.creatures.satyr import PHILOSOPHER_STOLEN
from pelagos.games.legendary.ids import KINDS
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.event import Event

STOLEN: Final = (
    (PRIESTESS_STOLEN, kinds.PRIESTESS_STOLEN),
    (PHILOSOPHER_STOLEN, kinds.PHILOSOPHER_STOLEN),
)
NEAR: Final = 3
"""L-14.9: philosophers of somebody who lacks one."""


def news(g: Legendary, seat: int, event: Event) -> Remark | None:
    mine, numbers = factions_of(g, seat), event.numbers
    if event.kind is GOLD_STOLEN:
        return Remark(kinds.GOLD_STOLEN, (numbers[0], numbers[2])) if numbers[1] == team_of(g, seat) else None
    if not event.kind.params or event.kind.params[0] not in ("who:faction", "whom:faction"):
        return None
    if event.kind is told.OFFER_LOST:
        return Remark(kinds.OUTBID, (numbers[1],)) if numbers[0] in mine else None
    if event.kind is told.FLEET_LOST:
        return Remark(kinds.FLEET_LOST, (numbers[1],)) if numbers[0] in mine else None
    if numbers[0] in mine:
        return None
    if event.kind is told.METROPOLIS_TAKEN and numbers[1] in mine:
        return Remark(kinds.METROPOLIS_LOST, (numbers[0], metropolises_of(g, seat)))
    if event.kind is told.LAND_CAPTURED and numbers[1] in mine:
        return Remark(kinds.LAND_LOST, (numbers[0], numbers[2]))
    for stolen, kind in STOLEN:
        if event.kind is stolen and numbers[1] in mine:
            return Remark(kind, (numbers[0],))
    return _progress(g, event)


def _progress(g: Legendary, event: Event) -> Remark | None:
    """How far a rival is."""
    who, *rest = event.numbers
    if event.kind is told.METROPOLIS_FOUNDED:
        return Remark(kinds.FOUNDED, (who, int(metropolises(g, g.team_of(who))), int(g.frame.goal)))
    if event.kind is told.PHILOSOPHER_TAKEN and g.philosophers[who] == NEAR:
        return Remark(kinds.NEAR_BY_PHILOSOPHERS, (who, NEAR))
    if event.kind is told.BUILDING_BUILT and len(kinds_of(g, who)) == KINDS - 1:
        return Remark(kinds.NEAR_BY_BUILDINGS, (who,))
    return Remark(kinds.HERO_CAME, (who, rest[0])) if event.kind is told.HERO_HIRED else None
