"""The wheel carries all that an installed Pelagos needs: no Node, no repository."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from typing import TYPE_CHECKING, Final

import pytest

from house.sources import ROOT, SRC

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.pure

BUILT: Final = SRC / "pelagos" / "server" / "page"
UNBUILT: Final = not (BUILT / "index.html").exists() and os.environ.get("CI") != "true"


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    folder = tmp_path_factory.mktemp("wheel")
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(words, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


def packed(folder: Path, pattern: str) -> set[str]:
    return {path.relative_to(SRC).as_posix() for path in folder.rglob(pattern)}


@pytest.mark.parametrize(
    ("folder", "pattern"),
    [("texts", "*.ftl"), ("pictures", "*.svg"), ("server/store/migrations", "*.py"), ("", "*.toml")],
)
def test_texts_drawings_and_migrations_are_in_it(names: set[str], folder: str, pattern: str) -> None:
    wanted = packed(SRC / "pelagos" / folder, pattern)

    assert wanted != set()
    assert wanted - names == set()


def test_rules_pages_are_in_it(names: set[str]) -> None:
    wanted = {f"pelagos/rulebooks/{path.name}" for path in (ROOT / "docs" / "rules").glob("*.md")}

    assert wanted != set()
    assert wanted - names == set()


@pytest.mark.skipif(UNBUILT, reason="the page is not built: make web")
def test_the_built_page_is_in_it(names: set[str]) -> None:
    wanted = packed(BUILT, "*.*")

    assert "pelagos/server/page/index.html" in wanted
    assert any(name.endswith(".js") for name in wanted)
    assert wanted - names == set()


def test_nothing_else_is_in_it(names: set[str]) -> None:
    first = {name.partition("/")[0] for name in names}

    assert {name for name in first if not name.endswith(".dist-info")} == {"pelagos"}
    assert [name for name in names if "__pycache__" in name or name.endswith((".ts", ".svelte", ".so"))] == []
