"""Veto: cancels the card just played. It is only ever an answer; `hand.py` has the windows."""

from pelagos.kernel.ids import Seat
from toy.cards.card import Card
from toy.ids import VETO
from toy.position import Toy


class Veto(Card):
    """T-5.2: never played of one's own accord."""

    def __init__(self) -> None:
        super().__init__(VETO)

    def may_play(self, g: Toy, who: Seat) -> bool:
        return False

    def play(self, g: Toy, who: Seat) -> None:
        """It acts by being counted (T-5.3)."""
