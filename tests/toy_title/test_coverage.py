"""Everything that exists is demanded: a test for every clause, a file for every card."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from toy.cards import CARDS
from toy.cards.card import Card

HERE: Final = Path(__file__).parent
CLAUSE: Final = re.compile(r"T-\d+\.\d+")
RULES: Final = (HERE.parent / "toy" / "RULES.md").read_text(encoding="utf-8")
CLAUSES: Final = re.findall(r"^- \*\*(T-\d+\.\d+)\*\*", RULES, re.MULTILINE)


def functions(path: Path) -> dict[str, str]:
    """The test functions of a file and their docstrings."""
    module = ast.parse(path.read_text(encoding="utf-8"))
    return {
        node.name: ast.get_docstring(node) or ""
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


@cache
def rulings() -> dict[str, str]:
    files = [*HERE.glob("clauses/test_*.py"), *HERE.glob("cards/test_*.py")]
    return {f"{path.stem}.{name}": doc for path in sorted(files) for name, doc in functions(path).items()}


def test_the_rules_have_clauses() -> None:
    assert len(CLAUSES) == len(set(CLAUSES)) == 26


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_is_cited_by_a_ruling(clause: str) -> None:
    assert any(clause in CLAUSE.findall(doc) for doc in rulings().values())


@pytest.mark.parametrize("name", rulings())
def test_every_ruling_cites_a_clause_that_exists(name: str) -> None:
    cited = CLAUSE.findall(rulings()[name])

    assert cited
    assert set(cited) <= set(CLAUSES)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: type(card).__name__)
def test_every_card_has_a_file_of_rulings(card: Card) -> None:
    path = HERE / "cards" / f"test_{type(card).__name__.lower()}.py"

    assert path.is_file()
    assert functions(path)


def test_the_faces_of_the_cards_are_their_places_in_the_list() -> None:
    assert [card.face for card in CARDS] == list(range(len(CARDS)))
