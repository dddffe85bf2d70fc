"""Goal, phases and reasons in Legendary."""

from __future__ import annotations

from typing import Final

from pelagos.coach.legendary import kinds
from pelagos.coach.legendary.dangers import within_reach
from pelagos.coach.legendary.holdings import acting, factions_of, kinds_of, metropolises_of, metropolises_with_due
from pelagos.coach.remarks import CREATURES_FALL, REACHES, READ, Remark
from pelagos.games.legendary.actions import TakeTurn
from pelagos.games.legendary.bonus import PlaceFleet, PlaceTroop, Prosper
from pelagos.games.legendary.building import PHILOSOPHERS_FOR_A_METROPOLIS, FoundMetropolis, GiveBack
from pelagos.games.legendary.gods import GODS
from pelagos.games.legendary.gods.apollo import PutToken
from pelagos.games.legendary.ids import (
    APOLLO,
    ATHENA,
    KINDS,
    NONE,
    SAY_BID,
    SAY_BID_APOLLO,
    SAY_BUILD,
    SAY_CLAIM,
    SAY_FOUND,
    SAY_LAUNCH,
    SAY_LEAD,
    SAY_MARCH,
    SAY_RECRUIT_FLEET,
    SAY_RECRUIT_PHILOSOPHER,
    SAY_SAIL,
)
from pelagos.games.legendary.maintenance import KeepOrRelease, MoveFigure
from pelagos.games.legendary.move import TakeHero, TakeMercenaries, TakeTroops
from pelagos.games.legendary.offerings import PlacePawn
from pelagos.games.legendary.ops import cornucopias
from pelagos.games.legendary.placement import ClaimLand, ClaimThird, LaunchFleet, MusterTroop
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind

PHASES: Final[tuple[tuple[tuple[type, ...], Kind], ...]] = (
    ((ClaimLand, ClaimThird, LaunchFleet, MusterTroop), kinds.OPENING),
    ((PlacePawn,), kinds.OFFERINGS),
    ((KeepOrRelease, MoveFigure), kinds.KEEPING),
    ((PutToken,), kinds.APOLLO_TURN),
    ((TakeTroops, TakeMercenaries, TakeHero), kinds.MOVING),
    ((FoundMetropolis, GiveBack), kinds.METROPOLIS),
    ((PlaceTroop, PlaceFleet, Prosper), kinds.BONUS),
)


def goal(g: Legendary, seat: int) -> list[Remark]:
    """L-17.2, and the ways to the next metropolis of L-14.7 on which the side is under way."""
    have = metropolises_of(g, seat)
    found = [Remark(kinds.GOAL, (have, int(g.frame.goal)))]
    if have >= g.frame.goal:
        return [*found, Remark(kinds.AHEAD)]
    mine = factions_of(g, seat)
    most = max(int(g.philosophers[who]) for who in mine)
    if most:
        found.append(Remark(kinds.BY_PHILOSOPHERS, (most,)))
    owned = kinds_of(g, mine[0])
    if len(owned) == KINDS - 1:
        found.append(Remark(kinds.ONE_KIND_MISSING, (next(kind for kind in range(KINDS) if kind not in owned),)))
    elif owned:
        found.append(Remark(kinds.BY_BUILDINGS, (len(owned),)))
    return found


def phase(g: Legendary, seat: int) -> list[Remark]:
    """L-5 to L-9; in the first cycle with what a newcomer should know of it."""
    now = _phase(g)
    if g.cycle != 1:
        return [now]
    if now.kind is kinds.OFFERINGS:
        return [now, Remark(kinds.ROW), Remark(READ)]
    return [now, Remark(CREATURES_FALL)] if now.kind in (kinds.FREE_ACTIONS, kinds.TURN) else [now]


def _phase(g: Legendary) -> Remark:
    task = g.agenda[-1]
    for tasks, kind in PHASES:
        if isinstance(task, tasks):
            return Remark(kind)
    if g.attacker != NONE:
        return Remark(kinds.BATTLE)
    if g.god == NONE:
        return Remark(kinds.OFFERINGS if g.cycle else kinds.OPENING)
    if not isinstance(task, TakeTurn):
        return Remark(kinds.EFFECT)
    due = g.build_due or g.recruit_due
    return Remark(kinds.FREE_ACTIONS if due else kinds.TURN, (int(g.god),))


def reached(before: Legendary, after: Legendary, seat: int) -> Remark | None:
    """L-17.2: the metropolis that was lacking."""
    had, have = metropolises_with_due(before, seat), metropolises_with_due(after, seat)
    return Remark(REACHES, (have,)) if had < before.frame.goal <= have else None


def about(g: Legendary, seat: int, said: Answer) -> list[Remark]:
    verb = said.verb
    if verb == SAY_BID_APOLLO:
        return [Remark(kinds.GODS[APOLLO])]
    if verb == SAY_BID:
        return [*_lacking(g, int(said.x)), Remark(kinds.GODS[said.x])]
    if verb == SAY_CLAIM:
        return _land(g, int(said.x))
    if verb in (SAY_MARCH, SAY_LEAD) and g.owner[said.y] != acting(g):
        return _land(g, int(said.y))
    if verb in (SAY_LAUNCH, SAY_RECRUIT_FLEET):
        return _sea(g, int(said.x))
    if verb == SAY_SAIL:
        return _sea(g, int(said.y))
    if verb == SAY_RECRUIT_PHILOSOPHER:
        return [Remark(kinds.PHILOSOPHER, (int(g.philosophers[acting(g)]) + 1,))]
    if verb == SAY_FOUND:
        return _safety(g, seat, int(g.board.site_land[said.x]))
    return _built(g, int(said.y)) if verb == SAY_BUILD else []


def _safety(g: Legendary, seat: int, land: int) -> list[Remark]:
    """L-14.14: who guards what would stand there, and whether anybody can come."""
    found = [] if land in within_reach(g, seat) else [Remark(kinds.OUT_OF_REACH, (land,))]
    guards = int(g.troops[land] + g.mercenaries[land])
    return [*found, Remark(kinds.GUARDS, (land, guards))] if guards else found


def _land(g: Legendary, land: int) -> list[Remark]:
    """L-6.4, L-14.3: what a land is worth to whoever comes to own it."""
    gold = int(cornucopias(g, land))
    free = [site for site in range(g.board.first_site[land], g.board.first_site[land + 1]) if g.building[site] == NONE]
    found = [Remark(kinds.LAND_INCOME, (land, gold))] if gold else []
    return [*found, Remark(kinds.LAND_SITES, (land, len(free)))] if free else found


def _sea(g: Legendary, sea: int) -> list[Remark]:
    gold = int(cornucopias(g, g.board.lands + sea))
    return [Remark(kinds.SEA_INCOME, (sea, gold))] if gold and g.ruler[sea] == NONE else []


def _built(g: Legendary, kind: int) -> list[Remark]:
    """L-14.8: a kind that the side lacks."""
    owned = kinds_of(g, acting(g))
    if kind in owned or not 0 <= kind < KINDS:
        return []
    if len(owned) == KINDS - 1:
        return [Remark(kinds.COMPLETES, (kind,))]
    return [Remark(kinds.NEW_KIND, (kind, len(owned) + 1))]


def _lacking(g: Legendary, god: int) -> list[Remark]:
    """What the turn of this god would add: his building, where the side has none of its kind."""
    who = acting(g)
    found = _built(g, int(GODS[god].kind)) if g.frame.gods_up and god < len(GODS) else []
    if god == ATHENA and 0 < g.philosophers[who] < PHILOSOPHERS_FOR_A_METROPOLIS:
        found.insert(0, Remark(kinds.PHILOSOPHER, (int(g.philosophers[who]) + 1,)))
    return found
