"""What docs/howto/study.md shows is true."""

from __future__ import annotations

import pytest

from docs.pages import ROOT, blocks
from pelagos.bots.value.comparison import PlayoutEffort
from pelagos.study.report import report
from pelagos.study.whole import study
from study.games import golden

PAGE = ROOT / "docs" / "howto" / "study.md"


def test_the_example_runs_and_prints_what_the_page_says(capsys: pytest.CaptureFixture[str]) -> None:
    """The examples follow one another, as whoever types them would."""
    shown = list(blocks(PAGE))
    names: dict[str, object] = {}
    for block in shown:
        if block.mark == "python":
            exec(compile(block.text, str(PAGE), "exec"), names)

    assert capsys.readouterr().out == "".join([block.text for block in shown if block.mark == "text"])


def test_the_page_names_everything_in_a_report() -> None:
    play, text = golden("classic-2-2"), PAGE.read_text(encoding="utf-8")
    told = report(play.rules, play.log)
    names = {*told, *told["curves"][0], *told["dice"][0]} - {"seat"}

    assert [name for name in names if f"`{name}`" not in text] == []


def test_the_page_names_everything_in_a_study() -> None:
    play, text = golden("hellas-tiny-1"), PAGE.read_text(encoding="utf-8")
    told = study(play.rules, play.log, close_looks=2, effort=PlayoutEffort(2, 1, 2, 1))
    assert told is not None
    names = {*told, *told["swings"][0], *told["totals"][0]} - {"title", "seats", "side"}

    assert [name for name in names if f"`{name}`" not in text] == []
