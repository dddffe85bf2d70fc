"""The budgets of the house style: small files, small functions."""

from __future__ import annotations

import pytest

from house import sizes
from house.sources import name_of, page_files

pytestmark = pytest.mark.pure


def test_files_stay_small() -> None:
    counted = sizes.files()

    assert not counted.over(500)
    assert counted.at(0.5) <= 120, counted
    assert counted.at(0.9) <= 300, counted


def test_functions_stay_small() -> None:
    counted = sizes.functions()

    assert not counted.over(60)
    assert counted.at(0.5) <= 8, counted
    assert counted.at(0.9) <= 25, counted


def test_files_of_the_page_stay_small() -> None:
    """Its functions are measured by ESLint (web/eslint.config.js)."""
    counted = sizes.files_of_the_page()

    assert not counted.over(400)
    assert counted.at(0.5) <= 120, counted
    assert counted.at(0.9) <= 300, counted


def test_lines_of_the_page_stay_short() -> None:
    """Prettier breaks code, and neither comments nor texts."""
    found = [
        f"{name_of(path)}:{number} has {len(line)} characters"
        for path in page_files()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > 120
    ]

    assert found == []


def test_percentiles_are_counted_from_the_short_end() -> None:
    counted = sizes.Sizes("things", [(n, f"thing {n}") for n in range(1, 12)])

    assert counted.at(0.5) == 6
    assert counted.at(0.9) == 10
    assert counted.over(10) == ["thing 11 has 11 lines"]
