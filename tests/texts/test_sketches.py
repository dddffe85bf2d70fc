"""The words of the terminal: every message that a sketch asks for is there, and no other."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from house.sources import python_files, tree
from pelagos.games import TITLES
from pelagos.kernel.title import Title
from pelagos.texts import HOME
from texts.catalogue import written

pytestmark = pytest.mark.pure

titles = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)


def asked(title: Title) -> Iterator[str]:
    """What is said by `say`, as patterns: a part that is put together matches anything."""
    for path in python_files(f"sketches/{title.name}"):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("say"):
                yield from patterns(node.args[0])
            elif isinstance(node, ast.Tuple):
                yield from (
                    part.value for part in node.elts if isinstance(part, ast.Constant) and isinstance(part.value, str)
                )


def patterns(said: ast.expr) -> Iterator[str]:
    match said:
        case ast.Constant(value=str() as text):
            yield re.escape(text)
        case ast.JoinedStr():
            yield "".join(
                [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in said.values]
            )
        case ast.IfExp():
            yield from patterns(said.body)
            yield from patterns(said.orelse)
        case _:
            pass


@titles
def test_no_message_is_left_over(title: Title) -> None:
    start = f"{title.name}-sketch-"
    known = {name.removeprefix(start) for name in written(HOME, f"{title.name}-sketch")}
    found = list(asked(title))

    assert {name for name in known if not any(re.fullmatch(pattern, name) for pattern in found)} == set()


@titles
def test_no_message_is_missing(title: Title) -> None:
    """Those that are put together are asked for by the kept sketches, whose texts are strict."""
    known = {name.removeprefix(f"{title.name}-sketch-") for name in written(HOME, f"{title.name}-sketch")}
    whole = {
        node.args[0].value
        for path in python_files(f"sketches/{title.name}")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call)
        and ast.unparse(node.func).endswith("say")
        and isinstance(node.args[0], ast.Constant)
    }

    assert whole
    assert whole <= known
