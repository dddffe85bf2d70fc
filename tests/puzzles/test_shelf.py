"""The puzzles that are shipped: they hold under the present rules, and their words are there in every language."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

import pytest

from pelagos.games import TITLES
from pelagos.mining.themes import THEMES
from pelagos.puzzles.checking import check_names, check_puzzle
from pelagos.puzzles.puzzle import GRADES, BadPuzzle, NoSuchPuzzle, Puzzle, read_puzzle
from pelagos.puzzles.shelf import daily, puzzle_named, puzzles_of
from pelagos.texts import LANGUAGES

ALL: Final = {title.name: title for title in TITLES}
EVERY: Final = 25
"""Of the puzzles of a title, every so many is built; `pelagos puzzles check` builds all of them."""
titles = pytest.mark.parametrize("title", list(ALL))


def first(title: str = "classic") -> Puzzle:
    return puzzles_of(title)[0]


@titles
def test_a_sample_of_the_shipped_puzzles_holds(title: str) -> None:
    for puzzle in puzzles_of(title)[::EVERY]:
        check_puzzle(puzzle, ALL)


@pytest.mark.slow
@titles
def test_every_shipped_puzzle_holds(title: str) -> None:
    for puzzle in puzzles_of(title):
        check_puzzle(puzzle, ALL)


@titles
def test_every_title_has_puzzles_of_many_kinds_and_every_name_once(title: str) -> None:
    puzzles = puzzles_of(title)
    check_names(puzzles)

    assert len(puzzles) >= 10
    assert len({theme for puzzle in puzzles for theme in puzzle.themes}) >= 3
    assert len({puzzle.stars for puzzle in puzzles}) >= 2
    assert {theme for puzzle in puzzles for theme in puzzle.themes} <= set(THEMES)


@titles
def test_a_puzzle_is_the_same_line_when_it_is_read(title: str) -> None:
    assert all(read_puzzle(title, puzzle.line()) == puzzle for puzzle in puzzles_of(title))


@titles
def test_the_puzzles_of_the_days_are_all_puzzles_in_turn(title: str) -> None:
    puzzles = puzzles_of(title)
    drawn = [daily(title, day) for day in range(20_000, 20_000 + len(puzzles))]

    assert {puzzle.name for puzzle in drawn if puzzle is not None} == {puzzle.name for puzzle in puzzles}
    assert daily(title, 20_000) == daily(title, 20_000 + len(puzzles))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_and_grade_has_its_sentences(language: str) -> None:
    text = (files("pelagos.texts") / language / "puzzles.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^(puzzle-[\w-]+) =", text, re.MULTILINE))

    assert {f"puzzle-theme-{theme}" for theme in THEMES} <= known
    assert {f"puzzle-why-{theme}" for theme in THEMES} <= known
    assert {f"puzzle-{kind}-{grade}" for kind in ("grade", "short") for grade in GRADES} <= known


def test_a_puzzle_that_there_is_not_is_refused() -> None:
    for title, name in (("classic", "nothing"), ("../classic", "x"), ("nothing", first().name)):
        with pytest.raises(NoSuchPuzzle, match="unknown-puzzle"):
            puzzle_named(title, name)
    assert daily("nothing", 1) is None
    with pytest.raises(BadPuzzle, match="unreadable-puzzle"):
        read_puzzle("classic", '{"name": "x"}')


def test_planted_faults_are_found() -> None:
    puzzle = first()
    best, *others = puzzle.answers
    planted = {
        "puzzle-unbuilt": puzzle._replace(position=(*puzzle.position, "cycle")),
        "puzzle-unlawful": puzzle._replace(position=("gold " + puzzle.solver + " 250", *without(puzzle, "gold"))),
        "puzzle-asks-another": puzzle._replace(solver="nobody"),
        "puzzle-misnamed": puzzle._replace(name="0123456789"),
        "puzzle-illegal": puzzle._replace(answers=(best._replace(phrase="bid ares 199"), *others)),
        "puzzle-ungraded": puzzle._replace(answers=(*others, best)),
    }
    for code, wrong in planted.items():
        with pytest.raises(BadPuzzle, match=code):
            check_puzzle(wrong, ALL)
    with pytest.raises(BadPuzzle, match="puzzle-ungraded"):
        check_puzzle(puzzle._replace(stars=puzzle.stars % 6 + 1), ALL)
    with pytest.raises(BadPuzzle, match="puzzle-twice"):
        check_names([puzzle, puzzle])


def without(puzzle: Puzzle, field: str) -> list[str]:
    return [line for line in puzzle.position if not line.startswith(f"{field} ")]
