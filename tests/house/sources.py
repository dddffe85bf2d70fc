"""The source files and their trees, for the tests that look at how the code is written."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
SRC: Final = ROOT / "src"


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def python_files(*folders: str) -> list[Path]:
    """The Python files under these folders of src/pelagos, or under all of it."""
    roots = [SRC / "pelagos" / folder for folder in folders or (".",)]
    return sorted(path for root in roots for path in root.rglob("*.py"))


def page_files() -> list[Path]:
    """The TypeScript and Svelte files of the page."""
    return sorted(path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in {".ts", ".svelte"})


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
