"""Every clause is cited by a test, or a reason says why not; and nothing cites a clause that does not exist."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from citations import Citations
from pelagos.games.hellas.title import TITLE
from pelagos.kernel.event import Kind

pytestmark = pytest.mark.pure

HERE: Final = Path(__file__).parent
CLAUSES: Final = (HERE / "clauses.txt").read_text(encoding="utf-8").split()
RULES: Final = Citations(HERE, CLAUSES, r"H-\d+\.[A-Z]?\d+")


def test_every_clause_stands_once_in_the_list() -> None:
    assert len(RULES.clauses) == len(set(RULES.clauses)) == 190


@pytest.mark.parametrize("clause", RULES.clauses)
def test_every_clause_is_cited_or_excused(clause: str) -> None:
    assert RULES.is_accounted_for(clause)


def test_every_excuse_names_a_clause_and_a_reason() -> None:
    assert RULES.bad_excuses() == []


def test_no_test_cites_a_clause_that_does_not_exist() -> None:
    assert RULES.invented() == set()


@pytest.mark.parametrize("part", ["clauses", "cards"])
def test_every_ruling_cites_a_clause(part: str) -> None:
    assert RULES.names(part)
    assert RULES.silent(part) == []


@pytest.mark.parametrize("kinds", [TITLE.events, TITLE.refusals], ids=["events", "refusals"])
def test_every_event_and_refusal_has_a_clause_of_the_rules(kinds: tuple[Kind, ...]) -> None:
    assert {kind.clause for kind in kinds} <= set(RULES.clauses)
    assert len({kind.name for kind in kinds}) == len(kinds)
