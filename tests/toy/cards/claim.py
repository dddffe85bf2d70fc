"""Claim: take an undefended wharf next to one of yours."""

from typing import Final

from mypy_extensions import i64

from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice
from toy.cards.card import Card
from toy.ids import CLAIM, NONE, NOT_CLAIMABLE, OTHER_QUESTION, SAY_CLAIM, WHARF_CLAIMED, WHARVES
from toy.position import Toy


class Claim(Card):
    """T-7.4: a wharf without barges, not yours, next to one of yours, becomes yours, with a barge from the supply."""

    def __init__(self) -> None:
        super().__init__(CLAIM)

    def may_play(self, g: Toy, who: Seat) -> bool:
        for wharf in range(WHARVES):
            if claimant(g, who, wharf) != NONE:
                return True
        return False

    def play(self, g: Toy, who: Seat) -> None:
        g.then(NameWharf(who))


def claimant(g: Toy, who: Seat, wharf: i64) -> i64:
    """The faction of this seat that can claim the wharf: the one next to it, clockwise neighbour first; or NONE."""
    if g.barges[wharf] or (g.owner[wharf] != NONE and g.seat_of(g.owner[wharf]) == who):
        return NONE
    after = g.owner[(wharf + 1) % WHARVES]
    if after != NONE and g.seat_of(after) == who:
        return after
    before = g.owner[(wharf + WHARVES - 1) % WHARVES]
    if before != NONE and g.seat_of(before) == who:
        return before
    return NONE


class NameWharf(Choice[Toy]):
    """T-7.4: which wharf."""

    ARGS = ("who",)

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def seat(self, g: Toy) -> Seat:
        return self.who

    def options(self, g: Toy, sheet: Sheet) -> None:
        for wharf in range(WHARVES):
            if claimant(g, self.who, wharf) != NONE:
                sheet.add(SAY_CLAIM, wharf)

    def take(self, g: Toy, said: Answer) -> None:
        faction = claimant(g, self.who, said.x)
        g.owner[said.x] = faction
        if g.supply[faction]:
            g.supply[faction] -= 1
            g.barges[said.x] = 1
        g.tell(WHARF_CLAIMED, faction, said.x)
        g.check_goal()

    def why_not(self, g: Toy, said: Answer) -> Refusal | None:
        if said.verb != SAY_CLAIM:
            return Refusal(OTHER_QUESTION)
        return Refusal(NOT_CLAIMABLE, said.x) if claimant(g, self.who, said.x) == NONE else None
