"""Everything about creatures is demanded: a file of rulings for each, a ruling for every clause."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

import pytest

from pelagos.games.classic.creatures import CREATURE_CARDS
from pelagos.games.classic.creatures.creature import Creature
from pelagos.games.classic.words import CREATURES

HERE: Final = Path(__file__).parent
FILES: Final = [path for path in sorted(HERE.glob("test_*.py")) if path.stem != "test_demanded"]
RULES: Final = (HERE.parents[2] / "docs" / "rules" / "classic.md").read_text(encoding="utf-8")
CLAUSES: Final = re.findall(r"^- \*\*(C-[\d.]+)\*\*", RULES, re.MULTILINE)
CITED: Final = re.compile(r"\bC-\d+(?:\.\d+)+\b")


def rulings(path: Path) -> dict[str, str]:
    """The test functions of a file and their docstrings."""
    module = ast.parse(path.read_text(encoding="utf-8"))
    return {
        node.name: ast.get_docstring(node) or ""
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def cited(path: Path) -> set[str]:
    return {clause for doc in rulings(path).values() for clause in CITED.findall(doc)}


def test_the_rules_have_clauses_on_every_creature() -> None:
    sections = {clause.split(".")[1] for clause in CLAUSES if clause.startswith("C-20.")}

    assert len(sections) == len(CREATURE_CARDS)


@pytest.mark.parametrize("card", CREATURE_CARDS, ids=lambda card: type(card).__name__)
def test_every_creature_has_a_file_of_rulings_on_all_its_clauses(card: Creature) -> None:
    path = HERE / f"test_{type(card).__name__.lower()}.py"
    assert path.is_file()

    # The creatures are numbered as their sections: the Siren, creature 0, is C-20.1.
    section = f"C-20.{card.creature + 1}."
    assert {clause for clause in CLAUSES if clause.startswith(section)} <= cited(path)


@pytest.mark.parametrize("clause", [clause for clause in CLAUSES if clause.startswith("C-19.")])
def test_every_general_clause_on_creatures_is_cited(clause: str) -> None:
    assert clause in cited(HERE / "test_buying.py") | cited(HERE / "test_figures.py")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_ruling_cites_clauses_that_exist(path: Path) -> None:
    assert rulings(path)
    assert [name for name, doc in rulings(path).items() if not CITED.search(doc)] == []
    assert cited(path) <= set(CLAUSES)


def test_the_numbers_of_the_creatures_are_their_places_in_the_list() -> None:
    assert [card.creature for card in CREATURE_CARDS] == list(range(len(CREATURES)))
    assert [type(card).__name__.lower() for card in CREATURE_CARDS] == list(CREATURES)
