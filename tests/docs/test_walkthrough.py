"""The card of docs/howto/first-card.md can be added by doing literally what the page says."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from docs.pages import ROOT, Block, blocks

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.pure

PAGE = ROOT / "docs" / "howto" / "first-card.md"


def do(block: Block, home: Path) -> None:
    """Write the file that the block names, or change it as the block says."""
    kind, _, name = block.mark.partition(" ")
    path = home / name
    path.parent.mkdir(parents=True, exist_ok=True)
    text = block.text
    if kind == "diff":
        text = "\n" + path.read_text(encoding="utf-8")
        for part in block.text.split("@@\n"):
            old, new = (side(part, mark) for mark in "-+")
            assert text.count(old) == 1, f"{name} has {text.count(old)} times: {old}"
            text = text.replace(old, new)
        text = text[1:]
    path.write_text(text, encoding="utf-8")


def side(part: str, mark: str) -> str:
    """The lines before the change (mark -) or after it (mark +)."""
    return "\n" + "".join(line[1:] + "\n" for line in part.splitlines() if line[:1] in (" ", mark))


def run(home: Path, *arguments: str) -> None:
    path = os.pathsep.join(str(part) for part in (home / "tests", ROOT / "src", ROOT / "tests"))
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=home,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_card_can_be_added_as_the_page_says(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "tests" / "toy", tmp_path / "tests" / "toy", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    steps = [block for block in blocks(PAGE) if " " in block.mark]
    for step in steps:
        do(step, tmp_path)

    assert len(steps) == 8
    run(tmp_path, "-m", "toy", "check", "tests/toy_title/scenarios/tow.game")
    setup = ("--seats", "3", "--option", "factions=one", "--seed", "1")
    run(tmp_path, "-m", "toy", "fuzz", "toy", "--games", "20", *setup)
    run(tmp_path, "-m", "toy", "fuzz", "toy", "--games", "2", "--thorough", *setup)
    run(tmp_path, "-m", "pytest", "-q", "-c", os.devnull, "-p", "no:cacheprovider", "tests/toy_title/cards/test_tow.py")
