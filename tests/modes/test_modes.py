"""The compiled build plays exactly what the interpreted one plays."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ROOT / "build" / "compiled"


def lines(module: str, games: int, *path: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))}
    script = str(Path(__file__).with_name("digests.py"))
    command = [sys.executable, script, module, str(games)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.skipif(not (COMPILED / ".stamp").exists(), reason="the compiled build is not made: run make compile")
@pytest.mark.parametrize(
    ("module", "games"),
    [
        ("toy.title", 60),
        ("pelagos.games.classic.title", 8),
        ("pelagos.games.hellas.title", 8),
        ("pelagos.games.legendary.title", 6),
    ],
)
def test_both_builds_play_alike(module: str, games: int) -> None:
    pure = lines(module, games, ROOT / "src", ROOT / "tests")
    compiled = lines(module, games, COMPILED)

    assert pure[0] == "compiled False"
    assert compiled[0] == "compiled True"
    assert pure[1:] == compiled[1:]
