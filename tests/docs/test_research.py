"""The page about environments does what it says, and its table is true."""

from __future__ import annotations

import io
from contextlib import redirect_stdout
from itertools import pairwise
from typing import Final

import pytest

from docs.pages import ROOT, blocks
from pelagos.envs.catalogue import env_named, env_names
from tools.env_sizes import sizes

PAGE: Final = ROOT / "docs" / "research.md"
SHOWN: Final = [(first, then) for first, then in pairwise(blocks(PAGE)) if first.mark == "python"]


@pytest.mark.parametrize("at", range(len(SHOWN)))
def test_the_lines_of_the_page_do_what_it_says(at: int) -> None:
    first, then = SHOWN[at]
    if "pyspiel" in first.text:
        pytest.importorskip("pyspiel")
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(first.text, {})

    assert printed.getvalue() == (then.text if then.mark == "text" else "")


def test_the_sizes_of_the_table_are_those_of_the_environments() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    table = [line for line in lines[lines.index("## Sizes") :] if line.startswith("| `pelagos/")][: len(env_names())]

    assert [line[: len(sizes(env_named(name)))] for line, name in zip(table, env_names(), strict=True)] == [
        sizes(env_named(name)) for name in env_names()
    ]
