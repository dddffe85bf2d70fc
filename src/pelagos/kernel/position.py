"""A position: flat arrays, an agenda of tasks, and a hand-written clone."""

from __future__ import annotations

from typing import Any, Self

from mypy_extensions import i64, mypyc_attr

from pelagos.kernel.errors import Unwritten
from pelagos.kernel.event import Event, Kind
from pelagos.kernel.ids import EVERYBODY, NOBODY, SPECTATOR, Mask, Viewer
from pelagos.kernel.task import Task


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Where a game stands. A title adds its own fields, lists them for the kernel, and writes `clone`."""

    seats: i64
    agenda: list[Task[Any]]
    """What is still to be done; the last entry comes next."""
    result: tuple[int, ...] | None
    """The place of every seat once the game is over; equal places are shared."""
    sink: list[Event] | None
    """Where events go. Clones have none."""
    revealed: Mask
    """Who learned something since it was cleared; the undo law and the law of secrecy read it."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.agenda = []
        self.result = None
        self.sink = None
        self.revealed = NOBODY

    def clone(self) -> Self:
        """An independent copy: every field, the agenda by slice, no sink."""
        raise Unwritten("clone")

    def copy_frame(self, other: Position) -> None:
        """The kernel's own part of `clone`, for a position just made."""
        self.agenda.extend(other.agenda)
        self.result = other.result

    def then(self, *tasks: Task[Self]) -> None:
        """What happens next, in reading order, before everything already planned. A game that is over plans nothing."""
        if self.result is not None:
            return
        agenda = self.agenda
        i = len(tasks) - 1
        while i >= 0:
            agenda.append(tasks[i])
            i -= 1

    def finish(self, places: tuple[int, ...]) -> None:
        """The game is over at once: the place of each seat, 1 for a winner."""
        self.agenda = []
        self.result = places

    def reveal(self, to: int = EVERYBODY) -> None:
        """These learned something that was hidden from them; what led here cannot be taken back.

        A plain int, here and in `tell`: mypyc loses the default of an i64 when an interpreted subclass is asked.
        """
        self.revealed |= to

    def tell(self, kind: Kind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, to: int = EVERYBODY) -> None:
        """Write an event for those who may hear it. Fixed arguments: where nobody listens, nothing is made."""
        if self.sink is not None:
            numbers: tuple[int, ...] = (a, b, c, d)
            self.sink.append(Event(kind, numbers[: len(kind.params)], to))

    def may_read(self, viewer: Viewer, field: str, row: i64) -> bool:
        """May this viewer read that row of an owned field? Row k is seat k's; the last one may be the spectators'."""
        return row == viewer or (viewer == SPECTATOR and row == self.seats)
