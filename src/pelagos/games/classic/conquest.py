"""Islands that change hands, the last island, elimination (C-12.6, C-12.7, C-16, C-23.2)."""

from mypy_extensions import i64

from pelagos.games.classic import events as told
from pelagos.games.classic.building import check_set, completed_sets
from pelagos.games.classic.ids import LAND_FIGURES, MAIN_GODS, METROPOLIS, NONE, OWNER_OF, UNITS, Island
from pelagos.games.classic.ops import islands_owned, leave, metropolises, remove_figure
from pelagos.games.classic.position import Classic
from pelagos.games.classic.ranking import finish_with_survivor
from pelagos.kernel.ids import Seat


def may_land(g: Classic, island: Island) -> bool:
    """C-16.1, C-16.2: a rival's last island only if taking it lifts the active player to the goal, and higher."""
    holder = g.owner[island]
    if holder == NONE or holder == g.active or islands_owned(g, holder) > 1:
        return True
    before = metropolises(g, g.active)
    gain: i64 = 1 if g.metropolis[island] else 0
    sites = islands_owned(g, g.active) - before + 1 - gain
    sets = completed_sets(g, g.active, island)
    after = before + gain + min(sets, sites, g.supply[METROPOLIS])
    return after >= g.frame.goal and after > before


def capture(g: Classic, island: Island, troops: i64) -> None:
    """C-23.2: the owner changes with everything on the island, then elimination, then sets."""
    loser = g.owner[island]
    g.owner[island] = g.active
    g.troops[island] = troops
    if loser == NONE:
        g.tell(told.ISLAND_CLAIMED, g.active, island)
        return
    g.tell(told.ISLAND_CAPTURED, g.active, loser, island)
    if islands_owned(g, loser) == 0:
        eliminate(g, loser)
    check_set(g)


def eliminate(g: Classic, seat: Seat) -> None:
    """C-16.6, C-16.7: everything of theirs leaves; C-16.10: a lone survivor wins."""
    g.tell(told.ELIMINATED, seat)
    g.alive[seat] = 0
    for sea in range(len(g.ruler)):
        if g.ruler[sea] == seat:
            leave(g, sea, g.fleets[sea])
    g.fleet_reserve[seat] = g.troop_reserve[seat] = UNITS
    g.gold[seat] = g.least[seat] = g.most[seat] = 0
    g.priests[seat] = g.philosophers[seat] = 0
    remove_markers(g, seat)
    for figure in range(LAND_FIGURES):
        if g.figures[OWNER_OF + figure] == seat:
            remove_figure(g, g.frame.figure_cards[figure])
    finish_with_survivor(g)


def remove_markers(g: Classic, seat: Seat) -> None:
    """C-16.7: off the gods, off Apollo and off the turn track, whose space stays empty in this cycle."""
    for god in range(MAIN_GODS):
        if g.bidder[god] != NONE and g.seat_of(g.bidder[god]) == seat:
            g.bidder[god] = NONE
            g.amount[god] = 0
    for place in range(g.frame.markers):
        if g.apollo[place] != NONE and g.seat_of(g.apollo[place]) == seat:
            g.apollo[place] = NONE
        if g.order[place] != NONE and g.seat_of(g.order[place]) == seat:
            g.order[place] = NONE
