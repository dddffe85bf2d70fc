"""P2 New Horizon: another tile instead of the one drawn."""

from pelagos.games.hellas.cards.card import Card
from pelagos.games.hellas.ids import DRAWN_TILE, P2, W_VOY
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.stack import DrawTile, put_under, stack_size, tile_in
from pelagos.kernel.ids import Seat


class NewHorizon(Card):
    """H-10.P2: the drawn tile goes under the stack, the top tile is drawn instead. Not with an empty stack (H-12.2)."""

    def __init__(self) -> None:
        super().__init__(P2, (W_VOY,))

    def may_play(self, g: Hellas, who: Seat) -> bool:
        return stack_size(g) > 0

    def play(self, g: Hellas, who: Seat) -> None:
        put_under(g, tile_in(g, DRAWN_TILE))
        g.then(DrawTile())
