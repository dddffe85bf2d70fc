"""What docs/howto/tables.md shows is true."""

from __future__ import annotations

import pytest

from docs.pages import ROOT, blocks
from pelagos.table.calls import CALLS

PAGE = ROOT / "docs" / "howto" / "tables.md"


def test_the_example_runs_and_prints_what_the_page_says(capsys: pytest.CaptureFixture[str]) -> None:
    shown = {block.mark: block.text for block in blocks(PAGE)}
    exec(compile(shown["python"], str(PAGE), "exec"), {})

    assert capsys.readouterr().out == shown["text"]


def test_the_page_names_every_call() -> None:
    text = PAGE.read_text(encoding="utf-8")

    assert [name for name in CALLS if f"`{name}`" not in text and f"`{name}(" not in text] == []
