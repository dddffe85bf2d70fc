"""What is kept of the past: the running turn answer by answer, and before it the beginnings of turns."""

from __future__ import annotations

from typing import Final

from pelagos.kernel.ids import Seat
from pelagos.kernel.play import Play, Step

KEPT: Final = 24
"""Beginnings of turns that all seats together may go back to."""


def undoable(play: Play, seat: Seat) -> int:
    """How many of its last answers this seat may take back by law."""
    count = 0
    for step in reversed(play.steps):
        if step.seat != seat or step.final:
            break
        count += 1
    return count


def prune(play: Play) -> None:
    """Forget the steps that neither the undo law nor an agreement can need.

    Kept are the beginnings of turns, and everything from the last final step on. A beginning stands for the answers of
    its turn that are forgotten: if one of them was final, so is it.
    """
    steps = play.steps
    last = max((i for i, step in enumerate(steps) if step.final), default=-1)
    if last < 1:
        return
    kept: list[Step] = []
    for step in steps[:last]:
        if not kept or kept[-1].seat != step.seat:
            kept.append(step)
        elif step.final:
            kept[-1].final = True
    steps[:last] = kept[-KEPT:]


def checkpoints(play: Play) -> list[tuple[int, int]]:
    """The beginnings of turns one can go back to: how many answers there were, and whose turn it was."""
    found: list[tuple[int, int]] = []
    before = -1
    for step in play.steps:
        if step.seat != before:
            found.append((step.said, int(step.seat)))
        before = int(step.seat)
    return found[-KEPT:]
