"""Pure inside: what the rules may import and use. (The layers are import-linter's contracts, in pyproject.toml.)"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

import pytest

from house.sources import SRC, name_of, python_files, tree

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.pure

ALLOWED: Final = frozenset({
    "__future__",
    "abc",
    "collections",
    "collections.abc",
    "difflib",  # names what somebody may have meant; nothing but the words of a fault hangs on it
    "functools",
    "hashlib",
    "hmac",
    "importlib.resources",
    "itertools",
    "json",
    "mypy_extensions",
    "tomllib",
    "typing",
})  # fmt: skip

# One file may know the arrays of both builds.
ALLOWED_IN: Final = {"src/pelagos/kernel/arrays.py": frozenset({"array", "librt.vecs"})}

RULES: Final = python_files("kernel", "games")


def imports(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Every module named by an import, also under TYPE_CHECKING and inside functions."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                # `from importlib import resources` names a module, too.
                whole = f"{node.module}.{alias.name}"
                yield node.lineno, "." if node.level else whole if whole in ALLOWED else str(node.module)


def strangers(path: Path, module: ast.Module) -> list[str]:
    allowed = ALLOWED | ALLOWED_IN.get(name_of(path), frozenset())
    return [
        f"{name_of(path)}:{line} imports {name}"
        for line, name in imports(module)
        if name not in allowed and name.partition(".")[0] != "pelagos"
    ]


def inexact(path: Path, module: ast.Module) -> list[str]:
    """Floats, true division and builtins that reach outside."""
    found = []
    for node in ast.walk(module):
        match node:
            case ast.Constant(value=float() | complex()):
                found.append((node.lineno, f"{node.value!r}"))
            case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
                found.append((node.lineno, "true division"))
            case ast.Name(id="float" | "open" | "input" | "print" | "eval" | "exec" as name):
                found.append((node.lineno, name))
            case _:
                pass
    return [f"{name_of(path)}:{line} uses {what}" for line, what in found]


def test_rules_import_only_what_is_allowed() -> None:
    assert [line for path in RULES for line in strangers(path, tree(path))] == []


def test_rules_use_no_floats_and_no_outside_world() -> None:
    assert [line for path in RULES for line in inexact(path, tree(path))] == []


def test_the_allow_list_is_applied_to_every_form_of_import() -> None:
    text = "import os\nfrom random import choice\nfrom . import x\nfrom importlib import resources\nimport librt.vecs\n"

    assert strangers(SRC / "pelagos/kernel/made_up.py", ast.parse(text)) == [
        "src/pelagos/kernel/made_up.py:1 imports os",
        "src/pelagos/kernel/made_up.py:2 imports random",
        "src/pelagos/kernel/made_up.py:3 imports .",
        "src/pelagos/kernel/made_up.py:5 imports librt.vecs",
    ]


def test_inexact_arithmetic_is_found() -> None:
    text = "a = 1 / 2\nb = 0.5\nc = float(b)\na /= 2\nd = 7 // 2\n"

    assert len(inexact(SRC / "pelagos/kernel/made_up.py", ast.parse(text))) == 4
