"""P4 Colonists: two more figures for the new city."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.hellas import refusals as no
from pelagos.games.hellas.cards.card import Card
from pelagos.games.hellas.ids import COLONISTS, GREEK, MOST_IN_CITY, P4, SAY_DONE, SAY_SETTLE, SHIP, W_VDONE, PieceKind
from pelagos.games.hellas.pieces import available, fetch
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice


class Colonists(Card):
    """H-10.P4: 0 to 2 figures, Greeks or ships, into the new city, from the supply or by H-9.13."""

    def __init__(self) -> None:
        super().__init__(P4, (W_VDONE,))

    def may_play(self, g: Hellas, who: Seat) -> bool:
        return may_settle(g, GREEK) or may_settle(g, SHIP)

    def play(self, g: Hellas, who: Seat) -> None:
        g.then(Settle(COLONISTS))


def may_settle(g: Hellas, kind: PieceKind) -> bool:
    """H-12.33: is there room for one more of this kind, and a piece for it?"""
    city = g.gained
    room = (g.greeks[city] if kind == GREEK else g.ships[city]) < MOST_IN_CITY
    return room and available(g, kind, city) > 0


class Settle(Choice[Hellas]):
    """D-10: one more Greek, one more ship, or done."""

    ARGS = ("left",)

    def __init__(self, left: i64) -> None:
        self.left: Final = left

    def seat(self, g: Hellas) -> Seat:
        return g.active

    def options(self, g: Hellas, sheet: Sheet) -> None:
        for kind in (GREEK, SHIP):
            if may_settle(g, kind):
                sheet.add(SAY_SETTLE, kind)
        sheet.add(SAY_DONE)

    def take(self, g: Hellas, said: Answer) -> None:
        if said.verb == SAY_DONE:
            return
        if self.left > 1:
            g.then(Settle(self.left - 1))
        fetch(g, said.x, g.gained)

    def why_not(self, g: Hellas, said: Answer) -> Refusal | None:
        if said.verb != SAY_SETTLE:
            return None if said.verb == SAY_DONE else Refusal(no.EFFECT_FIRST)
        return None if may_settle(g, said.x) else Refusal(no.NO_ROOM_OR_PIECE, said.x, g.gained)
