"""What rivals can do in Classic: landings over chains of fleets with exact odds (C-14), and a god that wins (C-18)."""

from __future__ import annotations

from typing import Final

from pelagos.coach.classic import kinds
from pelagos.coach.classic.guide import PHILOSOPHERS_FOR_A_METROPOLIS, god_of_kind
from pelagos.coach.classic.holdings import kinds_of, rivals_of
from pelagos.coach.remarks import Remark, Threat, in_hundred
from pelagos.games.archipelago.bits import bit
from pelagos.games.classic.conquest import may_land
from pelagos.games.classic.hooks import holds_troops
from pelagos.games.classic.ids import ARES, ATHENA, BUILDING_PRICE, NONE, TYPES
from pelagos.games.classic.odds import on_land
from pelagos.games.classic.offerings import PlaceMarker
from pelagos.games.classic.ops import islands_owned, metropolises, seas_of
from pelagos.games.classic.position import Classic
from pelagos.games.classic.reach import chained_islands
from pelagos.kernel.event import Kind

ISLAND: Final = 0
A_METROPOLIS: Final = 1
LAST_METROPOLIS: Final = 2
LAST_ISLAND: Final = 3
STAKES: Final = (1, 100, 200, 300)
"""What each stake weighs."""
SOON: Final = 50
VICTORY: Final = 1000
PAIR: Final = 2
"""C-5.4: so many gods lie face up for three players."""


def threats(g: Classic, seat: int) -> list[Threat]:
    if g.attacker != NONE:
        return []
    found = _winning(g, seat)
    for rival in rivals_of(g, seat):
        found += _landings(g, seat, rival)
    return found


def stake_of(g: Classic, seat: int, island: int) -> int:
    """C-16.6: whoever loses their last island is out."""
    if islands_owned(g, seat) == 1:
        return LAST_ISLAND
    if not g.metropolis[island]:
        return ISLAND
    return LAST_METROPOLIS if metropolises(g, seat) == 1 else A_METROPOLIS


def _landings(g: Classic, seat: int, rival: int) -> list[Threat]:
    """With the troops of one island each, as a march goes (C-12.2)."""
    waters = seas_of(g, rival)
    theirs = g.clone()
    theirs.active = rival
    best: dict[int, int] = {}
    for home, owner in enumerate(g.owner):
        if owner != rival or not g.troops[home] or holds_troops(g, home):
            continue
        goals = chained_islands(g, waters, home)
        for island, holder in enumerate(g.owner):
            if holder == seat and goals & bit(island) and may_land(theirs, island):
                odds = on_land(g, island, g.troops[home]).odds()
                best[island] = max(best.get(island, 0), in_hundred(odds.win, odds.total))
    soon = _has_ares(g, rival) and bool(g.least[rival] > 0)
    kind = kinds.THREAT_NOW if soon else when_ares(g)
    return [] if kind is None else [_threat(g, seat, rival, island, percent, kind) for island, percent in best.items()]


def _has_ares(g: Classic, rival: int) -> bool:
    """C-8.1: is there a turn of theirs with Ares in this cycle, or is it now?"""
    if _offering(g):
        return False
    marker = g.bidder[ARES]
    return bool(marker != NONE and g.seat_of(marker) == rival)


def _offering(g: Classic) -> bool:
    return any(isinstance(task, PlaceMarker) for task in g.agenda)


def when_ares(g: Classic) -> Kind | None:
    """C-5.2 to C-5.4: can Ares still be had in this cycle, or in the next one? A pair comes every other time."""
    up = ARES in [int(g.gods[position]) for position in range(g.frame.gods_up)]
    if up and _offering(g):
        return kinds.THREAT_ARES
    by_pairs = g.frame.gods_up == PAIR and g.cycle % 2 == 1
    return None if up and by_pairs else kinds.THREAT_NEXT


def _threat(g: Classic, seat: int, rival: int, island: int, percent: int, kind: Kind) -> Threat:
    stake, soon = stake_of(g, seat, island), kind is kinds.THREAT_NOW
    weight = STAKES[stake] + (SOON if soon else 0)
    return Threat(Remark(kind, (rival, island, percent, stake)), (rival, island), percent, weight, soon)


def winning_gods(g: Classic, rival: int) -> list[int]:
    """The gods that bring somebody the last metropolis without a coin that nobody has seen."""
    if metropolises(g, rival) + 1 < g.frame.goal:
        return []
    owned = kinds_of(g, rival)
    lacks_one = len(owned) == TYPES - 1 and g.least[rival] >= BUILDING_PRICE
    found = [god_of_kind(kind) for kind in range(TYPES) if kind not in owned] if lacks_one else []
    last = g.philosophers[rival] == PHILOSOPHERS_FOR_A_METROPOLIS - 1
    return [*found, ATHENA] if last and ATHENA not in found else found


def _winning(g: Classic, seat: int) -> list[Threat]:
    bidding = [int(g.seat_of(task.marker)) for task in g.agenda if isinstance(task, PlaceMarker)]
    up = [int(g.gods[position]) for position in range(g.frame.gods_up)]
    found = []
    for rival in rivals_of(g, seat):
        for god in winning_gods(g, rival):
            has = g.bidder[god] != NONE and g.seat_of(g.bidder[god]) == rival
            if god in up and (has or rival in bidding):
                found.append(Threat(Remark(kinds.RIVAL_WINS_WITH, (rival, god)), (rival, -1 - god), 100, VICTORY))
    return found
