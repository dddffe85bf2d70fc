"""Which build is tested, and how Hypothesis searches."""

from __future__ import annotations

import os
import sys

import pytest
from hypothesis import settings

from pelagos.kernel.arrays import COMPILED

# The same examples on every run and every machine; `make soak` looks for new ones.
settings.register_profile("house", deadline=None, derandomize=True, database=None)
settings.register_profile("soak", deadline=None, max_examples=2000)
settings.load_profile("house")

# The Makefile names the build it means to test, so that a path mistake cannot test the other one in silence.
WANTED = os.environ.get("PELAGOS_BUILD", "compiled" if COMPILED else "pure")


def pytest_configure(config: pytest.Config) -> None:
    built = "compiled" if COMPILED else "pure"
    if built != WANTED:
        raise pytest.UsageError(f"asked for the {WANTED} build, but pelagos.kernel is {built}")
    # What a test starts as a process sees the build that is tested.
    paths = [str(path) for path in config.getini("pythonpath")]
    os.environ["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path in paths)


def pytest_report_header() -> str:
    return f"build: {'compiled' if COMPILED else 'pure'}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if COMPILED:
        skip = pytest.mark.skip(reason="only in the pure build")
        for item in items:
            if item.get_closest_marker("pure"):
                item.add_marker(skip)
