"""Z5 Veto: cancels the card just shown. It is only ever an answer; `play_card.py` has the window."""

from pelagos.games.hellas.cards.card import Card
from pelagos.games.hellas.ids import W_RESP, Z5
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.ids import Seat


class Veto(Card):
    """H-10.Z5: playable in one's own and in the opponent's turn."""

    def __init__(self) -> None:
        super().__init__(Z5, (W_RESP,))

    def play(self, g: Hellas, who: Seat) -> None:
        """It acts by being counted (CP-3)."""
