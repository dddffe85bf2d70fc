"""Out of all that was mined, the puzzles that are shipped: no two alike, and of every kind and hardness some."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Final

from pelagos.mining.themes import BID, WIN
from pelagos.puzzles.puzzle import FEWEST_STARS, Puzzle

FEWEST_ANSWERS: Final = 4
"""That were played on: of three one is found by chance too often, unless Novice seldom finds it."""

Kind = tuple[str, str, int]
"""The first theme, the last one, and the stars."""


def likeness(puzzle: Puzzle) -> tuple[object, ...]:
    """Two puzzles that have this in common look alike: the same answers to the same question, graded alike."""
    graded = tuple(sorted((answer.phrase, answer.grade) for answer in puzzle.answers))
    return puzzle.seats, puzzle.solver, graded


def is_worth(puzzle: Puzzle) -> bool:
    """Enough to choose from; and unless the game hangs on it, a coin more or less for the same god is no puzzle.

    What one more coin does in the playouts follows from how rivals are taken to bid, and people bid otherwise.
    """
    if len(puzzle.answers) < FEWEST_ANSWERS and puzzle.stars == FEWEST_STARS:
        return False
    if BID not in puzzle.themes or WIN in puzzle.themes:
        return True
    lot = puzzle.best().phrase.split()[:2]
    return not any(answer.phrase.split()[:2] == lot and not answer.solves for answer in puzzle.answers)


def selected(puzzles: Iterable[Puzzle], most: int, without: Collection[str] = ()) -> list[Puzzle]:
    """At most so many, in the order of their names: the kinds take turns, so that no kind crowds out the others."""
    waiting: dict[Kind, list[Puzzle]] = {}
    seen: set[tuple[object, ...]] = set()
    for puzzle in sorted(puzzles, key=lambda one: one.name):
        alike = likeness(puzzle)
        if alike not in seen and puzzle.name not in without and is_worth(puzzle):
            seen.add(alike)
            waiting.setdefault(kind_of(puzzle), []).append(puzzle)
    taken: list[Puzzle] = []
    by_deed: Counter[str] = Counter()
    while len(taken) < most and waiting:
        kind = min(waiting, key=lambda one: (by_deed[one[1]] + by_deed[one[0]], one))
        taken.append(waiting[kind].pop(0))
        by_deed.update({kind[0], kind[1]})
        if not waiting[kind]:
            del waiting[kind]
    return sorted(taken, key=lambda one: (one.stars, one.name))


def kind_of(puzzle: Puzzle) -> Kind:
    return puzzle.themes[0], puzzle.themes[-1], puzzle.stars
