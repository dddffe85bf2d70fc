"""Goal, phases and reasons in Classic."""

from __future__ import annotations

from typing import Final

from pelagos.coach.classic import kinds
from pelagos.coach.classic.holdings import kinds_of, metropolises_with_due
from pelagos.coach.remarks import CREATURES_FALL, REACHES, READ, Remark
from pelagos.games.classic.actions import Prosper, TakeTurn
from pelagos.games.classic.building import ChooseSite, GiveBack
from pelagos.games.classic.gods import GODS
from pelagos.games.classic.ids import (
    APOLLO,
    ATHENA,
    NONE,
    SAY_BID,
    SAY_BID_APOLLO,
    SAY_BUILD,
    SAY_FLY,
    SAY_MARCH,
    SAY_RECRUIT_CARD,
    SAY_RECRUIT_FLEET,
    SAY_SAIL,
    TYPES,
    ZONE_O,
    ZONE_S,
)
from pelagos.games.classic.move import SailOn
from pelagos.games.classic.offerings import PlaceMarker
from pelagos.games.classic.ops import free_slots, metropolises
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind

PHILOSOPHERS_FOR_A_METROPOLIS: Final = 4
PHASES: Final[tuple[tuple[tuple[type, ...], Kind], ...]] = (
    ((PlaceMarker,), kinds.OFFERINGS),
    ((Prosper,), kinds.APOLLO_TURN),
    ((SailOn,), kinds.SAILING),
    ((ChooseSite, GiveBack), kinds.METROPOLIS),
)


def god_of_kind(kind: int) -> int:
    """C-10.2: the god who builds it."""
    return next(int(god) for god, power in enumerate(GODS) if power.building == kind)


def goal(g: Classic, seat: int) -> list[Remark]:
    """C-18.1, and the ways to the next metropolis of C-15."""
    have = int(metropolises(g, seat))
    found = [Remark(kinds.GOAL, (have, int(g.frame.goal)))]
    if have >= g.frame.goal:
        return [*found, Remark(kinds.AHEAD)]
    if g.philosophers[seat]:
        found.append(Remark(kinds.BY_PHILOSOPHERS, (int(g.philosophers[seat]),)))
    owned = kinds_of(g, seat)
    if len(owned) == TYPES - 1:
        missing = next(kind for kind in range(TYPES) if kind not in owned)
        found.append(Remark(kinds.ONE_KIND_MISSING, (god_of_kind(missing),)))
    elif owned:
        found.append(Remark(kinds.BY_BUILDINGS, (len(owned),)))
    return found


def phase(g: Classic, seat: int) -> list[Remark]:
    """In the first cycle with what a newcomer should know of it."""
    now = _phase(g)
    if g.cycle != 1:
        return [now]
    if now.kind is kinds.OFFERINGS:
        return [now, Remark(kinds.ROW), Remark(READ)]
    return [now, Remark(CREATURES_FALL)] if now.kind is kinds.TURN else [now]


def _phase(g: Classic) -> Remark:
    task = g.agenda[-1]
    for tasks, kind in PHASES:
        if isinstance(task, tasks):
            return Remark(kind)
    if g.attacker != NONE:
        return Remark(kinds.BATTLE)
    if g.god == NONE:
        return Remark(kinds.OFFERINGS)
    return Remark(kinds.TURN, (int(g.god),)) if isinstance(task, TakeTurn) else Remark(kinds.EFFECT)


def reached(before: Classic, after: Classic, seat: int) -> Remark | None:
    """C-18.1: the metropolis that was lacking."""
    had, have = metropolises_with_due(before, seat), metropolises_with_due(after, seat)
    return Remark(REACHES, (have,)) if had < before.frame.goal <= have else None


def about(g: Classic, seat: int, said: Answer) -> list[Remark]:
    verb = said.verb
    if verb == SAY_BID_APOLLO:
        return [Remark(kinds.GODS[APOLLO])]
    if verb == SAY_BID:
        return [*_promises(g, seat, int(said.x)), Remark(kinds.GODS[said.x])]
    if verb in (SAY_MARCH, SAY_FLY) and g.owner[said.y] != seat:
        return _island(g, int(said.y))
    if verb in (SAY_RECRUIT_FLEET, SAY_SAIL):
        sea = int(said.x if verb == SAY_RECRUIT_FLEET else said.y)
        return [Remark(kinds.SEA_INCOME, (sea,))] if g.board.trade[sea] and g.ruler[sea] == NONE else []
    if verb == SAY_RECRUIT_CARD and g.god == ATHENA:
        return [Remark(kinds.PHILOSOPHER, (int(g.philosophers[seat]) + 1,))]
    return _built(g, seat, int(said.y % TYPES)) if verb == SAY_BUILD else []


def _island(g: Classic, island: int) -> list[Remark]:
    """C-2.5, C-6.4: what an island is worth to whoever comes to own it."""
    gold = int(g.board.prosperity[island] + g.prosperity[island])
    free = int(free_slots(g, island, ZONE_S) + free_slots(g, island, ZONE_O))
    found = [Remark(kinds.ISLAND_INCOME, (island, gold))] if gold else []
    return [*found, Remark(kinds.ISLAND_SLOTS, (island, free))] if free else found


def _built(g: Classic, seat: int, kind: int) -> list[Remark]:
    owned = kinds_of(g, seat)
    return [] if kind in owned else [Remark(kinds.NEW_KIND, (god_of_kind(kind), len(owned) + 1))]


def _promises(g: Classic, seat: int, god: int) -> list[Remark]:
    """What the turn of this god would add: his building, where the seat has none, or a philosopher."""
    found = _built(g, seat, int(GODS[god].building))
    if god == ATHENA and 0 < g.philosophers[seat] < PHILOSOPHERS_FOR_A_METROPOLIS:
        found.insert(0, Remark(kinds.PHILOSOPHER, (int(g.philosophers[seat]) + 1,)))
    return found
