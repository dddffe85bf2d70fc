"""Which messages there are, and which are asked for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from house.sources import python_files, tree
from pelagos.games import TITLES
from pelagos.kernel.title import Title
from pelagos.texts import HOME, SHARED
from toy.title import TITLE as TOY

ALL_TITLES: Final[tuple[Title, ...]] = (*TITLES, TOY)

TELLS: Final = "tells-"
"""What a card does, in a title's own file: `<title>-tells-<domain>-<word>`, which tests/texts/test_cards.py demands."""

Messages = dict[str, set[str]]
"""Ids with the arguments that are used, or given."""


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 -- the visitor wants this name
        self.names.add(node.id.name)


def entries(package: str, name: str) -> list[ftl.EntryType]:
    file = files(package) / "en" / f"{name}.ftl"
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


def written(package: str, name: str) -> Messages:
    """The messages of a file."""
    found: Messages = {}
    for entry in entries(package, name):
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, entry.id.name
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def shared() -> Messages:
    return {message: names for name in SHARED for message, names in written(HOME, name).items()}


def error_classes() -> dict[str, ast.ClassDef | None]:
    """PelagosError and everything that derives from it."""
    defined = [node for path in python_files() for node in ast.walk(tree(path)) if isinstance(node, ast.ClassDef)]
    found: dict[str, ast.ClassDef | None] = {"PelagosError": None}
    before = 0
    while before != len(found):
        before = len(found)
        found |= {node.name: node for node in defined if any(ast.unparse(base) in found for base in node.bases)}
    return found


def raised() -> Iterator[tuple[ast.expr, ast.Call]]:
    """Every place that names a code: the code as it is written, and the call."""
    classes = error_classes()
    fixed = {name: call for name, node in classes.items() if node for call in _super_calls(node)}
    for call in fixed.values():
        yield call.args[0], call
    plain = classes.keys() - fixed
    for path in python_files():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in plain:
                yield node.args[0], node


def _super_calls(node: ast.ClassDef) -> list[ast.Call]:
    return [
        call for call in ast.walk(node) if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__"
    ]


def codes() -> Messages:
    """Every code with the arguments that all who raise it give. The line is said by `error-at-line` alone."""
    found: Messages = {}
    for code, call in raised():
        if isinstance(code, ast.Constant) and isinstance(code.value, str):
            given = {keyword.arg for keyword in call.keywords if keyword.arg} - {"clause", "line"}
            found[code.value] = found.get(code.value, given) & given
    return found


def asked() -> list[ast.Call]:
    """The calls that ask for a message of the terminal, or of the texts themselves."""
    return [
        node
        for path in python_files("cli", "pictures", "sketches", "texts")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("text", "texts.message", "self.message")
    ]


def title_messages(title: Title) -> Messages:
    """What a title must have, but for the names of its domains."""
    found: Messages = {}
    for sort, kinds in (("event", title.events), ("refusal", title.refusals)):
        for kind in kinds:
            found[f"{title.name}-{sort}-{kind.name}"] = {param.partition(":")[0] for param in kind.params}
    return found
