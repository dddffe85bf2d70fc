"""What is kept of the past: the running turn answer by answer, and before it the beginnings of turns."""

from __future__ import annotations

from typing import Final

from pelagos.kernel.ids import Seat
from pelagos.kernel.play import Play, Step

KEPT_TURNS: Final = 24
"""Beginnings of turns that all seats may agree to go back to, at least; they are forgotten so many at a time."""


def undoable(play: Play, seat: Seat) -> int:
    """How many of its last answers this seat may take back by law."""
    count = 0
    for step in reversed(play.steps):
        if step.seat != seat or step.final:
            break
        count += 1
    return count


def prune(play: Play) -> int:
    """Forget what neither the undo law nor an agreement can need; how many of the first steps are as they were.

    Kept are the beginnings of turns, and everything from the last final step on. A beginning stands for the answers of
    its turn that are forgotten: if one of them was final, so is it. Positions are kept where the running turn began,
    and at every `KEPT_TURNS`th beginning: from there the others are played again if they are ever needed.
    """
    steps = play.steps
    same = len(steps)
    run = len(steps) - 1
    while run > 0 and steps[run - 1].seat == steps[run].seat:
        if steps[run].before is not None:
            steps[run].before, same = None, run
        run -= 1
    if not steps or (run < len(steps) - 1 and not steps[-1].final):
        return same
    final = _last_final(steps)
    kept: list[Step] = []
    turns = 0
    for i, step in enumerate(steps):
        begins = not kept or kept[-1].seat != step.seat
        turns += begins
        if i < final and not begins:
            kept[-1].final |= step.final
            same = min(same, len(kept) - 1)
            continue
        if i != run and turns % KEPT_TURNS != 1 and step.before is not None:
            step.before, same = None, min(same, len(kept))
        kept.append(step)
    # All before the last final step are beginnings now.
    too_old = max(0, _last_final(kept) // KEPT_TURNS - 1) * KEPT_TURNS
    steps[:] = kept[too_old:]
    return 0 if too_old else same


def thin(play: Play) -> None:
    """Where one may go back to any answer every step is kept, but few of the positions before them."""
    for i, step in enumerate(play.steps[:-1]):
        if i % KEPT_TURNS:
            step.before = None


def _last_final(steps: list[Step]) -> int:
    at = len(steps) - 1
    while at > 0 and not steps[at].final:
        at -= 1
    return at


class CheckpointList:
    """The checkpoints of a game, listed anew only when they change: most answers go on with the running turn."""

    def __init__(self) -> None:
        self._ends: tuple[Step, Step] | None = None
        """The first step that is kept, and the one with which the running turn began."""
        self._points: list[list[int]] = []

    def of(self, play: Play) -> list[list[int]]:
        steps = play.steps
        if not steps:
            return []
        run = len(steps) - 1
        while run > 0 and steps[run - 1].seat == steps[run].seat:
            run -= 1
        first, last = steps[0], steps[run]
        # Steps come and go at the end, and are forgotten from the beginning: between two that stand nothing moves.
        if self._ends is None or self._ends[0] is not first or self._ends[1] is not last:
            self._points = self._longer(steps, run) or self._anew(play)
            self._ends = (first, last)
        return self._points

    def _longer(self, steps: list[Step], run: int) -> list[list[int]]:
        """One turn more; nothing if it is not that."""
        if self._ends is None or self._ends[0] is not steps[0]:
            return []
        end, begun = run - 1, steps[run]
        while end > 0 and steps[end - 1].seat == steps[end].seat:
            end -= 1
        return [*self._points, [begun.said, int(begun.seat)]] if end >= 0 and steps[end] is self._ends[1] else []

    def _anew(self, play: Play) -> list[list[int]]:
        """Those that stand are kept as they are: they are in messages already, and need not be compared."""
        known = {point[0]: point for point in self._points}
        return [known[point[0]] if known.get(point[0]) == point else point for point in checkpoints(play)]


def checkpoints(play: Play) -> list[list[int]]:
    """The beginnings of turns one can go back to: how many answers there were, and whose turn it was."""
    found: list[list[int]] = []
    before = -1
    for step in play.steps:
        if step.seat != before:
            before = int(step.seat)
            found.append([step.said, before])
    return found
