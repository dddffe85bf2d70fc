"""The scenarios of H-19, and some more, hold; and every expectation in them, once changed, fails at its line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from pelagos.games.hellas.title import TITLE
from spoiling import expectations, idle_expectations, play_through

FILES: Final = sorted((Path(__file__).parent / "scenarios").glob("*.game"))
NAME: Final = re.compile(r"(?:ts-\d{2}|h-\d{2}-[a-z0-9]+)-[a-z0-9-]+")
"""`ts-…` after H-19, others after their clause."""
SCENARIOS: Final = [*range(1, 8), *range(9, 14), *range(15, 21), 30, 32, 33, 34, 35, 37, 39, 40, 41, 43, 45]
"""Every number of H-19."""
SILENT: Final = ("ts-45-silence-p5", "ts-45-silence-none", "ts-45-silence-nothing")


@pytest.mark.parametrize("number", SCENARIOS)
def test_the_scenario_of_the_rules_is_there(number: int) -> None:
    assert [path for path in FILES if path.stem.startswith(f"ts-{number:02}-")]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario_holds(path: Path) -> None:
    assert NAME.fullmatch(path.stem)
    play_through(TITLE, path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_expectation_of_a_scenario_can_fail(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert expectations(text)
    assert idle_expectations(TITLE, text) == []


def test_the_events_do_not_tell_what_the_defender_held() -> None:
    """TS-45, H-14.6"""
    plays = [play_through(TITLE, path.read_text(encoding="utf-8")) for path in FILES if path.stem in SILENT]
    streams = [[event.plain() for event in play.events] for play in plays]

    assert len(streams) == len(SILENT)
    assert streams[0] == streams[1] == streams[2]
