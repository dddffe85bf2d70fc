"""A table knows no socket, no disk, no thread and no clock."""

from __future__ import annotations

import ast
from typing import Final

import pytest

from house.sources import name_of, python_files, tree

pytestmark = pytest.mark.pure

# msgspec only writes and reads texts.
ALLOWED: Final = frozenset({"__future__", "collections.abc", "msgspec", "mypy_extensions", "typing", "unicodedata"})
LAYERS: Final = (
    "pelagos.kernel", "pelagos.adapters", "pelagos.games", "pelagos.lessons", "pelagos.primer", "pelagos.puzzles",
    "pelagos.analysis", "pelagos.table",
)  # fmt: skip


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [str(node.module)] if isinstance(node, ast.ImportFrom) else []


def test_a_table_imports_the_rules_and_next_to_nothing_else() -> None:
    found = [
        f"{name_of(path)} imports {name}"
        for path in python_files("table")
        for node in ast.walk(tree(path))
        for name in imported(node)
        if name not in ALLOWED and not name.startswith(LAYERS)
    ]

    assert found == []
