"""A card bends the rules of others only by answering a question of its title's `hooks`."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

from house.sources import SRC, python_files, tree
from pelagos.games import TITLES
from pelagos.kernel.title import rules_for

GAMES: Final = SRC / "pelagos" / "games"
CARDS: Final = {"classic": ("creatures",), "legendary": ("creatures", "heroes")}
"""The folders of a title whose modules are cards with a number."""
DOMAINS: Final = ("creature", "hero")
ALLOWED: Final = {
    "hooks.py": "the questions",
    "ids.py": "the numbers themselves",
    "laws.py": "what must be so is said in other words than the rules use",
    "odds.py": "the same questions about armies that are only thought of",
}
EACH_TITLE = pytest.mark.parametrize("title", CARDS)


def numbers_of(title: str) -> set[str]:
    """The constants of the cards: `HARPY` for the word `harpy`."""
    found = next(known for known in TITLES if known.name == title)
    domains = rules_for(found, found.most).vocabulary.domains
    return {word.upper() for name in DOMAINS if name in domains for word in domains[name].words}


def named(module: ast.Module, numbers: set[str]) -> set[str]:
    """Those that a module names, itself or as `ids.HARPY`."""
    names = {node.id for node in ast.walk(module) if isinstance(node, ast.Name)}
    attributes = {node.attr for node in ast.walk(module) if isinstance(node, ast.Attribute)}
    return (names | attributes) & numbers


def rules_modules(title: str) -> list[Path]:
    """The modules of a title that are no cards."""
    inside = [path.relative_to(GAMES / title) for path in python_files(f"games/{title}")]
    return [path for path in inside if path.parts[0] not in CARDS[title]]


@EACH_TITLE
def test_the_rules_name_no_card_outside_hooks(title: str) -> None:
    numbers = numbers_of(title)
    found = {path.as_posix(): named(tree(GAMES / title / path), numbers) for path in rules_modules(title)}

    assert {name: cards for name, cards in found.items() if cards and name not in ALLOWED} == {}


def test_nothing_is_allowed_that_needs_no_leave() -> None:
    used = {
        path.as_posix()
        for title in CARDS
        for path in rules_modules(title)
        if named(tree(GAMES / title / path), numbers_of(title))
    }

    assert set(ALLOWED) - used == set()


@EACH_TITLE
def test_every_card_has_a_number_of_its_name(title: str) -> None:
    known = {
        node.target.id
        for node in tree(GAMES / title / "ids.py").body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }

    assert numbers_of(title)
    assert numbers_of(title) <= known


def test_a_named_card_is_found() -> None:
    text = "from ids import HARPY\nif creature == HARPY or hero == ids.AJAX:\n    tell(told.HARPY_FLEW)\n"

    assert named(ast.parse(text), {"HARPY", "AJAX", "SATYR"}) == {"HARPY", "AJAX"}
