"""A title stands in its own folders: nothing else names one but the list of titles, and that of the page."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

import pytest

from house.sources import ROOT, SRC, page_files, python_files, tree
from pelagos.games import TITLES

pytestmark = pytest.mark.pure

HOME: Final = SRC / "pelagos"
NAMES: Final = tuple(title.name for title in TITLES)
DOCUMENTED: Final = (ast.Module, ast.ClassDef, ast.FunctionDef)
LAYERS: Final = ("games", "bots", "coach", "primer", "sketches", "pictures", "study", "envs", "lessons")
"""Where a title has a folder, or a module, of its name."""
LIST: Final = "games/__init__.py"
PAGE: Final = ROOT / "web" / "src"
PAGE_LIST: Final = "games/index.ts"
SHOWN: Final = ("__init__.py", "api/")
"""Where docstrings are examples for those who play."""


def named(source: str) -> set[str]:
    """The titles that a source names, in code, strings, docstrings or comments."""
    return {name for name in NAMES if re.search(rf"(?i)(?<![a-z]){name}(?![a-z])", source)}


def source_of(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    if path.relative_to(HOME).as_posix().startswith(SHOWN):
        nodes = [node for node in ast.walk(tree(path)) if isinstance(node, DOCUMENTED)]
        for told in [ast.get_docstring(node, clean=False) for node in nodes]:
            text = text.replace(told or "", "")
    return text


def is_its_own(path: str, name: str) -> bool:
    return any(path.startswith((f"{layer}/{name}/", f"{layer}/{name}.py")) for layer in LAYERS)


def test_nothing_outside_its_folders_names_a_title() -> None:
    found = {
        f"{path.relative_to(HOME).as_posix()} names {name}"
        for path in python_files()
        for name in named(source_of(path))
        if not is_its_own(path.relative_to(HOME).as_posix(), name) and path != HOME / LIST
    }

    assert sorted(found) == []


def test_the_page_names_a_title_in_its_folder_alone() -> None:
    found = {
        f"{path.relative_to(PAGE).as_posix()} names {name}"
        for path in page_files()
        if path.is_relative_to(PAGE) and path != PAGE / PAGE_LIST
        for name in named(path.read_text(encoding="utf-8"))
        if not path.is_relative_to(PAGE / "games" / name)
    }

    assert sorted(found) == []


def test_the_lists_name_all_of_them() -> None:
    assert named((HOME / LIST).read_text(encoding="utf-8")) == set(NAMES)
    assert named((PAGE / PAGE_LIST).read_text(encoding="utf-8")) == set(NAMES)


@pytest.mark.parametrize(
    "planted",
    [
        'if title == "hellas":',
        "from pelagos.games.hellas.ids import NONE",
        "HELLAS: Final = 1",
        "# as in Hellas",
        "class Hellas:",
    ],
)
def test_a_planted_name_is_found(planted: str) -> None:
    assert named(planted) == {"hellas"}
    assert not is_its_own("pictures/theme.py", "hellas")
    assert is_its_own("pictures/hellas/map.py", "hellas")


def test_a_longer_word_is_no_name() -> None:
    assert named("classical = neoclassic") == set()
