"""Unfinished work is an issue, not a mark in the source."""

from __future__ import annotations

import re
from typing import Final

import pytest

from house.sources import SRC, name_of

pytestmark = pytest.mark.pure

MARK: Final = re.compile(r"\b(?:TODO|FIXME|XXX|HACK)\b")
BINARY: Final = {".so", ".pyd", ".pyc", ".png", ".woff2"}


def test_sources_carry_no_marks() -> None:
    files = [path for path in sorted(SRC.rglob("*")) if path.is_file() and path.suffix not in BINARY]
    found = [
        f"{name_of(path)}:{number} {line.strip()}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if MARK.search(line)
    ]

    assert found == []
