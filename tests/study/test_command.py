"""`pelagos replay --report`."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.support import DEALT, pelagos, record
from golden.making import TESTS
from pelagos.games import TITLES
from pelagos.kernel.record import export
from pelagos.kernel.rng import Rng
from study.games import wandered
from table.setting import RULES


def told(path: Path) -> str:
    result = pelagos("replay", path, "--report", titles=TITLES)
    assert result.exit_code == 0, result.stderr
    return result.stdout


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("classic-2-2", ("Metropolises at the beginning of each", "Luck with the dice", "Battles", "1. Player")),
        ("hellas-2-1", ("Cards in hand at the beginning of each turn", "Battles", "1. White")),
        ("legendary-duel-1", ("Blue and Yellow", "Luck with the dice", "1. Player 1")),
    ],
)
def test_a_report_is_told_as_tables(name: str, lines: tuple[str, ...]) -> None:
    said = told(TESTS / "golden" / f"{name}.game")

    assert [line for line in lines if line not in said] == []
    assert "study-" not in said
    assert max(len(line) for line in said.splitlines()) <= 80


def test_a_game_that_has_hardly_begun_is_told_too(tmp_path: Path) -> None:
    path = tmp_path / "begun.game"
    play = wandered(RULES["classic-2"], Rng(1), 1)
    path.write_text(export(play), encoding="utf-8")

    assert "The game is not over." in told(path)


def test_a_described_position_is_where_a_report_begins(tmp_path: Path) -> None:
    path = tmp_path / "described.game"
    start = ("position", "  cycle 5", "  active p1", "  god ares", "  recruits 1", "  next TakeTurn", "end")
    path.write_text(record(*start, "p1 end turn", header=("pelagos 1", "title classic 1", "seats 5")), encoding="utf-8")

    assert "Metropolises" in told(path)


def test_a_title_without_a_reading_tells_places_and_length(tmp_path: Path) -> None:
    path = tmp_path / "toy.game"
    path.write_text(record(*DEALT, "a bid crane 3"), encoding="utf-8")
    result = pelagos("replay", path, "--report")

    assert result.exit_code == 0
    assert result.stdout == "5 answers, 1 of them decisions of the seats.\nThe game is not over.\n"
