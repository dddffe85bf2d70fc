"""A5 Spirit Warrior: one more strength."""

from pelagos.games.hellas.cards.card import Card
from pelagos.games.hellas.ids import A5, W_ATTACKER
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.ids import Seat


class SpiritWarrior(Card):
    """H-10.A5: attack strength +1; it adds up, and is no piece (H-7.12)."""

    def __init__(self) -> None:
        super().__init__(A5, (W_ATTACKER,))

    def play(self, g: Hellas, who: Seat) -> None:
        g.spirits += 1
