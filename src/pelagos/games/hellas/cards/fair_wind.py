"""P1 Fair Wind: as many ships as the opponent are enough."""

from pelagos.games.hellas.cards.card import Card
from pelagos.games.hellas.ids import P1, W_VOY
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.ids import Seat


class FairWind(Card):
    """H-10.P1: in this voyage attempt equality of ships suffices, with at least one own ship. It survives P2."""

    def __init__(self) -> None:
        super().__init__(P1, (W_VOY,))

    def may_play(self, g: Hellas, who: Seat) -> bool:
        return g.fair_wind == 0

    def play(self, g: Hellas, who: Seat) -> None:
        g.fair_wind = 1
