"""What is told of puzzles, and the table at which one is solved; a server and a page without one do the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pelagos.kernel.title import Title
from pelagos.puzzles.puzzle import Puzzle
from pelagos.puzzles.shelf import daily, puzzle_rules, puzzles_of
from pelagos.server.ids import new_secret
from pelagos.server.puzzle_types import PuzzleSummary, TitlePuzzles
from pelagos.table.interning import shared_rules
from pelagos.table.table import Table
from pelagos.table.terms import NOBODY, Terms

DAY_MS: Final = 86_400_000


def puzzle_lists(titles: Mapping[str, Title], now: int) -> list[TitlePuzzles]:
    """The puzzles of every title, the largest game first, and which of them is that of the day, by UTC."""
    found = []
    for title in sorted(titles.values(), key=lambda title: -title.most):
        today = daily(title.name, now // DAY_MS)
        if today is not None:
            listed = [PuzzleSummary(one.name, list(one.themes), one.stars) for one in puzzles_of(title.name)]
            found.append(TitlePuzzles(title.name, listed, today.name))
    return found


def puzzle_table(puzzle: Puzzle, titles: Mapping[str, Title], owner: str) -> tuple[Table, int]:
    """A table at which nobody sits yet but those who say nothing, and the seat of the solver."""
    rules = puzzle_rules(puzzle, titles)
    terms = Terms(newcomers=NOBODY, practice=True, puzzle=puzzle.name)
    table = Table(shared_rules(rules.title, rules.setup), owner, new_secret(), terms)
    solver = int(rules.seat_of(puzzle.solver))
    for seat in range(rules.setup.seats):
        if seat != solver:
            table.seat_bot(owner, seat, terms.level)
    return table, solver
