"""What follows from the rest of a described position: which tiles lie out, and what is left in the supplies."""

from pelagos.games.hellas.ids import IN_STACK, NONE, ON_MAP, TILES
from pelagos.games.hellas.pieces import attackers
from pelagos.games.hellas.position import Hellas


def complete(g: Hellas, stated: set[str]) -> None:
    """Fill in whatever was not said itself."""
    for tile in range(TILES):
        if g.spot[tile] != NONE and g.where[tile] == IN_STACK:
            g.where[tile] = ON_MAP
    for seat in range(g.seats):
        own = [city for city in range(TILES) if g.owner[city] == seat]
        mine = 1 if seat == g.active else 0
        if "greek_supply" not in stated:
            away = mine * (attackers(g) + g.greeks_afloat)
            g.greek_supply[seat] = g.frame.extent.greeks - sum([g.greeks[city] for city in own]) - away
        if "ship_supply" not in stated:
            g.ship_supply[seat] = g.frame.extent.ships - sum([g.ships[city] for city in own]) - mine * g.ships_afloat
