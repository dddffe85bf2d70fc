"""The record of the renaming is true: what it calls old is gone from the sources, and what it calls new is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

import pytest

from docs.pages import ROOT
from house.sources import SRC, tree

pytestmark = pytest.mark.pure

RECORD: Final = (ROOT / "docs" / "decisions" / "0022-standard-names.md").read_text(encoding="utf-8")
PAGE: Final = ROOT / "web" / "src"
NAMES: Final = re.findall(r"^\| `([\w.]+)` \| `(\w+)` \| `(\w+)` \|$", RECORD, re.MULTILINE)


def rows(heading: str) -> list[tuple[str, str]]:
    """The rows of the table below a heading."""
    text = RECORD[RECORD.index(f"\n### {heading}") + 1 :]
    return re.findall(r"^\| `(\S+)` \| `(\S+)` \|$", text[: text.index("\n##")], re.MULTILINE)


MODULES: Final = rows("Modules (below `pelagos`)")


def file_of(module: str) -> Path | None:
    """Where a module, or the beginning of a package, is written."""
    path = SRC.joinpath("pelagos", *module.split("."))
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()), None)


def defined(module: str) -> set[str]:
    """What a module defines at its top."""
    path = file_of(module)
    assert path, f"there is no {module}"
    names = set[str]()
    for node in tree(path).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return names


def is_still_meant(old: str) -> bool:
    """An old name may stand for a new thing: for a package with the module in it, or for another row's module."""
    return any(new == old or new.startswith(f"{old}.") for _, new in MODULES)


def test_the_record_has_its_lists() -> None:
    assert len(MODULES) > 70
    assert len(NAMES) > 100
    assert len(rows("Modules of the page")) > 20


@pytest.mark.parametrize(("old", "new"), MODULES)
def test_the_old_module_is_gone_and_the_new_one_is_there(old: str, new: str) -> None:
    assert file_of(new)
    assert file_of(old) is None or is_still_meant(old)


@pytest.mark.parametrize(("module", "old", "new"), NAMES)
def test_the_old_name_is_gone_and_the_new_one_is_there(module: str, old: str, new: str) -> None:
    names = defined(module)

    assert new in names
    assert old not in names


@pytest.mark.parametrize(("old", "new"), rows("Modules of the page"))
def test_the_old_file_of_the_page_is_gone_and_the_new_one_is_there(old: str, new: str) -> None:
    assert (PAGE / new).is_file()
    assert not (PAGE / old).exists()
