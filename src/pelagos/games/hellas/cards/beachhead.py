"""A2 Beachhead: parity suffices over water."""

from pelagos.games.hellas.cards.card import Card
from pelagos.games.hellas.ids import A2, W_ATTACKER
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.ids import Seat


class Beachhead(Card):
    """H-10.A2: in an attack of type sea, once."""

    def __init__(self) -> None:
        super().__init__(A2, (W_ATTACKER,))

    def may_play(self, g: Hellas, who: Seat) -> bool:
        return g.by_sea == 1 and g.beachhead == 0

    def play(self, g: Hellas, who: Seat) -> None:
        g.beachhead = 1
