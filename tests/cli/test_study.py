"""`pelagos study`."""

from __future__ import annotations

import json
from pathlib import Path
from xml.dom.minidom import parseString

import pytest

from cli.support import pelagos
from golden.making import TESTS
from pelagos.bots.value.comparison import PlayoutEffort
from pelagos.cli.study_words import points
from pelagos.games import TITLES
from pelagos.pictures.chances import moved_apart
from pelagos.study import mistakes

GAME = TESTS / "golden" / "hellas-tiny-1.game"


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few playouts: what is found does not matter here."""
    monkeypatch.setattr(mistakes, "EFFORT", PlayoutEffort(2, 1, 2, 1))


def test_a_game_is_studied_as_tables_and_sentences() -> None:
    result = pelagos("study", GAME, titles=TITLES)

    assert result.exit_code == 0, result.stderr
    assert "Who changed the chances" in result.stdout
    assert "White" in result.stdout
    assert "study-" not in result.stdout


def test_as_data_every_row_sums_up() -> None:
    told = json.loads(pelagos("study", GAME, "--json", "--seat", "white", titles=TITLES).stdout)

    assert told["seats"] == ["white", "orange"]
    for total in told["totals"]:
        assert total["start"] + total["luck"] + sum(total["by_seat"]) == total["end"]


def test_a_page_needs_nothing_but_itself(tmp_path: Path) -> None:
    result = pelagos("study", GAME, "--html", tmp_path / "study.html", titles=TITLES)
    written = (tmp_path / "study.html").read_text(encoding="utf-8")

    assert result.exit_code == 0, result.stderr
    assert "<svg" in written
    assert all(word not in written for word in ("<script", "<link", "src=", "study-"))
    parseString(written[written.index("<svg") : written.index("</svg>") + len("</svg>")])


def test_a_title_without_a_model_is_told_so() -> None:
    result = pelagos("study", TESTS / "golden" / "toy-2-1.game")

    assert result.exit_code != 0
    assert "chances to win" in result.stderr


@pytest.mark.parametrize(
    ("millionths", "signed", "shown"),
    [(0, True, "0.0"), (124_999, False, "12.5"), (-5_000, True, "-0.5"), (1_000_000, True, "+100.0")],
)
def test_points_are_hundredths_with_a_digit(millionths: int, signed: bool, shown: str) -> None:
    assert points(millionths, signed) == shown


def test_badges_do_not_lie_on_one_another() -> None:
    assert moved_apart([10, 11, 12], 5, 0, 100) == [10, 15, 20]
    assert moved_apart([99, 98, 10], 5, 0, 100) == [100, 95, 10]
