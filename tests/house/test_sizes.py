"""The budgets of the house style: small files, small functions."""

from __future__ import annotations

import pytest

from house import sizes

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


def test_percentiles_are_counted_from_the_short_end() -> None:
    counted = sizes.Sizes("things", [(n, f"thing {n}") for n in range(1, 12)])

    assert counted.at(0.5) == 6
    assert counted.at(0.9) == 10
    assert counted.over(10) == ["thing 11 has 11 lines"]
