"""Z4 Double Turn: a Burst, then a Voyage or an Attack."""

from pelagos.games.hellas.cards.card import Card
from pelagos.games.hellas.ids import W_START, Z4
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.ids import Seat


class DoubleTurn(Card):
    """H-10.Z4: only before any action; the sequence of play reads the mark (H-4.5)."""

    def __init__(self) -> None:
        super().__init__(Z4, (W_START,))

    def play(self, g: Hellas, who: Seat) -> None:
        g.double = 1
