"""P3 Sail On: another voyage after a successful one."""

from pelagos.games.hellas.cards.card import Card
from pelagos.games.hellas.ids import P3, W_VNEXT
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.stack import stack_size
from pelagos.kernel.ids import Seat


class SailOn(Card):
    """H-10.P3: a complete new voyage attempt starts; repeatable after each success."""

    def __init__(self) -> None:
        super().__init__(P3, (W_VNEXT,))

    def may_play(self, g: Hellas, who: Seat) -> bool:
        return stack_size(g) > 0

    def play(self, g: Hellas, who: Seat) -> None:
        g.sail_on = 1
