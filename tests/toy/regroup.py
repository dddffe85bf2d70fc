"""Barges: loading new ones, and redistributing a faction's own over its wharves, place by place."""

from typing import Final

from mypy_extensions import i64

from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice
from toy.ids import (
    CANNOT_HOLD,
    CAPACITY,
    NONE,
    OTHER_QUESTION,
    OTHER_WHARF,
    REGROUPED,
    SAY_AS_THEY_STAND,
    SAY_GARRISON,
    SAY_REGROUP,
    WHARVES,
)
from toy.position import Toy


def load_barges(g: Toy, faction: i64, barges: i64) -> None:
    """T-4.2: new barges go where there is room, first wharves first; what finds no room stays in the supply."""
    for wharf in range(WHARVES):
        if g.owner[wharf] == faction:
            loaded = min(barges, g.supply[faction], CAPACITY - g.barges[wharf])
            g.barges[wharf] += loaded
            g.supply[faction] -= loaded
            barges -= loaded


def regroup(g: Toy, faction: i64) -> None:
    """T-4.3: with more than one wharf there is something to redistribute."""
    if g.wharves(faction) > 1:
        g.then(Regroup(faction))


class Regroup(Choice[Toy]):
    """T-4.3: leave all as they stand, or redistribute."""

    ARGS = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction: Final = faction

    def seat(self, g: Toy) -> Seat:
        return g.seat_of(self.faction)

    def options(self, g: Toy, sheet: Sheet) -> None:
        sheet.add(SAY_AS_THEY_STAND)
        sheet.add(SAY_REGROUP)

    def take(self, g: Toy, said: Answer) -> None:
        if said.verb == SAY_AS_THEY_STAND:
            return
        for wharf in range(WHARVES):
            if g.owner[wharf] == self.faction:
                g.afloat[self.faction] += g.barges[wharf]
                g.barges[wharf] = 0
        g.then(Garrison(self.faction, next_wharf(g, self.faction, NONE)))

    def why_not(self, g: Toy, said: Answer) -> Refusal | None:
        return None if said.verb in (SAY_AS_THEY_STAND, SAY_REGROUP) else Refusal(OTHER_QUESTION)


class Garrison(Choice[Toy]):
    """T-4.3: how many barges this wharf gets; only numbers that leave room for the rest."""

    ARGS = ("faction", "wharf")

    def __init__(self, faction: i64, wharf: i64) -> None:
        self.faction: Final = faction
        self.wharf: Final = wharf

    def seat(self, g: Toy) -> Seat:
        return g.seat_of(self.faction)

    def fewest(self, g: Toy) -> i64:
        elsewhere = g.room(self.faction) - CAPACITY
        wharf: i64 = 0
        while wharf < self.wharf:
            if g.owner[wharf] == self.faction:
                elsewhere -= CAPACITY - g.barges[wharf]
            wharf += 1
        return max(0, g.afloat[self.faction] - elsewhere)

    def options(self, g: Toy, sheet: Sheet) -> None:
        for barges in range(self.fewest(g), min(CAPACITY, g.afloat[self.faction]) + 1):
            sheet.add(SAY_GARRISON, self.wharf, n=barges)

    def take(self, g: Toy, said: Answer) -> None:
        place(g, self.faction, self.wharf, said.n)
        following = next_wharf(g, self.faction, self.wharf)
        if next_wharf(g, self.faction, following) != NONE:
            g.then(Garrison(self.faction, following))
            return
        place(g, self.faction, following, g.afloat[self.faction])
        g.tell(REGROUPED, self.faction)

    def why_not(self, g: Toy, said: Answer) -> Refusal | None:
        if said.verb != SAY_GARRISON:
            return Refusal(OTHER_QUESTION)
        if said.x != self.wharf:
            return Refusal(OTHER_WHARF, self.wharf)
        fewest, most = self.fewest(g), min(CAPACITY, g.afloat[self.faction])
        return None if fewest <= said.n <= most else Refusal(CANNOT_HOLD, self.wharf, fewest, most)


def place(g: Toy, faction: i64, wharf: i64, barges: i64) -> None:
    g.afloat[faction] -= barges
    g.barges[wharf] = barges


def next_wharf(g: Toy, faction: i64, after: i64) -> i64:
    """The next wharf of this faction in the order of ids, or NONE."""
    for wharf in range(after + 1, WHARVES):
        if g.owner[wharf] == faction:
            return wharf
    return NONE
