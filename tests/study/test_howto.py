"""What docs/howto/study.md shows is true."""

from __future__ import annotations

import pytest

from docs.pages import ROOT, blocks
from pelagos.study.report import report
from study.games import golden

PAGE = ROOT / "docs" / "howto" / "study.md"


def test_the_example_runs_and_prints_what_the_page_says(capsys: pytest.CaptureFixture[str]) -> None:
    shown = {block.mark: block.text for block in blocks(PAGE)}
    exec(compile(shown["python"], str(PAGE), "exec"), {})

    assert capsys.readouterr().out == shown["text"]


def test_the_page_names_everything_in_a_report() -> None:
    play, text = golden("classic-2-2"), PAGE.read_text(encoding="utf-8")
    told = report(play.rules, play.log)
    names = {*told, *told["curves"][0], *told["dice"][0]} - {"seat"}

    assert [name for name in names if f"`{name}`" not in text] == []
