"""Does a puzzle hold under the present rules? It is built, asked, and every graded answer must be legal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pelagos.kernel.codec import digest
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.play import Play
from pelagos.kernel.starts import broken_laws
from pelagos.kernel.title import Title
from pelagos.puzzles.puzzle import BEST, MOST_STARS, BadPuzzle, Puzzle
from pelagos.puzzles.shelf import begun, puzzle_rules

NAME_LETTERS = 10
"""Of the digest of its position, by which a puzzle is called."""


def name_of(play: Play) -> str:
    return digest(play.rules, play.g)[:NAME_LETTERS]


def check_puzzle(puzzle: Puzzle, titles: Mapping[str, Title]) -> None:
    """BadPuzzle says what does not hold."""
    rules = puzzle_rules(puzzle, titles)
    try:
        play = begun(puzzle, rules)
        broken = broken_laws(rules, list(enumerate(puzzle.position, 1)), 0)
    except PelagosError as error:
        raise BadPuzzle("puzzle-unbuilt", name=puzzle.name, reason=error.code) from error
    if broken:
        raise BadPuzzle("puzzle-unlawful", name=puzzle.name, law=str(broken[0].said["law"]))
    if play.over or rules.seat_word(play.who) != puzzle.solver:
        raise BadPuzzle("puzzle-asks-another", name=puzzle.name, seat=puzzle.solver)
    if name_of(play) != puzzle.name:
        raise BadPuzzle("puzzle-misnamed", name=puzzle.name, found=name_of(play))
    options = play.options()
    for answer in puzzle.answers:
        if answer.phrase not in options:
            raise BadPuzzle("puzzle-illegal", name=puzzle.name, phrase=answer.phrase)
    _check_grades(puzzle)


def _check_grades(puzzle: Puzzle) -> None:
    """One is best, what solves comes first, and something does not solve it."""
    solves = [answer.solves for answer in puzzle.answers]
    best = [answer for answer in puzzle.answers if answer.grade == BEST]
    ordered = solves == sorted(solves, reverse=True)
    stars = 1 + sum(2 * count < puzzle.asked for count in puzzle.found)
    if len(best) != 1 or puzzle.best() is not best[0] or not ordered or all(solves):
        raise BadPuzzle("puzzle-ungraded", name=puzzle.name)
    if not puzzle.themes or puzzle.stars != stars or stars > MOST_STARS:
        raise BadPuzzle("puzzle-ungraded", name=puzzle.name)


def check_names(puzzles: Sequence[Puzzle]) -> None:
    """Every name once."""
    names = [puzzle.name for puzzle in puzzles]
    for name in names:
        if names.count(name) > 1:
            raise BadPuzzle("puzzle-twice", name=name)
