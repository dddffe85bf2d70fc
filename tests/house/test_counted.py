"""What a number of a signature counts is said by its type: an alias of the title's `ids`, never a bare i64."""

from __future__ import annotations

import ast
from typing import Final

import pytest

from house.sources import SRC, name_of, python_files, tree

NAMED: Final = {
    "classic": {"island", "sea", "site", "zone", "kind", "god", "marker", "creature", "slot", "gold", "price"},
    "hellas": {"tile", "city", "spot", "card", "god", "window", "kind"},
    "legendary": {"who", "team", "land", "sea", "area", "site", "god", "creature", "hero", "kind", "gold", "price"},
}
"""Parameters whose names mean one thing in their title."""
EACH_TITLE = pytest.mark.parametrize("title", NAMED)


def bare(module: ast.Module, names: set[str]) -> set[str]:
    """The functions of a module in which such a parameter is a bare i64."""
    return {
        f"{node.name}({argument.arg})"
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef)
        for argument in node.args.args
        if argument.arg in names and argument.annotation is not None and ast.unparse(argument.annotation) == "i64"
    }


@EACH_TITLE
def test_every_such_parameter_has_its_type(title: str) -> None:
    found = {name_of(path): bare(tree(path), NAMED[title]) for path in python_files(f"games/{title}")}

    assert {name: functions for name, functions in found.items() if functions} == {}


@EACH_TITLE
def test_the_types_are_aliases_of_i64_and_nothing_else(title: str) -> None:
    """A class would cost an object for every number, and mypyc must see a plain one."""
    ids = tree(SRC / "pelagos" / "games" / title / "ids.py")
    aliases = [
        ast.unparse(node.value)
        for node in ids.body
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias" and node.value is not None
    ]

    assert len(aliases) >= len(NAMED[title])
    assert set(aliases) == {"i64"}


def test_a_bare_number_is_found() -> None:
    text = "def sail(g: Position, sea: i64, goal: Sea, fleets: i64) -> None: ..."

    assert bare(ast.parse(text), {"sea", "goal"}) == {"sail(sea)"}
