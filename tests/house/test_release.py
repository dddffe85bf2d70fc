"""`make release` moves every fragment into the changelog; the version is the same wherever it is told."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

import pelagos
from house.sources import ROOT

pytestmark = pytest.mark.pure

PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
KINDS: Final = [kind["directory"] for kind in PROJECT["tool"]["towncrier"]["type"]]
USED: Final = ("CHANGELOG.md", "CITATION.cff", "pyproject.toml", "src/pelagos/__init__.py", "tools/release.py")
NEWS: Final = {
    "two.added.md": "Two could be played.\n",
    "ports.fixed.md": "A port of Naxos was closed; it is open, and says so\nin two lines.\n",
    "perseus.rules.md": "Perseus withdrew with those who came along. [L-16.9.1]\n",
    "one.added.md": "One could be played.\n",
}
SECTION: Final = f"""
## {pelagos.__version__}, 2026-12-24

### Added

- One could be played.
- Two could be played.

### Fixed

- A port of Naxos was closed; it is open, and says so
  in two lines.

### Rules

- Perseus withdrew with those who came along. [L-16.9.1]
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """As much of the project as a release touches, with news of its own."""
    for name in USED:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    changelog = tmp_path / "CHANGELOG.md"
    changelog.write_text(changelog.read_text(encoding="utf-8").partition("\n## ")[0] + "\n", encoding="utf-8")
    folder = tmp_path / "changelog.d"
    folder.mkdir()
    for name in ("README.md", "template.md.jinja"):
        shutil.copyfile(ROOT / "changelog.d" / name, folder / name)
    for name, text in NEWS.items():
        (folder / name).write_text(text, encoding="utf-8")
    return tmp_path


def release(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "tools/release.py", "--date", "2026-12-24", *words]
    return subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", check=False)


def test_fragments_become_a_section_by_kind_and_are_gone(copy: Path) -> None:
    before = (copy / "CHANGELOG.md").read_text(encoding="utf-8").rstrip()
    done = release(copy)

    assert done.returncode == 0, done.stderr
    assert (copy / "CHANGELOG.md").read_text(encoding="utf-8").rstrip() == before + "\n" + SECTION.rstrip()
    assert sorted(path.name for path in (copy / "changelog.d").iterdir()) == ["README.md", "template.md.jinja"]


def test_a_version_is_released_once(copy: Path) -> None:
    release(copy)
    (copy / "changelog.d" / "late.fixed.md").write_text("Too late.\n", encoding="utf-8")
    done = release(copy)

    assert done.returncode == 1
    assert done.stderr == f"CHANGELOG.md has a section for {pelagos.__version__} already: raise the version first.\n"
    assert (copy / "changelog.d" / "late.fixed.md").is_file()


def test_nothing_is_moved_while_the_versions_differ(copy: Path) -> None:
    (copy / "CITATION.cff").write_text("version: 9.9.9\n", encoding="utf-8")
    done = release(copy)

    assert done.returncode == 1
    assert "CITATION.cff says 9.9.9" in done.stderr
    assert set(NEWS) <= {path.name for path in (copy / "changelog.d").iterdir()}


def test_every_fragment_is_of_a_known_kind_and_says_something() -> None:
    table = re.findall(
        r"^\| `(\w+)` \|", (ROOT / "changelog.d" / "README.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    fragments = [path for path in (ROOT / "changelog.d").glob("*.md") if path.name != "README.md"]

    assert table == KINDS
    assert [path.name for path in fragments if path.name.split(".")[1:] not in [[kind, "md"] for kind in KINDS]] == []
    assert [path.name for path in fragments if not path.read_text(encoding="utf-8").strip()] == []


def test_the_version_is_the_same_everywhere() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))

    assert cited["version"] == pelagos.__version__
    assert cited["license"] == PROJECT["project"]["license"]
