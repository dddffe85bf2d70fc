"""A puzzle being solved, by itself and at a table."""

from __future__ import annotations

from typing import Any, Final

import pytest

from pelagos.games import TITLES
from pelagos.kernel.errors import BadSave, Illegal
from pelagos.puzzles.puzzle import Puzzle, PuzzleRefusal
from pelagos.puzzles.run import PuzzleRun, load_run
from pelagos.puzzles.shelf import begun, puzzle_rules, puzzles_of
from pelagos.server.replies.puzzles import puzzle_table
from pelagos.table.errors import BadTerms, Refused
from pelagos.table.feed import TableFeed
from pelagos.table.table import Table
from pelagos.table.terms import Terms
from table.setting import reloaded, saved

ALL: Final = {title.name: title for title in TITLES}


def one() -> Puzzle:
    return puzzles_of("classic")[0]


def solving(puzzle: Puzzle) -> PuzzleRun:
    return PuzzleRun(puzzle, begun(puzzle, puzzle_rules(puzzle, ALL)))


def seated() -> Table:
    table, solver = puzzle_table(one(), ALL, "u0")
    table.sit(solver, "u0", "Anna")
    table.start("u0", 0)
    return table


def told(table: Table, viewer: int) -> Any:
    whole = TableFeed(table).update_for(viewer).whole
    assert whole is not None
    return whole["table"]["puzzle"]


def solver(table: Table) -> int:
    assert table.puzzle is not None
    return table.puzzle.solver


def say(table: Table, phrase: str) -> None:
    table.submit(solver(table), [phrase], table.version, 0)


def wish(table: Table, what: str) -> None:
    table.teach(solver(table), what, table.version, 0)


def test_the_answers_are_told_only_when_it_is_solved() -> None:
    puzzle = one()
    run = solving(puzzle)
    assert run.told()["answers"] == run.told()["found"] == []
    run.say(puzzle.next_best().phrase)
    assert (run.told()["grade"], run.told()["finished"]) == (puzzle.next_best().grade, False)
    assert run.told()["answers"] == []

    run.wish("again")
    run.say(puzzle.best().phrase)
    assert (run.told()["grade"], run.told()["finished"], run.told()["tries"]) == ("best", True, 2)
    assert run.told()["first"] == puzzle.next_best().grade
    assert run.told()["answers"] == [list(answer) for answer in puzzle.answers]


def test_refusals_change_nothing() -> None:
    puzzle = one()
    run = solving(puzzle)
    with pytest.raises(Illegal):
        run.say("bid ares 199")
    with pytest.raises(PuzzleRefusal, match="unknown-puzzle-wish"):
        run.wish("sing")
    assert (run.said, run.tries) == ("", [])
    run.say(puzzle.next_best().phrase)
    with pytest.raises(PuzzleRefusal, match="answered-already"):
        run.say(puzzle.best().phrase)
    run.wish("show")
    with pytest.raises(PuzzleRefusal, match="puzzle-over"):
        run.say(puzzle.best().phrase)
    with pytest.raises(PuzzleRefusal, match="puzzle-over"):
        run.wish("again")
    with pytest.raises(BadSave):
        load_run(puzzle, run.play, {})


def test_a_puzzle_is_practice() -> None:
    with pytest.raises(BadTerms):
        Terms(puzzle="x")


def test_at_a_table_nobody_else_answers_and_only_the_solver_speaks() -> None:
    table = seated()
    other = next(seat for seat in range(len(table.chairs)) if seat != solver(table))

    assert table.due() is None
    with pytest.raises(Refused, match="nobody-there"):
        table.submit(other, ["end turn"], table.version, 0)
    with pytest.raises(Refused, match="nobody-there"):
        table.teach(other, "show", table.version, 0)
    with pytest.raises(Refused, match="coach-off"):
        table.check_coach()
    say(table, one().next_best().phrase)
    assert table.due() is None
    assert table.phase == "running"


def test_a_solved_puzzle_is_over_and_a_saved_one_goes_on() -> None:
    table = seated()
    say(table, one().next_best().phrase)
    again = reloaded(table)
    assert told(again, solver(again)) == told(table, solver(table))
    assert saved(again) == saved(table)

    wish(again, "again")
    say(again, one().best().phrase)
    assert (again.phase, None if again.ending is None else again.ending.how) == ("over", "learnt")
    assert told(again, solver(again))["tries"] == 2


def test_undo_takes_the_answer_back_and_the_first_one_still_counts() -> None:
    table = seated()
    say(table, one().next_best().phrase)
    table.go_back(solver(table), 0, table.version, 0)

    assert told(table, solver(table))["said"] == ""
    assert told(table, solver(table))["first"] == one().next_best().grade


def test_a_solver_is_sent_nothing_of_what_others_hold() -> None:
    """The position holds everything; what is sent is the view of the seat, as at any table."""
    for puzzle in puzzles_of("hellas")[:3]:
        table, seat = puzzle_table(puzzle, ALL, "u0")
        table.sit(seat, "u0", "Anna")
        table.start("u0", 0)
        whole = TableFeed(table).update_for(seat).whole
        assert whole is not None
        assert "position" not in whole["table"]["puzzle"]
        assert [phrase for phrase, _, _ in puzzle.answers if phrase not in whole["game"]["options"]] == []
