"""P5 Ship Wall: ships defend like Greeks."""

from pelagos.games.hellas.cards.card import Card
from pelagos.games.hellas.ids import P5, W_DEFENDER
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.ids import Seat


class ShipWall(Card):
    """H-10.P5: each ship in the attacked city counts as a Greek for the defence in this battle."""

    def __init__(self) -> None:
        super().__init__(P5, (W_DEFENDER,))

    def may_play(self, g: Hellas, who: Seat) -> bool:
        return g.ship_wall == 0 and g.ships[g.target] > 0

    def play(self, g: Hellas, who: Seat) -> None:
        g.ship_wall = 1
