"""Notebooks, run without Jupyter: every code cell in one namespace, and what a notebook would show of it.

`PYTHONPATH=src:tests python tests/docs/notebooks.py examples/islands.ipynb` runs one and stores its outputs anew.
"""

from __future__ import annotations

import ast
import io
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

Output = dict[str, Any]


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def outputs(notebook: dict[str, Any]) -> list[list[Output]]:
    """What the code cells show, run from the first to the last."""
    names: dict[str, Any] = {}
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    return [shown("".join(cell["source"]), names, count) for count, cell in enumerate(cells, 1)]


def shown(source: str, names: dict[str, Any], count: int) -> list[Output]:
    """What is printed, and the value of the last line if that is an expression."""
    *before, last = ast.parse(source).body
    printed, value = io.StringIO(), None
    with redirect_stdout(printed):
        exec(compile(ast.Module(before, []), "cell", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
        else:
            exec(compile(ast.Module([last], []), "cell", "exec"), names)
    found: list[Output] = []
    if printed.getvalue():
        found.append({"name": "stdout", "output_type": "stream", "text": lines(printed.getvalue())})
    if value is not None:
        data = {"text/plain": lines(repr(value))}
        if hasattr(value, "_repr_svg_"):
            data["image/svg+xml"] = lines(value._repr_svg_())
        found.append({"data": data, "execution_count": count, "metadata": {}, "output_type": "execute_result"})
    return found


def lines(text: str) -> list[str]:
    """As a notebook keeps text."""
    return text.splitlines(keepends=True)


def main(path: Path) -> None:
    notebook = read(path)
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for count, (cell, found) in enumerate(zip(cells, outputs(notebook), strict=True), 1):
        cell["outputs"], cell["execution_count"] = found, count
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
