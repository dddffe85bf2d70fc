"""The arithmetic of tools/fairness_correlation.py."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).resolve().parents[2] / "tools" / "fairness_correlation.py"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("fairness_correlation", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_ranks_of_equals_are_shared(tool: ModuleType) -> None:
    assert tool.ranks([30.0, 10.0, 20.0, 10.0]) == [3.0, 0.5, 2.0, 0.5]


def test_correlations_of_a_curve(tool: ModuleType) -> None:
    """It rises everywhere, but not in a line."""
    x = [1.0, 2.0, 3.0, 4.0]
    y = [1.0, 4.0, 9.0, 16.0]

    assert tool.spearman(x, y) == pytest.approx(1.0)
    assert tool.pearson(x, y) == pytest.approx(0.9844, abs=1e-4)
    assert tool.pearson(x, [-value for value in y]) == pytest.approx(-0.9844, abs=1e-4)


def test_nothing_goes_with_what_never_changes(tool: ModuleType) -> None:
    assert tool.pearson([1.0, 2.0, 3.0], [5.0, 5.0, 5.0]) == 0.0


def test_an_interval_holds_what_was_found(tool: ModuleType) -> None:
    x = [float(i) for i in range(12)]
    y = [value + (3.0 if i % 2 else -3.0) for i, value in enumerate(x)]
    low, high = tool.interval(tool.pearson, x, y)

    assert -1.0 <= low < tool.pearson(x, y) < high <= 1.0
