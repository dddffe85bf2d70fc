"""What a main god allows in his turn (C-8.4)."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.classic.ids import NONE, BuildingKind, Gold
from pelagos.games.classic.ops import spend
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.errors import Unwritten
from pelagos.kernel.sheet import Sheet


class God:
    """A main god: his recruits with their ladder of prices, his building, his own action."""

    def __init__(self, building: BuildingKind, ladder: tuple[int, ...]) -> None:
        self.building: Final = building
        self.ladder: Final = ladder

    def price(self, recruits: i64) -> Gold:
        """C-9.1: the price of the next recruit of a turn, or NONE beyond the last."""
        return self.ladder[recruits] if recruits < len(self.ladder) else NONE

    def pay_recruit(self, g: Classic) -> Gold:
        """C-9.2: the ladder counts what was placed in this turn."""
        price = self.price(g.recruits)
        spend(g, g.active, price)
        g.recruits += 1
        return price

    def offer_recruits(self, g: Classic, sheet: Sheet) -> None:
        """Every place for one more recruit; none if none can be had. The price has been looked at."""
        raise Unwritten("offer_recruits")

    def recruit(self, g: Classic, said: Answer) -> None:
        raise Unwritten("recruit")

    def offer_special(self, g: Classic, sheet: Sheet) -> None:
        """The god's own action; Athena has none."""

    def special(self, g: Classic, said: Answer) -> None:
        """Carry the god's own action out."""
