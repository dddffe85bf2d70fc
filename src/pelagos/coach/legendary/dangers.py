"""What rivals can do in Legendary: attacks with exact odds (L-12.1), and a god that wins the game (L-17)."""

from __future__ import annotations

from typing import Final

from pelagos.bots.legendary.bids import founds
from pelagos.coach.legendary import kinds
from pelagos.coach.legendary.holdings import factions_of, metropolises_of, rivals_of
from pelagos.coach.remarks import Remark, Threat, in_hundred
from pelagos.games.archipelago.bits import bit
from pelagos.games.legendary.building import DrawToken, metropolises
from pelagos.games.legendary.ids import APOLLO, ARES, METROPOLIS, NONE
from pelagos.games.legendary.odds import attack_odds
from pelagos.games.legendary.offerings import PlacePawn
from pelagos.games.legendary.ops import heroes_in
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.reach import accessible, bridge_seas
from pelagos.kernel.event import Kind

LAND: Final = 0
A_METROPOLIS: Final = 1
LAST_METROPOLIS: Final = 2
VICTORY: Final = 1000
STAKES: Final = (1, 100, 200)
"""What each stake weighs."""
SOON: Final = 50
"""A turn that is still to come in this cycle weighs so much more than one that is not yet bought."""


def threats(g: Legendary, seat: int) -> list[Threat]:
    if g.attacker != NONE or not g.cycle:
        return []
    found = _winning(g, seat)
    for who in rivals_of(g, seat):
        if not _has_settled(g, who):
            found += _attacks(g, seat, who)
    return found


def stake_of(g: Legendary, seat: int, land: int) -> int:
    sites = range(g.board.first_site[land], g.board.first_site[land + 1])
    rising = any(isinstance(task, DrawToken) and task.site in sites for task in g.agenda)
    if not rising and not any(g.building[site] >= METROPOLIS for site in sites):
        return LAND
    return LAST_METROPOLIS if metropolises_of(g, seat) == 1 else A_METROPOLIS


def within_reach(g: Legendary, seat: int) -> set[int]:
    """Lands of the seat's side that units of a rival could march to, whoever may march when."""
    return {land for who in rivals_of(g, seat) for land in _best_attacks(g, seat, who)}


def _attacks(g: Legendary, seat: int, who: int) -> list[Threat]:
    found = [_threat(g, seat, who, land, *chance) for land, chance in _best_attacks(g, seat, who).items()]
    return [threat for threat in found if threat is not None]


def _best_attacks(g: Legendary, seat: int, who: int) -> dict[int, tuple[int, bool, bool]]:
    """Of one colour on every land of the seat's side: how likely it succeeds, whether soon, and behind a hero."""
    mine, waters = factions_of(g, seat), bridge_seas(g, who)
    best: dict[int, tuple[int, bool, bool]] = {}
    for home, owner in enumerate(g.owner):
        heroes = int(heroes_in(g, home, who)) if owner == who else 0
        if owner != who or not (g.troops[home] or g.mercenaries[home] or heroes):
            continue
        soon = _comes(g, who, heroes != 0) and _can_pay(g, seat, who)
        goals = accessible(g, home, waters)
        for land, holder in enumerate(g.owner):
            if holder in mine and goals & bit(land):
                odds = attack_odds(g, who, land, g.troops[home], g.mercenaries[home], heroes)
                chance = (in_hundred(odds.win, odds.total), soon, heroes != 0)
                best[land] = max(best.get(land, (0, False, False)), chance)
    return best


def _comes(g: Legendary, who: int, leads: bool) -> bool:
    """L-9.1, L-11.3.1: is there a turn of theirs in this cycle, or is it now, in which these units may march?"""
    if _offering(g):
        return False
    return bool(g.pawn[ARES] == who) or (leads and any(g.pawn[god] == who for god in range(APOLLO)))


def when_ares(g: Legendary) -> Kind | None:
    """L-5.6: can Ares still be had in this cycle, or in the next one? The row moves up by one; nobody can tell more."""
    slots = [int(god) for god in g.gods]
    if _offering(g) and ARES in slots[: g.frame.gods_up]:
        return kinds.THREAT_ARES
    return kinds.THREAT_NEXT if ARES in slots[1 : g.frame.gods_up + 1] else None


def _has_settled(g: Legendary, who: int) -> bool:
    """L-7.2, L-7.4: nobody is outbid for Apollo, so whoever stands there has no other god in this cycle."""
    return _offering(g) and g.pawn[APOLLO] == who


def _offering(g: Legendary) -> bool:
    return any(isinstance(task, PlacePawn) for task in g.agenda)


def _can_pay(g: Legendary, seat: int, who: int) -> bool:
    """L-11.2.1: a move costs a coin, and the seat knows for sure that there is one."""
    row = g.frame.team_of_seat[seat] * g.frame.teams
    return bool(g.least[row + g.team_of(who)] > 0)


def _threat(g: Legendary, seat: int, who: int, land: int, percent: int, soon: bool, leads: bool) -> Threat | None:
    """None where nobody can say when it could come."""
    stake = stake_of(g, seat, land)
    weight = STAKES[stake] + (SOON if soon else 0)
    kind = kinds.THREAT_NOW if soon else when_ares(g)
    if leads and not soon:
        remark = Remark(kinds.THREAT_HERO, (who, land, percent))
    elif kind is None:
        return None
    else:
        remark = Remark(kind, (who, land, percent, stake))
    return Threat(remark, (who, land), percent, weight, soon)


def _winning(g: Legendary, seat: int) -> list[Threat]:
    """A rival who lacks one metropolis and gets it from a god; what their purse would add is not counted."""
    bidding = [task.who for task in g.agenda if isinstance(task, PlacePawn)]
    found = []
    for who in rivals_of(g, seat):
        if metropolises(g, g.team_of(who)) + 1 < g.frame.goal:
            continue
        for slot in range(g.frame.gods_up):
            god = int(g.gods[slot])
            if founds(g, who, god, 0) and (g.pawn[god] == who or who in bidding):
                found.append(Threat(Remark(kinds.RIVAL_WINS_WITH, (who, god)), (who, -1 - god), 100, VICTORY))
    return found
