"""What follows from the rest of a described position: reserves, supplies, who is in the game."""

from mypy_extensions import i64

from pelagos.games.classic.battle import is_at_sea
from pelagos.games.classic.ids import BUILDINGS, METROPOLIS, METROPOLISES, NONE, PROSPERITY_MARKERS, TYPES, UNITS
from pelagos.games.classic.ops import built, islands_owned
from pelagos.games.classic.position import Classic
from pelagos.kernel.ids import Seat


def complete(g: Classic, stated: set[str]) -> None:
    """Fill in whatever was not said itself."""
    for seat in range(g.seats):
        if "alive" not in stated:
            g.alive[seat] = 1 if islands_owned(g, seat) else 0
        if "least" not in stated:
            g.least[seat] = g.gold[seat]
        if "most" not in stated:
            g.most[seat] = g.gold[seat]
        if "troop_reserve" not in stated:
            g.troop_reserve[seat] = UNITS - _standing(g, seat, land=True)
        if "fleet_reserve" not in stated:
            g.fleet_reserve[seat] = UNITS - _standing(g, seat, land=False)
    if "supply" not in stated:
        for kind in range(TYPES):
            g.supply[kind] = BUILDINGS - sum([built(g, island, kind) for island in range(len(g.owner))])
        g.supply[METROPOLIS] = METROPOLISES - len([1 for state in g.metropolis if state])
    if "prosperity_left" not in stated:
        g.prosperity_left = PROSPERITY_MARKERS - sum(list(g.prosperity))


def _standing(g: Classic, seat: Seat, land: bool) -> i64:
    """Units of a seat on the board, those in a running battle included."""
    owners, units = (g.owner, g.troops) if land else (g.ruler, g.fleets)
    total: i64 = 0
    for place in range(len(owners)):
        if owners[place] == seat:
            total += units[place]
    if g.attacker == seat and g.attacker != NONE and is_at_sea(g) != land:
        total += g.attackers
    return total
