"""Kraken: sinks all fleets of his sea and closes it."""

from pelagos.games.legendary.creatures.figures import Figure, destroy_fleets
from pelagos.games.legendary.ids import KRAKEN, Area, Faction
from pelagos.games.legendary.position import Legendary


class Kraken(Figure):
    """L-15.15.1: in any sea; all fleets where he comes are eliminated, and none enters (hooks.closed_seas)."""

    def __init__(self) -> None:
        super().__init__(KRAKEN, "kraken")

    def suits(self, g: Legendary, area: Area) -> bool:
        return area >= g.board.lands

    def arrive(self, g: Legendary, who: Faction, area: Area) -> None:
        destroy_fleets(g, area - g.board.lands)
