"""Every card is demanded: a file of rulings for each, which cites its clause in every way it can go."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

import pytest

from pelagos.games.hellas.cards import CARDS
from pelagos.games.hellas.cards.card import Card
from pelagos.games.hellas.words import CARDS as WORDS

pytestmark = pytest.mark.pure

HERE: Final = Path(__file__).parent


def file_of(card: Card) -> Path:
    """FairWind is ruled in test_fair_wind.py."""
    snake = re.sub(r"(?<!^)([A-Z])", r"_\1", type(card).__name__).lower()
    return HERE / f"test_{snake}.py"


def rulings(path: Path) -> dict[str, str]:
    """The test functions of a file and their docstrings."""
    module = ast.parse(path.read_text(encoding="utf-8"))
    return {
        node.name: ast.get_docstring(node) or ""
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def test_there_are_nineteen_types_in_the_order_of_their_numbers() -> None:
    """H-1.6, H-10.P1 and those that follow it."""
    assert [card.card for card in CARDS] == list(range(19))
    assert len(WORDS) == 19
    assert [word[0] for word in WORDS] == ["p"] * 6 + ["z"] * 7 + ["a"] * 6


@pytest.mark.parametrize("card", CARDS, ids=lambda card: type(card).__name__)
def test_every_card_has_a_file_of_rulings(card: Card) -> None:
    """Every ruling cites the clause of its card; all cards but the veto itself are vetoed and vetoed back."""
    path = file_of(card)
    assert path.is_file()
    found = rulings(path)
    clause = f"H-10.{WORDS[card.card].upper()}"

    assert [name for name, doc in found.items() if clause not in doc] == []
    if WORDS[card.card] != "z5":
        assert [name for name in found if name.startswith("test_vetoed_back")]
        assert [name for name in found if name.startswith("test_vetoed_") and "_back_" not in name]
    if WORDS[card.card] not in ("z5", "z7", "p5", "a6"):
        assert [name for name in found if name.startswith("test_kept_")]


def test_every_file_rules_on_a_card() -> None:
    """H-10.P1 and those that follow it."""
    assert {path.name for path in HERE.glob("test_*.py")} == {
        *[file_of(card).name for card in CARDS],
        "test_demanded.py",
    }
