"""The puzzles of each title, one file a title, and which of them is the puzzle of a day."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from pelagos.kernel.dealer import draw
from pelagos.kernel.play import Play
from pelagos.kernel.starts import start_of
from pelagos.kernel.title import Rules, Title, kept_setup
from pelagos.puzzles.puzzle import NoSuchPuzzle, Puzzle, read_puzzle

HOME: Final = "pelagos.puzzles"
TABLE: Final = "puzzles.jsonl"
DAILY: Final = b"the puzzle of the day"


def puzzles_of(title: str) -> tuple[Puzzle, ...]:
    """The puzzles of a title; none where there are none. The title may be anything that somebody asks for."""
    known = title.isidentifier() and (files(HOME) / title / TABLE).is_file()
    return _puzzles(title) if known else ()


@cache
def _puzzles(title: str) -> tuple[Puzzle, ...]:
    """Read once."""
    lines = (files(HOME) / title / TABLE).read_text(encoding="utf-8").splitlines()
    return tuple([read_puzzle(title, line) for line in lines])


@cache
def _by_name(title: str) -> dict[str, Puzzle]:
    return {puzzle.name: puzzle for puzzle in puzzles_of(title)}


def puzzle_named(title: str, name: str) -> Puzzle:
    """NoSuchPuzzle if there is none of this name."""
    found = _by_name(title).get(name) if puzzles_of(title) else None
    if found is None:
        raise NoSuchPuzzle("unknown-puzzle", title=title, name=name)
    return found


def daily(title: str, day: int) -> Puzzle | None:
    """The puzzle of a day, the same for everybody; days are counted from 1970. All come before one comes again."""
    known = puzzles_of(title)
    if not known:
        return None
    order = sorted(range(len(known)), key=lambda i: draw(DAILY + known[i].name.encode(), 0, 1 << 40))
    return known[order[day % len(known)]]


def puzzle_rules(puzzle: Puzzle, titles: Mapping[str, Title]) -> Rules:
    """The rules that a puzzle is played under."""
    title = titles.get(puzzle.title)
    if title is None:
        raise NoSuchPuzzle("unknown-puzzle", title=puzzle.title, name=puzzle.name)
    return Rules(title, kept_setup(title, puzzle.seats, puzzle.board, puzzle.options))


def begun(puzzle: Puzzle, rules: Rules) -> Play:
    """The game at the question of the puzzle; nature waits."""
    return Play(rules, start_of(rules, list(enumerate(puzzle.position, 1))), start=puzzle.position)
