"""The scenarios of rules section 26 hold; and every expectation in them, once changed, fails at its line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from pelagos.games.classic.title import TITLE
from spoiling import expectations, idle_expectations, play_through

FILES: Final = sorted((Path(__file__).parent / "scenarios").glob("*.game"))
NAME: Final = re.compile(r"s-(\d{3})[a-z]?-[a-z0-9-]+")
NUMBERS: Final = [
    *range(1, 23), 24, 26, *range(28, 33), *range(34, 45), *range(47, 52), 53, *range(55, 58), *range(59, 66),
    *range(67, 78), *range(79, 84), *range(85, 88), *range(89, 94), 95, 96, 98, 99, 101, 102, 104, 106, 108, 110, 111,
]  # fmt: skip
"""The scenarios that section 26 of the rules has."""


@pytest.mark.parametrize("number", NUMBERS)
def test_every_scenario_of_the_rules_is_there(number: int) -> None:
    assert any(path.stem.startswith(f"s-{number:03}") for path in FILES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario_holds(path: Path) -> None:
    assert NAME.fullmatch(path.stem)
    play_through(TITLE, path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_expectation_of_a_scenario_can_fail(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert expectations(text)
    assert idle_expectations(TITLE, text) == []
