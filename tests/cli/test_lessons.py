"""`pelagos lessons`: the list, the check, and a lesson taken in the terminal."""

from __future__ import annotations

import json

from typer.testing import Result

from cli.support import pelagos
from pelagos.games import TITLES
from pelagos.lessons.courses import lessons_of
from pelagos.texts import LANGUAGES


def lessons(*words: str, typed: str | None = None) -> Result:
    return pelagos("lessons", *words, titles=TITLES, typed=typed)


def test_every_lesson_is_listed() -> None:
    listed = json.loads(lessons("list", "--json").stdout)

    assert len(listed) == sum(len(lessons_of(title.name)) for title in TITLES)
    assert {"title": "classic", "course": "first", "lesson": "goal"}.items() <= listed[0].items()
    assert "legendary/outbid" in lessons("list").stdout


def test_a_lesson_is_checked_and_counted() -> None:
    result = lessons("check", "classic/goal", "--json")

    told = json.loads(result.stdout)
    assert (told["lessons"], told["faults"], told["languages"]) == (1, [], [*LANGUAGES])
    assert told["decisions"] >= told["branches"] > 0
    assert lessons("check", "classic/goal").stdout.endswith(f"in {', '.join(LANGUAGES)}: all hold.\n")


def test_a_lesson_that_there_is_not_is_refused() -> None:
    assert lessons("check", "classic/nothing").exit_code == 2
    assert lessons("check", "nothing").exit_code == 2
    assert lessons("play", "classic/nothing").exit_code == 2
    assert lessons("play", "nothing/goal").exit_code == 2


def test_a_lesson_is_taken_in_the_terminal() -> None:
    answers = ["", "", "", "end turn", "sing", "build university-o i07", "found i01", "1"]
    told = lessons("play", "classic/goal", typed="\n".join(answers) + "\n").stdout

    assert "Whoever has two metropolises" in told
    assert "Build the university first." in told
    assert "By yourself you did 3 steps." in told


def test_a_lesson_is_shown_and_left() -> None:
    told = lessons("play", "classic/goal", typed="next\nnext\nnext\nshow\nagain\nlook\nquit\n").stdout

    assert told.count("Build one on") >= 2
    assert "By yourself" not in told
