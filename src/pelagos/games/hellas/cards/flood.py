"""P6 Flood: every city with three Greeks or more is reduced to two."""

from mypy_extensions import i64

from pelagos.games.hellas import events as told
from pelagos.games.hellas.cards.card import Card
from pelagos.games.hellas.ids import FREE, MOST_IN_CITY, P6, TILES
from pelagos.games.hellas.pieces import dismiss
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.ids import Seat


class Flood(Card):
    """H-10.P6: cities of either player; what is removed goes to its owner's supply."""

    def __init__(self) -> None:
        super().__init__(P6, FREE)

    def may_play(self, g: Hellas, who: Seat) -> bool:
        for city in range(TILES):
            if g.greeks[city] >= MOST_IN_CITY:
                return True
        return False

    def play(self, g: Hellas, who: Seat) -> None:
        for city in range(TILES):
            drowned: i64 = g.greeks[city] - (MOST_IN_CITY - 1)
            if drowned > 0:
                dismiss(g, city, drowned, 0)
                g.tell(told.CITY_FLOODED, g.owner[city], city, drowned)
