"""`pelagos puzzles play`: a puzzle in the terminal."""

from __future__ import annotations

import sys
import time
from typing import Annotated, Final

import typer
from rich.columns import Columns

from pelagos.cli.arguments import title_of, titles_of
from pelagos.cli.phrases import meant
from pelagos.cli.screen import BadCall, Complaint, complain, say
from pelagos.cli.sentences import TEXTS, text
from pelagos.cli.terminal_commands import TerminalTable
from pelagos.kernel.agenda import pending
from pelagos.kernel.codec import task_data
from pelagos.kernel.errors import PelagosError
from pelagos.puzzles.puzzle import MOST_STARS, GradedAnswer
from pelagos.puzzles.run import SHOW, WISHES, PuzzleRun
from pelagos.puzzles.shelf import begun, daily, puzzle_named, puzzle_rules

LOOK: Final = "look"
QUIT: Final = "quit"
DAY_S: Final = 86_400
HUNDREDTHS: Final = 100


def play_puzzle(
    context: typer.Context,
    which: Annotated[str, typer.Argument(metavar="TITLE[/PUZZLE]", help=text("puzzles-play-which"))],
) -> None:
    """Solve a puzzle."""
    titles = titles_of(context)
    name, _, wanted = which.partition("/")
    title = title_of(context, name)
    puzzle = puzzle_named(name, wanted) if wanted else daily(name, int(time.time()) // DAY_S)
    if puzzle is None:
        raise BadCall("no-puzzles", title=title.name)
    run = PuzzleRun(puzzle, begun(puzzle, puzzle_rules(puzzle, titles)))
    table = TerminalTable(run.play, titles, {})
    table.seat = run.solver
    TerminalPuzzle(run, table).run()


class TerminalPuzzle:
    """A puzzle that is read and typed."""

    def __init__(self, run: PuzzleRun, table: TerminalTable) -> None:
        self._run: Final = run
        self._table: Final = table

    def run(self) -> None:
        """Until it is solved, or the solver has had enough."""
        self._table.look()
        say(text("puzzles-asked", stars=self._run.puzzle.stars, most=MOST_STARS), style="bold")
        self._ask()
        try:
            while not self._run.finished:
                line = input("> ").strip()
                if not sys.stdin.isatty():
                    say(line)
                if line == QUIT:
                    return
                self._heed(line)
        except EOFError:
            say(text("play-bye"))

    def _ask(self) -> None:
        play = self._run.play
        task, arguments = task_data(pending(play.g))
        say(TEXTS.question(play.rules, task, arguments))
        say(Columns([f"{i}  {phrase}" for i, phrase in enumerate(play.options(), 1)], padding=(0, 3)))
        say(text("puzzles-hint"), style="dim")

    def _heed(self, line: str) -> None:
        run = self._run
        options = run.play.options()
        try:
            if line == LOOK:
                self._table.look()
            elif line in WISHES:
                run.wish(line)
                self._tell() if line == SHOW else self._ask()
            else:
                numbered = line.isdecimal() and 1 <= int(line) <= len(options)
                run.say(options[int(line) - 1] if numbered else meant(line, options, run.play.rules.vocabulary))
                self._tell()
        except PelagosError as error:
            complain(TEXTS.error(error, run.play.rules))
        except Complaint as complaint:
            complain(str(complaint))

    def _tell(self) -> None:
        """How good the answer is; when it is solved, how good the others would have been."""
        puzzle = self._run.puzzle
        if self._run.finished:
            for answer in puzzle.answers:
                say(_graded(answer), style="bold" if answer.solves else None)
        else:
            say(_graded(puzzle.grade(self._run.said)), style="yellow")


def _graded(answer: GradedAnswer) -> str:
    chance = -1 if answer.chance < 0 else round(answer.chance / HUNDREDTHS)
    return text("puzzles-graded", grade=answer.grade, phrase=answer.phrase, chance=chance)
