"""What a god gives in a turn (L-10): a building, a recruit, more recruits for gold, and an action of his own."""

from typing import Final

from mypy_extensions import mypyc_attr

from pelagos.games.legendary.ids import NONE, BuildingKind, GodId, Gold
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.errors import Unwritten
from pelagos.kernel.sheet import Sheet


@mypyc_attr(allow_interpreted_subclasses=True)
class God:
    """A god with his kind of building and the prices of further recruits."""

    def __init__(self, god: GodId, kind: BuildingKind, prices: tuple[int, ...]) -> None:
        self.god: Final = god
        self.kind: Final = kind
        self.prices: Final = prices

    def builds(self, g: Legendary, kind: BuildingKind) -> bool:
        """May the free building be of this kind?"""
        return kind == self.kind

    def price(self, g: Legendary) -> Gold:
        """L-10.0.2: the free recruit, then one price after the other; NONE when no more can be had."""
        if g.recruit_due:
            return 0
        return self.prices[g.extras] if g.extras < len(self.prices) else NONE

    def has_recruits(self, g: Legendary) -> bool:
        """L-9.4: is there a piece or card left, and a place for it?"""
        raise Unwritten("has_recruits")

    def offer_recruits(self, g: Legendary, sheet: Sheet) -> None:
        """Every place for one recruit, the price apart."""
        raise Unwritten("offer_recruits")

    def recruit(self, g: Legendary, said: Answer, price: Gold) -> None:
        """Carry one of them out; it has been paid."""
        raise Unwritten("recruit")

    def offer_actions(self, g: Legendary, sheet: Sheet) -> None:
        """The god's own optional actions that can be paid."""

    def act(self, g: Legendary, said: Answer) -> None:
        """Carry one of them out."""
        raise Unwritten("act")
