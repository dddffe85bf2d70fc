"""Which tests cite which clauses of a title's rules: every clause is ruled on or excused, and none is invented."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cached_property
from pathlib import Path
from typing import Final

DOCS: Final = Path(__file__).parents[1] / "docs" / "rules"
EXEMPT: Final = "cards/test_demanded"
"""Tests that demand a file for every card rule on nothing themselves."""


class Citations:
    """The clauses of one title, and the docstrings of all tests in its folder."""

    def __init__(self, folder: Path, clauses: list[str], clause: str) -> None:
        self.folder: Final = folder
        self.clauses: Final = clauses
        self._clause: Final = re.compile(rf"\b{clause}")
        whole = tomllib.loads((folder / "uncited.toml").read_text(encoding="utf-8"))
        self.excuses: Final[dict[str, str]] = whole["uncited"]

    @cached_property
    def rulings(self) -> dict[str, str]:
        """Every test function and its docstring."""
        found: dict[str, str] = {}
        for path in sorted(self.folder.rglob("test_*.py")):
            name = path.relative_to(self.folder).with_suffix("").as_posix()
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    found[f"{name}.{node.name}"] = ast.get_docstring(node) or ""
        return found

    @cached_property
    def cited(self) -> set[str]:
        return {clause for doc in self.rulings.values() for clause in self._clause.findall(doc)}

    def is_accounted_for(self, clause: str) -> bool:
        """A clause is cited or excused, and not both."""
        return (clause in self.cited) != (clause in self.excuses)

    def bad_excuses(self) -> list[str]:
        """Excuses for clauses that do not exist, or without a reason."""
        known = set(self.clauses)
        return [clause for clause, reason in self.excuses.items() if clause not in known or len(reason.split()) <= 3]

    def invented(self) -> set[str]:
        """What is cited and stands nowhere. A card may be cited as a whole: C-20.13 is the Kraken."""
        wholes = {clause.rpartition(".")[0] for clause in self.clauses if clause.count(".") == 2}
        return self.cited - wholes - set(self.clauses)

    def names(self, part: str) -> list[str]:
        """The rulings in one folder of the title's tests."""
        return [name for name in self.rulings if name.startswith(f"{part}/") and not name.startswith(EXEMPT)]

    def silent(self, part: str) -> list[str]:
        """Those of them that cite nothing."""
        return [name for name in self.names(part) if not self._clause.search(self.rulings[name])]


def on_page(title: str, clause: str) -> list[str]:
    """The clauses that stand in bold on a title's page of rules."""
    return re.findall(rf"\*\*({clause})\*\*", (DOCS / f"{title}.md").read_text(encoding="utf-8"))
