"""The baselines of examples/research run, and come to what they should, in small."""

from __future__ import annotations

import csv
import importlib
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

pytestmark = pytest.mark.pure

RESEARCH: Final = Path(__file__).parents[2] / "examples" / "research"


def ran(monkeypatch: pytest.MonkeyPatch, name: str, *arguments: str) -> dict[str, Any]:
    """A script as it is called, with its folder on the path."""
    monkeypatch.syspath_prepend(str(RESEARCH))
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    return runpy.run_path(str(RESEARCH / name), run_name="__main__")


@pytest.fixture(scope="module")
def solved() -> Iterator[ModuleType]:
    """`solve_tiny`, whose tree takes a second or two, so that it is made once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(RESEARCH))
        found = importlib.import_module("solve_tiny")
        tree = found.Tree()
        patch.setattr(found, "Tree", lambda: tree)
        yield found


def test_the_reduced_classic_is_solved(solved: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever bids first wins; drawn by lot, that is worth nothing to anybody."""
    solved.main()

    assert capsys.readouterr().out.splitlines() == [
        "32053 positions, 9182 of them ends; 819291 nodes as a tree",
        "value for the first seat: +0.0000",
        "its first bids: zeus 1 -1, zeus 2 -1, athena 1 -1, athena 2 -1, apollo +1",
        "exploitability, uniform: 0.9994",
        "exploitability, first: 1.0000",
    ]


def test_regret_comes_closer_to_perfect_play(
    solved: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ran(monkeypatch, "mccfr.py", "--iterations", "200", "--points", "2", "--out", str(tmp_path / "curve.csv"))
    told = [float(line.split()[-1]) for line in capsys.readouterr().out.splitlines()]

    assert told[0] > told[1] > told[2]
    ran(
        monkeypatch, "draw_curve.py", str(tmp_path / "c.svg"), str(tmp_path / "curve.csv"),
        "--x", "iterations", "--y", "exploitability",
    )  # fmt: skip
    assert (tmp_path / "c.svg").read_text(encoding="utf-8").count("<polyline") == 1


def test_ppo_learns(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Against uniform play, because that is quick: from an even match to three wins in four, with fixed seeds."""
    curve = tmp_path / "curve.csv"
    words = ("--minutes", "0", "--games", "200", "--bot", "uniform", "--out", str(curve))
    learner = ran(monkeypatch, "ppo.py", *words)["Learner"]("pelagos/classic_tiny-v0", 64, 64, 1)
    for _ in range(8):
        learner.update()
    with curve.open(encoding="utf-8") as file:
        (before,) = csv.DictReader(file)

    assert float(before["score"]) < 0.6
    assert learner.decisions == 8 * 64 * 64
    assert learner.score("uniform", 200, 2) > 0.75


def test_search_plays_the_reduced_hellas(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel")
    ran(monkeypatch, "ismcts.py", "--simulations", "2", "--games", "1")

    assert " of 1 points against uniform" in capsys.readouterr().out
