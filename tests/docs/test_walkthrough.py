"""What docs/howto adds can be added by doing literally what the pages say."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, Final

import pytest

from docs.pages import ROOT
from docs.steps import follow

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.pure

HOWTO: Final = ROOT / "docs" / "howto"
UNUSED: Final = shutil.ignore_patterns("page", "*.so", "scenarios")
"""Compiled modules are copied along: with them a fresh interpreter starts in half the time."""


def run(home: Path, *arguments: str, first: tuple[str, ...] = ("tests",)) -> None:
    """A fresh interpreter, for which these folders of the copy come before those of the repository."""
    path = os.pathsep.join(str(part) for part in (*[home / folder for folder in first], ROOT / "src", ROOT / "tests"))
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=home,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def pytest_in(home: Path, *files: str, first: tuple[str, ...] = ("tests",)) -> None:
    run(home, "-m", "pytest", "-q", "-c", os.devnull, "-p", "no:cacheprovider", *files, first=first)


def listed(page: Path) -> list[str]:
    """The table of files with which the page ends."""
    table = page.read_text(encoding="utf-8").partition("## The files touched")[2]
    return re.findall(r"^\| `([^`]+)` \|", table, re.MULTILINE)


def test_the_first_card_can_be_added_as_the_page_says(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "tests" / "toy", tmp_path / "tests" / "toy", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    page = HOWTO / "first-card.md"

    assert follow(page, tmp_path) == [name for name in listed(page) if name != "tests/toy/RULES.md"]
    run(tmp_path, "-m", "toy", "check", "tests/toy_title/scenarios/tow.game")
    setup = ("--seats", "3", "--option", "factions=one", "--seed", "1")
    run(tmp_path, "-m", "toy", "fuzz", "toy", "--games", "20", *setup)
    run(tmp_path, "-m", "toy", "fuzz", "toy", "--games", "2", "--thorough", *setup)
    pytest_in(tmp_path, "tests/toy_title/cards/test_tow.py")


def test_the_endpoint_can_be_added_as_the_page_says(tmp_path: Path) -> None:
    """The steps fit the files as they stand; the server's own tests are too slow to be run once more."""
    page = HOWTO / "add-an-endpoint.md"
    for name in listed(page):
        if (ROOT / name).exists():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tmp_path / name)

    assert follow(page, tmp_path) == listed(page)
    for name in listed(page):
        if name.endswith(".py"):
            compile((tmp_path / name).read_text(encoding="utf-8"), name, "exec")


@pytest.mark.parametrize(
    ("page", "rulings"),
    [
        ("add-a-creature.md", ("cards/test_lamia.py", "cards/test_demanded.py")),
        ("add-a-hero.md", ("heroes/test_atalanta.py", "cards/test_demanded.py")),
    ],
)
def test_a_card_of_legendary_can_be_added_as_the_page_says(page: str, rulings: tuple[str, ...], tmp_path: Path) -> None:
    """Its rulings hold, everything that is demanded of a card is there, and it has all its words."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=UNUSED)
    shutil.copytree(ROOT / "tests" / "legendary", tmp_path / "tests" / "legendary", ignore=UNUSED)
    shutil.copytree(ROOT / "docs" / "rules", tmp_path / "docs" / "rules")
    for name in ("texts", "rulings.py"):
        (tmp_path / "tests" / name).symlink_to(ROOT / "tests" / name)
    wanted = ["clauses/test_components.py::test_the_cards_and_tiles_of_the_box", *rulings]

    assert follow(HOWTO / page, tmp_path) == listed(HOWTO / page)
    files = [f"tests/legendary/{name}" for name in wanted]
    words = "tests/texts/test_messages.py::test_every_event_refusal_question_and_name_has_a_message_and_no_other_exists"
    pytest_in(tmp_path, *files, f"{words}[legendary]", first=("src", "tests"))
