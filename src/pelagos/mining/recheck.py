"""Does the grading of a puzzle still stand? It is searched once more, with luck it has never seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pelagos.bots.bot import view_bytes
from pelagos.bots.roster import judges_of
from pelagos.bots.search.searcher import Searcher
from pelagos.kernel.title import Title
from pelagos.mining.assay import DEEP, SAME, deep_search, losses
from pelagos.mining.miner import JUDGES
from pelagos.puzzles.puzzle import Puzzle
from pelagos.puzzles.shelf import begun, puzzle_rules


class Recheck(NamedTuple):
    """What another search says: whether its best is an answer that solves, and by how much it loses if not."""

    name: str
    best: str
    solves: bool
    lost: int
    """Of the best answer of the puzzle, in ten-thousandths."""

    @property
    def stands(self) -> bool:
        return self.solves or self.lost <= SAME


def recheck(puzzle: Puzzle, titles: Mapping[str, Title], seed: int) -> Recheck:
    rules = puzzle_rules(puzzle, titles)
    play = begun(puzzle, rules)
    searcher = Searcher([rules.title], judges_of(JUDGES), DEEP)
    search = deep_search(searcher, view_bytes(rules, play.g, play.who), play.options(), seed)
    found = losses(search)
    best = min(found, key=lambda phrase: found[phrase])
    lost = found.get(puzzle.best().phrase, 10_000)
    return Recheck(puzzle.name, best, puzzle.grade(best).solves, lost)
