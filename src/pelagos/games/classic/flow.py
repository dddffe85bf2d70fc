"""The sequence of play on one screen."""

from typing import Final

from pelagos.games.classic import events as told
from pelagos.games.classic.actions import Actions
from pelagos.games.classic.ending import EndOfCycle
from pelagos.games.classic.ids import SAY_MARKER
from pelagos.games.classic.offerings import Offerings
from pelagos.games.classic.phases import Creatures, Gods, Income
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Chance, Task


class Begin(Task[Classic]):
    """C-3: the markers take their places on the turn track, then the first cycle begins."""

    def run(self, g: Classic) -> None:
        g.then(*[OrderMarker(space) for space in range(g.frame.markers)], Cycle())


class Cycle(Task[Classic]):
    """C-4.1: six phases."""

    def run(self, g: Classic) -> None:
        g.cycle += 1
        g.tell(told.CYCLE_BEGAN, g.cycle)
        g.then(Creatures(), Gods(), Income(), Offerings(), Actions(), EndOfCycle(), Cycle())


class OrderMarker(Chance[Classic]):
    """C-3.6: which marker comes to this space of the turn track."""

    ARGS = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def options(self, g: Classic, sheet: Sheet) -> None:
        for marker in range(g.frame.markers):
            placed = False
            for space in range(self.space):
                if g.order[space] == marker:
                    placed = True
            if not placed:
                sheet.weigh(1, SAY_MARKER, marker)

    def take(self, g: Classic, said: Answer) -> None:
        g.order[self.space] = said.x
        g.tell(told.MARKER_ORDERED, g.seat_of(said.x), self.space + 1)
