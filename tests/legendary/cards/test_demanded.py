"""Everything about creatures and heroes is demanded: a file of rulings for each, a ruling for every clause."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

import pytest

from pelagos.games.legendary import ids
from pelagos.games.legendary.creatures import CREATURE_CARDS
from pelagos.games.legendary.creatures.creature import Creature
from pelagos.games.legendary.creatures.figures import Figure
from pelagos.games.legendary.heroes import HERO_CARDS
from pelagos.games.legendary.heroes.hero import Hero
from pelagos.games.legendary.odds import FALLING
from pelagos.games.legendary.words import CREATURES, HEROES

pytestmark = pytest.mark.pure

HERE: Final = Path(__file__).parent
THERE: Final = HERE.parent / "heroes"
FILES: Final = [path for path in sorted(HERE.glob("test_*.py")) if path.stem != "test_demanded"]
RULES: Final = (HERE.parents[2] / "docs" / "rules" / "legendary.md").read_text(encoding="utf-8")
CLAUSES: Final = re.findall(r"\*\*(L-\d+(?:\.\d+)+)\*\*", RULES)
CITED: Final = re.compile(r"\bL-\d+(?:\.\d+)+\b")


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


def clauses_of(section: str) -> set[str]:
    return {clause for clause in CLAUSES if clause.startswith(f"{section}.")}


def test_the_rules_have_clauses_on_every_creature_and_every_hero() -> None:
    assert all(clauses_of(f"L-15.{number}") for number in range(len(CREATURE_CARDS) + 1))
    assert all(clauses_of(f"L-16.{number}") for number in range(len(HERO_CARDS) + 1))


@pytest.mark.parametrize("card", CREATURE_CARDS, ids=lambda card: type(card).__name__)
def test_every_creature_has_a_file_of_rulings_on_all_its_clauses(card: Creature) -> None:
    path = HERE / f"test_{type(card).__name__.lower()}.py"
    assert path.is_file()

    # The creatures are numbered as their sections: Charon, creature 0, is L-15.1.
    assert clauses_of(f"L-15.{card.creature + 1}") <= cited(path)


@pytest.mark.parametrize("card", HERO_CARDS, ids=lambda card: HEROES[card.hero])
def test_every_hero_has_a_file_of_rulings_on_all_his_clauses(card: Hero) -> None:
    path = THERE / f"test_{HEROES[card.hero]}.py"
    assert path.is_file()

    # The heroes are numbered as their sections: Ajax, hero 0, is L-16.1. What several heroes share has its own file.
    own = clauses_of(f"L-16.{card.hero + 1}")
    assert own & cited(path)
    assert own <= {clause for file in THERE.glob("test_*.py") for clause in cited(file)}


@pytest.mark.parametrize("section", ["L-15.0", "L-8"])
def test_every_general_clause_on_creatures_and_figures_is_cited(section: str) -> None:
    assert clauses_of(section) <= cited(HERE / "test_figures.py")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_ruling_cites_clauses_that_exist(path: Path) -> None:
    assert rulings(path)
    assert [name for name, doc in rulings(path).items() if not CITED.search(doc)] == []
    assert cited(path) <= set(CLAUSES)


def test_every_file_rules_on_a_creature_or_on_all() -> None:
    assert {path.stem.removeprefix("test_") for path in FILES} == {*CREATURES, "figures", "questions"}


def test_the_numbers_of_the_cards_are_their_places_in_the_list() -> None:
    assert [card.creature for card in CREATURE_CARDS] == list(range(ids.CREATURES))
    assert [type(card).__name__.lower() for card in CREATURE_CARDS] == list(CREATURES)
    assert [card.hero for card in HERO_CARDS] == list(range(ids.HEROES))


def test_the_tables_of_figures_and_of_falling_heroes_are_whole() -> None:
    """A card that one of them forgot would be no figure, or would not be counted in the odds of a battle."""
    assert [card.creature for card in CREATURE_CARDS if isinstance(card, Figure)] == sorted(ids.FIGURE_CARDS)
    assert len(ids.FIGURE_CARDS) == ids.FIGURES
    assert sorted(FALLING) == list(range(ids.HEROES))
    assert all(card.since <= ids.VERSION for card in CREATURE_CARDS)
    assert all(card.since <= ids.VERSION for card in HERO_CARDS)
