"""A4 Far Strike: a city that is not adjacent may take part."""

from pelagos.games.hellas.cards.card import Card
from pelagos.games.hellas.ids import A4, W_PREP
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.ids import Seat


class FarStrike(Card):
    """H-10.A4: in the next attack one own city not adjacent to the target may contribute; the attack is then by sea."""

    def __init__(self) -> None:
        super().__init__(A4, (W_PREP,))

    def play(self, g: Hellas, who: Seat) -> None:
        g.far += 1
