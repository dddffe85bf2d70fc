"""Every clause is cited by a test, or a reason says why not; and nothing cites a clause that does not exist."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from pelagos.games.legendary.title import TITLE
from pelagos.kernel.event import Kind

pytestmark = pytest.mark.pure

HERE: Final = Path(__file__).parent
PAGE: Final = HERE.parents[1] / "docs" / "rules" / "legendary.md"
CLAUSE: Final = re.compile(r"\bL-\d+(?:\.\d+)+")
CLAUSES: Final = re.findall(r"\*\*(L-\d+(?:\.\d+)+)\*\*", PAGE.read_text(encoding="utf-8"))
UNCITED: Final[dict[str, str]] = tomllib.loads((HERE / "uncited.toml").read_text(encoding="utf-8"))["uncited"]


@cache
def rulings() -> dict[str, str]:
    """The test functions of Legendary and their docstrings."""
    found: dict[str, str] = {}
    for path in sorted(HERE.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.relative_to(HERE).with_suffix('').as_posix()}.{node.name}"] = (
                    ast.get_docstring(node) or ""
                )
    return found


@cache
def cited() -> set[str]:
    return {clause for doc in rulings().values() for clause in CLAUSE.findall(doc)}


def test_every_clause_stands_once_on_the_page_of_rules() -> None:
    assert len(CLAUSES) == len(set(CLAUSES)) == 270


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_is_cited_or_excused(clause: str) -> None:
    assert (clause in cited()) != (clause in UNCITED)


def test_every_excuse_names_a_clause_and_a_reason() -> None:
    assert set(UNCITED) <= set(CLAUSES)
    assert all(len(reason.split()) > 3 for reason in UNCITED.values())


def test_no_test_cites_a_clause_that_does_not_exist() -> None:
    """A god, a kind of move, a creature or a hero may be cited as a whole: L-15.15 is the Kraken."""
    wholes = {clause.rpartition(".")[0] for clause in CLAUSES if clause.count(".") == 2}

    assert cited() <= {*CLAUSES, *wholes}


@pytest.mark.parametrize("folder", ["clauses", "gods", "heroes", "cards"])
def test_every_ruling_cites_a_clause(folder: str) -> None:
    demanded = "cards/test_demanded"
    names = [name for name in rulings() if name.startswith(f"{folder}/") and not name.startswith(demanded)]

    assert names
    assert [name for name in names if "L-" not in rulings()[name]] == []


@pytest.mark.parametrize("kinds", [TITLE.events, TITLE.refusals], ids=["events", "refusals"])
def test_every_event_and_refusal_has_a_clause_of_the_rules(kinds: tuple[Kind, ...]) -> None:
    assert {kind.clause for kind in kinds} <= set(CLAUSES)
    assert len({kind.name for kind in kinds}) == len(kinds)
