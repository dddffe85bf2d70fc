"""How long files and functions are."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple

from house.sources import name_of, page_files, python_files, tree


class Sizes(NamedTuple):
    """Line counts, shortest first, each with the name of what was counted."""

    what: str
    counts: list[tuple[int, str]]

    def at(self, share: float) -> int:
        """The count that this share of the things does not exceed."""
        return self.counts[int(share * (len(self.counts) - 1))][0] if self.counts else 0

    def over(self, limit: int) -> list[str]:
        return [f"{name} has {lines} lines" for lines, name in self.counts if lines > limit]

    def __str__(self) -> str:
        longest = f"{self.counts[-1][0]} ({self.counts[-1][1]})" if self.counts else "0"
        return f"{len(self.counts)} {self.what}: median {self.at(0.5)}, p90 {self.at(0.9)}, longest {longest}"


def files() -> Sizes:
    return Sizes("files", _counted(python_files()))


def files_of_the_page() -> Sizes:
    """Those that people write: `protocol` is written by a tool."""
    return Sizes("files of the page", _counted([path for path in page_files() if path.parent.name != "protocol"]))


def _counted(paths: list[Path]) -> list[tuple[int, str]]:
    return sorted((len(path.read_text("utf-8").splitlines()), name_of(path)) for path in paths)


def functions() -> Sizes:
    """Functions and methods, nested ones too, docstrings included."""
    return Sizes(
        "functions",
        sorted(
            ((node.end_lineno or node.lineno) - node.lineno + 1, f"{name_of(path)}:{node.lineno} {node.name}")
            for path in python_files()
            for node in ast.walk(tree(path))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        ),
    )
