"""Z7 Lasting Favour: the card just played is held instead of discarded."""

from pelagos.games.hellas import events as told
from pelagos.games.hellas.cards.card import Card
from pelagos.games.hellas.hands import lying, move
from pelagos.games.hellas.ids import HELD, TABLE, TYPES, W_KEEP, Z7
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.ids import Seat


class LastingFavour(Card):
    """H-10.Z7: held cards come back when their work is done; who holds them says `return_held` and `PutAway`."""

    def __init__(self) -> None:
        super().__init__(Z7, (W_KEEP,))

    def play(self, g: Hellas, who: Seat) -> None:
        """The other card on the table is held; it counts for the limits from now on (H-11.3)."""
        for card in range(TYPES):
            if card != Z7 and lying(g, card, TABLE):
                move(g, card, TABLE, HELD)
                g.tell(told.CARD_HELD, who, card)
