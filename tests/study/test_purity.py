"""Study knows no socket, no disk, no thread and no clock, and of tables only how differences are written.

Bots tell it what answers are worth; they are as pure.
"""

from __future__ import annotations

import ast
from typing import Final

import pytest

from house.sources import name_of, python_files, tree
from table.test_purity import imported

pytestmark = pytest.mark.pure

ALLOWED: Final = frozenset({"__future__", "collections.abc", "json", "math", "typing", "pelagos.table.patch"})
LAYERS: Final = (
    "pelagos.kernel",
    "pelagos.adapters",
    "pelagos.games",
    "pelagos.texts",
    "pelagos.bots",
    "pelagos.study",
)


def test_study_imports_the_rules_and_next_to_nothing_else() -> None:
    found = [
        f"{name_of(path)} imports {name}"
        for path in python_files("study")
        for node in ast.walk(tree(path))
        for name in imported(node)
        if name not in ALLOWED and not name.startswith(LAYERS)
    ]

    assert found == []
