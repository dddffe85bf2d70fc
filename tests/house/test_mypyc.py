"""What mypyc compiles wrongly stays out of the rules."""

from __future__ import annotations

import ast

from house.sources import name_of, python_files, tree

NARROW = {"src/pelagos/kernel/ids.py": "a set of viewers has sixteen bits"}


def short_shifts(module: ast.Module) -> list[int]:
    """Lines with `1 << variable`: mypyc 2.4 writes the 1 as a 32-bit number in C, so that high bits are lost."""
    return [
        node.lineno
        for node in ast.walk(module)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
        and not is_fixed(node.right)
    ]


def is_fixed(node: ast.expr) -> bool:
    """A number, or a constant by its name."""
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


def test_no_number_is_shifted_by_a_variable() -> None:
    found = {name_of(path): short_shifts(tree(path)) for path in python_files("kernel", "games", "bots")}

    assert {name: lines for name, lines in found.items() if lines and name not in NARROW} == {}
    assert all(found[name] for name in NARROW)


def test_a_short_shift_is_found() -> None:
    assert short_shifts(ast.parse("a = 1 << sea\nb = 1 << g.kraken\nc = 1 << 20\nd = 1 << BITS\ne = bit(sea)\n")) == [
        1,
        2,
    ]
