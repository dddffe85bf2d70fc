"""Z1 Second Wind: two more steps."""

from pelagos.games.hellas.cards.card import Card
from pelagos.games.hellas.ids import SECOND_WIND, W_BURST, Z1
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.ids import Seat


class SecondWind(Card):
    """H-10.Z1: two more steps in this Burst; adds up with the temple step and with further copies."""

    def __init__(self) -> None:
        super().__init__(Z1, (W_BURST,))

    def play(self, g: Hellas, who: Seat) -> None:
        g.steps += SECOND_WIND
