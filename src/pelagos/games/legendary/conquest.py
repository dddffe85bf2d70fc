"""Lands that change hands (L-13.5), the last-area rule (L-17.5), elimination (L-17.6)."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.legendary import events as told
from pelagos.games.legendary.bonus import ResolveBonus
from pelagos.games.legendary.building import Settle, metropolises, owned_by_team
from pelagos.games.legendary.ids import BONUSES, KINDS, METROPOLIS, NONE, BuildingKind, Faction, Land
from pelagos.games.legendary.ops import gain_priestess, lands_owned
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.task import Task


def claim(g: Legendary, who: Faction, land: Land) -> None:
    """L-13.5, L-13.6: a free land gets its first owner."""
    g.owner[land] = who
    g.tell(told.LAND_CLAIMED, who, land)
    draw_priestess(g, who, land)
    g.then(Settle())


def draw_priestess(g: Legendary, who: Faction, land: Land) -> None:
    """L-13.6: a land with the symbol gives a priestess to whoever gains it."""
    if g.board.priestess[land] and gain_priestess(g, who):
        g.tell(told.PRIESTESS_DRAWN, who)


def capture(g: Legendary, who: Faction, land: Land) -> None:
    """L-13.5: control, priestess, the loser's bonuses, conversions, elimination, in this order."""
    loser = g.owner[land]
    if loser == NONE:
        claim(g, who, land)
        return
    g.owner[land] = who
    g.tell(told.LAND_CAPTURED, who, loser, land)
    draw_priestess(g, who, land)
    bonuses: list[Task[Legendary]] = []
    for site in range(g.board.first_site[land], g.board.first_site[land + 1]):
        if g.building[site] >= METROPOLIS:
            g.tell(told.METROPOLIS_TAKEN, who, loser, site)
            bonuses.append(ResolveBonus(loser, g.building[site] - METROPOLIS))
    g.then(*bonuses, Settle(), CheckElimination(loser))


class CheckElimination(Task[Legendary]):
    """L-17.6: who controls no land after a capture is out, and the game ends with this cycle."""

    ARGS = ("who",)

    def __init__(self, who: Faction) -> None:
        self.who: Final = who

    def run(self, g: Legendary) -> None:
        if g.alive[self.who] and lands_owned(g, self.who) == 0:
            g.alive[self.who] = 0
            g.elimination = 1
            g.tell(told.ELIMINATED, self.who)


def may_land(g: Legendary, who: Faction, land: Land) -> bool:
    """L-17.5: an opponent's last land only if winning it brings the team to the goal."""
    holder = g.owner[land]
    if holder == NONE or g.allied(who, holder) or lands_owned(g, holder) > 1:
        return True
    return metropolises_after(g, who, land) >= g.frame.goal


def metropolises_after(g: Legendary, who: Faction, land: Land) -> i64:
    """L-17.5: those of the team, those of the land, and the sets that its buildings would complete."""
    gained: i64 = 0
    sets: i64 = 100
    for kind in range(KINDS):
        sets = min(sets, owned_by_team(g, who, kind) + _standing(g, land, kind))
    for site in range(g.board.first_site[land], g.board.first_site[land + 1]):
        if g.building[site] >= METROPOLIS:
            gained += 1
    left: i64 = 0
    for bonus in range(BONUSES):
        left += g.supply[KINDS + bonus]
    return metropolises(g, g.team_of(who)) + gained + min(sets, left)


def _standing(g: Legendary, land: Land, kind: BuildingKind) -> i64:
    count: i64 = 0
    for site in range(g.board.first_site[land], g.board.first_site[land + 1]):
        if g.building[site] == kind:
            count += 1
    return count
