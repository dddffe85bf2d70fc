"""The scenarios of rules section 24 hold; and every expectation in them, once changed, fails at its line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from pelagos.games.legendary.title import TITLE
from spoiling import expectations, idle_expectations, play_through

FILES: Final = sorted((Path(__file__).parent / "scenarios").glob("*.game"))
NAME: Final = re.compile(r"s-(\d{2})[a-z]?-[a-z0-9-]+")
NUMBERS: Final = [
    *range(1, 14), *range(16, 22), 23, 24, *range(26, 30), *range(31, 36), 37, 38, 39, *range(41, 46), 47, 48, 50, 51,
    *range(54, 58), 59, 60, 62, 63, 65, 66, 67, 69, *range(71, 75), *range(76, 80), *range(81, 85), *range(86, 89),
    *range(90, 95), 96, 97,
]  # fmt: skip
"""The scenarios that section 24 of the rules has; from 97 on they are our own, of rulings made since.

One that names every card, such as S-15 (the deck runs out), is a test beside its clause: it must hold for a new card.
"""


@pytest.mark.parametrize("number", NUMBERS)
def test_every_scenario_of_the_rules_is_there(number: int) -> None:
    assert any(path.stem.startswith(f"s-{number:02}") for path in FILES)


def test_every_record_belongs_to_a_scenario_of_the_rules() -> None:
    named = [NAME.fullmatch(path.stem) for path in FILES]

    assert {int(name[1]) for name in named if name} <= set(NUMBERS)
    assert None not in named


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario_holds(path: Path) -> None:
    play_through(TITLE, path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_expectation_of_a_scenario_can_fail(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert expectations(text)
    assert idle_expectations(TITLE, text) == []
