"""A class name means one thing: in a title it stands once, and what titles share has names of its own."""

from __future__ import annotations

import ast
from collections import Counter
from typing import Final

import pytest

from house.sources import python_files, tree

TITLES: Final = ("classic", "hellas", "legendary")
SHARED: Final = "archipelago"


def classes(folder: str) -> Counter[str]:
    """How often each class is defined in a folder of the games."""
    return Counter(
        node.name
        for path in python_files(f"games/{folder}")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ClassDef)
    )


@pytest.mark.parametrize("title", TITLES)
def test_a_title_defines_every_class_once(title: str) -> None:
    found = classes(title)

    assert len(found) > 40
    assert [name for name, often in found.items() if often > 1] == []


@pytest.mark.parametrize("title", TITLES)
def test_what_titles_share_has_names_that_no_title_has(title: str) -> None:
    shared = classes(SHARED)

    assert "RoundOutcome" in shared
    assert shared.keys() & classes(title).keys() == set()
