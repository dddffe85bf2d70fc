"""The rulings written as records hold; and every expectation in them, once changed, fails at its line."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from spoiling import expectations, idle_expectations, play_through
from toy.title import TITLE

FILES: Final = sorted((Path(__file__).parent / "scenarios").glob("*.game"))


def test_there_are_scenarios() -> None:
    assert len(FILES) >= 12


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario_holds(path: Path) -> None:
    assert play_through(TITLE, path.read_text(encoding="utf-8")).log


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_expectation_of_a_scenario_can_fail(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert expectations(text)
    assert idle_expectations(TITLE, text) == []


def test_every_kind_of_expectation_is_used() -> None:
    subjects = {words[0] for path in FILES for _, words in expectations(path.read_text(encoding="utf-8"))}

    assert {"offers", "withholds", "options", "who", "asks", "refuses", "told", "ended", "digest", "known"} <= subjects
