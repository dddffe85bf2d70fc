"""The sizes of the sources are shown after every run, so that growth is seen before it breaks the budget."""

from __future__ import annotations

from typing import TYPE_CHECKING

from house import sizes

if TYPE_CHECKING:
    import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"{sizes.files()}\n{sizes.functions()}\n{sizes.files_of_the_page()}")
