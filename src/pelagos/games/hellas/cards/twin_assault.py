"""A3 Twin Assault: one more attack."""

from pelagos.games.hellas.cards.card import Card
from pelagos.games.hellas.ids import A3, W_ANEXT, W_PREP
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.ids import Seat


class TwinAssault(Card):
    """H-10.A3: one more attack in this action, on a different city."""

    def __init__(self) -> None:
        super().__init__(A3, (W_PREP, W_ANEXT))

    def play(self, g: Hellas, who: Seat) -> None:
        g.attacks += 1
