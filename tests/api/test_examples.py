"""The examples run, and say what they should; the notebook shows what it would show."""

from __future__ import annotations

import runpy
import sys
from typing import TYPE_CHECKING

import pytest

from api.games import GOLDEN, ROOT
from docs.notebooks import outputs, read

if TYPE_CHECKING:
    from pathlib import Path

EXAMPLES = ROOT / "examples"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))
LONGEST = 60


def printed(capsys: pytest.CaptureFixture[str], name: str, *arguments: str) -> str:
    before = sys.argv
    sys.argv = [name, *arguments]
    try:
        runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    finally:
        sys.argv = before
    return capsys.readouterr().out


def test_a_game_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "play_a_game.py")

    assert "p1 is asked: Blue: which land do you claim first?" in told
    assert "[L-4.8]" in told
    assert "seen by p1: None" in told
    assert told.endswith("read again it stands the same: True\n")


def test_a_bot_that_imagines_beats_one_that_does_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "write_a_bot.py").endswith("{'dreamer': 4, 'uniform': 0}\n")


def test_a_record_is_studied(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "study_a_record.py")
    other = printed(capsys, "study_a_record.py", str(GOLDEN / "hellas-2-1.game"))

    assert told.startswith("classic 3, 3 seats\n159 decisions")
    assert "Player 1 wins the game." in told
    assert told.count("settler: ") == 5
    assert other.startswith("hellas 2, 2 seats\n")


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_shows_what_comes_out(path: Path) -> None:
    """If it should be otherwise: `PYTHONPATH=src:tests python tests/docs/notebooks.py FILE`."""
    notebook = read(path)
    stored = [cell["outputs"] for cell in notebook["cells"] if cell["cell_type"] == "code"]

    assert len(stored) > 5
    assert outputs(notebook) == stored


@pytest.mark.pure
@pytest.mark.parametrize("name", ["play_a_game.py", "write_a_bot.py", "study_a_record.py"])
def test_an_example_is_read_at_a_glance(name: str) -> None:
    assert len((EXAMPLES / name).read_text(encoding="utf-8").splitlines()) <= LONGEST
