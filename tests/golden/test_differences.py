"""A change of the rules is listed, game by game, with the first answer after which it shows."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from typing import TYPE_CHECKING, Final

import pytest

from golden.differences import listed, records, replayed
from golden.making import TESTS
from pelagos.games.classic.offerings import PlaceMarker
from pelagos.games.classic.ops import earn
from pelagos.games.classic.phases import Income

if TYPE_CHECKING:
    from pathlib import Path

    from pelagos.games.classic.position import Classic
    from pelagos.kernel.sheet import Sheet

CLASSIC: Final = sorted((TESTS / "golden").glob("classic-*-1.game"))
HELLAS: Final = sorted((TESTS / "golden").glob("hellas-2-1.game"))
TOOL: Final = TESTS.parent / "tools" / "replay_golden.py"


@pytest.fixture
def generous(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first player gets a coin too many with every income."""
    paid = Income.run

    def run(task: Income, g: Classic) -> None:
        paid(task, g)
        earn(g, 0, 1)

    monkeypatch.setattr(Income, "run", run)


@pytest.mark.pure
@pytest.mark.usefixtures("generous")
def test_a_planted_change_of_the_rules_is_listed_for_every_game_it_touches() -> None:
    lines = listed([*CLASSIC, *HELLAS])

    assert [line.partition(":")[0] for line in lines] == [f"golden/{path.name}" for path in CLASSIC]
    # The gods are laid out before the first income, and that is the last answer that still goes as it was said.
    assert all(re.search(r": answer \d+, nature god \w+: .*digest", line) for line in lines), lines


@pytest.mark.pure
@pytest.mark.parametrize("path", CLASSIC, ids=lambda path: path.stem)
def test_an_answer_that_is_no_longer_offered_is_listed_with_its_words(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The highest bids are left out; the digests before that are what they were."""
    written = PlaceMarker.options

    def options(task: PlaceMarker, g: Classic, sheet: Sheet) -> None:
        written(task, g, sheet)
        sheet.count = min(sheet.count, 3)

    monkeypatch.setattr(PlaceMarker, "options", options)
    difference = replayed(path)[1]

    phrase = re.match(r"answer \d+, p\d (bid .*?): ", difference)
    assert phrase is not None, difference
    assert phrase[1] in difference.partition(": ")[2]


def test_without_a_change_nothing_is_listed() -> None:
    assert listed([*CLASSIC[:1], *HELLAS]) == []


def test_a_file_that_is_no_game_is_listed(tmp_path: Path) -> None:
    path = tmp_path / "torn.game"
    path.write_text("pelagos 1\n", encoding="utf-8")

    assert replayed(path)[1].startswith("before the first answer: ")


def test_all_games_of_all_titles_are_replayed() -> None:
    names = [path.relative_to(TESTS).as_posix() for path in records()]

    assert len(names) > 300
    assert {name.partition("/")[0] for name in names} == {"golden", "classic", "hellas", "legendary", "toy_title"}


@pytest.mark.parametrize(("spoilt", "code"), [(False, 0), (True, 1)])
def test_the_tool_says_by_its_exit_code_whether_anything_differs(spoilt: bool, code: int, tmp_path: Path) -> None:
    text = HELLAS[0].read_text(encoding="utf-8")
    path = TESTS / "golden" / HELLAS[0].name
    if spoilt:
        path = tmp_path / "spoilt.game"
        path.write_text(re.sub("= digest ....", "= digest 0000", text, count=1), encoding="utf-8")

    done = subprocess.run([sys.executable, TOOL, path], capture_output=True, text=True, check=False, env={**os.environ})

    assert done.returncode == code, done.stderr
    assert done.stdout.splitlines()[-1] == f"{1 - code} of 1 games are as they were"
